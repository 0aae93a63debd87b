import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { PaperId } from '../../shared/contract/papers.ts';

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
export function smallBoard({ rows, cols }: BoardSides): { readonly width: number; readonly height: number } {
  const cell = SMALL_CELLS[Math.max(rows, cols)];
  return { width: cell * cols, height: cell * rows };
}

interface BoardSides {
  readonly rows: number;
  readonly cols: number;
}
