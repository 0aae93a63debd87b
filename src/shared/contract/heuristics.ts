/** The user's own heuristics, as hosts and renderer speak of them. */
import * as v from 'valibot';
import type { Expansions } from '../judge/expansions.ts';
import type { SampledVerdict } from '../judge/sample.ts';
import type { ComparedHeuristic } from '../judge/values.ts';
import type { VerdictFigures } from '../judge/verdict.ts';
import type { WrongStarts } from '../judge/wrongStart.ts';
import type { Estimates } from '../puzzle/heuristics/estimates.ts';
import { OWN_KINDS, type OwnHeuristic, type OwnKind } from '../puzzle/heuristics/own.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import { ID, integer, MAX_OWN_NAME_LENGTH, OWN_HEURISTIC, PUZZLE, type Schema } from './parse.ts';
import type { Cells, Damaged, Page, Puzzle } from './types.ts';

/** The version of the format of a heuristic in the library. A later one that older programs cannot read raises it. */
export const HEURISTIC_FORMAT = 1;
/** The user's own heuristics that one library keeps, the deleted ones not counted. */
export const MAX_KEPT_HEURISTICS = 100;
/** Characters of a draft: more than a heuristic may have, so that a draft that is too long can be mended. */
export const MAX_DRAFT_LENGTH = 100_000;

/** A heuristic of the library. */
export interface SavedHeuristic {
  readonly heuristicId: number;
  readonly own: OwnHeuristic;
}

/** A heuristic that is kept. `mayRun`: the user has written it, or looked at it. */
export interface ListedHeuristic extends SavedHeuristic {
  readonly mayRun: boolean;
}

/** All of them, the oldest first. */
export interface HeuristicList {
  readonly heuristics: readonly ListedHeuristic[];
  readonly damaged: readonly Damaged[];
}

/** A heuristic that was just kept, and the earlier one of that name. */
export interface KeptHeuristic {
  readonly heuristicId: number;
  readonly before: OwnHeuristic | null;
}

/** A draft of a heuristic, readable or not. */
export interface HeuristicDraft {
  readonly name: string;
  readonly kind: OwnKind;
  /** What is written of each kind. */
  readonly texts: Readonly<Record<OwnKind, string>>;
}

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

/** The findings that take longer than the verdict. */
export interface JudgementRest {
  readonly dominance: readonly ComparedHeuristic[];
  readonly wrong: WrongStarts;
  readonly expansions: Expansions;
}

/** h of the start of a puzzle. */
export interface StartValue {
  readonly h: number;
}

/** A state that h overestimates. */
export interface OverestimatedState {
  readonly cells: Cells;
  readonly h: number;
  readonly distance: number;
}

/** Of which heuristic, and which page of them. */
export interface OverestimatedParams extends JudgedBoard, Page {
  readonly onPath?: boolean;
}

/** One page of them, those nearest to the goal first. */
export interface OverestimatedPage {
  readonly total: number;
  readonly states: readonly OverestimatedState[];
}

export interface HeuristicsApi {
  /** Those that are kept. A damaged one does not hide the others. */
  list(params: Record<never, never>): Promise<HeuristicList>;
  /** Keeps one under its name, in the place of the one that has it. Refused as `too-many` beyond `MAX_KEPT_HEURISTICS`. */
  keep(params: { own: OwnHeuristic }): Promise<KeptHeuristic>;
  /** `restore` brings it back for `DELETED_KEPT_DAYS` days. What went by it has its text. */
  delete(params: { heuristicId: number }): Promise<void>;
  restore(params: { heuristicId: number }): Promise<void>;
  /**
   * The user agrees to run its text. Searches by any other, and programs, are refused as `not-agreed`. `isDraft`: it is being
   * written, and may run until the program ends.
   */
  agree(params: { own: OwnHeuristic; isDraft?: boolean }): Promise<void>;
  /** Judges a heuristic for a time slice. Not asking again ends it. Refused as `bad-heuristic`. */
  judge(params: JudgedBoard): Promise<Judgement>;
  /** The rest of what is found of a heuristic that was judged on all states. */
  rest(params: JudgedBoard): Promise<JudgementRest>;
  /** h of the start of the puzzle alone, whether or not the heuristic has a value everywhere. Refused as `bad-heuristic`. */
  value(params: JudgedBoard): Promise<StartValue>;
  /** The states that such a heuristic overestimates; `onPath`: those on a shortest path from the start of the puzzle alone. */
  overestimated(params: OverestimatedParams): Promise<OverestimatedPage>;
}

export const NAMED_HEURISTIC = v.strictObject({ own: OWN_HEURISTIC });
export const AGREED_HEURISTIC = v.strictObject({ own: OWN_HEURISTIC, isDraft: v.exactOptional(v.boolean()) });
export const ONE_HEURISTIC = v.strictObject({ heuristicId: ID });

const DRAFT_RULE = `A draft has at most ${MAX_DRAFT_LENGTH} characters.`;
const DRAFT_TEXT = v.pipe(v.string(DRAFT_RULE), v.maxLength(MAX_DRAFT_LENGTH, DRAFT_RULE));

export const HEURISTIC_DRAFT: Schema<HeuristicDraft> = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_OWN_NAME_LENGTH)),
  kind: v.picklist(Object.keys(OWN_KINDS) as OwnKind[]),
  texts: v.strictObject({ formula: DRAFT_TEXT, javascript: DRAFT_TEXT }),
});

/** States on one page. */
export const MAX_OVERESTIMATED = 500;

const BOARD = { own: OWN_HEURISTIC, puzzle: PUZZLE };

export const JUDGED_BOARD = v.strictObject(BOARD);
export const OVERESTIMATED = v.strictObject({
  ...BOARD,
  offset: integer(0, Number.MAX_SAFE_INTEGER),
  limit: integer(1, MAX_OVERESTIMATED),
  onPath: v.exactOptional(v.boolean()),
});
