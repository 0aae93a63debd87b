/** h as a function of the whole board. */
import type { PatternDatabase } from './patternDatabase.ts';

/** h of an arrangement, row by row, 0 the blank: an integer of at least 0. Its board and goal were fixed before. */
export type Measure = (cells: ArrayLike<number>) => number;

/** The heuristics that a maximum can be taken of: all that are consistent, so that their maximum is. */
export const MAX_MEMBERS = ['misplaced', 'manhattan', 'gaschnig', 'linear-conflict', 'walking-distance'] as const;
export type MaxMember = (typeof MAX_MEMBERS)[number];

/** Those that it is taken of where nothing else is said: each of the others is never greater than one of them. */
export const DEFAULT_MEMBERS: readonly MaxMember[] = ['gaschnig', 'linear-conflict', 'walking-distance'];

/** Factors of `manhattan-times`: with 1 it would not lie. */
export const MIN_FACTOR = 1;
export const MAX_FACTOR = 10;
export const DEFAULT_FACTOR = 2;

/** What a heuristic can need besides the goal. */
export interface HeuristicResources {
  /** For `pattern-database` on a 4×4 board, which cannot do without: the tables for the goal's place of the blank. */
  readonly patterns?: PatternDatabase;
  /** For `max`: its members. Those that are not for the size of the board are left out; at least one must remain. */
  readonly members?: readonly MaxMember[];
  /** For `manhattan-times`: from `MIN_FACTOR` to `MAX_FACTOR`. */
  readonly factor?: number;
  /** For `own`, which cannot do without: h itself, towards the goal. */
  readonly own?: Measure | undefined;
}
