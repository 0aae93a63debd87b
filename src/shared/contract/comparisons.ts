/** Comparisons of searches that are kept in the library, and reopen as they were. */
import * as v from 'valibot';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { COMPARISON_LOOK, SEEN_TREE, type ComparisonLook, type SeenTree } from './looks.ts';
import { ID, integer, number, PUZZLE, RUN_LABEL, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Damaged, Page, Puzzle, RunLabel, SearchSpec } from './types.ts';

/** Searches that stand beside each other. */
export const MIN_LANES = 2;
export const MAX_LANES = 4;
/** Bets on one comparison: a class in teams, not one by one. */
export const MAX_BETS = 12;
/** Ratios that can be bet on. */
export const LEAST_RATIO = 0.001;
export const GREATEST_RATIO = 1_000_000;
/** Comparisons that one library keeps, the deleted ones not counted. */
export const MAX_COMPARISONS = 2_000;

/** A bet on the ratio of the nodes that the first and the last search expand. */
export interface Bet {
  readonly name: string;
  readonly ratio: number;
}

/** What is kept of a comparison. The numbers are computed again: the engine is deterministic. */
export interface ComparisonContent {
  readonly puzzle: Puzzle;
  readonly searches: readonly SearchSpec[];
  readonly clock: ClockId;
  /** The step at which each search stands. */
  readonly steps: readonly number[];
  /**
   * What each search took when it was measured, in milliseconds; `null` where it was not. It is the only number that
   * running a search again does not bring back, and the clock of own paces needs it. Older comparisons have none.
   */
  readonly times?: readonly (number | null)[];
  readonly bets: readonly Bet[];
  /** Older comparisons have none, and look like `FIRST_LOOK`. */
  readonly look?: ComparisonLook;
  /** How the tree of each search is looked at. Older comparisons have none, and show each tree whole. */
  readonly trees?: readonly SeenTree[];
}

/** A comparison as it was left, for the next start. */
export interface ComparisonUnderWay {
  readonly content: ComparisonContent;
  /** The puzzle that it is on. */
  readonly label: RunLabel;
  /** Whether it searches even if no moves lead to the goal. */
  readonly evenIfUnsolvable: boolean;
}

export interface SavedComparison extends ComparisonContent, RunLabel {
  readonly comparisonId: number;
  /** When it was saved: milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
}

/** One page of them, the latest first. The page is as long as `comparisons` and `damaged` together. */
export interface ComparisonPage {
  readonly total: number;
  readonly comparisons: readonly SavedComparison[];
  readonly damaged: readonly Damaged[];
}

export interface ComparisonsApi {
  /** Keeps a comparison, titled as its puzzle. Refused as `too-many` beyond `MAX_COMPARISONS`. */
  save(params: { content: ComparisonContent; keepAs: RunLabel }): Promise<SavedComparison>;
  /** A damaged comparison does not hide the others. */
  list(params: Page): Promise<ComparisonPage>;
  /** `restore` brings it back for `DELETED_KEPT_DAYS` days. */
  delete(params: { comparisonId: number }): Promise<void>;
  restore(params: { comparisonId: number }): Promise<void>;
}

const BET: Schema<Bet> = v.strictObject({ name: TITLE, ratio: number(LEAST_RATIO, GREATEST_RATIO) });

const STEPS_RULE = 'A comparison needs one step for each search.';
const TIMES_RULE = 'A comparison needs one time for each search.';
const TREES_RULE = 'A comparison needs one tree for each search.';

export const COMPARISON_CONTENT: Schema<ComparisonContent> = v.pipe(
  v.strictObject({
    puzzle: PUZZLE,
    searches: v.pipe(v.array(SEARCH), v.minLength(MIN_LANES), v.maxLength(MAX_LANES)),
    clock: v.picklist(Object.keys(CLOCKS) as ClockId[]),
    steps: v.array(integer(0, Number.MAX_SAFE_INTEGER)),
    times: v.exactOptional(v.array(v.nullable(number(0, Number.MAX_VALUE)))),
    bets: v.pipe(v.array(BET), v.maxLength(MAX_BETS, `A comparison has at most ${MAX_BETS} bets.`)),
    look: v.exactOptional(COMPARISON_LOOK),
    trees: v.exactOptional(v.array(SEEN_TREE)),
  }),
  v.check(({ searches, steps }) => searches.length === steps.length, STEPS_RULE),
  v.check(({ searches, times }) => times === undefined || searches.length === times.length, TIMES_RULE),
  v.check(({ searches, trees }) => trees === undefined || searches.length === trees.length, TREES_RULE),
);

export const COMPARISON_UNDER_WAY: Schema<ComparisonUnderWay> = v.strictObject({
  ...{ content: COMPARISON_CONTENT, label: RUN_LABEL },
  evenIfUnsolvable: v.boolean(),
});

export const NEW_COMPARISON = v.strictObject({ content: COMPARISON_CONTENT, keepAs: RUN_LABEL });
export const ONE_COMPARISON = v.strictObject({ comparisonId: ID });
