/** What the tables of the library have in common: rows are deleted so that they can come back, and some stand in the user's order. */
import type { ReadableDb, WritableDb } from './database.ts';
import type { Noun } from './kinds.ts';
import { requireRoom } from './limits.ts';
import { notFound } from './storeErrors.ts';

/** A table of such rows. */
export interface KeptTable {
  readonly noun: Noun;
  readonly table: string;
  readonly id: string;
}

/** A table that holds so many rows that are not deleted. */
export interface LimitedTable extends KeptTable {
  readonly most: number;
  /** What is said where it is full. */
  readonly full: string;
}

/** Refuses one more row, new or restored, as `too-many`. */
export function requireRoomIn(db: ReadableDb, table: LimitedTable): void {
  requireRoom(countRows(db, table), table.most, table.full);
}

/** Deletes a row, so that `restoreRow` can bring it back. */
export function deleteRow(
  db: WritableDb,
  { noun, table, id }: KeptTable,
  { rowId, nowMs }: { rowId: number; nowMs: number },
): void {
  const sql = `UPDATE ${table} SET deleted_at_ms = ? WHERE ${id} = ? AND deleted_at_ms IS NULL`;
  requireChange(noun, db.prepare(sql).run(nowMs, rowId));
}

/** Brings a row back, unless the table has been filled since. */
export function restoreRow(db: WritableDb, limited: LimitedTable, rowId: number): void {
  const { noun, table, id } = limited;
  requireRoomIn(db, limited);
  requireChange(noun, db.prepare(`UPDATE ${table} SET deleted_at_ms = NULL WHERE ${id} = ?`).run(rowId));
}

/** The highest id of a table. */
export function lastRow(db: ReadableDb, { table, id }: KeptTable): number {
  return db.prepare<[], number>(`SELECT COALESCE(MAX(${id}), 0) FROM ${table}`).pluck().get()!;
}

/** Rows that are not deleted. */
export function countRows(db: ReadableDb, { table }: KeptTable): number {
  return db.prepare<[], number>(`SELECT COUNT(*) FROM ${table} WHERE deleted_at_ms IS NULL`).pluck().get()!;
}

/** Refuses as `not-found` where there is no such row. */
export function requireRow(db: ReadableDb, { noun, table, id }: KeptTable, rowId: number): void {
  if (!db.prepare<[number]>(`SELECT 1 FROM ${table} WHERE ${id} = ? AND deleted_at_ms IS NULL`).get(rowId))
    throw notFound(noun);
}

/** Refuses as `not-found` where a statement has changed nothing. */
export function requireChange(noun: Noun, { changes }: { changes: number }): void {
  if (changes === 0) throw notFound(noun);
}

/** Puts a row before another one, or with `null` at the end. */
export function moveRow(
  db: WritableDb,
  kept: KeptTable,
  { rowId, before }: { rowId: number; before: number | null },
): void {
  requireRow(db, kept, rowId);
  const position = before === null ? endOfRows(db, kept) : makeGap(db, kept, before);
  db.prepare(`UPDATE ${kept.table} SET position = ? WHERE ${kept.id} = ?`).run(position, rowId);
}

/** The position behind all rows, the deleted ones included. */
export function endOfRows(db: ReadableDb, { table }: KeptTable): number {
  return db.prepare<[], number>(`SELECT COALESCE(MAX(position) + 1, 0) FROM ${table}`).pluck().get()!;
}

/** A position before a row that no other row has. */
function makeGap(db: WritableDb, kept: KeptTable, before: number): number {
  const { table, id } = kept;
  requireRow(db, kept, before);
  const position = db.prepare<[number], number>(`SELECT position FROM ${table} WHERE ${id} = ?`).pluck().get(before)!;
  db.prepare(`UPDATE ${table} SET position = position + 1 WHERE position >= ?`).run(position);
  return position;
}
