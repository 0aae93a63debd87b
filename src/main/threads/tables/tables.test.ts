/** The strong tables, built once here for every test that needs them. */
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import { applyMoves } from '../../../shared/puzzle/board.ts';
import { lettersOf } from '../../../shared/puzzle/moveNames.ts';
import type { IdaStar } from '../../../shared/puzzle/solve/idaStar.ts';
import { optimalSolver } from '../../../shared/puzzle/solve/optimalSolver.ts';
import { patternMeasure, type PatternDatabase } from '../../../shared/puzzle/heuristics/patternDatabase.ts';
import { createSlidingDomain } from '../../../shared/puzzle/domain/slidingDomain.ts';
import { temporaryFolder } from '../../disk/temporaryFolder.fixture.ts';
import { builderOf, startBuilder, type BuilderThread } from './builder.ts';
import { decodeDatabase, encodeDatabase } from './databaseFile.ts';
import { PatternDatabases, type Builder } from '../../../host/solver/databases.ts';
import type { FrameBlank } from '../../../shared/puzzle/square.ts';
import { databaseFile, openPatterns, readDatabase } from './openDatabase.ts';

const GOAL = Array.from({ length: 16 }, (_, tile) => tile);

let folder: string;
let database: PatternDatabase;
const told: number[] = [];
const cleanUp: (() => void)[] = [];

beforeAll(() => {
  folder = join(
    temporaryFolder((remove) => cleanUp.push(remove)),
    'tables',
  );
  database = openPatterns({ folder, blank: 0 }, (done) => told.push(done));
}, 600_000);
afterAll(() => cleanUp.forEach((remove) => remove()));

describe('the 6-6-3 databases', () => {
  test('have an entry for every placement', () => {
    const counts = database.tables.map((table) => table.reduce((count, entry) => count + (entry < 255 ? 1 : 0), 0));
    expect(counts).toEqual([5_765_760, 5_765_760, 3_360]);
  });

  function solved(tiles: readonly number[], patterns: PatternDatabase | null): IdaStar {
    const solver = optimalSolver({ rows: 4, cols: 4, start: tiles, goal: GOAL }, patterns);
    solver.advance(Infinity);
    return solver;
  }

  test('solve the sample of Korf, and never overestimate along the solutions', () => {
    const measure = patternMeasure(database, GOAL);
    let generated = 0;
    for (const { tiles, optimal } of korf.instances) {
      const solver = solved(tiles, database);
      const solution = solver.solution!;
      generated += solver.counts.generated;
      expect(solution).toHaveLength(optimal);
      const walk = solution.map((_, moves) => applyMoves(tiles, lettersOf(solution.slice(0, moves)), 4, 4)!);
      expect(applyMoves(tiles, lettersOf(solution), 4, 4)).toEqual(GOAL);
      for (const [moves, cells] of walk.entries()) expect(measure(cells)).toBeLessThanOrEqual(optimal - moves);
    }
    expect(generated / korf.instances.length).toBeLessThan(1_000_000);
  });

  test('take a tenth of the nodes that walking distance takes, on hard instances', () => {
    const [strong, weak] = [database, null].map((patterns) =>
      korf.instances
        .filter(({ optimal }) => optimal === 53)
        .reduce((sum, { tiles }) => sum + solved(tiles, patterns).counts.generated, 0),
    );
    expect(strong).toBeLessThan(weak / 8);
  });

  test('are a heuristic of the sliding domain', () => {
    const { tiles } = korf.instances[0];
    const puzzle = { rows: 4, cols: 4, start: tiles, goal: GOAL };
    const domain = createSlidingDomain(puzzle, 'pattern-database', { patterns: database });
    const states = new Int32Array(2 * domain.words);
    domain.start(states, 0);
    domain.goal(states, domain.words);
    expect(domain.h(states, 0)).toBe(patternMeasure(database, GOAL)(tiles));
    expect(domain.h(states, domain.words)).toBe(0);
  });
});

test('progress of 1 was told while the tables were still being packed, and the search was refused', () => {
  expect(told.length).toBeGreaterThan(50);
  expect(Math.max(...told)).toBeLessThan(1);
  expect(Math.max(...told)).toBeGreaterThan(0.9);
});

describe('the cache', () => {
  test('is written once, whole, and read from then on', () => {
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(readdirSync(folder)).toEqual(['patterns-6-6-3-0.bin']);
    const again = openPatterns({ folder, blank: 0 }, () => expect.fail('It is built again.'));
    expect(again.tables.map((table, index) => Buffer.compare(table, database.tables[index]))).toEqual([0, 0, 0]);
  });

  test('says nothing where it has nothing, or something else under that name', () => {
    const other = temporaryFolder(onTestFinished);
    expect(readDatabase(other, 0)).toBe(null);
    writeFileSync(databaseFile(other, 5), readFileSync(databaseFile(folder, 0)));
    expect(readDatabase(other, 5)).toBe(null);
    mkdirSync(databaseFile(other, 1));
    expect(readDatabase(other, 1)).toBe(null);
  });

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', () => new Uint8Array(0)],
    ['another kind of file', () => Buffer.from('SQLite format 3'.padEnd(200))],
    ['of another version', (bytes) => (bytes.writeUInt32LE(2, 4), bytes)],
    ['for a place of the blank that there is not', (bytes) => (bytes.writeUInt32LE(2, 8), bytes)],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 1000)],
    ['nothing but a header', (bytes) => bytes.subarray(0, 44)],
    ['changed in its digest', (bytes) => (bytes.writeUInt8(bytes[20] ^ 1, 20), bytes)],
    ['changed in its tables', (bytes) => (bytes.writeUInt8(bytes[bytes.length >> 1] ^ 1, bytes.length >> 1), bytes)],
  ])('does not take a file that is %s', (_what, damage) => {
    const bytes = Buffer.from(readFileSync(databaseFile(folder, 0)));
    expect(decodeDatabase(damage(bytes))).toBe(null);
  });

  test('has small files', () => {
    expect(encodeDatabase(database).length).toBeLessThan(8_000_000);
  });
});

describe('databases in the background', () => {
  const keptIn =
    (folder: string) =>
    (blank: FrameBlank): Builder =>
      startBuilder(new URL('./worker.ts', import.meta.url), { folder, blank });

  test('come from a thread of their own, and are there for everybody then', async () => {
    const databases = new PatternDatabases(keptIn(folder));
    onTestFinished(() => databases.close());
    expect(databases.peek(0)).toBe(null);
    const ready = await databases.ready(0);
    expect(Buffer.compare(ready.tables[0], database.tables[0])).toBe(0);
    expect(databases.peek(0)).toBe(ready);
    expect(databases.progress(0)).toBe(1);
    expect(await databases.ready(0)).toBe(ready);
  });

  test('are given up when they are closed, and nothing unfinished stays in the cache', async () => {
    const empty = join(temporaryFolder(onTestFinished), 'tables');
    const databases = new PatternDatabases(keptIn(empty));
    const ready = databases.ready(0);
    await databases.close();
    await expect(ready).rejects.toThrow('has ended');
    expect(existsSync(empty)).toBe(false);
    rmSync(empty, { recursive: true, force: true });
  });

  test('tell how far they are, and are begun again after a failure', async () => {
    const threads: EventEmitter[] = [];
    const databases = new PatternDatabases(() => {
      const thread = Object.assign(new EventEmitter(), { unref() {}, terminate: async () => 0 });
      threads.push(thread);
      return builderOf(thread as unknown as BuilderThread);
    });
    const first = databases.ready(5);
    threads[0].emit('message', { done: 0.25 });
    expect(databases.progress(5)).toBe(0.25);
    threads[0].emit('error', new Error('out of memory'));
    threads[0].emit('exit', 1);
    await expect(first).rejects.toThrow('out of memory');
    expect(databases.progress(5)).toBe(0);
    expect(threads).toHaveLength(2);
    threads[1].emit('message', { done: 1, database });
    threads[1].emit('exit', 0);
    expect(await databases.ready(5)).toBe(database);
    expect(threads).toHaveLength(2);
  });
});
