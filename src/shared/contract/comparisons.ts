import * as v from 'valibot';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { COMPARISON_LOOK, SEEN_TREE, type ComparisonLook, type SeenTree } from './looks.ts';
import { integer, number, PUZZLE, RUN_LABEL, SEARCH, TITLE } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';
import type { Puzzle, RunLabel, SearchSpec } from './types.ts';

/** Searches side by side. */
export const MIN_LANES = 2;
export const MAX_LANES = 4;
/** A class bets in teams, not one by one. */
export const MAX_BETS = 12;
export const LEAST_RATIO = 0.001;
export const GREATEST_RATIO = 1_000_000;

/** Counters are computed again: the engine is deterministic. */
export interface ComparisonContent {
  readonly puzzle: Puzzle;
  readonly searches: readonly SearchSpec[];
  readonly clock: ClockId;
  /** The step of each search. */
  readonly steps: readonly number[];
  /**
   * The measured time of each search in milliseconds; `null`: not measured. Needed by the clock of own paces, and the
   * only number that repeating a search does not reproduce. Missing in older comparisons.
   */
  readonly times?: readonly (number | null)[];
  readonly bets: readonly Bet[];
  /** Missing in older comparisons, which look like `FIRST_LOOK`. */
  readonly look?: ComparisonLook;
  /** Missing in older comparisons, which show each tree whole. */
  readonly trees?: readonly SeenTree[];
}

export interface SavedComparison extends ComparisonContent, RunLabel {
  readonly comparisonId: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
}

/** A bet on the ratio of the nodes that the first and the last search expand. */
const BET = v.strictObject({ name: TITLE, ratio: number(LEAST_RATIO, GREATEST_RATIO) });
export type Bet = Parsed<typeof BET>;

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
    bets: v.pipe(v.array(BET), v.maxLength(MAX_BETS, `A comparison has at most ${MAX_BETS} predictions.`)),
    look: v.exactOptional(COMPARISON_LOOK),
    trees: v.exactOptional(v.array(SEEN_TREE)),
  }),
  v.check(({ searches, steps }) => searches.length === steps.length, STEPS_RULE),
  v.check(({ searches, times }) => times === undefined || searches.length === times.length, TIMES_RULE),
  v.check(({ searches, trees }) => trees === undefined || searches.length === trees.length, TREES_RULE),
);

/** A comparison as it was left, for the next start, and its puzzle. */
export const COMPARISON_UNDER_WAY = v.strictObject({
  ...{ content: COMPARISON_CONTENT, label: RUN_LABEL },
  /** Whether to search even if parity rules the goal out. */
  evenIfUnsolvable: v.boolean(),
});
export type ComparisonUnderWay = Parsed<typeof COMPARISON_UNDER_WAY>;
