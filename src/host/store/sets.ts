import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Page, PuzzleSet } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { addDocument, getDocument, listDocuments, replaceDocument, type Documents } from './documents.ts';
import { deleteKept, endOfRows, moveRow, requireRoomIn, requireRow, restoreRows, tableColumns } from './keptRows.ts';
import { TABLES, TABLES_OF_SETS, type KindTable } from './tables.ts';

/** In the user's order. */
export const SETS: Documents<PuzzleSet> = {
  at: TABLES.set,
  columns: ['title'],
  beside: `(SELECT COUNT(*) FROM puzzles WHERE puzzles.set_id = sets.set_id AND deleted_at_ms IS NULL) AS puzzleCount`,
  read: ({ rowId: setId, title, puzzleCount }) => ({ setId, title, puzzleCount: puzzleCount as number }),
};

/** In the user's order. */
export function listSets(db: ReadableDb, page?: Page): ListRows<PuzzleSet> {
  return listDocuments(db, SETS, { page });
}

export function createSet(db: WritableDb, { title }: { title: string }): PuzzleSet {
  return addDocument(db, SETS, { title, position: endOfRows(db, TABLES.set) });
}

/** The set for puzzles whose own set could not be read. */
const FOUND_AGAIN = 'Found again';

/** Gives puzzles whose set is missing a set of their own. */
export function adoptOrphans(db: WritableDb): void {
  const isOrphan = 'set_id NOT IN (SELECT set_id FROM sets)';
  const hasOrphan = ({ table }: KindTable): boolean =>
    db.prepare(`SELECT 1 FROM ${table} WHERE ${isOrphan}`).get() !== undefined;
  if (!TABLES_OF_SETS.some(hasOrphan)) return;
  const { setId } = createSet(db, { title: FOUND_AGAIN });
  for (const { table } of TABLES_OF_SETS) db.prepare(`UPDATE ${table} SET set_id = ? WHERE ${isOrphan}`).run(setId);
}

export function renameSet(db: WritableDb, { setId, title }: { setId: number; title: string }): PuzzleSet {
  requireSet(db, setId);
  return replaceDocument(db, SETS, setId, { title });
}

/** Moves a set before another one; `null`: to the end. */
export function moveSet(db: WritableDb, { setId, before }: { setId: number; before: number | null }): void {
  moveRow(db, TABLES.set, { rowId: setId, before });
}

/**
 * Copies a set with its puzzles and challenges, damaged ones included, and puts the copy right after it, with a similar
 * name. Refuses as `too-many`.
 */
export function duplicateSet(db: WritableDb, { setId }: { setId: number }): PuzzleSet {
  const copy = createSet(db, { title: titleOfCopy(getDocument(db, SETS, setId).title) });
  const next = nextSet(db, setId);
  if (next !== copy.setId) moveSet(db, { setId: copy.setId, before: next });
  for (const at of TABLES_OF_SETS) copyRows(db, at, setId, copy.setId);
  return getDocument(db, SETS, copy.setId);
}

function copyRows(db: WritableDb, at: KindTable, setId: number, copy: number): void {
  const { table, id, order } = at;
  const own = [id, 'set_id', 'deleted_at_ms', 'place_check'];
  const columns = tableColumns(db, table)
    .filter((name) => !own.includes(name))
    .join(', ');
  db.prepare<object>(
    `INSERT INTO ${table} (set_id, ${columns}) SELECT :copy, ${columns}
     FROM ${table} WHERE set_id = :setId AND deleted_at_ms IS NULL ORDER BY ${order}`,
  ).run({ copy, setId });
  requireRoomIn(db, at, 0);
}

/** Deletes sets with their puzzles; `restoreSets` restores the sets, and the puzzles deleted with them. */
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
  for (const at of TABLES_OF_SETS) requireRoomIn(db, at, 0); // challenges come back with their set
}

/** Refuses as `not-found` a set that does not exist. */
export function requireSet(db: ReadableDb, setId: number): void {
  requireRow(db, TABLES.set, setId);
}

function nextSet(db: ReadableDb, setId: number): number {
  const sql = `SELECT next.set_id FROM sets JOIN sets AS next
    ON (next.position, next.set_id) > (sets.position, sets.set_id)
    WHERE sets.set_id = ? AND next.deleted_at_ms IS NULL ORDER BY next.position, next.set_id LIMIT 1`;
  return db.prepare<[number], number>(sql).pluck().get(setId)!;
}
