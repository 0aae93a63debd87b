/** What the page asks of the worker that holds the results of the experiment on show. */
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { BranchingId, LabMeasureId } from '../../shared/contract/experimentLook.ts';
import type { SummaryRow } from '../../shared/lab/summary.ts';

/** What a point of a chart stands for: the puzzle with the least, the middle or the most of a measure. */
export const WHICH = ['least', 'middle', 'most'] as const;
export type Which = (typeof WHICH)[number];

/** What is known of a recipe before anything is counted. */
export interface RecipeFacts {
  /** Why it cannot be counted, in a sentence; `null` where it can. */
  readonly fault: string | null;
  readonly puzzles: number;
  /** The distances of its puzzles in order; none where nobody knows them yet. */
  readonly distances: readonly number[];
}

/** The table so far. */
export interface LabTableSoFar {
  readonly rows: readonly SummaryRow[];
  /** Milliseconds that one thread needs for the rest, about; `null` where nothing tells. */
  readonly restMs: number | null;
  /** Whether the rest may well take longer. */
  readonly isAtLeast: boolean;
  /** Milliseconds that were counted so far, of all threads. */
  readonly spentMs: number;
}

/** Four numbers for each point: x, y, search, puzzle. */
export interface PointSet {
  readonly points: ArrayBuffer;
  /** How many are there in all; some of them are left out where they are too many to draw. */
  readonly total: number;
}

/** A puzzle of the experiment, and what a search came to on it. */
export interface MarkedPuzzle {
  readonly index: number;
  readonly puzzle: Puzzle;
  /** Moves of a shortest solution, where they are known. */
  readonly d: number | null;
  readonly search: number;
  readonly value: number | null;
  /** Nodes at which a limit stopped the search; `null` where none did. */
  readonly stoppedAt: number | null;
}

/** Points that are drawn at the most. */
export const MAX_POINTS = 20_000;

export interface LabApi {
  /** What follows from a recipe, without its puzzles. */
  facts(params: { recipe: ExperimentRecipe }): Promise<RecipeFacts>;
  /** Begins anew, with the puzzles of a recipe and no results. */
  open(params: { recipe: ExperimentRecipe }): Promise<void>;
  /** Adds results, as `PackedResults`. */
  add(params: { packed: ArrayBuffer }): Promise<void>;
  table(params: Record<never, never>): Promise<LabTableSoFar>;
  /** One measure against another one, for each search that tells both; `d` is the distance. */
  points(params: { x: LabMeasureId | 'd'; y: LabMeasureId }): Promise<PointSet>;
  /** The puzzle with the least, the middle or the most of a measure among those at a distance; `null` where there is none. */
  marked(params: {
    d: number | null;
    search: number;
    measure: LabMeasureId;
    which: Which;
  }): Promise<MarkedPuzzle | null>;
  puzzle(params: { index: number; search: number; measure: LabMeasureId }): Promise<MarkedPuzzle>;
  /** The next part of the table of all results as UTF-8 (CSV), empty after the last one; `isFirst` begins it anew. */
  resultsPart(params: { isFirst: boolean; branching: BranchingId }): Promise<ArrayBuffer>;
}
