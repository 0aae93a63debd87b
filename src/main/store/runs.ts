import type { SEARCH_OPTIONS, Outcome, Run, RunPage, SearchSpec } from '../../shared/contract/types.ts';
import { hashRun, readCells, readOptions, writeCells, writeOptions } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { MAX_RUNS, requireRoom } from './limits.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

/** A row of `runs`, with the names of the contract. What the searched puzzle, the search and the outcome hold lies flat. */
interface RunRow extends Omit<SearchSpec, (typeof SEARCH_OPTIONS)[number]>, Outcome {
  readonly searchOptions: string | null;
  readonly runId: number;
  readonly puzzleId: number | null;
  readonly title: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: string;
  readonly goal: string;
  readonly engineVersion: number;
  readonly savedAtMs: number;
  readonly contentHash: string;
}

const COLUMNS = `run_id AS runId, puzzle_id AS puzzleId, title, rows, cols, start, goal,
  algorithm, heuristic, successor_order AS "order", ties, goal_test AS goalTest, search_options AS searchOptions, engine_version AS engineVersion,
  status, expanded, generated, max_frontier AS maxFrontier, solution, duration_ms AS durationMs,
  saved_at_ms AS savedAtMs, content_hash AS contentHash`;

/** A run that has no id yet. */
export type NewRun = Omit<Run, 'runId'>;

export function insertRun(db: WritableDb, run: NewRun): Run {
  requireRoom(countRuns(db), MAX_RUNS, `The history is full: it holds ${MAX_RUNS} runs. Delete some first.`);
  const row = db
    .prepare<object, RunRow>(
      `INSERT INTO runs (puzzle_id, title, rows, cols, start, goal, algorithm, heuristic, successor_order, ties,
         goal_test, search_options, engine_version, status, expanded, generated, max_frontier, solution, duration_ms, saved_at_ms,
         content_hash)
       VALUES (:puzzleId, :title, :rows, :cols, :start, :goal, :algorithm, :heuristic, :order, :ties,
         :goalTest, :searchOptions, :engineVersion, :status, :expanded, :generated, :maxFrontier, :solution, :durationMs, :savedAtMs,
         :contentHash)
       RETURNING ${COLUMNS}`,
    )
    .get(writeRun(run));
  return readRun(row!);
}

/** The newest runs first: `limit` of them after the first `offset`, and how many there are. */
export function listRuns(db: ReadableDb, page: { offset: number; limit: number }): RunPage {
  const sql = `SELECT ${COLUMNS} FROM runs ORDER BY saved_at_ms DESC, run_id DESC LIMIT :limit OFFSET :offset`;
  const { sound, damaged } = readRows(db.prepare<object, RunRow>(sql).all(page), ({ runId }) => runId, readRun);
  return { total: countRuns(db), runs: sound, damaged };
}

/** Refuses as `not-found` where there is none, and as `store-damaged` where it is not what was stored. */
export function getRun(db: ReadableDb, { runId }: { runId: number }): Run {
  const run = findRun(db, { runId });
  if (run === undefined) throw notFound('run');
  return run;
}

/** The run, or `undefined` where there is none. Refuses as `store-damaged` where it is not what was stored. */
export function findRun(db: ReadableDb, { runId }: { runId: number | null }): Run | undefined {
  const row = db.prepare<[number | null], RunRow>(`SELECT ${COLUMNS} FROM runs WHERE run_id = ?`).get(runId);
  return row && readRun(row);
}

export function deleteRun(db: WritableDb, { runId }: { runId: number }): void {
  const { changes } = db.prepare<[number]>('DELETE FROM runs WHERE run_id = ?').run(runId);
  if (changes === 0) throw notFound('run');
}

function writeRun(run: NewRun): Omit<RunRow, 'runId'> {
  const { puzzle, search, outcome, ...rest } = run;
  const { rows, cols, start, goal } = puzzle;
  const board = { rows, cols, start: writeCells(start), goal: writeCells(goal) };
  const { algorithm, heuristic, order, ties, goalTest } = search;
  const searchOptions = writeOptions(search);
  const recipe = { ...board, algorithm, heuristic, order, ties, goalTest, searchOptions };
  return { ...rest, ...recipe, ...outcome, contentHash: hashRun(run) };
}

function readRun(row: RunRow): Run {
  const { runId, puzzleId, title, engineVersion, savedAtMs } = row;
  const puzzle = { rows: row.rows, cols: row.cols, start: readCells(row.start), goal: readCells(row.goal) };
  const run = {
    runId,
    puzzleId,
    title,
    puzzle,
    search: searchOf(row),
    engineVersion,
    outcome: outcomeOf(row),
    savedAtMs,
  };
  if (hashRun(run) !== row.contentHash) throw new DamagedRow('run', title);
  return run;
}

function searchOf({ algorithm, heuristic, order, ties, goalTest, searchOptions }: RunRow): SearchSpec {
  return { algorithm, heuristic, order, ties, goalTest, ...readOptions(searchOptions) };
}

function outcomeOf({ status, expanded, generated, maxFrontier, solution, durationMs }: RunRow): Outcome {
  return { status, expanded, generated, maxFrontier, solution, durationMs };
}

function countRuns(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COUNT(*) FROM runs').pluck().get()!;
}
