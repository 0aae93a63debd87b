import type { LentTables } from './lentTables.ts';
import type { NumberedMoves } from './numberedMoves.ts';

/**
 * All states of a domain in one table, in rows: the number of a state is that of its row times `tables.rows.stride`, plus its
 * column. What is known of a state lies in its row, so that a search that writes no trace waits for one line of memory for each
 * node that it generates. There are at most 2²⁰ places in all, and 8 actions.
 */
export interface NumberedStates {
  /** Tables for what a search knows of each state. */
  readonly tables: LentTables;
  /** The rows; the row of a state also has, where a move says, the row that the move leads to. */
  readonly entries: Uint16Array;
  /** The same memory as bytes, two for each entry. */
  readonly bytes: Uint8Array;
  /** Byte of a row where the estimates of its states begin, by column. One of at least `estimateOf0` is h plus so much. */
  readonly firstEstimate: number;
  readonly estimateOf0: number;
  /** h of the state in this row and column, where its estimate does not say it. */
  h(row: number, column: number): number;
  /** The moves from each column, in the order of these actions. */
  movesInOrder(order: readonly number[]): NumberedMoves;
}
