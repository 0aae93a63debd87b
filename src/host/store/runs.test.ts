import { describe, expect, onTestFinished, test } from 'vitest';
import type { Puzzle, Run } from '../../shared/contract/types.ts';
import { deleteDocuments } from './deleted.ts';
import type { Store } from './database.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { planOf } from './plan.fixture.ts';
import { listRuns } from './findRuns.ts';
import { ALL, NEWEST } from './pages.fixture.ts';
import { addPuzzle } from './puzzles.ts';
import { adoptRuns, getRun, insertRun, type NewRun } from './runs.ts';
import { createSet } from './sets.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const PUZZLE: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

const RUN: NewRun = {
  puzzleId: null,
  title: 'One move',
  puzzle: PUZZLE,
  search: { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
  engineVersion: 1,
  outcome: { status: 'solved', expanded: 2, generated: 2, maxFrontier: 2, solution: 'R', durationMs: 0.1 + 0.2 },
  savedAtMs: 1_700_000_000_000,
  isPinned: false,
};

function open(): Store {
  const store = openStore(temporaryFolder(onTestFinished));
  onTestFinished(store.close);
  return store;
}

function insert(store: Store, change: Partial<NewRun> = {}): Run {
  return store.write((db) => insertRun(db, { ...RUN, ...change }));
}

describe('runs', () => {
  test('come back exactly as they were saved', () => {
    const store = open();
    const unsolved = { ...RUN.outcome, status: 'exhausted', solution: null } as const;
    const options = { weight: 1.5, straightBack: 'skipped', limits: { depth: 30, bytes: 1_000_000 } } as const;
    const search = { ...RUN.search, algorithm: 'weighted-astar', ...options } as const;
    for (const change of [{}, { outcome: unsolved }, { search }]) {
      const run = insert(store, change);
      expect(run).toEqual({ ...RUN, ...change, runId: run.runId });
      expect(store.read((db) => getRun(db, run))).toEqual(run);
    }
  });

  test('are listed a page at a time, the newest first', () => {
    const store = open();
    const ids = [5, 3, 9, 5].map((savedAtMs) => insert(store, { savedAtMs }).runId);
    const page = (offset: number, limit: number) => store.read((db) => listRuns(db, { ...NEWEST, offset, limit }));
    expect(page(0, 3).rows.map(({ runId }) => runId)).toEqual([ids[2], ids[3], ids[0]]);
    expect(page(3, 3).rows.map(({ runId }) => runId)).toEqual([ids[1]]);
    expect(page(4, 3)).toEqual({ total: 4, rows: [], damaged: [], pruned: 0 });
  });

  test('stay when their puzzle is deleted, without the link to it', () => {
    const store = open();
    const { setId } = store.write((db) => createSet(db, { title: 'Mine' }));
    const puzzle = { setId, title: 'One', notes: '', tags: [], puzzle: PUZZLE, optimal: null };
    const { puzzleId } = store.write((db) => addPuzzle(db, puzzle));
    const run = insert(store, { puzzleId });
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 1));
    expect(store.read((db) => getRun(db, run))).toEqual({ ...run, puzzleId: null });
  });

  test('of a puzzle that comes into the library later get its title', () => {
    const store = open();
    const run = insert(store, { title: 'Untitled puzzle' });
    const { setId } = store.write((db) => createSet(db, { title: 'Mine' }));
    const puzzle = { setId, title: 'Case 9', notes: '', tags: [], puzzle: PUZZLE, optimal: 1 };
    const { puzzleId } = store.write((db) => addPuzzle(db, puzzle));
    store.write((db) => adoptRuns(db, { puzzleId, puzzle: PUZZLE, title: 'Case 9' }));
    expect(store.read((db) => getRun(db, run))).toEqual({ ...run, puzzleId, title: 'Case 9' });
  });

  test('can be deleted once', () => {
    const store = open();
    const run = insert(store);
    store.write((db) => deleteDocuments(db, { kind: 'run', ids: [run.runId] }, 1));
    const missing = expect.objectContaining({ code: 'not-found' });
    expect(() => store.write((db) => deleteDocuments(db, { kind: 'run', ids: [run.runId] }, 1))).toThrow(missing);
    expect(() => store.read((db) => getRun(db, run))).toThrow(missing);
  });

  test.each([
    ["title = 'Two moves'", 'Two moves'],
    ["start = '1 2 3 0'", RUN.title],
    ["goal = '0 1 2 3'", RUN.title],
    ['rows = 1', RUN.title],
    ['cols = 1', RUN.title],
    ["search = replace(search, 'astar', 'bfs')", RUN.title],
    ['search = substr(search, 2)', RUN.title],
    ['engine_version = 2', RUN.title],
    ["status = 'exhausted'", RUN.title],
    ['expanded = 3', RUN.title],
    ['generated = 3', RUN.title],
    ['max_frontier = 3', RUN.title],
    ['solution = NULL', RUN.title],
    ['duration_ms = 0.3', RUN.title],
    ['saved_at_ms = 0', RUN.title],
  ])('that changed on the disk are named beside the others, and not shown: %s', (change, title) => {
    const store = open();
    const [before, run, after] = [1, 2, 3].map((day) => insert(store, { savedAtMs: RUN.savedAtMs + day }));
    store.write((db) => db.exec(`UPDATE runs SET ${change} WHERE run_id = ${run.runId}`));
    const damaged = expect.objectContaining({ code: 'store-damaged', message: expect.stringContaining(title) });
    expect(() => store.read((db) => getRun(db, run))).toThrow(damaged);
    const list = () => store.read((db) => listRuns(db, { ...NEWEST, ...ALL }));
    const sentence = expect.stringMatching(/^The run “.*” has changed .*\.$/);
    expect(list()).toEqual({
      total: 3,
      rows: [after, before],
      damaged: [{ id: run.runId, title, sentence }],
      pruned: 0,
    });
    store.write((db) => deleteDocuments(db, { kind: 'run', ids: [run.runId] }, 1));
    expect(list()).toEqual({ total: 2, rows: [after, before], damaged: [], pruned: 0 });
  });

  test('are listed by their index', () => {
    const plan = planOf(open(), (db) => listRuns(db, { ...NEWEST, offset: 100, limit: 50 }));
    expect(plan).toContain('SEARCH runs USING COVERING INDEX runs_by_time (deleted_at_ms=?)');
    expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  });
});
