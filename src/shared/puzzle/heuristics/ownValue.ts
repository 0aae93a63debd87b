import { formatNumber } from '../../text/numbers.ts';
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

/** How one language writes what mends a value. */
interface Mending {
  readonly round: string;
  readonly max: string;
}

export const MENDED_IN = {
  formula: { round: 'round(…)', max: 'max(0, …)' },
  javascript: { round: 'Math.round(…)', max: 'Math.max(0, …)' },
} as const satisfies Record<string, Mending>;

/** Throws a `HeuristicFault` that names the board unless `value` is an integer from 0 to `MAX_H`. */
export function checkedValue(value: unknown, cells: ArrayLike<number>, cols: number, mending: Mending): number {
  // Turns −0 into 0.
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_H) return (value as number) + 0;
  throw new HeuristicFault(`h is ${inWords(value)} ${onBoard(cells, cols)}, ${whyWrong(value, mending)}.`);
}

function whyWrong(value: unknown, { round, max }: Mending): string {
  if (!Number.isFinite(value)) return WANTED;
  if (!Number.isInteger(value)) return `not a whole number: write ${round}`;
  return (value as number) < 0 ? `and must not be negative: write ${max}` : WANTED;
}

const WANTED = `and must be a whole number from 0 to ${formatNumber(MAX_H)}`;

export function onBoard(cells: ArrayLike<number>, cols: number): string {
  return `on the board ${printBoard(Array.from(cells), cols)}`;
}

const MAX_SHOWN = 40;

function inWords(value: unknown): string {
  if (typeof value === 'number')
    return String(value)
      .replace('-', '−')
      .replace(/(\.\d\d)\d+$/, '$1…');
  const text = String(value);
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return typeof value === 'string' ? `the text “${shown}”` : shown;
}
