/** Boards as grids. Cells are numbered row by row from 0. */

/** From 2×2 to 5×5, rectangles included. */
export const MIN_SIDE = 2;
export const MAX_SIDE = 5;

/** Moves of the blank. The index is the action; `action ^ 1` is the opposite move. */
export const MOVES = [
  { letter: 'U', name: 'up', rows: -1, cols: 0 },
  { letter: 'D', name: 'down', rows: 1, cols: 0 },
  { letter: 'L', name: 'left', rows: 0, cols: -1 },
  { letter: 'R', name: 'right', rows: 0, cols: 1 },
] as const;

/** In the order of the actions. */
export const MOVE_LETTERS = MOVES.map((move) => move.letter).join('');

/** Whether moves are named after the blank, as in this program, or after the tile, which goes the other way. */
export const MOVE_NAMINGS = ['blank', 'tile'] as const;
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

export function oppositeMove(action: number): number {
  return action ^ 1;
}

/** Beyond the edge of the board. */
export const NO_CELL = -1;

/** Entry `cell × 4 + action`: the cell that `action` leads to, or `NO_CELL`. */
export function neighbourTable(rows: number, cols: number): Int8Array {
  return Int8Array.from({ length: rows * cols * MOVES.length }, (_, entry) =>
    neighbour(Math.floor(entry / MOVES.length), entry % MOVES.length, rows, cols),
  );
}

/** `NO_CELL` beyond the edge. */
export function neighbour(cell: number, action: number, rows: number, cols: number): number {
  const row = Math.floor(cell / cols) + MOVES[action].rows;
  const col = (cell % cols) + MOVES[action].cols;
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : NO_CELL;
}

/** Taxicab distance: rows plus columns. */
export function distance(cell: number, other: number, cols: number): number {
  const rowDistance = Math.abs(Math.floor(cell / cols) - Math.floor(other / cols));
  return rowDistance + Math.abs((cell % cols) - (other % cols));
}
