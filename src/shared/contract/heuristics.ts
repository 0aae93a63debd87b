import { count } from '../text/numbers.ts';
import * as v from 'valibot';
import type { Expansions } from '../judge/expansions.ts';
import type { SampledVerdict } from '../judge/sample.ts';
import type { ComparedHeuristic } from '../judge/values.ts';
import type { VerdictFigures } from '../judge/verdict.ts';
import type { WrongStarts } from '../judge/wrongStart.ts';
import type { Estimates } from '../puzzle/heuristics/estimates.ts';
import { OWN_KINDS, type OwnHeuristic, type OwnKind } from '../puzzle/heuristics/own.ts';
import type { ProgramLog } from '../puzzle/heuristics/programLog.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import { integer, MAX_OWN_NAME_LENGTH, OWN_HEURISTIC, PUZZLE } from './parse.ts';
import type { Parsed } from './schema.ts';
import type { Cells } from './types.ts';

/** Raised by a change that older programs cannot read. */
export const HEURISTIC_FORMAT = 1;
/** More than a heuristic may have, so that a draft that is too long can be shortened. */
export const MAX_DRAFT_LENGTH = 100_000;

export interface SavedHeuristic {
  readonly heuristicId: number;
  readonly own: OwnHeuristic;
}

/** `mayRun`: the user has written it, or looked at it. */
export interface ListedHeuristic extends SavedHeuristic {
  readonly mayRun: boolean;
}

/** A heuristic just kept, and the one of that name that it replaces. */
export interface KeptHeuristic {
  readonly heuristicId: number;
  readonly before: OwnHeuristic | null;
}

/** States by h and distance; `counts` is `null` where h is too great to draw. */
export type CountedEstimates = Omit<Estimates, 'counts'> & { readonly counts: readonly number[] | null };

/** Findings on all states, or on a sample. */
export type FoundHeuristic =
  | {
      readonly kind: 'all';
      readonly verdict: VerdictFigures;
      readonly proof: OwnProof;
      readonly estimates: CountedEstimates;
    }
  | { readonly kind: 'sample'; readonly verdict: SampledVerdict };

/** `found` once all is done. */
export interface Judgement {
  readonly done: number;
  readonly found?: FoundHeuristic;
}

/** The findings that take longer than the verdict. */
export interface JudgementRest {
  readonly dominance: readonly ComparedHeuristic[];
  readonly wrong: WrongStarts;
  readonly expansions: Expansions;
}

/** h of one board, or why it has none there; and what a program has written about it. */
export interface StartValue {
  readonly h: number | null;
  readonly failure: string | null;
  readonly log: ProgramLog;
}

export interface OverestimatedState {
  readonly cells: Cells;
  readonly h: number;
  readonly distance: number;
}

/** A page of them, nearest to the goal first. */
export interface OverestimatedPage {
  readonly total: number;
  readonly states: readonly OverestimatedState[];
}

const DRAFT_RULE = `A draft has at most ${count(MAX_DRAFT_LENGTH, 'character')}.`;
export const DRAFT_TEXT = v.pipe(v.string(DRAFT_RULE), v.maxLength(MAX_DRAFT_LENGTH, DRAFT_RULE));

/** A draft, valid or not, with the text of each kind. */
export const HEURISTIC_DRAFT = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_OWN_NAME_LENGTH)),
  kind: v.picklist(Object.keys(OWN_KINDS) as OwnKind[]),
  texts: v.strictObject({ formula: DRAFT_TEXT, javascript: DRAFT_TEXT }),
});

export type HeuristicDraft = Parsed<typeof HEURISTIC_DRAFT>;

export const MAX_OVERESTIMATED = 500;

const BOARD = { own: OWN_HEURISTIC, puzzle: PUZZLE };

/** A heuristic, and the puzzle towards whose goal it is judged. */
export const JUDGED_BOARD = v.strictObject(BOARD);
export type JudgedBoard = Parsed<typeof JUDGED_BOARD>;

export const OVERESTIMATED = v.strictObject({
  ...BOARD,
  offset: integer(0, Number.MAX_SAFE_INTEGER),
  limit: integer(1, MAX_OVERESTIMATED),
  onPath: v.exactOptional(v.boolean()),
});
export type OverestimatedParams = Parsed<typeof OVERESTIMATED>;
