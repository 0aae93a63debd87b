/** Boards as plain cells, row by row; 0 is the blank. No function changes its arguments. */
import { MOVE_LETTERS, neighbour, NO_CELL } from './geometry.ts';
import { printIn } from './notation.ts';

export function findBlank(cells: readonly number[]): number {
  return cells.indexOf(0);
}

/** Entry t is the cell of tile t. */
export function cellsOfTiles(cells: ArrayLike<number>): number[] {
  const cellOf = new Array<number>(cells.length).fill(-1);
  for (let cell = 0; cell < cells.length; cell++) cellOf[cells[cell]] = cell;
  return cellOf;
}

export function swap(cells: readonly number[], cell: number, other: number): number[] {
  return cells.with(cell, cells[other]).with(other, cells[cell]);
}

/** `null` where the edge is in the way. */
export function applyAction(cells: readonly number[], action: number, rows: number, cols: number): number[] | null {
  const blank = findBlank(cells);
  const to = neighbour(blank, action, rows, cols);
  return to === NO_CELL ? null : swap(cells, blank, to);
}

/** `moves`: of the blank, in letters UDLR. `null` where one is impossible. */
export function applyMoves(cells: readonly number[], moves: string, rows: number, cols: number): number[] | null {
  return Array.from(moves).reduce<number[] | null>(
    (board, letter) => board && applyLetter(board, letter, rows, cols),
    [...cells],
  );
}

/** `cells` and the board after each action. Throws where an action leads over the edge. */
export function boardsAlong(
  cells: readonly number[],
  actions: readonly number[],
  rows: number,
  cols: number,
): (readonly number[])[] {
  const boards = [cells];
  for (const action of actions) {
    const next = applyAction(boards.at(-1)!, action, rows, cols);
    if (!next) throw new Error('A move leads over the edge of the board.');
    boards.push(next);
  }
  return boards;
}

function applyLetter(cells: readonly number[], letter: string, rows: number, cols: number): number[] | null {
  const action = MOVE_LETTERS.indexOf(letter);
  return action === -1 ? null : applyAction(cells, action, rows, cols);
}

/** In one line: `1 2 3 / 7 4 5 / 6 8 _`. */
export function printBoard(cells: readonly number[], cols: number): string {
  return printIn('slashes', cells, cols);
}
