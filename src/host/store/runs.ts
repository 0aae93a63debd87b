import type { LibraryPuzzle, Run, RunSource } from '../../shared/contract/types.ts';
import {
  hashPuzzle,
  hashRecipe,
  hashRunContent,
  readCells,
  readSearch,
  writeCells,
  writeSearch,
} from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { sortKey } from './fold.ts';
import { roomForRuns } from './pruneRuns.ts';
import { readRows } from './readRows.ts';
import { puzzleOf, requireChange } from './keptRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';
import { TABLES } from './tables.ts';

/** The boards and the outcome are flat. */
export interface RunRow {
  readonly runId: number;
  readonly puzzleId: number | null;
  readonly title: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: string;
  readonly goal: string;
  readonly search: string;
  readonly engineVersion: number;
  readonly status: Run['outcome']['status'];
  readonly expanded: number;
  readonly generated: number;
  readonly maxFrontier: number;
  readonly solution: string | null;
  readonly durationMs: number;
  readonly savedAtMs: number;
  readonly isPinned: number;
  readonly source: 'here' | RunSource;
  readonly contentHash: string;
}

export const STORED_RUN_COLUMNS = `run_id AS runId, ${puzzleOf(TABLES.run)} AS puzzleId, title, rows, cols, start, goal, search,
  engine_version AS engineVersion, status, expanded, generated, max_frontier AS maxFrontier, solution,
  duration_ms AS durationMs, saved_at_ms AS savedAtMs, is_pinned AS isPinned, source, content_hash AS contentHash`;

const WRITTEN = {
  puzzle_id: ':puzzleId',
  title: ':title',
  sort_title: ':sort_title',
  rows: ':rows',
  cols: ':cols',
  start: ':start',
  goal: ':goal',
  puzzle_hash: ':puzzle_hash',
  algorithm: ':algorithm',
  heuristic: ':heuristic',
  search: ':search',
  engine_version: ':engineVersion',
  recipe_hash: ':recipe_hash',
  status: ':status',
  expanded: ':expanded',
  generated: ':generated',
  max_frontier: ':maxFrontier',
  solution: ':solution',
  length: ':length',
  duration_ms: ':durationMs',
  saved_at_ms: ':savedAtMs',
  is_pinned: ':isPinned',
  source: ':source',
  content_hash: ':contentHash',
} as const;

export type NewRun = Omit<Run, 'runId'>;

/**
 * Keeps a run. A run of the same recipe and puzzle that is there already becomes this one and keeps its id and its pin:
 * the engine is deterministic, and the history says once what was found, and when last.
 */
export function keepRun(db: WritableDb, run: NewRun): Run {
  const twin = findTwin(db, run);
  return twin === undefined ? insertRun(db, run) : overwrite(db, { ...run, runId: twin });
}

/** Replaces a run, except its pin. */
function overwrite(db: WritableDb, run: Run): Run {
  const { runId } = run;
  const change = Object.entries(WRITTEN).filter(([column]) => column !== 'is_pinned');
  const sql = `UPDATE runs SET ${change.map((pair) => pair.join(' = ')).join(', ')} WHERE run_id = :runId`;
  db.prepare<object>(sql).run({ ...columnsOf(run), runId });
  return getRun(db, { runId });
}

/** Always adds a row. `takeRoom` makes room for it. */
export function insertRun(db: WritableDb, run: NewRun, takeRoom = roomForRuns(db)): Run {
  takeRoom();
  const sql = `INSERT INTO runs (${Object.keys(WRITTEN).join(', ')}) VALUES (${Object.values(WRITTEN).join(', ')})`;
  const { lastInsertRowid } = db.prepare<object>(sql).run(columnsOf(run));
  return getRun(db, { runId: Number(lastInsertRowid) });
}

/** Gives runs that belong to no puzzle to the one that has their boards, and its title with it. */
export function adoptRuns(
  db: WritableDb,
  { puzzleId, puzzle, title }: Pick<LibraryPuzzle, 'puzzleId' | 'puzzle' | 'title'>,
): void {
  const sql = `SELECT ${STORED_RUN_COLUMNS} FROM runs WHERE puzzle_hash = ? AND puzzle_id IS NULL`;
  const rows = db.prepare<[string], RunRow>(sql).all(hashPuzzle(puzzle));
  for (const run of readRows(rows, ({ runId }) => runId, readRun).rows) overwrite(db, { ...run, puzzleId, title });
}

/** Refuses as `not-found` or `store-damaged`. */
export function getRun(db: ReadableDb, { runId }: { runId: number }): Run {
  const sql = `SELECT ${STORED_RUN_COLUMNS} FROM runs WHERE run_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], RunRow>(sql).get(runId);
  if (row === undefined) throw notFound('run');
  return readRun(row);
}

export function pinRuns(db: WritableDb, { runIds, isPinned }: { runIds: readonly number[]; isPinned: boolean }): void {
  const pin = db.prepare('UPDATE runs SET is_pinned = ? WHERE run_id = ? AND deleted_at_ms IS NULL');
  for (const runId of runIds) requireChange('run', pin.run(Number(isPinned), runId));
}

/** Throws `DamagedRow` where the hash does not match. */
export function readRun(row: RunRow): Run {
  const { runId, puzzleId, title, engineVersion, savedAtMs } = row;
  const puzzle = { rows: row.rows, cols: row.cols, start: readCells(row.start), goal: readCells(row.goal) };
  const search = readSearch(row.search);
  const recipe = { puzzle, search, engineVersion };
  const kept = { savedAtMs, isPinned: row.isPinned !== 0, ...(row.source !== 'here' && { source: row.source }) };
  const run = { runId, puzzleId, title, ...recipe, outcome: outcomeOf(row), ...kept };
  if (hashRunContent(run) !== row.contentHash) throw new DamagedRow('run', title);
  return run;
}

function outcomeOf({ status, expanded, generated, maxFrontier, solution, durationMs }: RunRow): Run['outcome'] {
  return { status, expanded, generated, maxFrontier, solution, durationMs };
}

/** Runs of the same boards that are asked for what they prove. */
const RUNS_LOOKED_AT = 100;

/** Sound runs of a puzzle, wherever they were made; the newest of them. */
export function runsOfBoards(db: ReadableDb, puzzle: Run['puzzle']): readonly Run[] {
  const sql = `SELECT ${STORED_RUN_COLUMNS} FROM runs WHERE puzzle_hash = ? AND deleted_at_ms IS NULL
    ORDER BY run_id DESC LIMIT ${RUNS_LOOKED_AT}`;
  const rows = db.prepare<[string], RunRow>(sql).all(hashPuzzle(puzzle));
  return readRows(rows, ({ runId }) => runId, readRun).rows;
}

/** The run of the same recipe and puzzle, or one that was made before its puzzle came into the library. */
function findTwin(db: ReadableDb, run: NewRun): number | undefined {
  const sql = `SELECT run_id FROM runs
    WHERE recipe_hash = ? AND (puzzle_id IS ? OR puzzle_id IS NULL) AND deleted_at_ms IS NULL
    ORDER BY puzzle_id IS NULL LIMIT 1`;
  return db.prepare<[string, number | null], number>(sql).pluck().get(hashRecipe(run), run.puzzleId);
}

function columnsOf(run: NewRun): object {
  const { puzzleId, title, puzzle, search, engineVersion, outcome, savedAtMs } = run;
  return {
    ...{ puzzleId, title, savedAtMs, isPinned: Number(run.isPinned), engineVersion, ...outcome },
    ...{ rows: puzzle.rows, cols: puzzle.cols, start: writeCells(puzzle.start), goal: writeCells(puzzle.goal) },
    ...{ search: writeSearch(search), source: run.source ?? 'here', contentHash: hashRunContent(run) },
    ...derivedFromRun(run),
  };
}

/** The derived columns, for search, order and filters. */
export function derivedFromRun(run: NewRun) {
  const { title, puzzle, search, outcome } = run;
  return {
    ...{ sort_title: sortKey(title), puzzle_hash: hashPuzzle(puzzle), recipe_hash: hashRecipe(run) },
    ...{ algorithm: search.algorithm, heuristic: search.heuristic, length: outcome.solution?.length ?? null },
  };
}
