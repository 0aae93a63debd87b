import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import type { Page, PuzzleSet, SetPage } from '../../shared/contract/types.ts';
import { hashSet } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  countRows,
  endOfRows,
  moveRow,
  requireChange,
  requireRoomIn,
  requireRow,
  type LimitedTable,
} from './keptRows.ts';
import { MAX_SETS } from './limits.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const SETS: LimitedTable = {
  ...{ noun: 'set', table: 'sets', id: 'set_id' },
  most: MAX_SETS,
  full: `The library is full: it holds ${MAX_SETS} sets. Delete one first.`,
};

/** A row of `sets`, with the names of the contract. */
export interface SetRow extends PuzzleSet {
  readonly contentHash: string;
}

const PUZZLE_COUNT = '(SELECT COUNT(*) FROM puzzles WHERE puzzles.set_id = sets.set_id AND deleted_at_ms IS NULL)';
export const SET_COLUMNS = `set_id AS setId, title, ${PUZZLE_COUNT} AS puzzleCount, content_hash AS contentHash`;

/** Sets in the user's order: `limit` of them after the first `offset`, and how many there are. */
export function listSets(db: ReadableDb, page: Page): SetPage {
  const sql = `SELECT ${SET_COLUMNS} FROM sets WHERE deleted_at_ms IS NULL
    ORDER BY position, set_id LIMIT :limit OFFSET :offset`;
  const { sound, damaged } = readRows(db.prepare<object, SetRow>(sql).all(page), ({ setId }) => setId, readSet);
  return { total: countRows(db, SETS), sets: sound, damaged };
}

/** Adds an empty set at the end. */
export function createSet(db: WritableDb, { title }: { title: string }): PuzzleSet {
  requireRoomIn(db, SETS);
  const sql = `INSERT INTO sets (title, content_hash, position)
    VALUES (:title, :contentHash, :position)
    RETURNING set_id AS setId, title, 0 AS puzzleCount, content_hash AS contentHash`;
  return readSet(
    db.prepare<object, SetRow>(sql).get({ title, contentHash: hashSet({ title }), position: endOfRows(db, SETS) })!,
  );
}

/** The set for puzzles whose own set could not be read. */
const FOUND_AGAIN = 'Found again';

/** Gives puzzles whose set is not there a set of their own. */
export function collectStrays(db: WritableDb): void {
  const isStray = 'set_id NOT IN (SELECT set_id FROM sets)';
  const strays = `SELECT 1 FROM puzzles WHERE ${isStray} UNION ALL SELECT 1 FROM challenges WHERE ${isStray}`;
  if (db.prepare(strays).get() === undefined) return;
  const { setId } = createSet(db, { title: FOUND_AGAIN });
  for (const table of ['puzzles', 'challenges'])
    db.prepare(`UPDATE ${table} SET set_id = ? WHERE ${isStray}`).run(setId);
}

export function renameSet(db: WritableDb, { setId, title }: { setId: number; title: string }): PuzzleSet {
  const sql = `UPDATE sets SET title = :title, content_hash = :contentHash
    WHERE set_id = :setId AND deleted_at_ms IS NULL`;
  requireChange('set', db.prepare<object>(sql).run({ setId, title, contentHash: hashSet({ title }) }));
  return getSet(db, setId);
}

/** Puts a set before another one, or with `null` at the end. */
export function moveSet(db: WritableDb, { setId, before }: { setId: number; before: number | null }): void {
  moveRow(db, SETS, { rowId: setId, before });
}

/** Copies a set and its puzzles, the damaged ones included, and puts the copy right after it: it is named after the set. */
export function duplicateSet(db: WritableDb, { setId }: { setId: number }): PuzzleSet {
  const copy = createSet(db, { title: titleOfCopy(getSet(db, setId).title) });
  const next = nextSet(db, setId);
  if (next !== copy.setId) moveSet(db, { setId: copy.setId, before: next });
  db.prepare<object>(
    `INSERT INTO puzzles (set_id, position, title, notes, tags, rows, cols, start, goal, optimal, claimed, solvable,
       picture_id, picture_alt, folded, sort_title, puzzle_hash, content_hash)
     SELECT :copy, position, title, notes, tags, rows, cols, start, goal, optimal, claimed, solvable,
       picture_id, picture_alt, folded, sort_title, puzzle_hash, content_hash
     FROM puzzles WHERE set_id = :setId AND deleted_at_ms IS NULL ORDER BY position, puzzle_id`,
  ).run({ copy: copy.setId, setId });
  return getSet(db, copy.setId);
}

/** Deletes a set with its puzzles, so that `restoreSet` can bring back the set and the puzzles that went with it. */
export function deleteSet(db: WritableDb, params: { setId: number; nowMs: number }): void {
  const sql = 'UPDATE sets SET deleted_at_ms = :nowMs WHERE set_id = :setId AND deleted_at_ms IS NULL';
  requireChange('set', db.prepare<object>(sql).run(params));
  db.prepare<object>('UPDATE puzzles SET deleted_at_ms = :nowMs WHERE set_id = :setId AND deleted_at_ms IS NULL').run(
    params,
  );
}

export function restoreSet(db: WritableDb, { setId }: { setId: number }): PuzzleSet {
  requireRoomIn(db, SETS);
  db.prepare(
    `UPDATE puzzles SET deleted_at_ms = NULL
     WHERE set_id = :setId AND deleted_at_ms = (SELECT deleted_at_ms FROM sets WHERE set_id = :setId)`,
  ).run({ setId });
  db.prepare('UPDATE sets SET deleted_at_ms = NULL WHERE set_id = ?').run(setId);
  return getSet(db, setId);
}

/** Refuses as `not-found` where there is no such set. */
export function requireSet(db: ReadableDb, setId: number): void {
  requireRow(db, SETS, setId);
}

function getSet(db: ReadableDb, setId: number): PuzzleSet {
  const sql = `SELECT ${SET_COLUMNS} FROM sets WHERE set_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], SetRow>(sql).get(setId);
  if (row === undefined) throw notFound('set');
  return readSet(row);
}

/** The set of a row. Throws `DamagedRow` where it is not what was stored. */
export function readSet({ contentHash, ...set }: SetRow): PuzzleSet {
  if (hashSet(set) !== contentHash) throw new DamagedRow('set', set.title);
  return set;
}

function nextSet(db: ReadableDb, setId: number): number {
  const sql = `SELECT next.set_id FROM sets JOIN sets AS next
    ON (next.position, next.set_id) > (sets.position, sets.set_id)
    WHERE sets.set_id = ? AND next.deleted_at_ms IS NULL ORDER BY next.position, next.set_id LIMIT 1`;
  return db.prepare<[number], number>(sql).pluck().get(setId)!;
}
