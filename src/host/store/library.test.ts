import { describe, expect, onTestFinished, test } from 'vitest';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { deleteDocuments } from './deleted.ts';
import { hashDocument } from './contentHash.ts';
import type { Store } from './database.ts';
import { DOCUMENT_KINDS } from '../../shared/contract/kinds.ts';
import { MAX_PUZZLES_PER_SET } from './limits.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { planOf } from './plan.fixture.ts';
import { puzzlesOfSet } from './findPuzzles.ts';
import { ALL } from './pages.fixture.ts';
import { addPuzzle, editPuzzle, getPuzzle, isPuzzle, noteOptimal } from './puzzles.ts';
import { createSet, listSets } from './sets.ts';
import { readSettings, writeSettings } from './settings.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const PUZZLE: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 4, 0, 5], goal: [1, 2, 3, 4, 5, 0] };
const NOWHERE = { code: 'not-found' };

function openLibrary(): { store: Store; setId: number; add(title?: string): LibraryPuzzle } {
  const store = openStore(temporaryFolder(onTestFinished));
  onTestFinished(store.close);
  const { setId } = store.write((db) => createSet(db, { title: 'Mine' }));
  const add = (title = 'One') =>
    store.write((db) => addPuzzle(db, { setId, title, notes: 'n', tags: ['t'], puzzle: PUZZLE, optimal: null }));
  return { store, setId, add };
}

describe('sets and puzzles', () => {
  test('come back as they were saved, in the order in which they were added', () => {
    const { store, setId, add } = openLibrary();
    const added = ['C', 'A', 'B'].map(add);
    expect(added[0]).toEqual({
      puzzleId: added[0].puzzleId,
      setId,
      title: 'C',
      notes: 'n',
      tags: ['t'],
      puzzle: PUZZLE,
      optimal: null,
    });
    expect(store.read((db) => puzzlesOfSet(db, setId))).toEqual({ total: 3, rows: added, damaged: [] });
    expect(store.read((db) => getPuzzle(db, added[1]))).toEqual(added[1]);
    expect(store.read((db) => listSets(db, ALL)).rows.at(-1)).toEqual({ setId, title: 'Mine', puzzleCount: 3 });
  });

  test('can be renamed and deleted, and an id is never used twice', () => {
    const { store, setId, add } = openLibrary();
    const { puzzleId } = add();
    expect(store.write((db) => editPuzzle(db, { puzzleId, change: { title: 'Two' } })).title).toBe('Two');
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 1));
    expect(store.read((db) => puzzlesOfSet(db, setId)).rows).toEqual([]);
    expect(add().puzzleId).toBeGreaterThan(puzzleId);
  });

  test('that do not exist are refused, and nothing changes', () => {
    const { store } = openLibrary();
    const before = store.read((db) => listSets(db, ALL));
    const puzzle = { setId: 999, title: 'x', notes: '', tags: [], puzzle: PUZZLE, optimal: null };
    expect(() => store.read((db) => puzzlesOfSet(db, 999))).toThrow(expect.objectContaining(NOWHERE));
    expect(() => store.read((db) => getPuzzle(db, { puzzleId: 999 }))).toThrow(expect.objectContaining(NOWHERE));
    expect(() => store.write((db) => addPuzzle(db, puzzle))).toThrow(expect.objectContaining(NOWHERE));
    expect(() => store.write((db) => editPuzzle(db, { puzzleId: 999, change: { title: 'x' } }))).toThrow(
      expect.objectContaining(NOWHERE),
    );
    expect(() => store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [999] }, 1))).toThrow(
      expect.objectContaining(NOWHERE),
    );
    expect(store.read((db) => listSets(db, ALL))).toEqual(before);
  });

  test('keep the first proven length', () => {
    const { store, add } = openLibrary();
    const { puzzleId } = add();
    for (const optimal of [1, 2]) store.write((db) => noteOptimal(db, { puzzle: PUZZLE, optimal }));
    expect(store.read((db) => getPuzzle(db, { puzzleId })).optimal).toBe(1);
  });

  test('are known by their content', () => {
    const { store, add } = openLibrary();
    const { puzzleId } = add();
    const other = { ...PUZZLE, start: PUZZLE.goal };
    const known = (puzzle: Puzzle) => store.read((db) => isPuzzle(db, { puzzleId, puzzle }));
    expect([known(PUZZLE), known(other)]).toEqual([true, false]);
  });

  test.each([
    ...["start = '1 2 3 0 4 5'", "goal = '1 2 3 4 5'", 'rows = 3', 'cols = 2', "content_hash = ''"],
    ...["notes = 'm'", "tags = char(10) || 'u' || char(10)", 'optimal = 1'],
  ])('that changed on the disk are named beside the others, and not shown: %s', (change) => {
    const { store, setId, add } = openLibrary();
    const [before, puzzle, after] = ['Zero', 'One', 'Two'].map(add);
    store.write((db) => db.exec(`UPDATE puzzles SET ${change} WHERE puzzle_id = ${puzzle.puzzleId}`));
    const damaged = expect.objectContaining({ code: 'store-damaged', message: expect.stringContaining('“One”') });
    expect(() => store.read((db) => getPuzzle(db, puzzle))).toThrow(damaged);
    expect(store.read((db) => puzzlesOfSet(db, setId))).toEqual({
      total: 3,
      rows: [before, after],
      damaged: [{ id: puzzle.puzzleId, title: 'One', sentence: expect.stringMatching(/^The puzzle “One” .*\.$/) }],
    });
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzle.puzzleId] }, 1));
    expect(store.read((db) => puzzlesOfSet(db, setId))).toEqual({
      total: 2,
      rows: [before, after],
      damaged: [],
    });
  });

  test('whose title cannot be read any more are damaged too, and not called by it', () => {
    for (const title of ["X'636173ff65'", "'two' || char(10) || 'lines'", "''"]) {
      const { store, setId, add } = openLibrary();
      const { puzzleId } = add();
      store.write((db) => db.exec(`UPDATE puzzles SET title = CAST(${title} AS TEXT)`));
      const { rows: puzzles, damaged } = store.read((db) => puzzlesOfSet(db, setId));
      expect([puzzles, damaged]).toEqual([[], [{ id: puzzleId, title: null, sentence: expect.any(String) }]]);
      expect(damaged[0].sentence).toMatch(/^A puzzle whose title cannot be read .*\.$/);
    }
  });

  test('have limits', () => {
    const { store, setId, add } = openLibrary();
    add();
    const repeat = (times: number) =>
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})`;
    store.write((db) =>
      db.exec(`
        ${repeat(MAX_PUZZLES_PER_SET - 1)}
        INSERT INTO puzzles (set_id, position, title, notes, tags, rows, cols, start, goal, puzzle_hash, content_hash)
        SELECT set_id, i, title, notes, tags, rows, cols, start, goal, puzzle_hash, content_hash
        FROM puzzles JOIN n WHERE set_id = ${setId};
        ${repeat(DOCUMENT_KINDS.set.most - listSets(db, ALL).total)} INSERT INTO sets (title, position, content_hash) SELECT 'x', i, '${hashDocument('set', ['x'])}' FROM n;
      `),
    );
    expect(store.read((db) => puzzlesOfSet(db, setId)).rows).toHaveLength(MAX_PUZZLES_PER_SET);
    expect(store.read((db) => listSets(db, ALL)).rows).toHaveLength(DOCUMENT_KINDS.set.most);
    expect(() => add()).toThrow(expect.objectContaining({ code: 'too-many' }));
    expect(() => store.write((db) => createSet(db, { title: 'x' }))).toThrow(
      expect.objectContaining({ code: 'too-many' }),
    );
  });

  test('are listed by their indexes', () => {
    const { store, setId } = openLibrary();
    expect(planOf(store, (db) => puzzlesOfSet(db, setId))).toContain(
      'SEARCH puzzles USING COVERING INDEX puzzles_by_set (set_id=? AND deleted_at_ms=?)',
    );
    expect(planOf(store, (db) => listSets(db, ALL))).toEqual([
      'SEARCH sets USING INDEX sets_by_position (deleted_at_ms=?)',
      'CORRELATED SCALAR SUBQUERY 1',
      'SEARCH puzzles USING COVERING INDEX puzzles_by_set (set_id=? AND deleted_at_ms=?)',
      'SEARCH sets USING COVERING INDEX sets_by_position (deleted_at_ms=?)',
    ]);
  });
});

describe('a change', () => {
  test('that fails half-way leaves nothing behind', () => {
    const { store, setId } = openLibrary();
    const half = () =>
      store.write((db) => {
        addPuzzle(db, { setId, title: 'x', notes: '', tags: [], puzzle: PUZZLE, optimal: null });
        deleteDocuments(db, { kind: 'puzzle', ids: [999] }, 1);
      });
    expect(half).toThrow(expect.objectContaining(NOWHERE));
    expect(store.read((db) => puzzlesOfSet(db, setId)).rows).toEqual([]);
  });
});

describe('settings', () => {
  test('keep what was written last, key by key', () => {
    const { store } = openLibrary();
    store.write((db) => writeSettings(db, { a: { b: [1, null] }, c: 'ä' }));
    store.write((db) => writeSettings(db, { c: 2 }));
    const settings = store.read(readSettings);
    expect([settings.get('a'), settings.get('c'), settings.get('d')]).toEqual([{ b: [1, null] }, 2, undefined]);
  });

  test('that are corrupted are like settings that were never written', () => {
    const { store } = openLibrary();
    store.write((db) => {
      writeSettings(db, { a: 1, b: 2 });
      db.pragma('ignore_check_constraints = ON');
      db.exec("UPDATE settings SET value = '{' WHERE key = 'a'");
    });
    const settings = store.read(readSettings);
    expect([settings.get('a'), settings.get('b')]).toEqual([undefined, 2]);
  });
});
