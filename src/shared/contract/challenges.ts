/** Challenges: a set with a ceiling. Which heuristic keeps A* within it on every puzzle of the set? */
import * as v from 'valibot';
import { STRATEGIES } from '../engine/strategy.ts';
import type { Status } from '../trace/trace.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { ID, integer, OWN_HEURISTIC, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Damaged, Puzzle, SearchSpec } from './types.ts';

/** The version of the format of a challenge. A later one that older programs cannot read raises it. */
export const CHALLENGE_FORMAT = 1;
/** Challenges that one library keeps, the deleted ones not counted; and those of one set. */
export const MAX_CHALLENGES = 200;
/** The greatest ceiling: a search of an experiment expands no more. */
export const MAX_CEILING = 50_000_000;

/** What a ceiling may be of. */
export const CEILING_COUNTS = { expanded: 'expanded', generated: 'generated' } as const;
export type CeilingCount = keyof typeof CEILING_COUNTS;

export interface Challenge {
  readonly title: string;
  /** What is counted of each search, and how much of that is within the ceiling. */
  readonly counted: CeilingCount;
  readonly ceiling: number;
  /** How every puzzle is searched; the scored heuristic replaces its own. */
  readonly search: SearchSpec;
  /** Whether a solution has to be a shortest one. */
  readonly demandsShortest: boolean;
}

/** A challenge of the library, with the set that it is about. */
export interface SavedChallenge {
  readonly challengeId: number;
  readonly setId: number;
  readonly setTitle: string;
  readonly challenge: Challenge;
}

/** All challenges of sets that are not deleted, the oldest first. */
export interface ChallengeList {
  readonly challenges: readonly SavedChallenge[];
  readonly damaged: readonly Damaged[];
}

/**
 * How a puzzle of a challenge ended: `won`; `over` the ceiling; `longer` than the shortest solution, where that is demanded;
 * `unproved`, where nobody knows whether it is longer; or `unsolved`, because the search ended, or was stopped, without a
 * solution below the ceiling.
 */
export type PuzzleEnding = 'won' | 'over' | 'longer' | 'unproved' | 'unsolved';

/** One puzzle of a challenge that was scored. */
export interface ScoredPuzzle {
  readonly puzzleId: number;
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly status: Exclude<Status, 'running'>;
  /** What was counted; `isMore`: beyond the ceiling, and the search was stopped there. */
  readonly nodes: number;
  readonly isMore: boolean;
  /** h of the start. */
  readonly h: number | null;
  /** Moves of the solution, and of a shortest one; `null` where there is none, or nobody knows. */
  readonly length: number | null;
  readonly shortest: number | null;
  readonly ending: PuzzleEnding;
}

/** The score of a heuristic. */
export interface ChallengeScore {
  /** In the order of the set. */
  readonly puzzles: readonly ScoredPuzzle[];
  /** Puzzles that were left out: parity rules their goals out. */
  readonly unsolvable: number;
}

/** How far scoring is; `score` once all is counted, `fault` where the heuristic has failed. */
export interface ScoreProgress {
  readonly done: number;
  readonly total: number;
  readonly score: ChallengeScore | null;
  readonly fault: string | null;
}

export interface ChallengesApi {
  /** A damaged one does not hide the others. */
  list(params: Record<never, never>): Promise<ChallengeList>;
  /** Gives a set a ceiling. Refused as `too-many` beyond `MAX_CHALLENGES`. */
  create(params: { setId: number; challenge: Challenge }): Promise<SavedChallenge>;
  write(params: { challengeId: number; challenge: Challenge }): Promise<SavedChallenge>;
  /** `restore` brings it back for `DELETED_KEPT_DAYS` days. */
  delete(params: { challengeId: number }): Promise<void>;
  restore(params: { challengeId: number }): Promise<void>;
  /**
   * Begins to score a heuristic; what was being scored for this connection ends. Refused as `not-agreed` where nobody has looked at
   * the heuristic, and as `bad-params` where the set has no puzzle that can be searched.
   */
  start(params: { challengeId: number; own: OwnHeuristic }): Promise<ScoreProgress>;
  /** How far that is. Refused as `not-found` where nothing is being scored. */
  progress(params: Record<never, never>): Promise<ScoreProgress>;
  /** Ends it. */
  stop(params: Record<never, never>): Promise<void>;
}

/** A challenge from outside. */
export const CHALLENGE: Schema<Challenge> = v.strictObject({
  title: TITLE,
  counted: v.picklist(
    Object.keys(CEILING_COUNTS) as CeilingCount[],
    'A ceiling counts nodes that are “expanded” or “generated”.',
  ),
  ceiling: integer(1, MAX_CEILING),
  search: v.pipe(
    SEARCH,
    v.check(({ algorithm }) => STRATEGIES[algorithm].usesHeuristic, 'The search of a challenge needs a heuristic.'),
    v.transform(({ own: _own, ...search }): SearchSpec => ({ ...search, heuristic: 'zero' })),
  ),
  demandsShortest: v.boolean(),
});

export const NEW_CHALLENGE = v.strictObject({ setId: ID, challenge: CHALLENGE });
export const CHANGED_CHALLENGE = v.strictObject({ challengeId: ID, challenge: CHALLENGE });
export const ONE_CHALLENGE = v.strictObject({ challengeId: ID });
export const SCORED_HEURISTIC = v.strictObject({ challengeId: ID, own: OWN_HEURISTIC });
