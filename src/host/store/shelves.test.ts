/** Sets, puzzles and runs that exist: order, copy, delete, restore, search, pin. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { type LibraryPuzzle, type Puzzle, type PuzzleFilter, type PuzzleSort } from '../../shared/contract/types.ts';
import { listDocuments } from './documents.ts';
import { documentsOf, saveDocument } from './schemaDocuments.ts';
import { deleteDocuments, listDeleted, purgeDeleted, restoreDocuments } from './deleted.ts';
import { puzzlesOfSet, listTags, searchPuzzles } from './findPuzzles.ts';
import { listRuns } from './findRuns.ts';
import { ALL_TABLES } from './tables.ts';
import { MAX_KEPT_RUNS, PRUNED_AT_ONCE } from './limits.ts';
import { CHANGES, operate } from '../../main/disk/operations.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { ALL, NEWEST } from './pages.fixture.ts';
import { addPuzzle, editPuzzle, getPuzzle, movePuzzles, type NewPuzzle } from './puzzles.ts';
import { insertRun, keepRun, pinRuns, type NewRun } from './runs.ts';
import { createSet, duplicateSet, listSets, moveSet, renameSet } from './sets.ts';
import { memoryFolder, temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const SMALL: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const LARGE: Puzzle = { rows: 2, cols: 3, start: [2, 1, 3, 4, 5, 0], goal: [1, 2, 3, 4, 5, 0] };
const GONE = expect.objectContaining({ code: 'not-found' });

const RUN: NewRun = {
  puzzleId: null,
  title: 'One move',
  puzzle: SMALL,
  search: { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
  engineVersion: 1,
  outcome: { status: 'solved', expanded: 2, generated: 2, maxFrontier: 2, solution: 'R', durationMs: 1 },
  savedAtMs: 1_700_000_000_000,
  isPinned: false,
};

function open() {
  const store = openStore(temporaryFolder(onTestFinished));
  onTestFinished(store.close);
  store.write((db) => db.exec('DELETE FROM sets'));
  const set = (title: string): number => store.write((db) => createSet(db, { title })).setId;
  const add = (setId: number, title: string, more: Partial<NewPuzzle> = {}): LibraryPuzzle =>
    store.write((db) => addPuzzle(db, { setId, title, notes: '', tags: [], puzzle: SMALL, optimal: null, ...more }));
  const sets = () => store.read((db) => listSets(db, ALL)).rows.map(({ title }) => title);
  const puzzles = (setId: number) => store.read((db) => puzzlesOfSet(db, setId)).rows.map(({ title }) => title);
  const find = (filter: PuzzleFilter, sort: PuzzleSort = 'title', descending = false) =>
    store
      .read((db) => searchPuzzles(db, { filter, sort, descending, ...ALL }))
      .rows.map(({ title }) => title)
      .join();
  return { store, set, add, sets, puzzles, find };
}

describe('sets', () => {
  test('are renamed, and moved before each other or to the end', () => {
    const { store, set, sets } = open();
    const [a, b, c] = ['A', 'B', 'C'].map(set);
    store.write((db) => moveSet(db, { setId: c, before: a }));
    expect(sets()).toEqual(['C', 'A', 'B']);
    store.write((db) => moveSet(db, { setId: a, before: null }));
    expect(sets()).toEqual(['C', 'B', 'A']);
    store.write((db) => renameSet(db, { setId: b, title: 'D' }));
    expect(sets()).toEqual(['C', 'D', 'A']);
    expect(() => store.write((db) => moveSet(db, { setId: a, before: 99 }))).toThrow(GONE);
    expect(sets()).toEqual(['C', 'D', 'A']);
  });

  test('are copied with their puzzles, right after themselves', () => {
    const { store, set, add, sets, puzzles } = open();
    const [a] = ['A', 'B'].map(set);
    for (const title of ['One', 'Two']) add(a, title, { tags: ['t'], notes: 'n' });
    const { setId, puzzleCount } = store.write((db) => duplicateSet(db, { setId: a }));
    expect(sets()).toEqual(['A', 'A (copy)', 'B']);
    expect([puzzleCount, puzzles(setId)]).toEqual([2, ['One', 'Two']]);
  });

  test('were copied without their challenges; now these come along', () => {
    const { store, set } = open();
    const setId = set('A');
    const document = {
      title: 'Few',
      counted: 'expanded',
      ceiling: 9,
      demandsShortest: true,
      search: RUN.search,
    } as const;
    store.write((db) => saveDocument(db, { kind: 'challenge', setId, document }));
    const copy = store.write((db) => duplicateSet(db, { setId }));
    const { rows } = store.read((db) => listDocuments(db, documentsOf('challenge')));
    expect(rows.map(({ setId, challenge }) => [setId, challenge])).toEqual([
      [setId, document],
      [copy.setId, document],
    ]);
  });

  test('with the longest of titles are copied under one that is not too long', () => {
    const { store, set } = open();
    const { title } = store.write((db) => duplicateSet(db, { setId: set('x'.repeat(200)) }));
    expect(title).toBe(`${'x'.repeat(192)}… (copy)`);
  });

  test('that are deleted come back with the puzzles that went with them, and with no others', () => {
    const { store, set, add, sets, puzzles } = open();
    const [a] = ['A', 'B'].map(set);
    const [early] = ['Early', 'One', 'Two'].map((title) => add(a, title));
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [early.puzzleId] }, 1));
    store.write((db) => deleteDocuments(db, { kind: 'set', ids: [a] }, 2));
    expect(sets()).toEqual(['B']);
    expect(store.read((db) => listDeleted(db, ALL))).toEqual({
      total: 1,
      rows: [{ kind: 'set', id: a, title: 'A', puzzleCount: 2, deletedAtMs: 2 }],
      damaged: [],
    });
    expect(() => store.write((db) => restoreDocuments(db, { kind: 'puzzle', ids: [early.puzzleId] }))).toThrow(GONE);
    store.write((db) => restoreDocuments(db, { kind: 'set', ids: [a] }));
    expect([sets(), puzzles(a)]).toEqual([
      ['A', 'B'],
      ['One', 'Two'],
    ]);
    store.write((db) => restoreDocuments(db, { kind: 'puzzle', ids: [early.puzzleId] }));
    expect(puzzles(a)).toEqual(['Early', 'One', 'Two']);
  });

  test('that are deleted are listed without a title that is not what was saved', () => {
    const store = openStore(memoryFolder(onTestFinished));
    onTestFinished(store.close);
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    for (const { table } of ALL_TABLES) store.write((db) => db.exec(`UPDATE ${table} SET deleted_at_ms = NULL`));
    const others = ALL_TABLES.filter(({ noun }) => noun !== 'set').map(({ table }) => table);
    const titles = () => new Set(store.read((db) => listDeleted(db, ALL)).rows.map(({ title }) => title));
    for (const table of [...others, 'sets']) {
      store.write((db) => db.exec(`UPDATE ${table} SET deleted_at_ms = 5`));
      expect([table, titles().has(null)]).toEqual([table, false]);
      store.write((db) => db.exec(`UPDATE ${table} SET title = 'Changed'`));
      expect([table, [...titles()]]).toEqual([table, [null]]);
      store.write((db) => db.exec(`DELETE FROM ${table}`));
    }
  });

  test('are gone for good when their days are over', () => {
    const { store, set } = open();
    const a = set('A');
    store.write((db) => deleteDocuments(db, { kind: 'set', ids: [a] }, 0));
    store.write((db) => purgeDeleted(db, 0));
    expect(store.read((db) => listDeleted(db, ALL)).total).toBe(1);
    store.write((db) => purgeDeleted(db, 1));
    expect(() => store.write((db) => restoreDocuments(db, { kind: 'set', ids: [a] }))).toThrow(GONE);
  });

  test('whose title is corrupted are named, and not shown', () => {
    const { store, set } = open();
    set('A');
    store.write((db) => db.exec("UPDATE sets SET title = 'B'"));
    expect(store.read((db) => listSets(db, ALL))).toMatchObject({ total: 1, rows: [], damaged: [{ title: 'B' }] });
  });
});

describe('puzzles', () => {
  test('are moved within a set and to another one, in the order given', () => {
    const { store, set, add, puzzles } = open();
    const [a, b] = ['A', 'B'].map(set);
    const [one, two, three] = ['1', '2', '3'].map((title) => add(a, title).puzzleId);
    const four = add(b, '4').puzzleId;
    store.write((db) => movePuzzles(db, { puzzleIds: [three], setId: a, before: one }));
    expect(puzzles(a)).toEqual(['3', '1', '2']);
    store.write((db) => movePuzzles(db, { puzzleIds: [two, three], setId: b, before: four }));
    expect([puzzles(a), puzzles(b)]).toEqual([['1'], ['2', '3', '4']]);
    expect(() => store.write((db) => movePuzzles(db, { puzzleIds: [one], setId: b, before: one }))).toThrow(GONE);
  });

  test('are edited: other boards forget the length, the same boards keep it', () => {
    const { store, set, add } = open();
    const { puzzleId } = add(set('A'), 'One', { optimal: 1 });
    const edit = (change: Partial<NewPuzzle>) => store.write((db) => editPuzzle(db, { puzzleId, change }));
    expect(edit({ notes: 'n', tags: ['x', 'y'], puzzle: SMALL })).toMatchObject({ tags: ['x', 'y'], optimal: 1 });
    expect(edit({ puzzle: LARGE })).toMatchObject({ notes: 'n', puzzle: LARGE, optimal: null });
    expect(store.read((db) => getPuzzle(db, { puzzleId })).puzzle).toEqual(LARGE);
  });

  test('are found by words, tags, size, length, set and solvability, and sorted', () => {
    const { store, set, add, find } = open();
    const [a, b] = ['A', 'B'].map(set);
    add(b, 'Case 10', { notes: 'Élan vital', tags: ['exam'], optimal: 7 });
    add(a, 'Case 9', { tags: ['exam', 'hard'], puzzle: LARGE });
    add(a, 'Other', { optimal: 3 });
    const cases: [PuzzleFilter, string][] = [
      [{}, 'Case 9,Case 10,Other'],
      [{ text: 'CASE elan' }, 'Case 10'],
      [{ text: 'xam' }, 'Case 9,Case 10'],
      [{ text: '%' }, ''],
      [{ tags: ['exam', 'hard'] }, 'Case 9'],
      [{ tags: ['exa'] }, ''],
      [{ sizes: [{ rows: 2, cols: 3 }] }, 'Case 9'],
      [{ sizes: [] }, ''],
      [{ length: { least: 3, most: 6 } }, 'Other'],
      [{ solvable: false }, 'Case 9'],
      [{ setId: a, solvable: true }, 'Other'],
    ];
    for (const [filter, titles] of cases) expect([filter, find(filter)]).toEqual([filter, titles]);
    expect(find({}, 'set')).toBe('Case 9,Other,Case 10');
    expect(find({}, 'set', true)).toBe('Case 10,Other,Case 9');
    expect(find({}, 'length')).toBe('Other,Case 10,Case 9');
    expect(find({}, 'length', true)).toBe('Case 10,Other,Case 9');
    expect(find({}, 'size', true)).toMatch(/^Case 9,/);
    expect(find({}, 'added')).toBe('Case 10,Case 9,Other');
    expect(store.read(listTags)).toEqual([
      { tag: 'exam', puzzleCount: 2 },
      { tag: 'hard', puzzleCount: 1 },
    ]);
  });
});

test('the tag “Week 10” was listed before “week 2”; now tags follow each other as titles do', () => {
  const { store, set, add } = open();
  add(set('A'), 'One', { tags: ['Week 10', 'week 2', 'easy'] });
  expect(store.read(listTags).map(({ tag }) => tag)).toEqual(['easy', 'week 2', 'Week 10']);
});

describe('runs', () => {
  const ids = (store: ReturnType<typeof open>['store'], filter = {}) =>
    store.read((db) => listRuns(db, { ...NEWEST, ...ALL, filter })).rows.map(({ runId }) => runId);

  test('of the same recipe are one run, with the newest time and the first pin', () => {
    const { store, set, add } = open();
    const { puzzleId } = add(set('A'), 'One');
    const { runId } = store.write((db) => keepRun(db, RUN));
    store.write((db) => pinRuns(db, { runIds: [runId], isPinned: true }));
    const again = store.write((db) => keepRun(db, { ...RUN, puzzleId, title: 'One', savedAtMs: 1_800_000_000_000 }));
    expect(again).toMatchObject({ runId, puzzleId, title: 'One', savedAtMs: 1_800_000_000_000, isPinned: true });
    store.write((db) => keepRun(db, { ...RUN, engineVersion: 2 }));
    store.write((db) => keepRun(db, { ...RUN, search: { ...RUN.search, order: 'RLDU' } }));
    expect(ids(store)).toHaveLength(3);
  });

  test('are filtered by puzzle, set, algorithm, date and pin; deleted ones come back', () => {
    const { store, set, add } = open();
    const setId = set('A');
    const { puzzleId } = add(setId, 'One');
    const insert = (change: Partial<NewRun>) => store.write((db) => insertRun(db, { ...RUN, ...change })).runId;
    const linked = insert({ puzzleId, savedAtMs: 10 });
    const bfs = insert({ search: { ...RUN.search, algorithm: 'bfs' }, savedAtMs: 20, isPinned: true });
    expect(ids(store, { puzzleId })).toEqual([linked]);
    expect(ids(store, { setId })).toEqual([linked]);
    expect(ids(store, { algorithm: 'bfs' })).toEqual([bfs]);
    expect(ids(store, { fromMs: 10, beforeMs: 20 })).toEqual([linked]);
    expect(ids(store, { pinned: true })).toEqual([bfs]);
    store.write((db) => deleteDocuments(db, { kind: 'run', ids: [linked] }, 1));
    expect(ids(store)).toEqual([bfs]);
    expect(store.read((db) => listDeleted(db, ALL))).toEqual({
      total: 1,
      rows: [{ kind: 'run', id: linked, title: RUN.title, puzzleCount: 0, deletedAtMs: 1 }],
      damaged: [],
    });
    store.write((db) => restoreDocuments(db, { kind: 'run', ids: [linked] }));
    expect(ids(store)).toEqual([bfs, linked]);
  });

  test('beyond the limit: the oldest that are not pinned make room, and it is counted', () => {
    const { store } = open();
    const pinned = store.write((db) => insertRun(db, { ...RUN, savedAtMs: 1, isPinned: true })).runId;
    store.write((db) => {
      const columns = db.pragma('table_info(runs)') as { name: string }[];
      const copied = columns.map(({ name }) => name).filter((name) => !['run_id', 'is_pinned'].includes(name));
      db.exec(`WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_KEPT_RUNS})
        INSERT INTO runs (${copied.join()}) SELECT ${copied.join()} FROM runs, n`);
    });
    const { runId } = store.write((db) => insertRun(db, RUN));
    const page = store.read((db) => listRuns(db, { ...NEWEST, offset: 0, limit: 1 }));
    expect(page).toMatchObject({
      total: MAX_KEPT_RUNS - PRUNED_AT_ONCE + 1,
      pruned: PRUNED_AT_ONCE,
      rows: [{ runId }],
    });
    expect(ids(store, { pinned: true })).toEqual([pinned]);
  }, 60_000);
});
