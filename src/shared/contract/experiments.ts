/** Experiments: puzzles × searches, and what is counted of them. */
import * as v from 'valibot';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MAX_SIDE, MIN_SIDE } from '../puzzle/geometry.ts';
import { ID, integer, number, PUZZLE, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Cells, Damaged, Puzzle, SearchSpec } from './types.ts';

/** Searches of one experiment. */
export const MAX_EXPERIMENT_SEARCHES = 12;
/** Puzzles of one experiment: all states of the 3×3, and some more. */
export const MAX_EXPERIMENT_PUZZLES = 200_000;
/** Searches of one experiment in all: puzzles times searches. */
export const MAX_EXPERIMENT_RUNS = 1_000_000;
/** Experiments that one library keeps, the deleted ones not counted. */
export const MAX_EXPERIMENTS = 200;
/** Results that one answer holds at the most. */
export const MAX_RESULTS_AT_ONCE = 5_000;
/** Columns out of books beside one table, and the values that they may have. */
export const MAX_BOOK_COLUMNS = 6;
const MAX_BOOK_VALUE = 1e15;
/** The version of the format of an experiment in the library. A later one that older programs cannot read raises it. */
export const EXPERIMENT_FORMAT = 1;
/** Distances go up to here; no board has a shortest solution that is known to be longer. */
export const MAX_DISTANCE = 255;
/** Seeds are short enough to read out in class. */
const MAX_EXPERIMENT_SEED = 999_999;
const MAX_WALK = 500;

/**
 * The limits of a search in an experiment, of those that it has none of its own for, and the highest. It writes no trace, so it may go
 * farther than a search on show. The bytes are those that one search alone may take, on every machine with 4 GB or more.
 */
export const EXPERIMENT_LIMITS = { expansions: 50_000_000, nodes: 100_000_000, bytes: 256 * 1024 * 1024 } as const;

/** Bytes that all threads that count take together, at the most, and on any machine no more than such a part of its memory. */
export const MAX_COUNTING_BYTES = 512 * 1024 * 1024;
export const COUNTING_PART = 1 / 8;

/** A size and a goal: what starts are drawn for. */
export interface DrawnGoal {
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

/** Figures from a book or another program, beside the table. */
export interface BookColumn {
  readonly title: string;
  /** A distance and its figure; a distance without one is not named. */
  readonly values: readonly (readonly [d: number, value: number])[];
}

/** What the user sets in an experiment. */
export interface ExperimentText {
  readonly recipe: ExperimentRecipe;
  readonly book: readonly BookColumn[];
}

/** How an experiment stands: `waiting` for another one that runs; `stopped` for good by the user, though it can go on. */
export const EXPERIMENT_STATES = ['new', 'waiting', 'running', 'paused', 'stopped', 'done'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** How far an experiment is. */
export interface ExperimentProgress {
  readonly state: ExperimentState;
  /** Searches that have a result, and searches in all. */
  readonly done: number;
  readonly total: number;
  /** Why it stopped, in one sentence, unless the user stopped it. */
  readonly fault: string | null;
}

/** An experiment as a list shows it. */
export interface ExperimentEntry extends ExperimentProgress {
  readonly experimentId: number;
  readonly title: string;
}

/** An experiment of the library. */
export interface SavedExperiment extends ExperimentProgress, ExperimentText {
  readonly experimentId: number;
  /** Whether some of its results came with a file, and are its claims. */
  readonly isFromFile: boolean;
}

/** All of them, the newest first. */
export interface ExperimentList {
  readonly experiments: readonly ExperimentEntry[];
  readonly damaged: readonly Damaged[];
}

/** Some results of an experiment, and how far it is. */
export interface ExperimentResults extends ExperimentProgress {
  /** As `PackedResults`, in the order in which they came. */
  readonly packed: ArrayBuffer;
  /** The id of the counting. If it changes, earlier results no longer count. */
  readonly counting: number;
}

/** Experiments: kept in the library, counted by the host. One runs at a time; the others wait. */
export interface ExperimentsApi {
  /** A damaged one does not hide the others. */
  list(params: Record<never, never>): Promise<ExperimentList>;
  /** Refused as `store-damaged` where it is not what was saved. */
  get(params: { experimentId: number }): Promise<SavedExperiment>;
  /** Refused as `bad-params` where its searches cannot begin, and as `too-many` beyond `MAX_EXPERIMENTS`. */
  create(params: ExperimentText): Promise<SavedExperiment>;
  /** Changes what is given. Once there are results, other puzzles and searches are refused as `changed`. */
  write(params: { experimentId: number; change: Partial<ExperimentText> }): Promise<SavedExperiment>;
  /** Ends it where it runs; `restore` brings it back for `DELETED_KEPT_DAYS` days, with what was counted. */
  delete(params: { experimentId: number }): Promise<void>;
  restore(params: { experimentId: number }): Promise<void>;
  /** Counts what has no result yet, now or when it is its turn; so it does after a restart, until it is done. */
  start(params: { experimentId: number }): Promise<ExperimentProgress>;
  /** Pauses it; what was counted stays. */
  pause(params: { experimentId: number }): Promise<ExperimentProgress>;
  /** Stops it for good: its table covers the puzzles that were counted. */
  stop(params: { experimentId: number }): Promise<ExperimentProgress>;
  /** At most `MAX_RESULTS_AT_ONCE` results, from one of them on. */
  results(params: { experimentId: number; from: number }): Promise<ExperimentResults>;
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

const SOURCE: Schema<PuzzleSource> = v.variant(
  'from',
  [BY_DISTANCE, RANDOM, LISTED],
  'Puzzles come from a “distance”, from “random”, or from a “list”.',
);

/** Refuses a source with the sentence that `faultOf` has for it. */
function refusedBy(faultOf: (source: PuzzleSource) => string | null) {
  return v.rawCheck<PuzzleSource>(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOf(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  });
}

const PLANNED_SOURCE = v.pipe(SOURCE, refusedBy(faultOfGoal));

const upTo = (most: number) => v.exactOptional(integer(1, most));

/** Of bytes as many as of a search on show may be asked for. */
const COUNTED_LIMITS = v.looseObject({
  expansions: upTo(EXPERIMENT_LIMITS.expansions),
  nodes: upTo(EXPERIMENT_LIMITS.nodes),
  bytes: upTo(MAX_COUNTING_BYTES),
});

/** A search without a limit beyond those of experiments. */
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

/** A recipe from outside; whether each heuristic is for the size of the boards is not asked here. */
export const EXPERIMENT_RECIPE = recipeOf(v.pipe(PLANNED_SOURCE, refusedBy(faultOfDistances)));

/** The same while it is planned: whether its distances are in order does not matter yet. */
export const PLANNED_RECIPE = recipeOf(PLANNED_SOURCE);

const BOOK_COLUMN: Schema<BookColumn> = v.strictObject({
  title: TITLE,
  values: v.pipe(v.array(v.tuple([DISTANCE, number(0, MAX_BOOK_VALUE)])), v.maxLength(MAX_DISTANCE + 1)),
});

export const BOOK = v.pipe(
  v.array(BOOK_COLUMN),
  v.maxLength(MAX_BOOK_COLUMNS, `A table has at most ${MAX_BOOK_COLUMNS} columns from books.`),
);

export const NEW_EXPERIMENT = v.strictObject({ recipe: EXPERIMENT_RECIPE, book: BOOK });
export const CHANGED_EXPERIMENT = v.strictObject({
  experimentId: ID,
  change: v.strictObject({ recipe: v.exactOptional(EXPERIMENT_RECIPE), book: v.exactOptional(BOOK) }),
});
export const ONE_EXPERIMENT = v.strictObject({ experimentId: ID });
export const EXPERIMENT_RESULTS = v.strictObject({ experimentId: ID, from: integer(0, MAX_EXPERIMENT_RUNS) });

/** Why no puzzles can have this goal, in one sentence, or `null`. */
function faultOfGoal(source: PuzzleSource): string | null {
  return source.from === 'list' ? null : checkArrangement(source.goal, source.rows, source.cols);
}

/** Why no puzzles are at these distances, in one sentence, or `null`. */
function faultOfDistances(source: PuzzleSource): string | null {
  if (source.from !== 'distance') return null;
  if (source.rows * source.cols > MAX_CELLS_BY_DISTANCE)
    return `Distances are known only for boards of at most ${MAX_CELLS_BY_DISTANCE} cells; this one is ${source.rows} × ${source.cols}.`;
  return source.least > source.most ? 'The least distance is greater than the greatest.' : null;
}

/** Cells of a board all of whose distances are known, as `MAX_GRAPH_CELLS`. */
const MAX_CELLS_BY_DISTANCE = 9;
