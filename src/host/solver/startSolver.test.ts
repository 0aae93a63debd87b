import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';
import { hashTrace } from '../../shared/trace/hash.fixture.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { openSearch } from './openSearch.ts';
import { threadOf } from '../../main/threads/workerPort.ts';
import { startSolver, type StartedSolver } from './startSolver.ts';

const PUZZLE: Puzzle = { rows: 3, cols: 3, start: [7, 3, 8, 0, 2, 6, 4, 1, 5], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};

describe('the solver in a worker', () => {
  let workers: Worker[];
  let logged: unknown[];
  let solver: StartedSolver;

  beforeEach(() => {
    workers = [];
    logged = [];
    solver = startSolver(
      () => {
        const worker = new Worker(new URL('../../main/threads/worker.ts', import.meta.url), {
          workerData: { tablesFolder: null },
        });
        workers.push(worker);
        return threadOf(worker);
      },
      (error) => logged.push(error),
    );
  });

  afterEach(() => solver.terminate());

  test('starts with the first search, and not before', async () => {
    expect(workers).toHaveLength(0);
    await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    expect(workers).toHaveLength(1);
  });

  test('is there for the first search where it was woken, and does not wake after its end', async () => {
    solver.wake();
    solver.wake();
    await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    expect(workers).toHaveLength(1);
    await solver.terminate();
    solver.wake();
    expect(workers).toHaveLength(1);
  });

  test('rests when nobody needs it, and starts another worker for the next search', async () => {
    const { searchId } = await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    const ended = new Promise((resolve) => workers[0]!.once('exit', resolve));
    solver.rest();
    await ended;
    await expect(solver.client.outcome({ searchId })).rejects.toThrow('no longer open');
    await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    expect(workers).toHaveLength(2);
    expect(logged).toEqual([]);
  });

  test('gives the same trace as the engine in this thread', async () => {
    const { searchId } = await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    const reader = new TraceReader();
    while (reader.status === 'running') {
      reader.append(decodeBatch(await solver.client.advance({ searchId, expansions: 500, millis: 100 })));
    }
    const search = openSearch(PUZZLE, SEARCH);
    search.advance(Infinity);
    expect(hashTrace(reader)).toBe(hashTrace(search.trace));
    expect(await solver.client.outcome({ searchId })).toMatchObject({ status: 'solved', expanded: reader.expansions });
  });

  test('passes refusals on with their code', async () => {
    const { searchId } = await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    await expect(solver.client.outcome({ searchId })).rejects.toMatchObject({ code: 'not-finished' });
    await solver.client.close({ searchId });
    await expect(solver.client.advance({ searchId, expansions: 1, millis: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('knows no search before the first one', async () => {
    await expect(solver.client.outcome({ searchId: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('that dies loses its searches; the next one gets a new worker and a new id', async () => {
    const { searchId } = await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    await workers[0].terminate();
    await expect(solver.client.outcome({ searchId })).rejects.toMatchObject({ code: 'not-found' });

    const next = await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    expect(next.searchId).toBeGreaterThan(searchId);
    expect(workers).toHaveLength(2);
    await expect(solver.client.outcome({ searchId })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('that dies fails the calls that are pending', async () => {
    const mute = muteWorker();
    const pending = startSolver(() => threadOf(mute)).client.open({ puzzle: PUZZLE, search: SEARCH });
    const refused = expect(pending).rejects.toMatchObject({ code: 'internal' });
    await mute.terminate();
    await refused;
  });

  test('was left while its thread was still being stopped, which can crash the process; now its end is waited for', async () => {
    await solver.client.open({ puzzle: PUZZLE, search: SEARCH });
    let isGone = false;
    workers[0]!.once('exit', () => (isGone = true));
    await solver.terminate();
    expect(isGone).toBe(true);
    await solver.terminate();
  });

  test('once terminated refuses what is pending and what comes, and starts no worker', async () => {
    let starts = 0;
    const terminated = startSolver(() => (starts++, threadOf(muteWorker())));
    const pending = terminated.client.open({ puzzle: PUZZLE, search: SEARCH });
    const refused = expect(pending).rejects.toMatchObject({ code: 'closed' });
    void terminated.terminate();
    await refused;
    await expect(terminated.client.open({ puzzle: PUZZLE, search: SEARCH })).rejects.toMatchObject({ code: 'closed' });
    expect(starts).toBe(1);
  });

  test('logs the error that a worker dies of', async () => {
    const broken = startSolver(
      () => threadOf(new Worker('throw new Error("broken on purpose")', { eval: true })),
      (error) => logged.push(error),
    );
    await expect(broken.client.open({ puzzle: PUZZLE, search: SEARCH })).rejects.toMatchObject({ code: 'internal' });
    expect(logged).toMatchObject([{ message: 'broken on purpose' }]);
  });
});

/** A worker that hears everything and never answers. */
function muteWorker(): Worker {
  return new Worker('require("node:worker_threads").parentPort.on("message", () => {})', { eval: true });
}
