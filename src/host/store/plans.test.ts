/** SQLite must answer lists by an index, without sorting all rows for one page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUZZLE_SORTS, RUN_SORTS, type PuzzleFilter, type RunFilter } from '../../shared/contract/types.ts';
import type { ReadableDb, Store } from './database.ts';
import { puzzlesOfSet, listTags, searchPuzzles } from './findPuzzles.ts';
import { listRuns } from './findRuns.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { planOf } from './plan.fixture.ts';
import { listSets } from './sets.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const PAGE = { offset: 100, limit: 50 };

const cleaning: (() => void)[] = [];
let store: Store;

beforeAll(() => {
  store = openStore(temporaryFolder((remove) => cleaning.push(remove)));
});

afterAll(() => {
  store.close();
  for (const clean of cleaning) clean();
});

/** Steps that are allowed besides searches by an index: scans of tables with few rows, and names of parts. */
const CHEAP = /^SCAN (settings|sets|\(subquery-\d+\))$|SUBQUERY|^CO-ROUTINE|^UNION ALL|^CREATE BLOOM FILTER/;
const BY_INDEX = /^SEARCH \w+ USING (COVERING INDEX|INDEX|INTEGER PRIMARY KEY)/;

/** The steps of a plan that are neither. */
function costs(query: (db: ReadableDb) => unknown): string[] {
  const plan = planOf(store, query);
  expect(plan.some((line) => BY_INDEX.test(line))).toBe(true);
  return plan.filter((line) => !CHEAP.test(line) && !BY_INDEX.test(line));
}

const DIRECTIONS = [false, true];

describe('a page of puzzles', () => {
  const cases = PUZZLE_SORTS.flatMap((sort) => DIRECTIONS.map((descending) => ({ sort, descending })));

  test.each(cases)('in the order of $sort (the last first: $descending) comes from an index', (order) => {
    expect(costs((db) => searchPuzzles(db, { filter: {}, ...order, ...PAGE }))).toEqual([]);
  });

  const filters: PuzzleFilter[] = [
    { setId: 1 },
    { text: 'two words' },
    { tags: ['exam'] },
    { sizes: [{ rows: 3, cols: 3 }] },
    { length: { least: 1, most: 5 } },
    { solvable: false },
  ];

  test.each(filters)('of those that match %o goes through each set once', (filter) => {
    const query = (db: ReadableDb) => searchPuzzles(db, { filter, sort: 'set', descending: false, ...PAGE });
    expect(costs(query)).toEqual([]);
    expect(planOf(store, query)[1]).toContain('puzzles_by_set');
  });

  test('of one set comes from an index', () => {
    expect(costs((db) => puzzlesOfSet(db, 1))).toEqual([]);
  });
});

describe('a page of runs', () => {
  const cases = RUN_SORTS.flatMap((sort) => DIRECTIONS.map((descending) => ({ sort, descending })));

  test.each(cases)('in the order of $sort (the last first: $descending) comes from an index', (order) => {
    expect(costs((db) => listRuns(db, { filter: {}, ...order, ...PAGE }))).toEqual([]);
  });

  const filters: RunFilter[] = [{ puzzleId: 1 }, { algorithm: 'bfs' }, { fromMs: 1, beforeMs: 9 }, { pinned: true }];

  test.each(filters)('of those that match %o comes from an index', (filter) => {
    expect(costs((db) => listRuns(db, { filter, sort: 'time', descending: true, ...PAGE }))).toEqual([]);
  });
});

test('the runs of a set are found by its puzzles, and then sorted', () => {
  const query = (db: ReadableDb) => listRuns(db, { filter: { setId: 1 }, sort: 'expanded', descending: true, ...PAGE });
  expect(costs(query)).toEqual(['USE TEMP B-TREE FOR ORDER BY']);
  expect(planOf(store, query)).toContainEqual(expect.stringContaining('runs_by_puzzle (puzzle_id=?'));
});

test.each<[string, (db: ReadableDb) => unknown]>([
  ['sets', (db) => listSets(db, PAGE)],
  ['tags', listTags],
])('a page of %s comes from an index', (_what, query) => {
  expect(costs(query)).toEqual([]);
});
