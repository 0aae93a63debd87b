/** What makes a list of numbers an arrangement of a board. */
import { MAX_SIDE, MIN_SIDE } from './geometry.ts';

/**
 * Checks that `cells` holds each of 0 … rows × cols − 1 once on a board of a possible size.
 * Returns `null`, or one sentence that names the first thing wrong and its place.
 */
export function checkArrangement(cells: readonly number[], rows: number, cols: number): string | null {
  return (
    checkSize(rows, cols) ?? checkLength(cells, rows, cols) ?? checkRange(cells, cols) ?? checkRepeats(cells, cols)
  );
}

/** Returns `null`, or a sentence that says which sizes there are. */
export function checkSize(rows: number, cols: number): string | null {
  if ([rows, cols].every((side) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE)) return null;
  return `A board has ${MIN_SIDE} to ${MAX_SIDE} rows and columns; this one is ${rows} × ${cols}.`;
}

function checkLength(cells: readonly number[], rows: number, cols: number): string | null {
  if (cells.length === rows * cols) return null;
  return `A ${rows} × ${cols} board has ${rows * cols} cells, not ${cells.length}.`;
}

function checkRange(cells: readonly number[], cols: number): string | null {
  const last = cells.length - 1;
  const wrong = cells.findIndex((tile) => !Number.isInteger(tile) || tile < 0 || tile > last);
  if (wrong === -1) return null;
  return `${cells[wrong]} in ${placeOf(wrong, cols)} is not a tile of this board, which has the tiles 1 to ${last} and the blank.`;
}

function checkRepeats(cells: readonly number[], cols: number): string | null {
  const again = cells.findIndex((tile, cell) => cells.indexOf(tile) !== cell);
  if (again === -1) return null;
  const tile = cells[again] === 0 ? 'The blank' : `Tile ${cells[again]}`;
  return `${tile} is there twice: in ${placeOf(cells.indexOf(cells[again]), cols)} and in ${placeOf(again, cols)}.`;
}

function placeOf(cell: number, cols: number): string {
  return `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`;
}
