/**
 * Lists of moves, one for each column and each action that is left out: number column × 2^`LIST_BITS` + action, or + `NO_ACTION`
 * for all moves of the column. List l is the entries from `firsts[l]` up to, and not including, `ends[l]`.
 */
export interface NumberedMoves {
  /** The most moves of a list. */
  readonly perColumn: number;
  readonly firsts: Uint8Array;
  readonly ends: Uint8Array;
  /** A move as one number, so that one access reads it: see `packMove`. */
  readonly moves: Int32Array;
}

export const LIST_BITS = 3;
export const NO_ACTION = (1 << LIST_BITS) - 1;

/** Parts of a packed move: entry of the row that has the row it leads to, column that it leads to, action that undoes it, action. */
export const PLACE = 0xff;
export const COLUMN_SHIFT = 8;
export const COLUMN = 0xff;
export const UNDO_SHIFT = 20;
export const ACTION_SHIFT = UNDO_SHIFT + LIST_BITS;

/** The move by `action`, which `undo` undoes, to `column`, and to the row in entry `place` of the row. */
export function packMove(action: number, undo: number, column: number, place: number): number {
  return (action << ACTION_SHIFT) | (undo << UNDO_SHIFT) | (column << COLUMN_SHIFT) | place;
}
