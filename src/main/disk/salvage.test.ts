/** What is salvaged from a damaged library. `flips.test.ts` tests that nothing else appears. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COMPARISONS } from '../../host/store/comparisons.ts';
import { listDocuments } from '../../host/store/documents.ts';
import type { Store } from '../../host/store/database.ts';
import { BACKUP_FOLDER } from './files.ts';
import { puzzlesOfSet } from '../../host/store/findPuzzles.ts';
import { FORMATS, placeLibrary } from './formats.fixture.ts';
import { listRuns } from '../../host/store/findRuns.ts';
import { execIn, inStore, STARTER_TITLES } from '../../host/store/library.fixture.ts';
import { CHANGES, dump, operate } from './operations.fixture.ts';
import { ALL, NEWEST } from '../../host/store/pages.fixture.ts';
import { listSets } from '../../host/store/sets.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** A damage that affects no row. */
const DAMAGE = 'DROP INDEX runs_by_time';

/** The kinds that belong to puzzles. */
const LINKED = ['comparisons', 'runs', 'questions'];

/** The puzzles of each set, without the starter sets. */
function puzzlesBySet({ read }: Store): Record<string, string[]> {
  const { rows: sets } = read((db) => listSets(db, ALL));
  const own = sets.filter(({ title }) => !STARTER_TITLES.includes(title));
  const titles = (setId: number): string[] => read((db) => puzzlesOfSet(db, setId)).rows.map(({ title }) => title);
  return Object.fromEntries(own.map(({ setId, title }) => [title, titles(setId)]));
}

/** The stored content, without changing settings. */
const contentOf = (store: Store): string => dump(store).replace(/"operations".*/, '');

test('a library that can be read in full is the same, with every id, where there is no backup', () => {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    return dump(store);
  });
  execIn(folder, DAMAGE);
  inStore(folder, (store) => {
    expect(store.notices[0]).toMatch(
      /with what could still be read: \d+ sets, \d+ puzzles, \d+ runs, 1 comparison, 2 questions, 1 lesson, 1 experiment, 1 heuristic, 1 challenge, 1 class\.$/,
    );
    expect(dump(store) === before).toBe(true);
  });
});

test.each(FORMATS.filter((format) => format >= 3))('so is one of format %i', (format) => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, format);
  execIn(folder, DAMAGE);
  inStore(folder, (store) => {
    const [tuesday, monday] = [['Puzzle 2', 'Puzzle 4', 'Puzzle 6', 'Puzzle 8'], expect.arrayContaining(['Puzzle 10'])];
    expect(puzzlesBySet(store)).toEqual({ 'Dienstag: Übung “1” ✓': tuesday, Monday: monday });
    expect(store.notices[0]).toContain('At least 1 entry of the damaged file could not be read.');
    expect(store.read((db) => listRuns(db, { ...NEWEST, ...ALL })).rows).toHaveLength(11);
    expect(store.read((db) => listDocuments(db, COMPARISONS, { page: ALL })).rows).toHaveLength(format >= 5 ? 1 : 0);
  });
});

test('puzzles whose set cannot be read come into a set of their own, and runs whose puzzle cannot be read stand alone', () => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, 5);
  execIn(folder, `UPDATE sets SET title = 'Moonday' WHERE title = 'Monday'; ${DAMAGE}`);
  inStore(folder, (store) => {
    expect(Object.keys(puzzlesBySet(store)).sort()).toEqual(['Dienstag: Übung “1” ✓', 'Found again']);
    expect(puzzlesBySet(store)['Found again']).toContain('Puzzle 1');
    const { rows: runs } = store.read((db) => listRuns(db, { ...NEWEST, ...ALL }));
    expect(runs.find(({ title }) => title === 'Run 3')?.puzzleId).toBeNull();
    expect(runs.find(({ title }) => title === 'Run 1')?.puzzleId).toBe(18);
  });
});

test('a corrupted byte of a check moves no run, comparison or question to another puzzle', () => {
  const folder = memoryFolder(onTestFinished);
  const links = LINKED.map((table) => `SELECT title, puzzle_id FROM ${table}`).join(' UNION ALL ');
  const linksIn = (store: Store): unknown[] => store.read((db) => db.prepare(links).all());
  const before = inStore(folder, (store) => {
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    return linksIn(store);
  });
  for (const bits of [1, 2, 4, 8, 16]) {
    const changed = `place_check = (place_check | ${bits}) - (place_check & ${bits})`; // exclusive or
    execIn(folder, [...LINKED.map((table) => `UPDATE ${table} SET ${changed}`), DAMAGE].join(';'));
    inStore(folder, (store) => expect([bits, store.notices.length > 0, linksIn(store)]).toEqual([bits, true, before]));
    inStore(folder, ({ acknowledge }) => acknowledge());
  }
});

test('a row with a corrupted parent id is linked again by its check', () => {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    return dump(store);
  });
  const change = (table: string, link: string): string =>
    `DROP TRIGGER ${table}_moved; UPDATE ${table} SET ${link} = 4711 WHERE ${link} IS NOT NULL;`;
  const all = [...LINKED.map((table) => change(table, 'puzzle_id')), change('puzzles', 'set_id')];
  execIn(folder, `PRAGMA foreign_keys = OFF; ${all.join('')}`);
  inStore(folder, (store) => {
    expect(store.notices[0]).toContain('with what could still be read');
    expect(dump(store) === before).toBe(true);
  });
});

test.each([5, 8])('a comparison of format %i with a corrupted puzzle id that does not exist stands alone', (format) => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, format);
  execIn(
    folder,
    `PRAGMA foreign_keys = OFF; DROP TRIGGER IF EXISTS comparisons_moved; ${DAMAGE};
    UPDATE comparisons SET puzzle_id = 4711 WHERE comparison_id = 1`,
  );
  inStore(folder, ({ read }) => {
    const { rows: comparisons } = read((db) => listDocuments(db, COMPARISONS, { page: ALL }));
    expect(comparisons.map(({ title, puzzleId }) => [title, puzzleId])).toEqual([['Comparison 1', null]]);
  });
});

test('what is damaged in the file stays as it is in the backup, also pictures, settings and what follows from a row; what is newer in the file is taken over', () => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, 5);
  execIn(folder, "UPDATE puzzles SET start = '1 2 3 4 5 6 0 7 8' WHERE title = 'Puzzle 3'"); // as it was stored
  const before = inStore(folder, (store) => {
    store.backUp('test');
    return contentOf(store);
  });
  execIn(
    folder,
    `UPDATE puzzles SET start = '8 2 3 4 5 6 0 7 1' WHERE title = 'Puzzle 3'; ${DAMAGE};
    UPDATE pictures SET bytes = x'00'; UPDATE puzzles SET folded = '', sort_title = '', solvable = 1 - solvable;
    UPDATE runs SET length = 99, puzzle_hash = ''; UPDATE settings SET value = '"light"' WHERE key = 'theme'`,
  );
  inStore(folder, (store) => {
    expect(contentOf(store) === before).toBe(true);
    expect(store.notices[0]).toContain('Later changes are not in it. At least 1 entry');
  });
  rmSync(join(folder, BACKUP_FOLDER), { recursive: true });
});
