/**
 * All that the renderer can ask of a host. One interface: the allow-list (`methods.ts`), the client (`connect<Api>`)
 * and the services are checked against it by the compiler. Every method takes one object and may be refused with an
 * `AppError` (`errors.ts`).
 */
import type { ChallengesApi } from './challenges.ts';
import type { ComparisonsApi } from './comparisons.ts';
import type { ExchangeApi } from './exchange.ts';
import type { ExperimentsApi } from './experiments.ts';
import type { HeuristicsApi } from './heuristics.ts';
import type { LessonsApi } from './lessons.ts';
import type { PicturesApi, TilePicture } from './pictures.ts';
import type { QuestionsApi } from './questions.ts';
import type { SearchTime } from './timing.ts';
import type {
  AppDescription,
  DeletedPage,
  LibraryPuzzle,
  Outcome,
  Page,
  Prepared,
  Puzzle,
  PuzzleFilter,
  PuzzlePage,
  PuzzleSet,
  PuzzleSort,
  PuzzleText,
  Run,
  RunFilter,
  RunLabel,
  RunPage,
  RunSort,
  SearchSpec,
  SetPage,
  ShortestProgress,
  Settings,
  TagCount,
} from './types.ts';

export interface Api {
  readonly app: {
    describe(params: Record<never, never>): Promise<AppDescription>;
    /** The user has read the notices of the library; they are not shown again. */
    acknowledge(params: Record<never, never>): Promise<void>;
    /** The last errors of the host since it started, the newest last, for a report. */
    lastErrors(params: Record<never, never>): Promise<readonly string[]>;
    /** Why nothing is saved any more, in a sentence: somebody has removed the library. `null` while changes are saved. */
    whyUnsaved(params: Record<never, never>): Promise<string | null>;
  };

  readonly library: {
    /** Sets in the user's order, a page at a time. A damaged set does not hide the others. */
    listSets(params: Page): Promise<SetPage>;
    /** Adds an empty set at the end. */
    createSet(params: { title: string }): Promise<PuzzleSet>;
    renameSet(params: { setId: number; title: string }): Promise<PuzzleSet>;
    /** Copies a set with its puzzles, and puts the copy right after it. The runs stay with the first. */
    duplicateSet(params: { setId: number }): Promise<PuzzleSet>;
    /** Puts a set before another one, or with `null` at the end. */
    moveSet(params: { setId: number; before: number | null }): Promise<void>;
    /** Deletes a set with its puzzles. `restoreSet` brings them back for `DELETED_KEPT_DAYS` days. */
    deleteSet(params: { setId: number }): Promise<void>;
    restoreSet(params: { setId: number }): Promise<PuzzleSet>;

    /** The puzzles of a set in the user's order, a page at a time. A damaged puzzle does not hide the others. */
    listPuzzles(params: { setId: number } & Page): Promise<PuzzlePage>;
    /** The puzzles of the whole library that pass `filter`. */
    search(params: { filter: PuzzleFilter; sort: PuzzleSort; descending: boolean } & Page): Promise<PuzzlePage>;
    /** Every tag that a puzzle has, in alphabetical order. */
    listTags(params: Record<never, never>): Promise<TagCount[]>;
    /** Refused as `store-damaged` where it is not what was saved. */
    getPuzzle(params: { puzzleId: number }): Promise<LibraryPuzzle>;
    /** Adds a puzzle at the end of a set. */
    savePuzzle(
      params: { setId: number; title: string; puzzle: Puzzle; picture?: TilePicture } & Partial<PuzzleText>,
    ): Promise<LibraryPuzzle>;
    /**
     * Changes what is given; the picture `null` takes it off. Other boards make another puzzle: the runs of the old ones
     * keep their own boards.
     */
    editPuzzle(params: {
      puzzleId: number;
      change: Partial<PuzzleText> & { puzzle?: Puzzle; picture?: TilePicture | null };
    }): Promise<LibraryPuzzle>;
    /** Puts puzzles, in the order given, into a set: before one of its puzzles, or with `null` at its end. */
    movePuzzles(params: { puzzleIds: readonly number[]; setId: number; before: number | null }): Promise<void>;
    /** Deletes puzzles; their runs stay in the history. `restorePuzzles` brings them back for `DELETED_KEPT_DAYS` days. */
    deletePuzzles(params: { puzzleIds: readonly number[] }): Promise<void>;
    /** Refused as `not-found` where the set is deleted as well: that is restored first. */
    restorePuzzles(params: { puzzleIds: readonly number[] }): Promise<void>;

    /** Sets, puzzles, runs, comparisons, questions, lessons and experiments that can still be restored, the one deleted last first. */
    listDeleted(params: Page): Promise<DeletedPage>;
  };

  readonly searches: {
    /**
     * The part that is done, from 0 to 1, of what a search needs before it can start: the tables of a pattern database,
     * which are built in the background from the first call on, and kept on the disk; or what the user's own heuristic says of all
     * states of a small board, which is computed during these calls. 1 for a search that needs nothing. Refused as `bad-heuristic`.
     */
    prepare(params: { puzzle: Puzzle; search: SearchSpec }): Promise<Prepared>;
    /**
     * Opens a search; nothing is expanded yet. Refused as `not-agreed` where its heuristic came from elsewhere and nobody has agreed
     * to it (`heuristics.agree`), as `bad-heuristic` where that fails, as `not-ready` while what it needs is not
     * there (`prepare`), and as `unsolvable` when parity rules the goal out, unless
     * `evenIfUnsolvable` asks for the search that exhausts every state it can reach.
     * A connection holds at most `MAX_OPEN_SEARCHES` searches. With `keepAs` its run comes into the history by itself
     * when it ends; without it nothing is kept.
     */
    start(params: {
      puzzle: Puzzle;
      search: SearchSpec;
      evenIfUnsolvable?: boolean;
      keepAs?: RunLabel;
    }): Promise<{ searchId: number }>;
    /**
     * The only way a search moves: at most `expansions` steps and about `millis` milliseconds, and what they added to
     * the trace as one batch (`shared/trace/batch.ts`). One call at a time for each search.
     */
    advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
    /** The result of a search that has ended. Refused as `not-finished` before that. */
    outcome(params: { searchId: number }): Promise<Outcome>;
    /**
     * Goes on for about `millis` milliseconds with timing a search that has ended, by repeating it. Not asking again ends
     * it, and so does `stop`. Refused as `not-finished` before the search has ended.
     */
    time(params: { searchId: number; millis: number }): Promise<SearchTime>;
    /**
     * Goes on for about `millis` milliseconds with the shortest solution of a 15-puzzle, without a trace: by the tables
     * that are there, while better ones are built in the background. Not asking again ends it. Refused as `unsolvable`.
     */
    shortest(params: { puzzle: Puzzle; millis: number }): Promise<ShortestProgress>;
    /** Ends a search and frees its memory. A connection that closes stops its searches. */
    stop(params: { searchId: number }): Promise<void>;
  };

  readonly runs: {
    /**
     * The run of a search that has ended; one that is not in the history yet comes into it, as `keepAs`. Refused as
     * `not-finished` before the end. The engine is deterministic: the same search of the same puzzle again is the same
     * run, with a newer time.
     */
    keep(params: { searchId: number; keepAs: RunLabel }): Promise<Run>;
    /** The runs that pass `filter`, a page at a time. A damaged run does not hide the others. */
    list(params: { filter: RunFilter; sort: RunSort; descending: boolean } & Page): Promise<RunPage>;
    /** Refused as `store-damaged` where it is not what was saved. */
    get(params: { runId: number }): Promise<Run>;
    /** Pinned runs are never removed to make room. */
    pin(params: { runIds: readonly number[]; isPinned: boolean }): Promise<void>;
    /** `restore` brings them back for `DELETED_KEPT_DAYS` days. */
    delete(params: { runIds: readonly number[] }): Promise<void>;
    restore(params: { runIds: readonly number[] }): Promise<void>;
  };

  /** Pictures on tiles. */
  readonly pictures: PicturesApi;

  /** Searches side by side, as they were saved. */
  readonly comparisons: ComparisonsApi;

  /** Questions that a class was asked, with their votes. */
  readonly questions: QuestionsApi;

  /** The user's own lessons. */
  readonly lessons: LessonsApi;

  /** Searches counted over many puzzles. */
  readonly experiments: ExperimentsApi;
  /** The user's own heuristics. */
  readonly heuristics: HeuristicsApi;

  /** Sets with a ceiling, for the user's own heuristics. */
  readonly challenges: ChallengesApi;

  /** Files that come in and files that leave. */
  readonly exchange: ExchangeApi;

  readonly settings: {
    read(params: Record<never, never>): Promise<Settings>;
    /** Changes the settings that are given and returns all of them. */
    write(params: { change: Partial<Settings> }): Promise<Settings>;
  };
}
