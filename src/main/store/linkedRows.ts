/** What comparisons and questions have in common: each may belong to a puzzle, and is deleted so that it can come back. */
import type { ReadableDb, WritableDb } from './database.ts';
import { requireChange } from './sets.ts';

/** A table of such rows. */
export interface LinkedTable {
  readonly noun: 'comparison' | 'question';
  readonly table: string;
  readonly id: string;
}

/** SQL for the puzzle of a row of `table`, unless it is deleted. */
export function linkIn(table: string): string {
  return `(SELECT puzzle_id FROM puzzles WHERE puzzles.puzzle_id = ${table}.puzzle_id AND deleted_at_ms IS NULL)`;
}

/** Deletes a row, so that `restoreRow` can bring it back. */
export function deleteRow(
  db: WritableDb,
  { noun, table, id }: LinkedTable,
  { rowId, nowMs }: { rowId: number; nowMs: number },
): void {
  const sql = `UPDATE ${table} SET deleted_at_ms = ? WHERE ${id} = ? AND deleted_at_ms IS NULL`;
  requireChange(noun, db.prepare(sql).run(nowMs, rowId));
}

export function restoreRow(db: WritableDb, { noun, table, id }: LinkedTable, rowId: number): void {
  requireChange(noun, db.prepare(`UPDATE ${table} SET deleted_at_ms = NULL WHERE ${id} = ?`).run(rowId));
}

/** Gives a row to a puzzle, unless it belongs to one. */
export function linkRow(
  db: WritableDb,
  { table, id }: LinkedTable,
  { rowId, puzzleId }: { rowId: number; puzzleId: number | null },
): void {
  const sql = `UPDATE ${table} SET puzzle_id = ? WHERE ${id} = ? AND ${linkIn(table)} IS NULL`;
  db.prepare(sql).run(puzzleId, rowId);
}

/** The highest id of a table. */
export function lastRow(db: ReadableDb, { table, id }: LinkedTable): number {
  return db.prepare<[], number>(`SELECT COALESCE(MAX(${id}), 0) FROM ${table}`).pluck().get()!;
}

/** Rows that are not deleted. */
export function countRows(db: ReadableDb, { table }: LinkedTable): number {
  return db.prepare<[], number>(`SELECT COUNT(*) FROM ${table} WHERE deleted_at_ms IS NULL`).pluck().get()!;
}
