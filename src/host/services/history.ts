/** Adds to the history, and updates what the library knows from it. */
import { AppError } from '../../shared/contract/errors.ts';
import { provesShortest } from '../../shared/contract/searchPromises.ts';
import type { Outcome, Run, RunLabel } from '../../shared/contract/types.ts';
import type { LibraryStore, WritableDb } from '../store/database.ts';
import { linkedId, noteOptimal } from '../store/puzzles.ts';
import { getRun, keepRun, type NewRun } from '../store/runs.ts';
import type { OpenSearch } from './searches.ts';

export class History {
  readonly #store: Pick<LibraryStore, 'write'>;
  readonly #engineVersion: number;

  constructor(store: Pick<LibraryStore, 'write'>, engineVersion: number) {
    this.#store = store;
    this.#engineVersion = engineVersion;
  }

  /** The run of an ended search: the one it was already kept as, or a new one. */
  keep(open: OpenSearch, outcome: Outcome, label: RunLabel): Run {
    const { puzzle, search } = open;
    const recipe = { puzzle, search, engineVersion: this.#engineVersion };
    const run: NewRun = { ...label, ...recipe, outcome, savedAtMs: Date.now(), isPinned: false };
    const kept = this.#store.write((db) => keptAlready(db, open.runId, label) ?? keep(db, run));
    open.runId = kept.runId;
    return kept;
  }

  /**
   * Like `keep`, when a search ends by itself: a full disk must not disturb the lesson. `runs.keep` reports the error.
   */
  keepAtEnd(open: OpenSearch, outcome: Outcome): void {
    try {
      this.keep(open, outcome, open.keepAs!);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}

/** The run with that id, unless it was deleted or belongs to another puzzle. */
function keptAlready(db: WritableDb, runId: number | null, { puzzleId }: RunLabel): Run | undefined {
  if (runId === null) return undefined;
  try {
    const run = getRun(db, { runId });
    return run.puzzleId === puzzleId ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Links the run to its puzzle of the library, if that still has the searched boards. */
function keep(db: WritableDb, run: NewRun): Run {
  const { puzzleId, puzzle } = run;
  const optimal = provenLength(run);
  if (optimal !== null) noteOptimal(db, { puzzle, optimal });
  return keepRun(db, { ...run, puzzleId: linkedId(db, puzzleId, puzzle) });
}

type Proof = Pick<Run, 'puzzle' | 'search' | 'outcome' | 'source'>;

/** Length of a shortest solution, if the search guarantees one and was made here; else `null`. */
export function provenLength({ puzzle, search, outcome, source }: Proof): number | null {
  const { status, solution } = outcome;
  if (status !== 'solved' || solution === null || source !== undefined) return null;
  return provesShortest(search, puzzle) ? solution.length : null;
}
