/** The allow-list: every method that the renderer can call, with the schemas of its parameters and its answer. */
import * as v from 'valibot';
import type { ScoreProgress } from './challenges.ts';
import { COMPARISON_CONTENT, type SavedComparison } from './comparisons.ts';
import type { AppDescription } from './description.ts';
import { EXCHANGE_METHODS } from './exchangeMethods.ts';
import {
  BOOK,
  EXPERIMENT_RECIPE,
  EXPERIMENT_TEXT,
  MAX_EXPERIMENT_RUNS,
  type ExperimentProgress,
  type ExperimentResults,
  type SavedExperiment,
} from './experiments.ts';
import { IDS } from './exportedParts.ts';
import {
  JUDGED_BOARD,
  OVERESTIMATED,
  type Judgement,
  type JudgementRest,
  type KeptHeuristic,
  type OverestimatedPage,
  type StartValue,
} from './heuristics.ts';
import {
  DOCUMENT_KIND_NAMES,
  kindRow,
  SCHEMA_KINDS,
  type DocumentToSave,
  type SavedDocument,
  type SchemaKind,
} from './kinds.ts';
import { STOP } from './lessons.ts';
import { WANTED_LISTS, type ListAnswers } from './lists.ts';
import { given, taking } from './method.ts';
import { PICTURE_BYTES, PICTURE_ID, TILE_PICTURE } from './pictures.ts';
import { ID, integer, NOTES, number, OWN_HEURISTIC, PUZZLE, RUN_LABEL, SEARCH, TAGS, TITLE } from './parse.ts';
import { QUESTION_CONTENT, QUESTION_LABEL, QUESTION_RECIPE } from './questionContent.ts';
import type { SavedQuestion } from './questions.ts';
import type { Schema } from './schema.ts';
import { SETTINGS_CHANGE, UNSAVED_PUZZLE, type Settings } from './settings.ts';
import type { SearchTime } from './timing.ts';
import type { LibraryPuzzle, Outcome, Prepared, PuzzleSet, Run, ShortestProgress } from './types.ts';

/** Per call. `advance` checks its clock between slices, so it may return somewhat late. */
const MAX_ADVANCE_EXPANSIONS = 10_000_000;
const MILLIS = number(0, 1000);
/** SHA-256, in hexadecimal. */
const MAX_REVISION = 64;

/** `null`: the end. */
const BEFORE = v.nullable(ID);
const DOCUMENTS = { kind: v.picklist(DOCUMENT_KIND_NAMES), ids: IDS };

function toSave(kind: SchemaKind) {
  const { schema, belongsTo, place } = kindRow(kind);
  const needsSet = belongsTo !== undefined;
  const members: v.ObjectEntries = {
    ...{ kind: v.literal(kind), document: schema!, id: v.exactOptional(ID) },
    ...(needsSet && { setId: v.exactOptional(ID) }),
    ...(place && { before: v.exactOptional(BEFORE) }),
    revision: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_REVISION))),
  };
  return v.pipe(
    v.strictObject(members),
    v.check((named) => !needsSet || 'id' in named !== 'setId' in named, 'A new document needs its set.'),
  );
}

const DOCUMENT_TO_SAVE = v.variant('kind', SCHEMA_KINDS.map(toSave) as never) as unknown as Schema<
  DocumentToSave<SchemaKind>
>;

const SEARCHED = { puzzle: PUZZLE, search: SEARCH };

const PUZZLE_DETAILS = { notes: v.exactOptional(NOTES), tags: v.exactOptional(TAGS) };

export const METHODS = {
  app: {
    describe: given({}).answers<AppDescription>(),
    /** The user has read the notices of the library. */
    acknowledge: given({}).answers<void>(),
    /** Since the host started, the newest last, for a report. */
    lastErrors: given({}).answers<readonly string[]>(),
    /** Why changes are not saved, in a sentence: the library was removed. `null` while they are. */
    whyUnsaved: given({}).answers<string | null>(),
  },

  library: {
    /** See `Api`. */
    list: taking(WANTED_LISTS).answers<Partial<ListAnswers>>(),

    createSet: given({ title: TITLE }).answers<PuzzleSet>(),
    renameSet: given({ setId: ID, title: TITLE }).answers<PuzzleSet>(),
    /** Puts the copy right after the set. The runs stay with the first. */
    duplicateSet: given({ setId: ID }).answers<PuzzleSet>(),
    moveSet: given({ setId: ID, before: BEFORE }).answers<void>(),

    /** Refused as `store-damaged` where its hash does not match. */
    getPuzzle: given({ puzzleId: ID }).answers<LibraryPuzzle>(),
    /**
     * Adds a puzzle at the end of a set; `setTitle` names a new one. `isOnBoard`: the next start opens it from its set.
     */
    savePuzzle: taking(
      v.pipe(
        v.strictObject({
          ...{ setId: v.exactOptional(ID), setTitle: v.exactOptional(TITLE), title: TITLE, puzzle: PUZZLE },
          isOnBoard: v.exactOptional(v.boolean()),
          ...PUZZLE_DETAILS,
          picture: v.exactOptional(TILE_PICTURE),
        }),
        v.check(({ setId, setTitle }) => (setId === undefined) !== (setTitle === undefined), 'One set is needed.'),
      ),
    ).answers<LibraryPuzzle>(),
    /** Changes what is given; `picture: null` removes the picture. Runs of the old boards keep these. */
    editPuzzle: given({
      puzzleId: ID,
      change: v.strictObject({
        title: v.exactOptional(TITLE),
        puzzle: v.exactOptional(PUZZLE),
        ...PUZZLE_DETAILS,
        picture: v.exactOptional(v.nullable(TILE_PICTURE)),
      }),
    }).answers<LibraryPuzzle>(),
    /** Puts puzzles, in this order, into a set: before one of its puzzles, or at its end. */
    movePuzzles: given({ puzzleIds: IDS, setId: ID, before: BEFORE }).answers<void>(),

    /** See `Api`. */
    save: taking(DOCUMENT_TO_SAVE).answers<SavedDocument<SchemaKind>>(),
    /**
     * Deletes documents of one kind: sets with their puzzles, running experiments after stopping them. What was made
     * from them stays. `restore` undoes it for `DELETED_KEPT_DAYS` days. `unsaved`: the puzzle on the board, if it is
     * deleted, for the next start.
     */
    delete: given({ ...DOCUMENTS, unsaved: v.exactOptional(UNSAVED_PUZZLE) }).answers<void>(),
    /** Refused as `too-many` where the library is full, and as `not-found` for puzzles of a deleted set. */
    restore: given(DOCUMENTS).answers<void>(),
  },

  searches: {
    /**
     * The part that is done, from 0 to 1, of what a search needs before it can start: the tables of a pattern database,
     * which are built in the background from the first call on, and kept on the disk; or what the user's own heuristic
     * says of all states of a small board, which is computed during these calls. 1 for a search that needs nothing.
     * Refused as `bad-heuristic`.
     */
    prepare: given(SEARCHED).answers<Prepared>(),
    /**
     * Opens a search; nothing is expanded yet. Refused as `not-agreed` where its heuristic came from elsewhere and
     * nobody has agreed to it (`heuristics.agree`), as `bad-heuristic` where that fails, as `not-ready` while what it
     * needs is not there (`prepare`), and as `unsolvable` when parity rules the goal out, unless `evenIfUnsolvable`
     * asks for the search that exhausts every state it can reach. A connection holds at most `MAX_OPEN_SEARCHES`
     * searches. With `keepAs` its run comes into the history by itself when it ends; without it nothing is kept.
     */
    start: given({
      ...SEARCHED,
      evenIfUnsolvable: v.optional(v.boolean()),
      keepAs: v.optional(RUN_LABEL),
    }).answers<{ searchId: number }>(),
    /**
     * The only way a search moves: at most `expansions` steps and about `millis` milliseconds, and what they added to
     * the trace as one batch (`shared/trace/batch.ts`). One call at a time for each search.
     */
    advance: given({
      searchId: ID,
      expansions: integer(1, MAX_ADVANCE_EXPANSIONS),
      millis: MILLIS,
    }).answers<ArrayBuffer>(),
    /** Refused as `not-finished` before the search has ended. */
    outcome: given({ searchId: ID }).answers<Outcome>(),
    /**
     * Times an ended search for about `millis` milliseconds by repeating it. Continues only while called; `stop` ends
     * it too. Refused as `not-finished` before the search has ended.
     */
    time: given({ searchId: ID, millis: MILLIS }).answers<SearchTime>(),
    /**
     * Searches for about `millis` milliseconds for the shortest solution of a 15-puzzle, without a trace: with the
     * tables at hand, while better ones are built in the background. Continues only while called. Refused as
     * `unsolvable`.
     */
    shortest: given({ puzzle: PUZZLE, millis: MILLIS }).answers<ShortestProgress>(),
    /** Frees the memory. A connection that closes stops its searches. */
    stop: given({ searchId: ID }).answers<void>(),
  },

  runs: {
    /**
     * The run of an ended search, added to the history as `keepAs` if it is new. Refused as `not-finished` before the
     * end. The engine is deterministic: repeating a search of a puzzle is the same run, with a newer time.
     */
    keep: given({ searchId: ID, keepAs: RUN_LABEL }).answers<Run>(),
    /** Refused as `store-damaged` where its hash does not match. */
    get: given({ runId: ID }).answers<Run>(),
    /** Pinned runs are never removed to make room. */
    pin: given({ runIds: IDS, isPinned: v.boolean() }).answers<void>(),
  },

  pictures: {
    /**
     * Keeps a picture: PNG, JPEG or WebP, within its limits. Equal bytes are one picture. One that no puzzle shows is
     * deleted at the next start. Refused as `bad-file`, and as `too-many` beyond `MAX_PICTURES`.
     */
    put: given({ bytes: PICTURE_BYTES }).answers<{ pictureId: string }>(),
    /** Its bytes. Refused as `store-damaged` where its hash does not match. */
    get: given({ pictureId: PICTURE_ID }).answers<ArrayBuffer>(),
    /** Removes it from all puzzles, deleted ones included. Cannot be undone. */
    delete: given({ pictureId: PICTURE_ID }).answers<void>(),
  },

  comparisons: {
    /** Refused as `too-many` where the library is full. */
    save: given({ content: COMPARISON_CONTENT, keepAs: RUN_LABEL }).answers<SavedComparison>(),
  },

  questions: {
    /** Refused as `too-many` where the library is full. */
    save: given({ content: QUESTION_CONTENT, keepAs: QUESTION_LABEL }).answers<SavedQuestion>(),
    /** The last time that a class voted on this; `null` for never. Individual answers do not count. */
    last: taking(QUESTION_RECIPE).answers<SavedQuestion | null>(),
  },

  lessons: {
    /** Refused as `store-damaged` where its hash does not match. */
    get: given({ lessonId: ID }).answers<SavedDocument<'lesson'>>(),
    /** Adds a stop at the end, whatever the revision. Refused as `too-many` beyond `MAX_STOPS`. */
    addStop: given({ lessonId: ID, stop: STOP }).answers<SavedDocument<'lesson'>>(),
    move: given({ lessonId: ID, before: BEFORE }).answers<void>(),
  },

  /** Kept in the library, counted by the host. One runs at a time; the others wait. */
  experiments: {
    /** Refused as `store-damaged` where its hash does not match. */
    get: given({ experimentId: ID }).answers<SavedExperiment>(),
    /** Refused as `bad-params` where its searches cannot begin, and as `too-many` where the library is full. */
    create: given(EXPERIMENT_TEXT).answers<SavedExperiment>(),
    /** Changes what is given. Once there are results, other puzzles and searches are refused as `changed`. */
    write: given({
      experimentId: ID,
      change: v.strictObject({ recipe: v.exactOptional(EXPERIMENT_RECIPE), book: v.exactOptional(BOOK) }),
    }).answers<SavedExperiment>(),
    /** Counts what has no result yet, now or when its turn comes; continues after a restart. */
    start: given({ experimentId: ID }).answers<ExperimentProgress>(),
    pause: given({ experimentId: ID }).answers<ExperimentProgress>(),
    /** Stops for good: the table covers the puzzles counted so far. */
    stop: given({ experimentId: ID }).answers<ExperimentProgress>(),
    /** At most `MAX_RESULTS_AT_ONCE` results, from index `from` on. */
    results: given({ experimentId: ID, from: integer(0, MAX_EXPERIMENT_RUNS) }).answers<ExperimentResults>(),
  },

  heuristics: {
    /** Replaces the heuristic of that name. Refused as `too-many` where the library is full. */
    keep: given({ own: OWN_HEURISTIC }).answers<KeptHeuristic>(),
    /**
     * The user agrees to run its text. Searches and programs without agreement are refused as `not-agreed`. `isDraft`:
     * it is being written, and may run until the program ends.
     */
    agree: given({ own: OWN_HEURISTIC, isDraft: v.exactOptional(v.boolean()) }).answers<void>(),
    /** Judges a heuristic for a time slice; continues only while called. Refused as `bad-heuristic`. */
    judge: taking(JUDGED_BOARD).answers<Judgement>(),
    rest: taking(JUDGED_BOARD).answers<JudgementRest>(),
    /** h of the start alone, even where the heuristic fails elsewhere. Refused as `bad-heuristic`. */
    value: taking(JUDGED_BOARD).answers<StartValue>(),
    /** The states that it overestimates; `onPath`: only those on a shortest path from the start. */
    overestimated: taking(OVERESTIMATED).answers<OverestimatedPage>(),
  },

  challenges: {
    /**
     * Begins to score a heuristic, in place of this connection's current scoring. Refused as `not-agreed` where the
     * user has not agreed to the heuristic, and as `bad-params` where the set has no puzzle that can be searched.
     */
    start: given({ challengeId: ID, own: OWN_HEURISTIC }).answers<ScoreProgress>(),
    /** Refused as `not-found` where nothing is being scored. */
    progress: given({}).answers<ScoreProgress>(),
    stop: given({}).answers<void>(),
  },

  exchange: EXCHANGE_METHODS,

  settings: {
    read: given({}).answers<Settings>(),
    write: given({ change: SETTINGS_CHANGE }).answers<Settings>(),
  },
};
