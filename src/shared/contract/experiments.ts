/** Experiments: puzzles × searches, and their results. */
import * as v from 'valibot';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MAX_SIDE, MIN_SIDE } from '../puzzle/geometry.ts';
import { costsFault, withCosts } from '../puzzle/tileCosts.ts';
import { formatNumber } from '../text/numbers.ts';
import { COSTS, integer, number, PUZZLE, SEARCH, TITLE } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';
import type { SearchSpec } from './types.ts';

export const MAX_EXPERIMENT_SEARCHES = 12;
/** All states of the 3×3, and some more. */
export const MAX_EXPERIMENT_PUZZLES = 200_000;
/** Puzzles × searches. */
export const MAX_EXPERIMENT_RUNS = 1_000_000;
export const MAX_RESULTS_AT_ONCE = 5_000;
/** Columns from books beside a table, and the bound of their values. */
export const MAX_BOOK_COLUMNS = 6;
const MAX_BOOK_VALUE = 1e15;
/** Raised by a change that older programs cannot read. */
export const EXPERIMENT_FORMAT = 1;
/** No board has a shortest solution known to be longer. */
export const MAX_DISTANCE = 255;
/** Short enough to read out in class. */
const MAX_EXPERIMENT_SEED = 999_999;
const MAX_WALK = 500;

/**
 * The highest limits of a search in an experiment, and the default ones. It writes no trace, so it may go farther than
 * one on the screen. The bytes are for a search that runs alone, on every machine with 4 GB or more.
 */
export const EXPERIMENT_LIMITS = { expansions: 50_000_000, nodes: 100_000_000, bytes: 256 * 1024 * 1024 } as const;

/** Bytes for all counting threads together, and the most as a share of the machine's memory. */
export const MAX_COUNTING_BYTES = 512 * 1024 * 1024;
export const COUNTING_PART = 1 / 8;

/** The same recipe gives the same counters on every machine. */
export interface ExperimentRecipe {
  readonly title: string;
  readonly puzzles: PuzzleSource;
  readonly searches: readonly SearchSpec[];
}

export interface ExperimentText {
  readonly recipe: ExperimentRecipe;
  readonly book: readonly BookColumn[];
}

/** `waiting` for another one that runs; `stopped` for good by the user, though it can continue. */
export type ExperimentState = 'new' | 'waiting' | 'running' | 'paused' | 'stopped' | 'done';

export interface ExperimentProgress {
  readonly state: ExperimentState;
  /** Searches with a result, and in all. */
  readonly done: number;
  readonly total: number;
  /** Why it stopped, in one sentence, unless the user stopped it. */
  readonly fault: string | null;
}

export interface ExperimentEntry extends ExperimentProgress {
  readonly experimentId: number;
  readonly title: string;
}

export interface SavedExperiment extends ExperimentProgress, ExperimentText {
  readonly experimentId: number;
  /** Whether some results came with a file, and are its claims. */
  readonly isFromFile: boolean;
}

export interface ExperimentResults extends ExperimentProgress {
  /** As `PackedResults`, in the order of arrival. */
  readonly packed: ArrayBuffer;
  /** The id of the counting. If it changes, earlier results no longer count. */
  readonly counting: number;
}

const SIDE = integer(MIN_SIDE, MAX_SIDE);
const DISTANCE = integer(0, MAX_DISTANCE);
const NUMBER_OF_PUZZLES = integer(1, MAX_EXPERIMENT_PUZZLES);

const DRAWN_GOAL = {
  rows: SIDE,
  cols: SIDE,
  goal: v.array(integer(0, MAX_SIDE * MAX_SIDE - 1)),
  seed: integer(0, MAX_EXPERIMENT_SEED),
  costs: v.exactOptional(COSTS),
};

const EACH: Schema<number | 'all'> = v.custom<number | 'all'>(
  (each) => each === 'all' || v.is(NUMBER_OF_PUZZLES, each),
  `A number of puzzles from 1 to ${formatNumber(MAX_EXPERIMENT_PUZZLES)}, or “all”, is needed.`,
);

export type DrawnGoal = Pick<RandomPuzzles, keyof typeof DRAWN_GOAL>;

/** Starts at exact distances, on boards all of whose distances are known: so many of each, without repeats, or all. */
const BY_DISTANCE = v.strictObject({
  from: v.literal('distance'),
  ...DRAWN_GOAL,
  least: DISTANCE,
  most: DISTANCE,
  /** From one distance to the next: 2 for every second one. */
  step: integer(1, MAX_DISTANCE),
  each: EACH,
});
export type PuzzlesByDistance = Parsed<typeof BY_DISTANCE>;

/** Starts drawn evenly from all that can reach the goal, or random walks of so many moves from the goal. */
const RANDOM = v.strictObject({
  from: v.literal('random'),
  ...DRAWN_GOAL,
  count: NUMBER_OF_PUZZLES,
  walk: v.nullable(integer(1, MAX_WALK)),
});
export type RandomPuzzles = Parsed<typeof RANDOM>;

/** Puzzles of a set or a file. */
const LISTED = v.strictObject({
  from: v.literal('list'),
  puzzles: v.pipe(
    v.array(PUZZLE),
    v.minLength(1, 'An experiment has at least one puzzle.'),
    v.maxLength(MAX_EXPERIMENT_PUZZLES, `An experiment has at most ${formatNumber(MAX_EXPERIMENT_PUZZLES)} puzzles.`),
  ),
});

export type ListedPuzzles = Parsed<typeof LISTED>;

export type PuzzleSource = PuzzlesByDistance | RandomPuzzles | ListedPuzzles;

const SOURCE: Schema<PuzzleSource> = v.variant(
  'from',
  [BY_DISTANCE, RANDOM, LISTED],
  'Puzzles come from a “distance”, from “random”, or from a “list”.',
);

function refusedBy(faultOf: (source: PuzzleSource) => string | null) {
  return v.rawCheck<PuzzleSource>(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOf(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  });
}

const PLANNED_SOURCE: Schema<PuzzleSource> = v.pipe(
  SOURCE,
  refusedBy(faultOfGoal),
  refusedBy(faultOfCosts),
  v.transform((source) => (source.from === 'list' ? source : (withCosts(source, source.costs) as PuzzleSource))),
);

const upTo = (most: number) => v.exactOptional(integer(1, most));

/** A search may ask for as many bytes as one on the screen. */
const COUNTED_LIMITS = v.looseObject({
  expansions: upTo(EXPERIMENT_LIMITS.expansions),
  nodes: upTo(EXPERIMENT_LIMITS.nodes),
  bytes: upTo(MAX_COUNTING_BYTES),
});

const COUNTED_SEARCH: Schema<SearchSpec> = v.pipe(
  SEARCH,
  v.looseObject({ limits: v.exactOptional(COUNTED_LIMITS) }) as unknown as v.GenericSchema<SearchSpec, SearchSpec>,
);

const recipeOf = (puzzles: Schema<PuzzleSource>): Schema<ExperimentRecipe> =>
  v.strictObject({
    title: TITLE,
    puzzles,
    searches: v.pipe(
      v.array(COUNTED_SEARCH),
      v.minLength(1, 'An experiment has at least one search.'),
      v.maxLength(MAX_EXPERIMENT_SEARCHES, `An experiment has at most ${MAX_EXPERIMENT_SEARCHES} searches.`),
    ),
  });

/** A recipe from outside; not checked: whether each heuristic fits the size of the boards. */
export const EXPERIMENT_RECIPE = recipeOf(v.pipe(PLANNED_SOURCE, refusedBy(faultOfDistances)));

/** While it is being planned, its distances may be out of order. */
export const PLANNED_RECIPE = recipeOf(PLANNED_SOURCE);

/** Figures from a book or another program, beside the table. A distance without one is missing. */
const BOOK_COLUMN = v.strictObject({
  title: TITLE,
  values: v.pipe(v.array(v.tuple([DISTANCE, number(0, MAX_BOOK_VALUE)])), v.maxLength(MAX_DISTANCE + 1)),
});

export type BookColumn = Parsed<typeof BOOK_COLUMN>;

export const BOOK = v.pipe(
  v.array(BOOK_COLUMN),
  v.maxLength(MAX_BOOK_COLUMNS, `A table has at most ${MAX_BOOK_COLUMNS} columns from books.`),
);

export const EXPERIMENT_TEXT = { recipe: EXPERIMENT_RECIPE, book: BOOK };

/** A sentence; `null` where nothing is wrong. */
function faultOfGoal(source: PuzzleSource): string | null {
  return source.from === 'list' ? null : checkArrangement(source.goal, source.rows, source.cols);
}

/** A sentence; `null` where nothing is wrong. Each puzzle of a list checks its own. */
function faultOfCosts(source: PuzzleSource): string | null {
  return source.from === 'list' || source.costs === undefined ? null : costsFault(source.costs, source.goal.length);
}

/** A sentence; `null` where nothing is wrong. */
function faultOfDistances(source: PuzzleSource): string | null {
  if (source.from !== 'distance') return null;
  if (source.rows * source.cols > MAX_CELLS_BY_DISTANCE)
    return `Distances are known only for boards of at most ${MAX_CELLS_BY_DISTANCE} cells; this one is ${source.rows} × ${source.cols}.`;
  return source.least > source.most ? 'The least distance is greater than the greatest.' : null;
}

/** Cells of a board all of whose distances are known, as `MAX_GRAPH_CELLS`. */
const MAX_CELLS_BY_DISTANCE = 9;
