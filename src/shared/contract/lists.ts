/** The lists of the library: their queries and answers. One call can ask for several. */
import * as v from 'valibot';
import { CLASS_QUERY, type ClassResults, type HandedInLesson } from './classResults.ts';
import type { SavedComparison } from './comparisons.ts';
import type { ExperimentEntry } from './experiments.ts';
import type { ListedHeuristic } from './heuristics.ts';
import {
  pluralOf,
  SCHEMA_KINDS,
  type DocumentKind,
  type Plural,
  type SavedDocument,
  type SchemaKind,
} from './kinds.ts';
import type { LessonEntry } from './lessons.ts';
import { ID, integer, PUZZLE_FILTER, RUN_FILTER } from './parse.ts';
import type { KeptPicture } from './pictures.ts';
import type { Parsed, Schema } from './schema.ts';
import { QUESTION_FILTER, type ClassCount, type SavedQuestion } from './questions.ts';
import {
  MAX_PAGE,
  PUZZLE_SORTS,
  RUN_SORTS,
  type Damaged,
  type LibraryPuzzle,
  type PuzzleSet,
  type Run,
  type TagCount,
} from './types.ts';

/** Rows of a list, or of one page; damaged ones are kept apart, so that they do not hide the others. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  readonly damaged: readonly Damaged[];
  /** On all pages, damaged ones included. */
  readonly total: number;
}

export interface Deleted {
  readonly kind: DocumentKind;
  readonly id: number;
  /** `null` for a damaged title. */
  readonly title: string | null;
  /** Puzzles deleted with a set; 0 for other kinds. */
  readonly puzzleCount: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deletedAtMs: number;
}

/** No parameters: the whole list. */
type Everything = Record<never, never>;

/** Of sets that are not deleted, in the user's order or the oldest first. */
type ListsWithSchema = {
  readonly [Kind in Exclude<SchemaKind, 'lesson'> as Plural<Kind>]: ListRows<SavedDocument<Kind>>;
};

export interface ListAnswers extends ListsWithSchema {
  /** In the user's order. */
  readonly sets: ListRows<PuzzleSet>;
  readonly puzzles: ListRows<LibraryPuzzle>;
  /** Empty if it is gone. */
  readonly puzzle: ListRows<LibraryPuzzle>;
  /** In alphabetical order. */
  readonly tags: readonly TagCount[];
  /** The last deleted first. */
  readonly deleted: ListRows<Deleted>;
  /** `pruned`: runs deleted to make room since the library began (`MAX_KEPT_RUNS`). */
  readonly runs: ListRows<Run> & { readonly pruned: number };
  /** The latest first. */
  readonly comparisons: ListRows<SavedComparison>;
  readonly questions: ListRows<SavedQuestion>;
  /** In alphabetical order. */
  readonly classes: readonly ClassCount[];
  /** By class in alphabetical order; its latest lesson first. */
  readonly handedIn: readonly HandedInLesson[];
  readonly classResults: ClassResults;
  /** In the user's order. */
  readonly lessons: ListRows<LessonEntry>;
  /** The newest first. */
  readonly experiments: ListRows<ExperimentEntry>;
  /** The oldest first. */
  readonly heuristics: ListRows<ListedHeuristic>;
  /** The user's own pictures on puzzles of the library. */
  readonly pictures: readonly KeptPicture[];
}
export type ListName = keyof ListAnswers;

const EVERYTHING: Schema<Everything> = v.strictObject({});
const PAGE = { offset: integer(0, Number.MAX_SAFE_INTEGER), limit: integer(1, MAX_PAGE) };

const PUZZLE_QUERY = v.strictObject({
  ...{ filter: PUZZLE_FILTER, sort: v.picklist(PUZZLE_SORTS), descending: v.boolean() },
  ...PAGE,
});
export type PuzzleQuery = Parsed<typeof PUZZLE_QUERY>;

const RUN_QUERY = v.strictObject({
  ...{ filter: RUN_FILTER, sort: v.picklist(RUN_SORTS), descending: v.boolean() },
  ...PAGE,
});
export type RunQuery = Parsed<typeof RUN_QUERY>;

/** In the order of asking. */
const QUESTION_QUERY = v.strictObject({ filter: QUESTION_FILTER, descending: v.boolean(), ...PAGE });
export type QuestionQuery = Parsed<typeof QUESTION_QUERY>;

const OF_SCHEMAS = Object.fromEntries(SCHEMA_KINDS.map((kind) => [pluralOf(kind), EVERYTHING])) as {
  readonly [Kind in SchemaKind as Plural<Kind>]: typeof EVERYTHING;
};

const QUERIES = {
  ...OF_SCHEMAS,
  sets: EVERYTHING,
  puzzles: PUZZLE_QUERY,
  puzzle: v.strictObject({ puzzleId: ID }),
  tags: EVERYTHING,
  deleted: v.strictObject(PAGE),
  runs: RUN_QUERY,
  comparisons: v.strictObject(PAGE),
  questions: QUESTION_QUERY,
  classes: EVERYTHING,
  handedIn: EVERYTHING,
  classResults: CLASS_QUERY,
  experiments: EVERYTHING,
  heuristics: EVERYTHING,
  pictures: EVERYTHING,
} as const satisfies Record<ListName, Schema<object>>;

export type ListQueries = { readonly [Name in ListName]: Parsed<(typeof QUERIES)[Name]> };
export type WantedLists = Partial<ListQueries>;

export const WANTED_LISTS: Schema<WantedLists> = v.partial(v.strictObject(QUERIES)) as unknown as Schema<WantedLists>;
