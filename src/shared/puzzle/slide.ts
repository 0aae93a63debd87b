/** What happens when a tile is pushed: it slides towards the blank, and takes the tiles between with it. */
import { findBlank } from './board.ts';
import { MOVES } from './geometry.ts';

/**
 * The actions of the blank, one after the other, that carry it to `cell` in a straight line, so that the tile there and
 * those between slide by one cell. None where `cell` is the blank, or is neither in its row nor in its column.
 */
export function slideTo(cells: readonly number[], cell: number, cols: number): number[] {
  const blank = findBlank(cells);
  const [rows, columns] = [row(cell, cols) - row(blank, cols), (cell % cols) - (blank % cols)];
  if ((rows === 0) === (columns === 0)) return [];
  const action = MOVES.findIndex((move) => move.rows === Math.sign(rows) && move.cols === Math.sign(columns));
  return new Array<number>(Math.abs(rows || columns)).fill(action);
}

function row(cell: number, cols: number): number {
  return Math.floor(cell / cols);
}
