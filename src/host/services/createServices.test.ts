import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { writeSettings } from '../store/settings.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { ALL, NEWEST } from '../store/pages.fixture.ts';
import type { ProgramDescription } from './app.ts';
import { OpenedFiles } from '../../main/hosts/openedFiles.ts';
import { openServices, REST_AFTER_MS } from './createServices.ts';
import { FakeSolver } from './fakeSolver.fixture.ts';
import { MAX_OPEN_SEARCHES } from './searches.ts';
import { MemoryDestination } from './memoryDestination.fixture.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { SETTINGS } from '../../shared/contract/settings.ts';

const DESCRIPTION: ProgramDescription = {
  version: '0.1.0',
  engineVersion: 7,
  host: 'web',
  versions: {},
  releases: null,
  dataFolder: '/data',
};
const PUZZLE: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const FIFTEEN_GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
/** Large enough that nothing is known of it before a search. */
const FIFTEEN: Puzzle = { rows: 4, cols: 4, start: FIFTEEN_GOAL.toSpliced(14, 2, 0, 15), goal: FIFTEEN_GOAL };
const UNSOLVABLE: Puzzle = { ...PUZZLE, start: [2, 1, 3, 0] };
const ASTAR: SearchSpec = DEFAULT_SEARCH;
const BFS: SearchSpec = { ...ASTAR, algorithm: 'bfs', goalTest: 'generation' };

function setUp() {
  const solver = new FakeSolver();
  const onRest = vi.fn<() => void>();
  const store = openStore(temporaryFolder(onTestFinished));
  const services = openServices({
    store,
    solver,
    destination: new MemoryDestination(),
    opened: new OpenedFiles(),
    pageTemplate: () => Promise.reject(new Error('No page is exported here.')),
    countExperiment: () => ({ ended: new Promise(() => {}), stop() {} }),
    description: DESCRIPTION,
    onRest,
  });
  onTestFinished(() => services.close());
  const connection = services.connect();
  return { solver, store, services, onRest, connection, api: connection.api };
}

function refused(code: ErrorCode): unknown {
  return expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z0-9].*\.$/) });
}

/** Something that a test lets happen when it is time. */
function gate(): { closed: Promise<void>; open(): void } {
  let open = (): void => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open };
}

test('the program describes itself', async () => {
  expect(await setUp().api.app.describe({})).toEqual({
    ...DESCRIPTION,
    isReadOnly: false,
    notices: [],
    isFileWaiting: false,
  });
});

test('a change by one connection is signalled to all open ones; a change of settings to none', async () => {
  const { services, api, connection } = setUp();
  const other = services.connect();
  const heard: string[] = [];
  connection.onChange(() => heard.push('own'));
  other.onChange(() => heard.push('other'));
  await api.library.createSet({ title: 'Mine' });
  expect(heard.splice(0)).toEqual(['own', 'other']);
  await api.settings.write({ change: { speed: 2 } });
  await api.library.list({ sets: {} });
  expect(heard).toEqual([]);
  other.close();
  await api.library.createSet({ title: 'Another' });
  expect(heard).toEqual(['own']);
});

test('rests a while after the last page has gone, but not while one reloads', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { solver, services, connection, onRest } = setUp();
  const second = services.connect();
  second.close();
  vi.advanceTimersByTime(REST_AFTER_MS);
  connection.close();
  vi.advanceTimersByTime(REST_AFTER_MS / 2);
  const again = services.connect();
  vi.advanceTimersByTime(REST_AFTER_MS);
  expect([solver.rests, onRest.mock.calls.length]).toEqual([0, 0]);
  again.close();
  vi.advanceTimersByTime(REST_AFTER_MS);
  expect([solver.rests, onRest.mock.calls.length]).toEqual([1, 1]);
});

test('the end announces long work, does it once, and does not mention a backup that is not due', () => {
  const { store, services } = setUp();
  expect(services.longEnd()).toBeNull(); // a small library
  vi.spyOn(store, 'isBackupLong').mockReturnValue(true);
  const renew = vi.spyOn(store, 'renewBackup');
  const end = services.longEnd()!;
  expect(end.sentence).toMatch(/^Searchlight is backing up .*\.$/);
  end.work();
  expect(renew).toHaveBeenCalledOnce();
});

describe('the library', () => {
  test('adds, lists, renames and deletes', async () => {
    const { library } = setUp().api;
    const { setId } = await library.createSet({ title: 'Mine' });
    const { puzzleId } = await library.savePuzzle({ setId, title: 'One', puzzle: PUZZLE });
    const renamed = await library.editPuzzle({ puzzleId, change: { title: 'Two' } });
    expect(renamed).toEqual({ puzzleId, setId, title: 'Two', notes: '', tags: [], puzzle: PUZZLE, optimal: 1 });
    expect(await library.getPuzzle({ puzzleId })).toEqual(renamed);
    const ofSet = { filter: { setId }, sort: 'set', descending: false, ...ALL } as const;
    expect((await library.list({ puzzles: ofSet })).puzzles).toEqual({ total: 1, rows: [renamed], damaged: [] });
    expect((await library.list({ sets: {} })).sets.rows.at(-1)).toEqual({ setId, title: 'Mine', puzzleCount: 1 });
    await library.delete({ kind: 'puzzle', ids: [puzzleId] });
    await expect(library.getPuzzle({ puzzleId })).rejects.toThrow(refused('not-found'));
  });
});

describe('searches', () => {
  test('go to the solver, and their batches come back unread', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    expect([...solver.open.values()]).toEqual([{ puzzle: PUZZLE, search: ASTAR }]);
    expect((await api.searches.advance({ searchId, expansions: 5, millis: 1 })).byteLength).toBe(5);
    await api.searches.stop({ searchId });
    expect(solver.open.size).toBe(0);
    await expect(api.searches.stop({ searchId })).rejects.toThrow(refused('not-found'));
  });

  test('name no heuristic where the algorithm uses none', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: BFS });
    expect(solver.open.get(searchId)?.search).toEqual({ ...BFS, heuristic: 'zero' });
  });

  test.each([
    [UNSOLVABLE, '(1) plus the rows between the blanks (0) is 1, which is odd'],
    [{ rows: 1, cols: 3, start: [2, 1, 0], goal: [1, 2, 0] }, 'opposite order is 1, which is odd'],
  ])(
    'that parity rules out are refused with the count, unless they are asked for all the same',
    async (puzzle, count) => {
      const { api, solver } = setUp();
      const start = { puzzle, search: BFS };
      await expect(api.searches.start(start)).rejects.toThrow(refused('unsolvable'));
      await expect(api.searches.start(start)).rejects.toThrow(count);
      expect(solver.open.size).toBe(0);
      await api.searches.start({ ...start, evenIfUnsolvable: true });
      expect(solver.open.size).toBe(1);
    },
  );

  test.each<[HeuristicId, number, number, string]>([
    ['walking-distance', 2, 5, 'Walking distance is for boards of at most 4 rows and columns; this one is 2 × 5.'],
    ['pattern-database', 3, 4, 'Pattern database is for boards of at most 9 cells, and 4×4; this one is 3 × 4.'],
  ])('by %s are refused on %i×%i', async (heuristic, rows, cols, reason) => {
    const { api, solver } = setUp();
    const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
    const puzzle = { rows, cols, start: goal, goal };
    const starting = api.searches.start({ puzzle, search: { ...ASTAR, heuristic } });
    await expect(starting).rejects.toThrow(refused('bad-params'));
    await expect(starting).rejects.toThrow(reason);
    expect(solver.open.size).toBe(0);
    await api.searches.start({ puzzle, search: { ...BFS, heuristic } });
  });

  test('for shortest solutions kept the solver busy for seconds after their page had gone; now the next one is dropped', async () => {
    const { api, solver, connection } = setUp();
    const goal = [...Array(15).keys()].map((i) => i + 1).concat(0);
    const puzzle: Puzzle = { rows: 4, cols: 4, start: goal.with(15, 15).with(14, 0), goal };
    const { closed, open } = gate();
    solver.gate = closed;
    const answers = Array.from({ length: 64 }, () => api.searches.shortest({ puzzle, millis: 100 }));
    const settled = Promise.allSettled(answers);
    await expect.poll(() => solver.shortestCalls).toBe(1);
    connection.close();
    open();
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', ...Array(63).fill('rejected')]);
    expect(solver.shortestCalls).toBe(1);
  });

  test('for a shortest solution are for 15-puzzles that have one', async () => {
    const { api } = setUp();
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    const fifteen = { rows: 4, cols: 4, start: goal.with(14, 0).with(15, 15), goal };
    const shortest = (puzzle: Puzzle) => api.searches.shortest({ puzzle, millis: 1 });
    expect(await shortest(fifteen)).toEqual({ bound: 1, generated: 2, solution: 'R' });
    await expect(shortest({ ...fifteen, start: goal.with(0, 2).with(1, 1) })).rejects.toThrow(refused('unsolvable'));
    await expect(shortest(PUZZLE)).rejects.toThrow('4 × 4 boards; this one is 2 × 2.');
  });

  test('are limited for each connection, also when many start at the same time', async () => {
    const { api, services, solver } = setUp();
    const start = () => api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    const many = await Promise.allSettled(Array.from({ length: MAX_OPEN_SEARCHES + 3 }, start));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_SEARCHES);
    await expect(start()).rejects.toThrow(refused('too-many'));
    await services.connect().api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    await api.searches.stop({ searchId: [...solver.open.keys()][0] });
    await start();
  });

  test('are advanced by one call at a time', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    const { closed, open } = gate();
    solver.gate = closed;
    const advance = () => api.searches.advance({ searchId, expansions: 1, millis: 1 });
    const first = advance();
    await expect(advance()).rejects.toThrow(refused('busy'));
    open();
    await first;
    await advance();
  });

  test('belong to their connection and stop with it', async () => {
    const { api, services, connection, solver } = setUp();
    const other = services.connect();
    const mine = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    const theirs = await other.api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    await expect(other.api.searches.stop(mine)).rejects.toThrow(refused('not-found'));
    connection.close();
    connection.close();
    expect([...solver.open.keys()]).toEqual([theirs.searchId]);
    await services.close();
    expect(solver.open.size).toBe(0);
  });

  test('that were on their way when the connection closed do not stay open', async () => {
    const { api, connection, solver } = setUp();
    const { closed, open } = gate();
    solver.gate = closed;
    const start = api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    connection.close();
    open();
    await start;
    expect(solver.open.size).toBe(0);
  });

  test.each(['not-found', 'internal', 'closed'] as const)(
    'are lost when the solver answers %s; the next starts',
    async (code) => {
      const { api, solver } = setUp();
      const start = () => api.searches.start({ puzzle: PUZZLE, search: ASTAR });
      const advance = (searchId: number) => api.searches.advance({ searchId, expansions: 3, millis: 1 });
      const open = await Promise.all(Array.from({ length: MAX_OPEN_SEARCHES }, start));
      solver.die();
      solver.refuse(new AppError(code, 'The worker is gone.'));
      for (const { searchId } of open) {
        await expect(advance(searchId)).rejects.toThrow(/lost/);
        await expect(advance(searchId)).rejects.toThrow(refused('not-found'));
      }
      solver.refuse(null);
      const { searchId } = await start();
      expect((await advance(searchId)).byteLength).toBe(3);
    },
  );

  test('that fail at the solver do not stay open there', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    vi.spyOn(solver.client, 'advance').mockRejectedValueOnce(new AppError('internal', 'A defect.'));
    const advance = api.searches.advance({ searchId, expansions: 1, millis: 1 });
    await expect(advance).rejects.toThrow(refused('not-found'));
    expect(solver.open.size).toBe(0);
  });

  test('that find no more memory are not lost: they go on when there is room again', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    const advance = () => api.searches.advance({ searchId, expansions: 4, millis: 1 });
    solver.refuse(new AppError('too-many', 'The memory for searches is used up.'));
    await expect(advance()).rejects.toThrow(refused('too-many'));
    solver.refuse(null);
    expect((await advance()).byteLength).toBe(4);
  });

  test('of a solver that died can be stopped', async () => {
    const { api, solver } = setUp();
    const { searchId } = await api.searches.start({ puzzle: PUZZLE, search: ASTAR });
    solver.die();
    await expect(api.searches.stop({ searchId })).resolves.toBeUndefined();
  });
});

describe('runs', () => {
  /** A puzzle in the library, and a search on it. */
  async function searchInLibrary(search: SearchSpec, puzzle = PUZZLE) {
    const { api, solver } = setUp();
    const {
      sets: {
        rows: [{ setId }],
      },
    } = await api.library.list({ sets: {} });
    const { puzzleId } = await api.library.savePuzzle({ setId, title: 'One', puzzle });
    const { searchId } = await api.searches.start({ puzzle, search });
    const optimal = async () => (await api.library.getPuzzle({ puzzleId })).optimal;
    return { api, solver, puzzleId, searchId, optimal };
  }

  test('are saved with everything that makes them again, and found in the history', async () => {
    const { api, solver, puzzleId, searchId } = await searchInLibrary(BFS);
    const before = Date.now();
    const run = await api.runs.keep({ searchId, keepAs: { puzzleId, title: 'One' } });
    const search = { ...BFS, heuristic: 'zero' };
    expect(run).toMatchObject({
      puzzleId,
      title: 'One',
      puzzle: PUZZLE,
      search,
      engineVersion: 7,
      outcome: solver.outcome,
    });
    expect(run.savedAtMs).toBeGreaterThanOrEqual(before);
    expect(await api.runs.get(run)).toEqual(run);
    expect((await api.library.list({ runs: { ...NEWEST, ...ALL } })).runs).toEqual({
      total: 1,
      rows: [run],
      damaged: [],
      pruned: 0,
    });
    await api.library.delete({ kind: 'run', ids: [run.runId] });
    expect((await api.library.list({ runs: { ...NEWEST, ...ALL } })).runs).toEqual({
      total: 0,
      rows: [],
      damaged: [],
      pruned: 0,
    });
  });

  test('are saved once, also when two calls come at the same time', async () => {
    const { api, searchId, puzzleId } = await searchInLibrary(ASTAR);
    const save = () => api.runs.keep({ searchId, keepAs: { puzzleId, title: 'One' } });
    const [first, second] = await Promise.all([save(), save()]);
    expect(second).toEqual(first);
    expect(await save()).toEqual(first);
    expect((await api.library.list({ runs: { ...NEWEST, ...ALL } })).runs.total).toBe(1);
  });

  test('that were deleted can be saved again while the search is open', async () => {
    const { api, searchId } = await searchInLibrary(ASTAR);
    const first = await api.runs.keep({ searchId, keepAs: { puzzleId: null, title: 'One' } });
    await api.library.delete({ kind: 'run', ids: [first.runId] });
    const second = await api.runs.keep({ searchId, keepAs: { puzzleId: null, title: 'One' } });
    expect(second.runId).toBeGreaterThan(first.runId);
  });

  test('cannot be saved before the search has ended, nor without a search', async () => {
    const { api, solver, searchId } = await searchInLibrary(ASTAR);
    solver.refuse(new AppError('not-finished', 'This search has not ended.'));
    await expect(api.runs.keep({ searchId, keepAs: { puzzleId: null, title: 'x' } })).rejects.toThrow(
      refused('not-finished'),
    );
    solver.refuse(null);
    await expect(api.runs.keep({ searchId: 99, keepAs: { puzzleId: null, title: 'x' } })).rejects.toThrow(
      refused('not-found'),
    );
    await api.runs.keep({ searchId, keepAs: { puzzleId: null, title: 'x' } });
  });

  test('are not linked to a puzzle that is gone or is another one', async () => {
    const { api, searchId, puzzleId } = await searchInLibrary(ASTAR);
    const { setId } = await api.library.getPuzzle({ puzzleId });
    const ofSet = { filter: { setId }, sort: 'set', descending: false, ...ALL } as const;
    const [other] = (await api.library.list({ puzzles: ofSet })).puzzles.rows;
    const wrong = await api.runs.keep({ searchId, keepAs: { puzzleId: other.puzzleId, title: 'x' } });
    expect(wrong.puzzleId).toBeNull();
    await api.library.delete({ kind: 'run', ids: [wrong.runId] });
    await api.library.delete({ kind: 'puzzle', ids: [puzzleId] });
    expect((await api.runs.keep({ searchId, keepAs: { puzzleId, title: 'x' } })).puzzleId).toBeNull();
  });

  test.each([
    ['BFS, goal tested on generation', BFS, 1],
    ['BFS, goal tested on expansion', { ...BFS, goalTest: 'expansion' }, 1],
    ['A*, goal tested on expansion', ASTAR, 1],
    ['A*, goal tested on generation', { ...ASTAR, goalTest: 'generation' }, 1],
    ['greedy search', { ...ASTAR, algorithm: 'greedy' }, null],
  ] as const)('of %s: the length that they prove is noted at the puzzle', async (_what, search, length) => {
    const { api, searchId, puzzleId, optimal } = await searchInLibrary(search, FIFTEEN);
    expect(await optimal()).toBeNull();
    await api.runs.keep({ searchId, keepAs: { puzzleId, title: 'x' } });
    expect(await optimal()).toBe(length);
  });

  test('without a solution prove no length', async () => {
    const { api, solver, searchId, puzzleId, optimal } = await searchInLibrary(BFS, FIFTEEN);
    solver.outcome = { ...solver.outcome, status: 'node-limit', solution: null };
    await api.runs.keep({ searchId, keepAs: { puzzleId, title: 'x' } });
    expect(await optimal()).toBeNull();
  });
});

test('a question is linked to its puzzle, and to none with other boards', async () => {
  const { api } = setUp();
  const { setId } = (await api.library.list({ sets: {} })).sets.rows[0];
  const { puzzleId } = await api.library.savePuzzle({ setId, title: 'One', puzzle: PUZZLE });
  const choices = [{ value: { as: 'number', number: 1 }, confusion: null }] as const;
  const savedFor = async (puzzle: Puzzle) => {
    const content = { puzzle, searches: [ASTAR], kind: 'f' as const, step: 1, choices: [...choices, ...choices] };
    const votes = [{ counts: [1, 0], isClosed: true }];
    return api.questions.save({ content: { ...content, votes }, keepAs: { puzzleId, title: 'One', classLabel: '' } });
  };
  expect((await savedFor(PUZZLE)).puzzleId).toBe(puzzleId);
  expect((await savedFor(UNSOLVABLE)).puzzleId).toBeNull();
  await api.library.delete({ kind: 'puzzle', ids: [puzzleId] });
  expect((await savedFor(PUZZLE)).puzzleId).toBeNull();
});

test('a comparison is linked to its puzzle, and to none with other boards', async () => {
  const { api } = setUp();
  const { setId } = (await api.library.list({ sets: {} })).sets.rows[0];
  const { puzzleId } = await api.library.savePuzzle({ setId, title: 'One', puzzle: PUZZLE });
  const content = { searches: [ASTAR, BFS], clock: 'step', steps: [0, 0], bets: [] } as const;
  const savedFor = async (puzzle: Puzzle) =>
    (await api.comparisons.save({ content: { puzzle, ...content }, keepAs: { puzzleId, title: 'One' } })).puzzleId;
  expect(await savedFor(PUZZLE)).toBe(puzzleId);
  expect(await savedFor(UNSOLVABLE)).toBeNull();
});

describe('settings', () => {
  const INITIAL = Object.fromEntries(Object.entries(SETTINGS).map(([name, { initial }]) => [name, initial]));

  test('are the defaults at the first start, with Case 1 open', async () => {
    const { api } = setUp();
    const { puzzleId, ...others } = await api.settings.read({});
    expect({ ...others, puzzleId: null }).toEqual({ ...INITIAL, welcome: true });
    expect((await api.library.getPuzzle({ puzzleId: puzzleId! })).title).toBe('Case 1');
  });

  test('keep what is changed and give all of them', async () => {
    const { api } = setUp();
    const before = await api.settings.read({});
    const after = await api.settings.write({ change: { theme: 'dark', search: BFS, puzzleId: null, step: 12 } });
    expect(after).toEqual({ ...before, theme: 'dark', search: BFS, puzzleId: null, step: 12 });
    expect(await api.settings.read({})).toEqual(after);
  });

  test('that make no sense cost only themselves', async () => {
    const { api, store } = setUp();
    const wrong = { theme: 'neon', speed: -1, search: { algorithm: 'magic' }, puzzleId: 'x', runId: 0, later: true };
    store.write((db) => writeSettings(db, { ...wrong, step: 3 }));
    expect(await api.settings.read({})).toEqual({ ...INITIAL, welcome: true, step: 3 });
  });
});

test('closing the services ends the solver and releases the library', async () => {
  const { services, solver, store } = setUp();
  await services.close();
  await services.close();
  expect(solver.terminated).toBeGreaterThan(0);
  openStore(store.folder).close();
});
