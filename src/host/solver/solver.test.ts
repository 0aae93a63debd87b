import { describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { applyMoves } from '../../shared/puzzle/board.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';
import { hashTrace } from '../../shared/trace/hash.fixture.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { actionOf } from '../../shared/trace/trace.ts';
import { MAX_BATCH_BYTES, SLICE_EXPANSIONS } from './limits.ts';
import { openSearch } from './openSearch.ts';
import { Solver, type Tables } from './solver.ts';
import { NO_TABLES } from '../../main/threads/tables.fixture.ts';

const CASE_1: Puzzle = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };
const HARDEST: Puzzle = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const BFS: SearchSpec = { algorithm: 'bfs', heuristic: 'zero', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
const ASTAR: SearchSpec = { ...BFS, algorithm: 'astar', heuristic: 'manhattan' };

/** A solver with one search, id 1, and a clock that goes on by `tickMs` each time it is looked at. */
function opened(puzzle: Puzzle, search: SearchSpec, tickMs = 0): Solver {
  let time = 0;
  const solver = new Solver(() => (time += tickMs), NO_TABLES);
  solver.open({ searchId: 1, puzzle, search });
  return solver;
}

describe('the solver', () => {
  test('first hands out the root alone where no expansion is wanted', () => {
    const batch = decodeBatch(opened(CASE_1, BFS).advance({ searchId: 1, expansions: 0, millis: 10 }));
    expect(batch).toMatchObject({ firstNode: 0, nodeCount: 1, expansionCount: 0, status: 'running' });
  });

  test('performs exactly the expansions asked for, if there are so many', () => {
    const solver = opened(CASE_1, BFS);
    const counts = [1, 100, 1000].map(
      (expansions) => decodeBatch(solver.advance({ searchId: 1, expansions, millis: 10 })).expansionCount,
    );
    expect(counts).toEqual([1, 100, 90]);
  });

  test('stops after the slice in which the time is over', () => {
    const solver = opened(HARDEST, BFS, 3);
    const batch = decodeBatch(solver.advance({ searchId: 1, expansions: 100_000, millis: 10 }));
    expect(batch.expansionCount).toBe(4 * SLICE_EXPANSIONS);
  });

  test('fills a batch and no more, and together the batches are the whole trace', () => {
    const solver = opened(HARDEST, BFS);
    const reader = new TraceReader();
    while (reader.status === 'running') {
      const buffer = solver.advance({ searchId: 1, expansions: 1_000_000, millis: 1000 });
      expect(buffer.byteLength).toBeLessThanOrEqual(MAX_BATCH_BYTES);
      reader.append(decodeBatch(buffer));
      if (reader.status === 'running') expect(buffer.byteLength).toBeGreaterThan(MAX_BATCH_BYTES / 2);
    }
    const search = openSearch(HARDEST, BFS);
    search.advance(Infinity);
    expect(hashTrace(reader)).toBe(hashTrace(search.trace));
  });

  test('returns the result of a search that has ended, with the time spent in it', () => {
    const solver = opened(CASE_1, ASTAR, 2);
    solver.advance({ searchId: 1, expansions: 3, millis: 100 });
    solver.advance({ searchId: 1, expansions: 1000, millis: 100 });
    const outcome = solver.outcome({ searchId: 1 });
    expect(outcome).toMatchObject({ status: 'solved', solution: 'ULDLURDR' });
    expect(outcome.durationMs).toBeGreaterThan(0);
    expect(applyMoves(CASE_1.start, outcome.solution!, 3, 3)).toEqual(CASE_1.goal);
  });

  test('times a search that has ended by repeating it, and none after it was closed', () => {
    const solver = opened(CASE_1, ASTAR, 0.001);
    expect(() => solver.time({ searchId: 1, millis: 10 })).toThrow('not ended');
    solver.advance({ searchId: 1, expansions: 1000, millis: 100 });
    let time = solver.time({ searchId: 1, millis: 1 });
    expect(time.isOver).toBe(false);
    while (!time.isOver) time = solver.time({ searchId: 1, millis: 100 });
    expect(time).toMatchObject({ runs: 1000, medianMs: expect.closeTo(0.001) });
    solver.close({ searchId: 1 });
    expect(() => solver.time({ searchId: 1, millis: 10 })).toThrow('no longer open');
  });

  test('times a search once where the searches that run leave no room for a second run', () => {
    const solver = new Solver(() => 0, NO_TABLES, { maxNodesInAll: 4 * SLICE_EXPANSIONS + 200 });
    const advance = (searchId: number, expansions: number) => solver.advance({ searchId, expansions, millis: 100 });
    solver.open({ searchId: 1, puzzle: CASE_1, search: ASTAR });
    solver.open({ searchId: 2, puzzle: CASE_1, search: BFS });
    solver.open({ searchId: 3, puzzle: HARDEST, search: BFS });
    for (const searchId of [1, 2]) advance(searchId, 1000);
    advance(3, SLICE_EXPANSIONS);
    expect(solver.time({ searchId: 1, millis: 10 }).runs).toBe(1000);
    expect(solver.time({ searchId: 2, millis: 10 }).runs).toBe(1);
  });

  test('counts like the worked cases: the goal is expanded, the start is not generated', () => {
    const solver = opened(CASE_1, BFS);
    solver.advance({ searchId: 1, expansions: 1000, millis: 100 });
    expect(solver.outcome({ searchId: 1 })).toMatchObject({ expanded: 191, generated: 524 });
  });

  test('reports that a search has found no solution', () => {
    const puzzle: Puzzle = { rows: 2, cols: 2, start: [2, 1, 3, 0], goal: [1, 2, 3, 0] };
    const solver = opened(puzzle, BFS);
    solver.advance({ searchId: 1, expansions: 100, millis: 100 });
    expect(solver.outcome({ searchId: 1 })).toMatchObject({ status: 'exhausted', expanded: 12, solution: null });
  });

  test('tries moves in the order of the letters', () => {
    const first = (order: string) => openSearch(CASE_1, { ...BFS, order });
    const [search, reversed] = [first('UDLR'), first('RLDU')];
    [search, reversed].forEach((each) => each.advance(1));
    expect([1, 2].map((node) => actionOf(search.trace, node))).toEqual([0, 2]);
    expect([1, 2].map((node) => actionOf(reversed.trace, node))).toEqual([2, 0]);
  });

  test('keeps searches apart', () => {
    const solver = opened(CASE_1, BFS);
    solver.open({ searchId: 2, puzzle: HARDEST, search: ASTAR });
    solver.advance({ searchId: 1, expansions: 5, millis: 10 });
    const batch = decodeBatch(solver.advance({ searchId: 2, expansions: 1, millis: 10 }));
    expect(batch).toMatchObject({ firstNode: 0, expansionCount: 1 });
  });

  test.each(['advance', 'outcome'] as const)('refuses %s of a search that is not open, or no longer', (method) => {
    const solver = opened(CASE_1, BFS);
    solver.close({ searchId: 1 });
    expect(() => solver[method]({ searchId: 1, expansions: 1, millis: 1 })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });

  test('keeps all searches together under one limit; a search that met it goes on when another one is closed', () => {
    const MOST = 20_000;
    const solver = new Solver(() => 0, NO_TABLES, { maxNodesInAll: MOST });
    const reader = new TraceReader();
    const advance = (searchId: number) =>
      decodeBatch(solver.advance({ searchId, expansions: 1_000_000, millis: 1000 }));
    for (const searchId of [1, 2]) solver.open({ searchId, puzzle: HARDEST, search: BFS });
    const other = advance(1);
    expect(other.nodeCount).toBeGreaterThan(MOST - 4 * SLICE_EXPANSIONS);
    for (const searchId of [1, 2]) {
      expect(() => advance(searchId)).toThrow(
        expect.objectContaining({ code: 'too-many', message: expect.stringContaining('20,000 nodes') }),
      );
    }

    solver.close({ searchId: 1 });
    reader.append(advance(2));
    expect(reader.nodes).toBeLessThanOrEqual(MOST);
    const search = openSearch(HARDEST, BFS);
    search.advance(reader.expansions);
    expect(hashTrace(reader)).toBe(hashTrace(search.trace));
  });

  test('kept the whole trace of a search that had ended; now it takes no room from others, and still tells its result', () => {
    const solver = new Solver(() => 0, NO_TABLES, { maxNodesInAll: 4 * SLICE_EXPANSIONS + 2 });
    for (const searchId of [1, 2]) solver.open({ searchId, puzzle: CASE_1, search: BFS });
    const advance = (searchId: number) => decodeBatch(solver.advance({ searchId, expansions: 1000, millis: 1 }));
    expect(advance(1).status).toBe('solved');
    expect(advance(2)).toMatchObject({ status: 'solved', expansionCount: 191 });
    const outcome = solver.outcome({ searchId: 1 });
    expect(outcome).toMatchObject({ expanded: 191, generated: 524 });
    for (const again of [advance(1), advance(1)])
      expect(again).toMatchObject({ status: 'solved', nodeCount: 0, expansionCount: 0, firstExpansion: 191 });
    expect(solver.outcome({ searchId: 1 })).toEqual(outcome);
  });

  test('asks for a collection when a large search has ended or is closed, and for none after a small one', () => {
    let collections = 0;
    const solver = new Solver(() => 0, NO_TABLES, { maxNodesInAll: Infinity, collect: () => collections++ });
    const run = (searchId: number, puzzle: Puzzle, expansions: number) => {
      solver.open({ searchId, puzzle, search: BFS });
      for (let batches = 0; batches < 20; batches++) solver.advance({ searchId, expansions, millis: 1000 });
    };
    run(1, CASE_1, 1000);
    solver.close({ searchId: 1 });
    expect(collections).toBe(0);
    run(2, HARDEST, 1_000_000);
    expect(solver.outcome({ searchId: 2 }).status).toBe('solved');
    expect(collections).toBe(1);
    run(3, HARDEST, 4000);
    solver.close({ searchId: 3 });
    expect(collections).toBe(2);
    solver.close({ searchId: 2 });
    expect(collections).toBe(2);
  });

  test('refuses the result of a search that has not ended', () => {
    expect(() => opened(CASE_1, BFS).outcome({ searchId: 1 })).toThrow(
      expect.objectContaining({ code: 'not-finished' }),
    );
  });
});

describe('a search that needs tables', () => {
  const FIFTEEN: Puzzle = {
    rows: 4,
    cols: 4,
    start: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 13, 14, 15, 12],
    goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0],
  };
  const PATTERNS: SearchSpec = { ...ASTAR, heuristic: 'pattern-database' };
  const unfinished: Tables = { peek: () => null, ready: () => new Promise(() => {}), progress: () => 0.25 };

  test('receives their progress, and is refused before they are ready', async () => {
    const solver = new Solver(() => 0, unfinished);
    expect(await solver.prepare({ puzzle: FIFTEEN, search: PATTERNS })).toEqual({ done: 0.25 });
    expect(() => solver.open({ searchId: 1, puzzle: FIFTEEN, search: PATTERNS })).toThrow('still being built');
  });

  test('fails as they do', async () => {
    const solver = new Solver(() => 0, { ...unfinished, ready: () => Promise.reject(new Error('No memory.')) });
    await expect(solver.prepare({ puzzle: FIFTEEN, search: PATTERNS })).rejects.toThrow('No memory.');
  });

  test.each<[string, Puzzle, SearchSpec]>([
    ['another heuristic', FIFTEEN, ASTAR],
    ['an algorithm without one', FIFTEEN, { ...PATTERNS, algorithm: 'bfs' }],
    ['a small board, whose table is made at once', CASE_1, PATTERNS],
  ])('is not one with %s', async (_, puzzle, search) => {
    const solver = new Solver(() => 0, NO_TABLES);
    expect(await solver.prepare({ puzzle, search })).toEqual({ done: 1 });
    expect(() => solver.open({ searchId: 1, puzzle, search })).not.toThrow();
  });
});

test('a factor and the members of a maximum reach the heuristic', () => {
  const h = (search: SearchSpec): number => openSearch(HARDEST, search).trace.h[0];
  const manhattan = h(ASTAR);
  expect(h({ ...ASTAR, heuristic: 'manhattan-times', factor: 3 })).toBe(3 * manhattan);
  expect(h({ ...ASTAR, heuristic: 'max', members: ['misplaced'] })).toBe(h({ ...ASTAR, heuristic: 'misplaced' }));
  expect(h({ ...ASTAR, heuristic: 'max', members: ['misplaced', 'manhattan'] })).toBe(manhattan);
});
