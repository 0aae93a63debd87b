/** What all tables of documents share: restorable deletion, and the user's order of some. */
import { nounsOf, type DocumentKind } from '../../shared/contract/kinds.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { requireRoom } from './limits.ts';
import { notFound } from './storeErrors.ts';
import { TABLES, type KindTable } from './tables.ts';

/** Refuses `more` rows, new or restored, as `too-many`; 0: those that have just come. */
export function requireRoomIn(db: ReadableDb, table: KindTable, more = 1): void {
  const { noun, most } = table;
  if (most === Infinity) return;
  const sentence = `The library holds ${most} ${nounsOf(noun)}, the maximum. Delete one first.`;
  requireRoom(countRows(db, table) + more - 1, most, sentence);
}

/** Deletes rows; `restoreRows` undoes it. */
export function deleteKept(
  db: WritableDb,
  { noun, table, id }: KindTable,
  ids: readonly number[],
  nowMs: number,
): void {
  const mark = db.prepare(`UPDATE ${table} SET deleted_at_ms = ? WHERE ${id} = ? AND deleted_at_ms IS NULL`);
  for (const rowId of ids) requireChange(noun, mark.run(nowMs, rowId));
}

/** Restores rows, unless the table has been filled since, or their set is deleted. */
export function restoreRows(db: WritableDb, table: KindTable, ids: readonly number[]): void {
  const restore = db.prepare(`UPDATE ${table.table} SET deleted_at_ms = NULL WHERE ${table.id} = ?`);
  for (const rowId of ids) {
    requireRoomIn(db, table);
    if (table.link === 'set_id') requireRow(db, TABLES.set, setOf(db, table, rowId));
    requireChange(table.noun, restore.run(rowId));
  }
}

/** The set of a row that belongs to one, deleted ones included. */
export function setOf(db: ReadableDb, { noun, table, id }: KindTable, rowId: number): number {
  const setId = db.prepare<[number], number>(`SELECT set_id FROM ${table} WHERE ${id} = ?`).pluck().get(rowId);
  if (setId === undefined) throw notFound(noun);
  return setId;
}

export function lastRow(db: ReadableDb, { table, id }: KindTable): number {
  return db.prepare<[], number>(`SELECT COALESCE(MAX(${id}), 0) FROM ${table}`).pluck().get()!;
}

/** SQL condition: false for a row whose set is deleted. */
export function isInSet({ link }: KindTable): string {
  return link === 'set_id' ? 'set_id IN (SELECT set_id FROM sets WHERE deleted_at_ms IS NULL)' : 'TRUE';
}

/** Rows that are not deleted, and whose set is not. */
export function countRows(db: ReadableDb, at: KindTable): number {
  const sql = `SELECT COUNT(*) FROM ${at.table} WHERE deleted_at_ms IS NULL AND ${isInSet(at)}`;
  return db.prepare<[], number>(sql).pluck().get()!;
}

export function requireRow(db: ReadableDb, { noun, table, id }: KindTable, rowId: number): void {
  if (!db.prepare<[number]>(`SELECT 1 FROM ${table} WHERE ${id} = ? AND deleted_at_ms IS NULL`).get(rowId))
    throw notFound(noun);
}

/** Refuses as `not-found` where a statement has changed nothing. */
export function requireChange(noun: DocumentKind, { changes }: { changes: number }): void {
  if (changes === 0) throw notFound(noun);
}

/** `before: null` moves it to the end. */
export function moveRow(
  db: WritableDb,
  kept: KindTable,
  { rowId, before }: { rowId: number; before: number | null },
): void {
  requireRow(db, kept, rowId);
  const position = before === null ? endOfRows(db, kept) : makeGap(db, kept, before);
  db.prepare(`UPDATE ${kept.table} SET position = ? WHERE ${kept.id} = ?`).run(position, rowId);
}

/** The position behind all rows, deleted ones included. */
export function endOfRows(db: ReadableDb, { table }: KindTable): number {
  return db.prepare<[], number>(`SELECT COALESCE(MAX(position) + 1, 0) FROM ${table}`).pluck().get()!;
}

/** A free position right before a row. */
function makeGap(db: WritableDb, kept: KindTable, before: number): number {
  const { table, id } = kept;
  requireRow(db, kept, before);
  const position = db.prepare<[number], number>(`SELECT position FROM ${table} WHERE ${id} = ?`).pluck().get(before)!;
  db.prepare(`UPDATE ${table} SET position = position + 1 WHERE position >= ?`).run(position);
  return position;
}

/** Returns what inserts a row with the columns `names` and returns its id. */
export function insertInto(db: WritableDb, table: string, names: readonly string[], or = ''): (row: object) => number {
  const values = names.map((name) => `:${name}`).join(', ');
  const insert = db.prepare<object>(`INSERT ${or} INTO ${table} (${names.join(', ')}) VALUES (${values})`);
  return (row) => Number(insert.run(row).lastInsertRowid);
}

/** Changes the columns that are keys of `values`. */
export function updateRow(db: WritableDb, { table, id }: KindTable, rowId: number, values: object): void {
  const change = Object.keys(values).map((name) => `${name} = :${name}`);
  db.prepare<object>(`UPDATE ${table} SET ${change.join(', ')} WHERE ${id} = :rowId`).run({ ...values, rowId });
}

/** The names of the columns of a table, in their order. */
export function tableColumns(db: ReadableDb, table: string): string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}

/** SQL for the puzzle of a row, unless that is deleted. */
export function puzzleOf({ table }: KindTable): string {
  return `(SELECT puzzle_id FROM puzzles WHERE puzzles.puzzle_id = ${table}.puzzle_id AND deleted_at_ms IS NULL)`;
}

/** Links a row to a puzzle, unless it already belongs to one. */
export function linkRow(db: WritableDb, kept: KindTable, rowId: number, puzzleId: number | null): void {
  const sql = `UPDATE ${kept.table} SET puzzle_id = ? WHERE ${kept.id} = ? AND ${puzzleOf(kept)} IS NULL`;
  db.prepare(sql).run(puzzleId, rowId);
}
