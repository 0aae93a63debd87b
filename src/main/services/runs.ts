import type { Api } from '../../shared/contract/api.ts';
import type { Outcome, Run, SearchSpec } from '../../shared/contract/types.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import type { Store, WritableDb } from '../store/database.ts';
import { isPuzzle, noteOptimal } from '../store/puzzles.ts';
import { deleteRun, findRun, getRun, insertRun, listRuns, type NewRun } from '../store/runs.ts';
import type { Searches } from './searches.ts';

/** The history. `searches` are those of the connection; a run is saved as one of engine `engineVersion`. */
export function runsService({ read, write }: Store, searches: Searches, engineVersion: number): Api['runs'] {
  return {
    save: async ({ searchId, puzzleId, title }) => {
      const { open, outcome } = await searches.ended({ searchId });
      const { puzzle, search } = open;
      const savedAtMs = Date.now();
      const run = { puzzleId, title, puzzle, search, engineVersion, outcome, savedAtMs };
      const saved = write((db) => findRun(db, open) ?? keep(db, run));
      open.runId = saved.runId;
      return saved;
    },
    list: async (params) => read((db) => listRuns(db, params)),
    get: async (params) => read((db) => getRun(db, params)),
    delete: async (params) => write((db) => deleteRun(db, params)),
  };
}

/** Keeps a run, linked to its puzzle of the library if that is still there and is the one that was searched. */
function keep(db: WritableDb, run: NewRun): Run {
  const { puzzleId, puzzle, search, outcome } = run;
  if (puzzleId === null || !isPuzzle(db, { puzzleId, puzzle })) return insertRun(db, { ...run, puzzleId: null });
  const optimal = provenLength(search, outcome);
  if (optimal !== null) noteOptimal(db, { puzzleId, optimal });
  return insertRun(db, run);
}

/** Length of a shortest solution, if the search is sure to have found one; else `null`. */
function provenLength(
  { algorithm, heuristic, goalTest, weight }: SearchSpec,
  { status, solution }: Outcome,
): number | null {
  if (status !== 'solved' || solution === null) return null;
  const { admissible } = HEURISTICS[heuristic];
  return STRATEGIES[algorithm].isOptimal({ admissible, goalTest, weight }) ? solution.length : null;
}
