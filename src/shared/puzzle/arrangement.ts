import { MAX_SIDE, MIN_SIDE } from './geometry.ts';

export interface ArrangementFault {
  /** One sentence with the place and the rule. */
  readonly message: string;
  /** The faulty cell; 0 for a wrong size. */
  readonly cell: number;
}

/** Checks that `cells` holds each of 0 … rows × cols − 1 once. Returns the first fault in one sentence, or `null`. */
export function checkArrangement(cells: readonly number[], rows: number, cols: number): string | null {
  return arrangementFault(cells, rows, cols)?.message ?? null;
}

export function arrangementFault(cells: readonly number[], rows: number, cols: number): ArrangementFault | null {
  const ofSize = sizeFault(rows, cols) ?? lengthFault(cells, rows, cols);
  return ofSize === null ? (rangeFault(cells, cols) ?? repeatFault(cells, cols)) : { message: ofSize, cell: 0 };
}

/** Names the sizes there are; `null` for one of them. */
export function sizeFault(rows: number, cols: number): string | null {
  if ([rows, cols].every((side) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE)) return null;
  return `A board has ${MIN_SIDE} to ${MAX_SIDE} rows and columns; this one is ${rows} × ${cols}.`;
}

function lengthFault(cells: readonly number[], rows: number, cols: number): string | null {
  if (cells.length === rows * cols) return null;
  return `A ${rows} × ${cols} board has ${rows * cols} cells, not ${cells.length}.`;
}

function rangeFault(cells: readonly number[], cols: number): ArrangementFault | null {
  const last = cells.length - 1;
  const cell = cells.findIndex((tile) => !Number.isInteger(tile) || tile < 0 || tile > last);
  if (cell === -1) return null;
  const tiles = `the tiles 1 to ${last} and the blank`;
  return { message: `${cells[cell]} in ${placeOf(cell, cols)} is not a tile of this board, which has ${tiles}.`, cell };
}

function repeatFault(cells: readonly number[], cols: number): ArrangementFault | null {
  const cell = cells.findIndex((tile, at) => cells.indexOf(tile) !== at);
  if (cell === -1) return null;
  const tile = cells[cell] === 0 ? 'The blank' : `Tile ${cells[cell]}`;
  const places = `in ${placeOf(cells.indexOf(cells[cell]), cols)} and in ${placeOf(cell, cols)}`;
  return { message: `${tile} is there twice: ${places}.`, cell };
}

function placeOf(cell: number, cols: number): string {
  return `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`;
}
