import { findBlank } from './board.ts';
import { MOVES } from './geometry.ts';

/**
 * The actions of the blank that carry it straight to `cell`, sliding the tiles between by one cell. Empty where
 * `cell` is the blank, or in neither its row nor its column.
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
