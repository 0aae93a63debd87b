/** What comparisons and questions have in common: each may belong to a puzzle. */
import type { WritableDb } from './database.ts';
import type { LimitedTable } from './keptRows.ts';

/** A table of such rows. */
export interface LinkedTable extends LimitedTable {
  readonly noun: 'comparison' | 'question';
}

/** SQL for the puzzle of a row of `table`, unless it is deleted. */
export function linkIn(table: string): string {
  return `(SELECT puzzle_id FROM puzzles WHERE puzzles.puzzle_id = ${table}.puzzle_id AND deleted_at_ms IS NULL)`;
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
