/**
 * The baseline: search as an article would write it, with boards as strings, a Map and an array. It is slow only where
 * articles are: nothing in it is done twice, and its containers are the usual ones.
 */

/** A character for each cell, row by row; 0 is the blank, a is tile 10. */
export type Board = string;

export interface Puzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: Board;
  readonly goal: Board;
}

/** What a search came to. */
export interface Found {
  /** Length of the path found, or −1. */
  readonly moves: number;
  /** Boards generated, repeats included, the start not. */
  readonly generated: number;
}

/** The board with these tiles. */
export function boardOf(cells: readonly number[]): Board {
  return cells.map((tile) => tile.toString(36)).join('');
}

/** Up, down, left, right of the blank, as rows and columns. */
const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The boards that one move leads to. */
export function successors(board: Board, rows: number, cols: number): Board[] {
  const blank = board.indexOf('0');
  const row = Math.floor(blank / cols);
  const col = blank % cols;
  const boards: Board[] = [];
  for (const [rowStep, colStep] of STEPS) {
    const nextRow = row + rowStep;
    const nextCol = col + colStep;
    if (nextRow < 0 || nextRow >= rows || nextCol < 0 || nextCol >= cols) continue;
    boards.push(swapped(board, blank, nextRow * cols + nextCol));
  }
  return boards;
}

function swapped(board: Board, cell: number, other: number): Board {
  const first = Math.min(cell, other);
  const second = Math.max(cell, other);
  const between = board.slice(first + 1, second);
  return board.slice(0, first) + board[second] + between + board[first] + board.slice(second + 1);
}

/** Where each tile belongs. */
export function goalCells(goal: Board): Map<string, number> {
  return new Map(Array.from(goal, (tile, cell) => [tile, cell]));
}

/** The sum of rows and columns between each tile and its place. */
export function manhattan(board: Board, goalCell: ReadonlyMap<string, number>, cols: number): number {
  let sum = 0;
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === '0') continue;
    const goal = goalCell.get(board[cell])!;
    sum += Math.abs(Math.floor(cell / cols) - Math.floor(goal / cols)) + Math.abs((cell % cols) - (goal % cols));
  }
  return sum;
}
