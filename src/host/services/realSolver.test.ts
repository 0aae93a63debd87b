import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle, SearchSpec } from '../../shared/contract/types.ts';
import { applyMoves } from '../../shared/puzzle/board.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';
import { startSolver } from '../solver/startSolver.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { ALL, NEWEST } from '../store/pages.fixture.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { threadOf } from '../../main/threads/workerPort.ts';
import { OpenedFiles } from '../../main/hosts/openedFiles.ts';
import { openServices } from './createServices.ts';
import type { Services } from './services.ts';
import { MemoryDestination } from './memoryDestination.fixture.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';

const WORKER = new URL('../../main/threads/worker.ts', import.meta.url);
const ASTAR = DEFAULT_SEARCH;
const BFS: SearchSpec = { ...ASTAR, algorithm: 'bfs', heuristic: 'zero', goalTest: 'expansion' };

/** The services over a library on the disk and an engine in a worker, as a host has them. */
function open(folder: string): { services: Services; api: Api; workers: Worker[] } {
  const workers: Worker[] = [];
  const createWorker = (): Worker => {
    workers.push(new Worker(WORKER, { workerData: { tablesFolder: null } }));
    return workers.at(-1)!;
  };
  const description = {
    version: '0.1.0',
    engineVersion: 1,
    host: 'web',
    versions: {},
    releases: null,
    dataFolder: folder,
  } as const;
  const services = openServices({
    ...{ store: openStore(folder), solver: startSolver(() => threadOf(createWorker())) },
    ...{ destination: new MemoryDestination(), opened: new OpenedFiles(), description },
    pageTemplate: () => Promise.reject(new Error('No page is exported here.')),
    countExperiment: () => ({ ended: new Promise(() => {}), stop() {} }),
  });
  onTestFinished(() => services.close());
  return { services, api: services.connect().api, workers };
}

async function case1(api: Api): Promise<LibraryPuzzle> {
  const { puzzleId } = await api.settings.read({});
  return api.library.getPuzzle({ puzzleId: puzzleId! });
}

/** Advances by `expansions` a call until the search has ended. */
async function finish(api: Api, searchId: number, expansions: number): Promise<void> {
  let status = 'running';
  while (status === 'running')
    status = decodeBatch(await api.searches.advance({ searchId, expansions, millis: 20 })).status;
}

describe('the services with the engine in its worker', () => {
  test('search Case 1, save the runs, and have them again after a restart', async () => {
    const folder = temporaryFolder(onTestFinished);
    const { api, services } = open(folder);
    const { puzzle, puzzleId, title } = await case1(api);
    const runs = [];
    for (const search of [ASTAR, BFS]) {
      const { searchId } = await api.searches.start({ puzzle, search });
      await finish(api, searchId, 50);
      runs.unshift(await api.runs.keep({ searchId, keepAs: { puzzleId, title } }));
    }
    for (const { outcome } of runs) {
      expect(outcome).toMatchObject({ status: 'solved', solution: expect.stringMatching(/^[UDLR]{8}$/) });
      expect(applyMoves(puzzle.start, outcome.solution!, 3, 3)).toEqual(puzzle.goal);
    }
    expect(runs[0].outcome).toMatchObject({ expanded: 191, generated: 524 });
    await services.close();
    expect((await open(folder).api.library.list({ runs: { ...NEWEST, ...ALL } })).runs).toEqual({
      total: 2,
      rows: runs,
      damaged: [],
      pruned: 0,
    });
  });

  test('refuse to save a search that has not ended', async () => {
    const { api } = open(temporaryFolder(onTestFinished));
    const { puzzle, puzzleId, title } = await case1(api);
    const { searchId } = await api.searches.start({ puzzle, search: BFS });
    await api.searches.advance({ searchId, expansions: 1, millis: 20 });
    const save = api.runs.keep({ searchId, keepAs: { puzzleId, title } });
    await expect(save).rejects.toThrow(expect.objectContaining({ code: 'not-finished' }));
  });

  test('survive the death of the worker: its searches are lost, with a sentence, and the next one starts', async () => {
    const { api, workers } = open(temporaryFolder(onTestFinished));
    const { puzzle } = await case1(api);
    const { searchId } = await api.searches.start({ puzzle, search: BFS });
    await workers[0].terminate();
    const advance = api.searches.advance({ searchId, expansions: 1, millis: 20 });
    await expect(advance).rejects.toThrow(
      expect.objectContaining({ code: 'not-found', message: expect.stringContaining('Start it again.') }),
    );
    const next = await api.searches.start({ puzzle, search: ASTAR });
    await finish(api, next.searchId, 1000);
    expect(workers).toHaveLength(2);
  });
});
