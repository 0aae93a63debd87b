/** Interface of the worker that holds the results of the shown experiment. */
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { BranchingId, LabMeasureId } from '../../shared/contract/experimentLook.ts';
import type { SummaryRow } from '../../shared/lab/summary.ts';

export const WHICH = ['least', 'middle', 'most'] as const;
export type Which = (typeof WHICH)[number];

export interface RecipeFacts {
  /** Why it cannot be counted, in a sentence; `null` where it can. */
  readonly fault: string | null;
  readonly puzzles: number;
  /** Ascending; empty while unknown. */
  readonly distances: readonly number[];
}

export interface LabTableSoFar {
  readonly rows: readonly SummaryRow[];
  /** Estimated milliseconds of one thread for the rest; `null` where unknown. */
  readonly restMs: number | null;
  readonly isAtLeast: boolean;
  /** Milliseconds of all threads. */
  readonly spentMs: number;
}

/** Four numbers for each point: x, y, search, puzzle. */
export interface PointSet {
  readonly points: ArrayBuffer;
  /** Number of all points; some are left out where they are too many to draw. */
  readonly total: number;
}

export interface MarkedPuzzle {
  readonly index: number;
  readonly puzzle: Puzzle;
  /** Moves of a shortest solution, where known. */
  readonly d: number | null;
  readonly search: number;
  readonly value: number | null;
  /** Nodes at which a limit stopped the search; `null` where none did. */
  readonly stoppedAt: number | null;
}

export const MAX_POINTS = 20_000;

export interface LabApi {
  facts(params: { recipe: ExperimentRecipe }): Promise<RecipeFacts>;
  /** Starts anew, with the puzzles of a recipe and no results. */
  open(params: { recipe: ExperimentRecipe }): Promise<void>;
  /** Adds results, as `PackedResults`. */
  add(params: { packed: ArrayBuffer }): Promise<void>;
  table(params: Record<never, never>): Promise<LabTableSoFar>;
  /** One measure against another, for each search that has both; `d` is the distance. */
  points(params: { x: LabMeasureId | 'd'; y: LabMeasureId }): Promise<PointSet>;
  /** The puzzle with the least, middle or greatest value of a measure at a distance; `null` for none. */
  marked(params: {
    d: number | null;
    search: number;
    measure: LabMeasureId;
    which: Which;
  }): Promise<MarkedPuzzle | null>;
  puzzle(params: { index: number; search: number; measure: LabMeasureId }): Promise<MarkedPuzzle>;
  /** The next part of all results as CSV in UTF-8, empty at the end; `isFirst` starts again. */
  resultsPart(params: { isFirst: boolean; branching: BranchingId }): Promise<ArrayBuffer>;
}
