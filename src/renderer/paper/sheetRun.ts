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
  /** The short code that opens the run again. */
  readonly code: string;
  readonly naming: MoveNaming;
}

/** On what the pages are, and how large on the screen: `null` for those that are printed. */
export interface PageLook {
  readonly paper: PaperId;
  readonly scale: number | null;
}

/** CSS pixels in a millimetre. */
export const MM = 96 / 25.4;
