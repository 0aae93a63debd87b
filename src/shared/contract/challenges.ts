/** Challenges: a set with a ceiling. Which heuristic keeps A* within it on every puzzle of the set? */
import * as v from 'valibot';
import { STRATEGIES } from '../engine/strategy.ts';
import type { Status } from '../trace/trace.ts';
import { integer, SEARCH, TITLE } from './parse.ts';
import type { Parsed } from './schema.ts';
import type { Puzzle, SearchSpec } from './types.ts';

/** Searches of experiments expand no more either. */
export const MAX_CEILING = 50_000_000;

export const CEILING_COUNTS = { expanded: 'expanded', generated: 'generated' } as const;
export type CeilingCount = keyof typeof CEILING_COUNTS;

/**
 * How a puzzle of a challenge ended: `won`; `over` the ceiling; `longer` than the shortest solution, where that is
 * demanded; `unproved`, where that is unknown; or `unsolved`, ended or stopped without a solution below the ceiling.
 */
export type PuzzleEnding = 'won' | 'over' | 'longer' | 'unproved' | 'unsolved';

export interface ScoredPuzzle {
  readonly puzzleId: number;
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly status: Exclude<Status, 'running'>;
  /** `isMore`: beyond the ceiling, where the search was stopped. */
  readonly nodes: number;
  readonly isMore: boolean;
  /** h of the start. */
  readonly h: number | null;
  /** Moves of the solution, and of a shortest one; `null` where there is none, or unknown. */
  readonly length: number | null;
  readonly shortest: number | null;
  readonly ending: PuzzleEnding;
}

export interface ChallengeScore {
  /** In the order of the set. */
  readonly puzzles: readonly ScoredPuzzle[];
  /** Puzzles left out: parity rules their goals out. */
  readonly unsolvable: number;
}

/** `score` once all is counted; `fault` if the heuristic has failed. */
export interface ScoreProgress {
  readonly done: number;
  readonly total: number;
  readonly score: ChallengeScore | null;
  readonly fault: string | null;
}

export const CHALLENGE = v.strictObject({
  title: TITLE,
  /** What is counted of each search against the ceiling. */
  counted: v.picklist(
    Object.keys(CEILING_COUNTS) as CeilingCount[],
    'A challenge counts nodes that are “expanded” or “generated”.',
  ),
  ceiling: integer(1, MAX_CEILING),
  /** How every puzzle is searched; the scored heuristic replaces its own. */
  search: v.pipe(
    SEARCH,
    v.check(({ algorithm }) => STRATEGIES[algorithm].usesHeuristic, 'The search of a challenge needs a heuristic.'),
    v.transform(({ own: _own, ...search }): SearchSpec => ({ ...search, heuristic: 'zero' })),
  ),
  /** Whether a solution has to be a shortest one. */
  demandsShortest: v.boolean(),
});
export type Challenge = Parsed<typeof CHALLENGE>;
