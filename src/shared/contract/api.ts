/**
 * All that the renderer can ask of a host. The compiler checks the allow-list (`methods.ts`), the client
 * (`connect<Api>`) and the services against it. Every method takes one object and may reject with an `AppError`
 * (`errors.ts`).
 */
import type { AppDescription } from './description.ts';
import type { ChallengesApi } from './challenges.ts';
import type { ComparisonsApi } from './comparisons.ts';
import type { ExchangeApi } from './exchange.ts';
import type { ExperimentsApi } from './experiments.ts';
import type { HeuristicsApi } from './heuristics.ts';
import type { DocumentKind } from './kinds.ts';
import type { LessonsApi } from './lessons.ts';
import type { ListAnswers, ListName, WantedLists } from './lists.ts';
import type { PicturesApi, TilePicture } from './pictures.ts';
import type { QuestionsApi } from './questions.ts';
import type { SearchTime } from './timing.ts';
import type { Settings } from './settings.ts';
import type {
  LibraryPuzzle,
  Outcome,
  Prepared,
  Puzzle,
  PuzzleSet,
  PuzzleText,
  Run,
  RunLabel,
  SearchSpec,
  ShortestProgress,
} from './types.ts';

export interface Api {
  readonly app: {
    describe(params: Record<never, never>): Promise<AppDescription>;
    /** The user has read the notices of the library. */
    acknowledge(params: Record<never, never>): Promise<void>;
    /** Since the host started, the newest last, for a report. */
    lastErrors(params: Record<never, never>): Promise<readonly string[]>;
    /** Why changes are not saved, in a sentence: somebody has removed the library. `null` while they are. */
    whyUnsaved(params: Record<never, never>): Promise<string | null>;
  };

  readonly library: {
    /** The lists that are wanted, all of the same moment. */
    list<const Wanted extends WantedLists>(wanted: Wanted): Promise<Pick<ListAnswers, keyof Wanted & ListName>>;

    createSet(params: { title: string }): Promise<PuzzleSet>;
    renameSet(params: { setId: number; title: string }): Promise<PuzzleSet>;
    /** Puts the copy right after the set. The runs stay with the first. */
    duplicateSet(params: { setId: number }): Promise<PuzzleSet>;
    /** `before: null` moves it to the end. */
    moveSet(params: { setId: number; before: number | null }): Promise<void>;

    /** Refused as `store-damaged` where its hash does not match. */
    getPuzzle(params: { puzzleId: number }): Promise<LibraryPuzzle>;
    /** Adds a puzzle at the end of a set; `setTitle` names a new one. */
    savePuzzle(
      params: {
        setId?: number;
        setTitle?: string;
        /** It is on the board: the next start opens it from its set. */
        isOnBoard?: boolean;
        title: string;
        puzzle: Puzzle;
        picture?: TilePicture;
      } & Partial<PuzzleText>,
    ): Promise<LibraryPuzzle>;
    /** Changes what is given; `picture: null` removes the picture. Runs of the old boards keep these. */
    editPuzzle(params: {
      puzzleId: number;
      change: Partial<PuzzleText> & { puzzle?: Puzzle; picture?: TilePicture | null };
    }): Promise<LibraryPuzzle>;
    /** Puts puzzles, in this order, into a set: before one of its puzzles; `null`: at its end. */
    movePuzzles(params: { puzzleIds: readonly number[]; setId: number; before: number | null }): Promise<void>;

    /**
     * Deletes documents of one kind: sets with their puzzles, running experiments after stopping them. What was made
     * from them stays. `restore` undoes it for `DELETED_KEPT_DAYS` days.
     */
    delete(params: { kind: DocumentKind; ids: readonly number[] }): Promise<void>;
    /** Refused as `too-many` where the library is full, and as `not-found` for puzzles of a deleted set. */
    restore(params: { kind: DocumentKind; ids: readonly number[] }): Promise<void>;
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
    /** Refused as `not-finished` before the search has ended. */
    outcome(params: { searchId: number }): Promise<Outcome>;
    /**
     * Times an ended search for about `millis` milliseconds by repeating it. Continues only while called; `stop` ends
     * it too. Refused as `not-finished` before the search has ended.
     */
    time(params: { searchId: number; millis: number }): Promise<SearchTime>;
    /**
     * Searches for about `millis` milliseconds for the shortest solution of a 15-puzzle, without a trace: with the
     * tables at hand, while better ones are built in the background. Continues only while called. Refused as
     * `unsolvable`.
     */
    shortest(params: { puzzle: Puzzle; millis: number }): Promise<ShortestProgress>;
    /** Frees the memory. A connection that closes stops its searches. */
    stop(params: { searchId: number }): Promise<void>;
  };

  readonly runs: {
    /**
     * The run of an ended search, added to the history as `keepAs` if it is new. Refused as `not-finished` before the
     * end. The engine is deterministic: repeating a search of a puzzle is the same run, with a newer time.
     */
    keep(params: { searchId: number; keepAs: RunLabel }): Promise<Run>;
    /** Refused as `store-damaged` where its hash does not match. */
    get(params: { runId: number }): Promise<Run>;
    /** Pinned runs are never removed to make room. */
    pin(params: { runIds: readonly number[]; isPinned: boolean }): Promise<void>;
  };

  readonly pictures: PicturesApi;

  readonly comparisons: ComparisonsApi;

  readonly questions: QuestionsApi;

  readonly lessons: LessonsApi;

  readonly experiments: ExperimentsApi;
  readonly heuristics: HeuristicsApi;

  readonly challenges: ChallengesApi;

  readonly exchange: ExchangeApi;

  readonly settings: {
    read(params: Record<never, never>): Promise<Settings>;
    write(params: { change: Partial<Settings> }): Promise<Settings>;
  };
}
