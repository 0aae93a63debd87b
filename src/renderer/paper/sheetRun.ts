import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { PaperId } from '../../shared/contract/papers.ts';
import type { Puzzle } from '../../shared/contract/types.ts';

export interface SheetRun {
  readonly run: AskedRun;
  readonly title: string;
  readonly search: string;
  readonly rules: readonly string[];
  /** The short code that opens the run again; `null` where it has none. */
  readonly code: string | null;
  readonly naming: MoveNaming;
}

/** `scale`: of the page on the screen; `null`: the page to print. */
export interface PageLook {
  readonly paper: PaperId;
  readonly scale: number | null;
  /** Whether the screen hides what comes: solutions are printed, but not shown. */
  readonly isHidden?: boolean;
}

/** CSS pixels in a millimetre. */
export const MM = 96 / 25.4;

/** The width of a cell of a small board in millimetres, by the longer side of the board: two digits must be legible. */
const SMALL_CELLS: Readonly<Record<number, number>> = { 2: 6.5, 3: 5, 4: 4.7, 5: 4.5 };

/** Millimetres. */
export function smallBoard({ rows, cols }: Pick<Puzzle, 'rows' | 'cols'>) {
  const cell = SMALL_CELLS[Math.max(rows, cols)];
  return { width: cell * cols, height: cell * rows };
}

/** What a worksheet leaves empty, in all steps but the first. */
export interface Emptiness {
  readonly label: string;
  readonly states: boolean;
  readonly numbers: boolean;
  /** The moves of a step's successors, and the size of the frontier. */
  readonly moves: boolean;
}

export const EMPTIES = {
  everything: { label: 'Everything', states: true, numbers: true, moves: true },
  numbers: { label: 'The numbers', states: false, numbers: true, moves: false },
  states: { label: 'The states', states: true, numbers: false, moves: false },
  nothing: { label: 'Nothing', states: false, numbers: false, moves: false },
} as const satisfies Record<string, Emptiness>;

export type EmptinessId = keyof typeof EMPTIES;
