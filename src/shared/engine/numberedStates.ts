import type { LentTables } from './lentTables.ts';

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

/**
 * Lists of moves, by column and excluded action: list column × 2^`LIST_BITS` + action, or + `NO_ACTION` for all
 * moves. List l is the entries from `firsts[l]` up to, but excluding, `ends[l]`.
 */
export interface NumberedMoves {
  readonly perColumn: number;
  readonly firsts: Uint8Array;
  readonly ends: Uint8Array;
  /** Packed by `packMove`, so that one access reads a move. */
  readonly moves: Int32Array;
}

export const LIST_BITS = 3;
export const NO_ACTION = (1 << LIST_BITS) - 1;

/** Parts of a packed move: the entry that has the new row, the new column, the action that undoes it, the action. */
export const PLACE = 0xff;
export const COLUMN_SHIFT = 8;
export const COLUMN = 0xff;
export const UNDO_SHIFT = 20;
export const ACTION_SHIFT = UNDO_SHIFT + LIST_BITS;

/** `undo` undoes `action`; entry `place` of the row has the new row. */
export function packMove(action: number, undo: number, column: number, place: number): number {
  return (action << ACTION_SHIFT) | (undo << UNDO_SHIFT) | (column << COLUMN_SHIFT) | place;
}
