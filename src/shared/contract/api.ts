/**
 * All that the renderer can ask of a host. One interface: the allow-list (`methods.ts`), the client (`connect<Api>`)
 * and the services are checked against it by the compiler. Every method takes one object and may be refused with an
 * `AppError` (`errors.ts`).
 */
import type {
  AppDescription,
  LibraryPuzzle,
  Puzzle,
  PuzzleList,
  PuzzleSet,
  Run,
  RunPage,
  SearchSpec,
  Settings,
} from './types.ts';

export interface Api {
  readonly app: {
    describe(params: Record<never, never>): Promise<AppDescription>;
  };

  readonly library: {
    /** All sets, in the user's order. */
    listSets(params: Record<never, never>): Promise<PuzzleSet[]>;
    createSet(params: { title: string }): Promise<PuzzleSet>;
    /** A damaged puzzle takes none of the others with it. */
    listPuzzles(params: { setId: number }): Promise<PuzzleList>;
    /** Refused as `store-damaged` where it is not what was saved. */
    getPuzzle(params: { puzzleId: number }): Promise<LibraryPuzzle>;
    /** Adds a puzzle at the end of a set. */
    savePuzzle(params: { setId: number; title: string; puzzle: Puzzle }): Promise<LibraryPuzzle>;
    renamePuzzle(params: { puzzleId: number; title: string }): Promise<LibraryPuzzle>;
    /** Deletes a puzzle; the runs made on it stay in the history. */
    deletePuzzle(params: { puzzleId: number }): Promise<void>;
  };

  readonly searches: {
    /**
     * The part that is done, from 0 to 1, of what a search needs before it can start: the tables of a pattern database,
     * which are built in the background from the first call on, and kept on the disk. 1 for a search that needs nothing.
     */
    prepare(params: { puzzle: Puzzle; search: SearchSpec }): Promise<{ done: number }>;
    /**
     * Opens a search; nothing is expanded yet. Refused as `not-ready` while what it needs is not
     * there (`prepare`), and as `unsolvable` when parity rules the goal out, unless
     * `evenIfUnsolvable` asks for the search that exhausts every state it can reach.
     * A connection holds at most `MAX_OPEN_SEARCHES` searches.
     */
    start(params: { puzzle: Puzzle; search: SearchSpec; evenIfUnsolvable?: boolean }): Promise<{ searchId: number }>;
    /**
     * The only way a search moves: at most `expansions` steps and about `millis` milliseconds, and what they added to
     * the trace as one batch (`shared/search/batch.ts`). One call at a time for each search.
     */
    advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
    /** Ends a search and frees its memory. A connection that closes stops its searches. */
    stop(params: { searchId: number }): Promise<void>;
  };

  readonly runs: {
    /** Keeps a search that has ended in the history. Refused as `not-finished` before that. Saving twice gives the same run. */
    save(params: { searchId: number; puzzleId: number | null; title: string }): Promise<Run>;
    /** The newest runs first, a page at a time. A damaged run takes none of the others with it. */
    list(params: { offset: number; limit: number }): Promise<RunPage>;
    /** Refused as `store-damaged` where it is not what was saved. */
    get(params: { runId: number }): Promise<Run>;
    delete(params: { runId: number }): Promise<void>;
  };

  readonly settings: {
    read(params: Record<never, never>): Promise<Settings>;
    /** Changes the settings that are given and returns all of them. */
    write(params: { change: Partial<Settings> }): Promise<Settings>;
  };
}
