import type { LibraryPuzzle, Run, RunSource } from '../../shared/contract/types.ts';
import { hashPuzzle, hashRecipe, hashRunContent, readSearch, writeSearch } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { PUZZLE_COLUMNS, readPuzzle, writePuzzle, type PuzzleColumns } from './puzzleColumns.ts';
import {
  addDocument,
  allDocuments,
  getDocument,
  overwriteDocument,
  replaceDocument,
  type DocumentRow,
  type Documents,
  type Values,
} from './documents.ts';
import { sortKey } from './fold.ts';
import { roomForRuns } from './pruneRuns.ts';
import { puzzleOf, requireChange } from './keptRows.ts';
import { TABLES } from './tables.ts';

interface RunRow extends DocumentRow, PuzzleColumns {
  readonly puzzleId: number | null;
  readonly search: string;
  readonly engine_version: number;
  readonly status: Run['outcome']['status'];
  readonly expanded: number;
  readonly generated: number;
  readonly max_frontier: number;
  readonly solution: string | null;
  readonly duration_ms: number;
  readonly saved_at_ms: number;
  readonly is_pinned: number;
  readonly source: 'here' | RunSource;
}

export const RUNS: Documents<Run> = {
  at: TABLES.run,
  columns: [
    ...['title', ...PUZZLE_COLUMNS, 'search', 'engine_version'],
    ...['status', 'expanded', 'generated', 'max_frontier', 'solution', 'duration_ms', 'saved_at_ms', 'source'],
  ],
  beside: `${puzzleOf(TABLES.run)} AS puzzleId, is_pinned`,
  read({ rowId: runId, puzzleId, title, status, expanded, generated, solution, ...row }: RunRow) {
    const recipe = { puzzle: readPuzzle(row), search: readSearch(row.search), engineVersion: row.engine_version };
    const [maxFrontier, durationMs] = [row.max_frontier, row.duration_ms];
    const outcome = { status, expanded, generated, maxFrontier, solution, durationMs };
    const kept = { savedAtMs: row.saved_at_ms, isPinned: row.is_pinned !== 0 };
    const from = row.source === 'here' ? {} : { source: row.source };
    return { runId, puzzleId, title, ...recipe, outcome, ...kept, ...from };
  },
  hash: hashRunContent,
  derive(run) {
    const { title, puzzle, search, outcome } = run;
    return {
      ...{ sort_title: sortKey(title), puzzle_hash: hashPuzzle(puzzle), recipe_hash: hashRecipe(run) },
      ...{ algorithm: search.algorithm, heuristic: search.heuristic, length: outcome.solution?.length ?? null },
    };
  },
};

export type NewRun = Omit<Run, 'runId'>;

/**
 * Keeps a run. An existing run of the same recipe and puzzle becomes this one, with its id and pin: the engine is
 * deterministic, so the history shows each result once, with its latest time.
 */
export function keepRun(db: WritableDb, run: NewRun): Run {
  const twin = findTwin(db, run);
  return twin === undefined ? insertRun(db, run) : replaceDocument(db, RUNS, twin, valuesOf(run));
}

/** Always adds a row. `takeRoom` makes room for it. */
export function insertRun(db: WritableDb, run: NewRun, takeRoom = roomForRuns(db)): Run {
  takeRoom();
  return addDocument(db, RUNS, { ...valuesOf(run), is_pinned: Number(run.isPinned) });
}

/** Links runs without a puzzle to the one with their boards, and gives them its title. */
export function adoptRuns(
  db: WritableDb,
  { puzzleId, puzzle, title }: Pick<LibraryPuzzle, 'puzzleId' | 'puzzle' | 'title'>,
): void {
  for (const run of allDocuments(db, RUNS, 'puzzle_hash = ? AND puzzle_id IS NULL', hashPuzzle(puzzle)))
    overwriteDocument(db, RUNS, run.runId, valuesOf({ ...run, puzzleId, title }));
}

/** Refuses as `not-found` or `store-damaged`. */
export function getRun(db: ReadableDb, { runId }: { runId: number }): Run {
  return getDocument(db, RUNS, runId);
}

export function pinRuns(db: WritableDb, { runIds, isPinned }: { runIds: readonly number[]; isPinned: boolean }): void {
  const pin = db.prepare('UPDATE runs SET is_pinned = ? WHERE run_id = ? AND deleted_at_ms IS NULL');
  for (const runId of runIds) requireChange('run', pin.run(Number(isPinned), runId));
}

/** The most runs of the same boards that are read for what they prove. */
const RUNS_LOOKED_AT = 100;

/** The newest sound runs of a puzzle, wherever they were made. */
export function runsOfBoards(db: ReadableDb, puzzle: Run['puzzle']): readonly Run[] {
  const newest = `puzzle_hash = ? AND deleted_at_ms IS NULL ORDER BY run_id DESC LIMIT ${RUNS_LOOKED_AT}`;
  return allDocuments(db, RUNS, newest, hashPuzzle(puzzle));
}

/** The run of the same recipe and puzzle, or one made before its puzzle came into the library. */
function findTwin(db: ReadableDb, run: NewRun): number | undefined {
  const sql = `SELECT run_id FROM runs
    WHERE recipe_hash = ? AND (puzzle_id IS ? OR puzzle_id IS NULL) AND deleted_at_ms IS NULL
    ORDER BY puzzle_id IS NULL LIMIT 1`;
  return db.prepare<[string, number | null], number>(sql).pluck().get(hashRecipe(run), run.puzzleId);
}

/** All but the pin. */
function valuesOf({ puzzleId, title, puzzle, search, engineVersion, outcome, savedAtMs, source }: NewRun): Values {
  const { status, expanded, generated, maxFrontier, solution, durationMs } = outcome;
  return {
    ...{ puzzle_id: puzzleId, title, ...writePuzzle(puzzle) },
    ...{ search: writeSearch(search), engine_version: engineVersion, saved_at_ms: savedAtMs, source: source ?? 'here' },
    ...{ status, expanded, generated, max_frontier: maxFrontier, solution, duration_ms: durationMs },
  };
}
