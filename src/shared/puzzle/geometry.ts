/** The grid: sizes, moves of the blank, neighbours. Cells are numbered row by row from 0. */

/** Rows and columns of a board: from 2×2 to 5×5, rectangles included. */
export const MIN_SIDE = 2;
export const MAX_SIDE = 5;

/** Moves of the blank. A move's place in this table is its action; `action ^ 1` is the opposite move. */
export const MOVES = [
  { letter: 'U', name: 'up', rows: -1, cols: 0 },
  { letter: 'D', name: 'down', rows: 1, cols: 0 },
  { letter: 'L', name: 'left', rows: 0, cols: -1 },
  { letter: 'R', name: 'right', rows: 0, cols: 1 },
] as const;

/** The letters of the moves in the order of their actions. */
export const MOVE_LETTERS = MOVES.map((move) => move.letter).join('');

/** What the name of a move is about: the blank, as in this program, or the tile that slides, which goes the other way. */
export const MOVE_NAMINGS = ['blank', 'tile'] as const;
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

/** The action that takes `action` back. */
export function oppositeMove(action: number): number {
  return action ^ 1;
}

/** Entry of a neighbour table where the board ends. */
export const NO_CELL = -1;

/** Entry `cell × 4 + action` is the cell that `action` leads to from `cell`, or `NO_CELL`. */
export function neighbourTable(rows: number, cols: number): Int8Array {
  return Int8Array.from({ length: rows * cols * MOVES.length }, (_, entry) =>
    neighbour(Math.floor(entry / MOVES.length), entry % MOVES.length, rows, cols),
  );
}

/** The cell that `action` leads to from `cell`, or `NO_CELL`. */
export function neighbour(cell: number, action: number, rows: number, cols: number): number {
  const row = Math.floor(cell / cols) + MOVES[action].rows;
  const col = (cell % cols) + MOVES[action].cols;
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : NO_CELL;
}

/** Rows plus columns between two cells: the taxicab distance. */
export function distance(cell: number, other: number, cols: number): number {
  const rowDistance = Math.abs(Math.floor(cell / cols) - Math.floor(other / cols));
  return rowDistance + Math.abs((cell % cols) - (other % cols));
}
