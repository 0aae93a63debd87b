import { printBoard } from '../board.ts';

/** The greatest h that a trace can store. */
export const MAX_H = 65_535;

/**
 * h of many boards: `boards` holds the cells of `count` boards, one after the other; h goes to `out`. Throws a
 * `HeuristicFault` that names the first board on which it fails.
 */
export type BatchMeasure = (boards: Uint8Array, count: number, out: Uint16Array) => void;

/** An own heuristic cannot be used, or fails on a board. The message is one sentence for its author. */
export class HeuristicFault extends Error {
  override readonly name: string = 'HeuristicFault';
}

/** Also of an error from another thread, which keeps only its name. */
export function isHeuristicFault(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'HeuristicFault' || error.name === 'FormulaFault');
}

/** Throws a `HeuristicFault` that names the board unless `value` is an integer from 0 to `MAX_H`. */
export function checkedValue(value: unknown, cells: ArrayLike<number>, cols: number): number {
  // Turns −0 into 0.
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_H) return (value as number) + 0;
  if (Number.isNaN(value)) throw new HeuristicFault(`h has no value ${onBoard(cells, cols)}: ${WHY_NONE}.`);
  throw new HeuristicFault(`h is ${inWords(value)} ${onBoard(cells, cols)}, and must be ${wanted()}.`);
}

const WHY_NONE = 'a division, a root or a tile that is looked up has none there';
const wanted = (): string => `a whole number from 0 to ${MAX_H.toLocaleString('en-US')}`;

export function onBoard(cells: ArrayLike<number>, cols: number): string {
  return `on the board ${printBoard(Array.from(cells), cols)}`;
}

const MAX_SHOWN = 40;

function inWords(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('-', '−');
  const text = String(value);
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return typeof value === 'string' ? `the text “${shown}”` : shown;
}
