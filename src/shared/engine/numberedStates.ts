import type { LentTables } from './lentTables.ts';
import type { NumberedMoves } from './numberedMoves.ts';

/**
 * All states of a domain in one table: state = row × `tables.rows.stride` + column. What is known of a state lies in
 * its row, so that a search without a trace waits for one cache line per generated node. At most 2²⁰ places in all,
 * and 8 actions.
 */
export interface NumberedStates {
  readonly tables: LentTables;
  /** The row of a state also has the rows that its moves lead to, in the entries that the moves name. */
  readonly entries: Uint16Array;
  /** The same memory as bytes. */
  readonly bytes: Uint8Array;
  /** Byte of a row where its estimates begin, by column. Values from `estimateOf0` on are h plus that. */
  readonly firstEstimate: number;
  readonly estimateOf0: number;
  /** For a state whose estimate does not say h. */
  h(row: number, column: number): number;
  movesInOrder(order: readonly number[]): NumberedMoves;
}
