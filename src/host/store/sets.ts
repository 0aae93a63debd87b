import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Page, PuzzleSet } from '../../shared/contract/types.ts';
import { hashSet } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  countRows,
  deleteKept,
  endOfRows,
  moveRow,
  requireChange,
  requireRoomIn,
  requireRow,
  restoreRows,
} from './keptRows.ts';
import { EVERYTHING } from './pages.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';
import { ALL_TABLES, TABLES } from './tables.ts';

export interface SetRow extends PuzzleSet {
  readonly contentHash: string;
}

const PUZZLE_COUNT = '(SELECT COUNT(*) FROM puzzles WHERE puzzles.set_id = sets.set_id AND deleted_at_ms IS NULL)';
export const SET_COLUMNS = `set_id AS setId, title, ${PUZZLE_COUNT} AS puzzleCount, content_hash AS contentHash`;

/** In the user's order. */
export function listSets(db: ReadableDb, page: Page = EVERYTHING): ListRows<PuzzleSet> {
  const sql = `SELECT ${SET_COLUMNS} FROM sets WHERE deleted_at_ms IS NULL
    ORDER BY position, set_id LIMIT :limit OFFSET :offset`;
  const read = readRows(db.prepare<object, SetRow>(sql).all(page), ({ setId }) => setId, readSet);
  return { ...read, total: countRows(db, TABLES.set) };
}

export function createSet(db: WritableDb, { title }: { title: string }): PuzzleSet {
  requireRoomIn(db, TABLES.set);
  const sql = `INSERT INTO sets (title, content_hash, position)
    VALUES (:title, :contentHash, :position)
    RETURNING set_id AS setId, title, 0 AS puzzleCount, content_hash AS contentHash`;
  return readSet(
    db
      .prepare<object, SetRow>(sql)
      .get({ title, contentHash: hashSet({ title }), position: endOfRows(db, TABLES.set) })!,
  );
}

/** The set for puzzles whose own set could not be read. */
const FOUND_AGAIN = 'Found again';

/** Gives what belongs to a set that is not there a set of its own. */
export function adoptOrphans(db: WritableDb): void {
  const isOrphan = 'set_id NOT IN (SELECT set_id FROM sets)';
  const tables = ALL_TABLES.filter(({ link }) => link === 'set_id').map(({ table }) => table);
  const hasOrphan = (table: string): boolean =>
    db.prepare(`SELECT 1 FROM ${table} WHERE ${isOrphan}`).get() !== undefined;
  if (!tables.some(hasOrphan)) return;
  const { setId } = createSet(db, { title: FOUND_AGAIN });
  for (const table of tables) db.prepare(`UPDATE ${table} SET set_id = ? WHERE ${isOrphan}`).run(setId);
}

export function renameSet(db: WritableDb, { setId, title }: { setId: number; title: string }): PuzzleSet {
  const sql = `UPDATE sets SET title = :title, content_hash = :contentHash
    WHERE set_id = :setId AND deleted_at_ms IS NULL`;
  requireChange('set', db.prepare<object>(sql).run({ setId, title, contentHash: hashSet({ title }) }));
  return getSet(db, setId);
}

/** Puts a set before another one, or with `null` at the end. */
export function moveSet(db: WritableDb, { setId, before }: { setId: number; before: number | null }): void {
  moveRow(db, TABLES.set, { rowId: setId, before });
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

/** Deletes sets with their puzzles, so that `restoreSets` can bring back the sets and the puzzles that went with them. */
export function deleteSets(db: WritableDb, ids: readonly number[], nowMs: number): void {
  deleteKept(db, TABLES.set, ids, nowMs);
  const sql = 'UPDATE puzzles SET deleted_at_ms = ? WHERE set_id = ? AND deleted_at_ms IS NULL';
  for (const setId of ids) db.prepare(sql).run(nowMs, setId);
}

export function restoreSets(db: WritableDb, ids: readonly number[]): void {
  for (const setId of ids)
    db.prepare(
      `UPDATE puzzles SET deleted_at_ms = NULL
       WHERE set_id = :setId AND deleted_at_ms = (SELECT deleted_at_ms FROM sets WHERE set_id = :setId)`,
    ).run({ setId });
  restoreRows(db, TABLES.set, ids);
}

/** Refuses as `not-found` where there is no such set. */
export function requireSet(db: ReadableDb, setId: number): void {
  requireRow(db, TABLES.set, setId);
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
