/** Experiments: puzzles × searches, and what is counted of them. */
import * as v from 'valibot';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MAX_SIDE, MIN_SIDE } from '../puzzle/geometry.ts';
import { integer, PUZZLE, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Cells, Puzzle, SearchSpec } from './types.ts';

/** Searches of one experiment. */
export const MAX_EXPERIMENT_SEARCHES = 12;
/** Puzzles of one experiment: all states of the 3×3, and some more. */
export const MAX_EXPERIMENT_PUZZLES = 200_000;
/** Searches of one experiment in all: puzzles times searches. */
export const MAX_EXPERIMENT_RUNS = 1_000_000;
/** Distances go up to here; no board has a shortest solution that is known to be longer. */
export const MAX_DISTANCE = 255;
/** Seeds are short enough to be read out in class. */
const MAX_EXPERIMENT_SEED = 999_999;
const MAX_WALK = 500;

/**
 * Where a search of an experiment stops by itself, where it has no limits of its own. It writes no trace, so that it may go farther than
 * a search on show.
 */
export const EXPERIMENT_LIMITS = { expansions: 50_000_000, nodes: 100_000_000, bytes: 512 * 1024 * 1024 } as const;

/** A size and a goal: what starts are drawn for. */
interface DrawnGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: Cells;
  readonly seed: number;
}

/** Starts at exact distances, on boards all of whose distances are known: so many of each, without repeats, or all. */
export interface PuzzlesByDistance extends DrawnGoal {
  readonly from: 'distance';
  readonly least: number;
  readonly most: number;
  /** From one distance to the next: 2 for every second one. */
  readonly step: number;
  readonly each: number | 'all';
}

/** Starts drawn from all that can reach the goal, each equally likely; or, on a walk of so many random moves, from the goal. */
export interface RandomPuzzles extends DrawnGoal {
  readonly from: 'random';
  readonly count: number;
  readonly walk: number | null;
}

/** Puzzles of a set or a file, as they were. */
export interface ListedPuzzles {
  readonly from: 'list';
  readonly puzzles: readonly Puzzle[];
}

export type PuzzleSource = PuzzlesByDistance | RandomPuzzles | ListedPuzzles;

/** What an experiment is made by: the same recipe gives the same counters on every machine. */
export interface ExperimentRecipe {
  readonly title: string;
  readonly puzzles: PuzzleSource;
  readonly searches: readonly SearchSpec[];
}

const SIDE = integer(MIN_SIDE, MAX_SIDE);
const DISTANCE = integer(0, MAX_DISTANCE);
const NUMBER_OF_PUZZLES = integer(1, MAX_EXPERIMENT_PUZZLES);

const DRAWN_GOAL = {
  rows: SIDE,
  cols: SIDE,
  goal: v.array(integer(0, MAX_SIDE * MAX_SIDE - 1)),
  seed: integer(0, MAX_EXPERIMENT_SEED),
};

const EACH: Schema<number | 'all'> = v.custom<number | 'all'>(
  (each) => each === 'all' || v.is(NUMBER_OF_PUZZLES, each),
  `A number of puzzles from 1 to ${MAX_EXPERIMENT_PUZZLES}, or “all”, is needed.`,
);

const BY_DISTANCE = v.strictObject({
  from: v.literal('distance'),
  ...DRAWN_GOAL,
  least: DISTANCE,
  most: DISTANCE,
  step: integer(1, MAX_DISTANCE),
  each: EACH,
});

const RANDOM = v.strictObject({
  from: v.literal('random'),
  ...DRAWN_GOAL,
  count: NUMBER_OF_PUZZLES,
  walk: v.nullable(integer(1, MAX_WALK)),
});

const LISTED = v.strictObject({
  from: v.literal('list'),
  puzzles: v.pipe(
    v.array(PUZZLE),
    v.minLength(1, 'An experiment has at least one puzzle.'),
    v.maxLength(MAX_EXPERIMENT_PUZZLES, `An experiment has at most ${MAX_EXPERIMENT_PUZZLES} puzzles.`),
  ),
});

const SOURCE: Schema<PuzzleSource> = v.pipe(
  v.variant('from', [BY_DISTANCE, RANDOM, LISTED], 'Puzzles come from a “distance”, from “random”, or from a “list”.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = faultOfSource(dataset.value);
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** A recipe from outside; whether each heuristic is for the size of the boards is not asked here. */
export const EXPERIMENT_RECIPE: Schema<ExperimentRecipe> = v.strictObject({
  title: TITLE,
  puzzles: SOURCE,
  searches: v.pipe(
    v.array(SEARCH),
    v.minLength(1, 'An experiment has at least one search.'),
    v.maxLength(MAX_EXPERIMENT_SEARCHES, `An experiment has at most ${MAX_EXPERIMENT_SEARCHES} searches.`),
  ),
});

/** Why no puzzles can be drawn, in one sentence, or `null`. */
function faultOfSource(source: PuzzleSource): string | null {
  if (source.from === 'list') return null;
  const fault = checkArrangement(source.goal, source.rows, source.cols);
  if (fault !== null || source.from === 'random') return fault;
  if (source.rows * source.cols > MAX_CELLS_BY_DISTANCE)
    return `Distances are known of boards of at most ${MAX_CELLS_BY_DISTANCE} cells; this one is ${source.rows} × ${source.cols}.`;
  return source.least > source.most ? 'The least distance is greater than the greatest.' : null;
}

/** Cells of a board all of whose distances are known, as `MAX_GRAPH_CELLS`. */
const MAX_CELLS_BY_DISTANCE = 9;
