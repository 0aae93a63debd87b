/** A run as pages need it. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { PaperId } from '../../shared/paper/papers.ts';

export interface SheetRun {
  readonly run: AskedRun;
  readonly title: string;
  /** "A* · Manhattan distance" */
  readonly search: string;
  /** The rules in force, one line each. */
  readonly rules: readonly string[];
  /** The short code that opens the run again; `null` where it has none. */
  readonly code: string | null;
  readonly naming: MoveNaming;
}

/** On what the pages are, and how large on the screen: `null` for those that are printed. */
export interface PageLook {
  readonly paper: PaperId;
  readonly scale: number | null;
  /** Whether the screen hides what comes: solutions are then printed, and not shown. */
  readonly isHidden?: boolean;
}

/** CSS pixels in a millimetre. */
export const MM = 96 / 25.4;

/** How wide a cell of a small board is, in millimetres, by the longer side of the board: two digits must be read in it. */
const SMALL_CELLS: Readonly<Record<number, number>> = { 2: 6.5, 3: 5, 4: 4.7, 5: 4.5 };

/** How large a small board is, in millimetres. */
export function smallBoard({ rows, cols }: BoardSides): { readonly width: number; readonly height: number } {
  const cell = SMALL_CELLS[Math.max(rows, cols)];
  return { width: cell * cols, height: cell * rows };
}

interface BoardSides {
  readonly rows: number;
  readonly cols: number;
}
