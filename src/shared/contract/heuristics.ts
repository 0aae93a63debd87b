/** Heuristics of the user's own, as hosts and renderer speak of them. */
import * as v from 'valibot';
import type { Expansions } from '../judge/expansions.ts';
import type { SampledVerdict } from '../judge/sample.ts';
import type { ComparedHeuristic } from '../judge/values.ts';
import type { VerdictFigures } from '../judge/verdict.ts';
import type { WrongStarts } from '../judge/wrongStart.ts';
import type { Estimates } from '../puzzle/heuristics/estimates.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import { integer, OWN_HEURISTIC, PUZZLE } from './parse.ts';
import type { Cells, Page, Puzzle } from './types.ts';

/** A heuristic, and the puzzle towards whose goal it is judged. */
export interface JudgedBoard {
  readonly own: OwnHeuristic;
  readonly puzzle: Puzzle;
}

/** How many states have which h at which distance; `counts` is `null` where h is too great to be drawn. */
export type CountedEstimates = Omit<Estimates, 'counts'> & { readonly counts: readonly number[] | null };

/** What was found of a heuristic: on all states, or by a sample. */
export type FoundHeuristic =
  | {
      readonly kind: 'all';
      readonly verdict: VerdictFigures;
      readonly proof: OwnProof;
      readonly estimates: CountedEstimates;
    }
  | { readonly kind: 'sample'; readonly verdict: SampledVerdict };

/** How far judging has come, and what was found once all is done. */
export interface Judgement {
  readonly done: number;
  readonly found?: FoundHeuristic;
}

/** What takes longer than the verdict. */
export interface JudgementRest {
  readonly dominance: readonly ComparedHeuristic[];
  readonly wrong: WrongStarts;
  readonly expansions: Expansions;
}

/** A state that h overestimates. */
export interface OverestimatedState {
  readonly cells: Cells;
  readonly h: number;
  readonly distance: number;
}

/** One page of them, those nearest to the goal first. */
export interface OverestimatedPage {
  readonly total: number;
  readonly states: readonly OverestimatedState[];
}

export interface HeuristicsApi {
  /** The user has seen its text and wants it to run. Searches by any other are refused as `not-agreed`. */
  agree(params: { own: OwnHeuristic }): Promise<void>;
  /** Goes on for some time with judging a heuristic. Not asking again ends it. Refused as `bad-heuristic`. */
  judge(params: JudgedBoard): Promise<Judgement>;
  /** The rest of what is found of a heuristic that was judged on all states. */
  rest(params: JudgedBoard): Promise<JudgementRest>;
  /** The states that such a heuristic overestimates. */
  overestimated(params: JudgedBoard & Page): Promise<OverestimatedPage>;
}

export const AGREED_HEURISTIC = v.strictObject({ own: OWN_HEURISTIC });

/** States on one page. */
export const MAX_OVERESTIMATED = 500;

const BOARD = { own: OWN_HEURISTIC, puzzle: PUZZLE };

export const JUDGED_BOARD = v.strictObject(BOARD);
export const OVERESTIMATED = v.strictObject({
  ...BOARD,
  offset: integer(0, Number.MAX_SAFE_INTEGER),
  limit: integer(1, MAX_OVERESTIMATED),
});
