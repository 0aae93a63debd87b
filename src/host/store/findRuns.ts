/** Lists of runs: the history, or the part of it that passes a filter. */
import type { Page, RunFilter, RunPage, RunSort } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { countAll, idsOnPage, type SqlCondition, type Listing } from './pages.ts';
import { countPruned } from './pruneRuns.ts';
import { readRowsById } from './readRows.ts';
import { readRun, RUN_COLUMNS, type RunRow } from './runs.ts';

/** The column that each order goes by; each has its index. */
const ORDERS: Readonly<Record<RunSort, readonly string[]>> = {
  time: ['saved_at_ms'],
  title: ['sort_title'],
  size: ['rows * cols', 'rows'],
  algorithm: ['algorithm', 'saved_at_ms'],
  heuristic: ['heuristic'],
  status: ['status'],
  expanded: ['expanded'],
  generated: ['generated'],
  frontier: ['max_frontier'],
  length: ['length NULLS LAST'],
  duration: ['duration_ms'],
};

/** What each member of a filter asks for. */
const CONDITIONS: Readonly<Record<keyof RunFilter, string>> = {
  puzzleId: 'puzzle_id = :puzzleId',
  setId: 'puzzle_id IN (SELECT puzzle_id FROM puzzles WHERE set_id = :setId AND deleted_at_ms IS NULL)',
  algorithm: 'algorithm = :algorithm',
  fromMs: 'saved_at_ms >= :fromMs',
  beforeMs: 'saved_at_ms < :beforeMs',
  pinned: 'is_pinned = :pinned',
};

/** The runs that pass `filter`: `limit` of them after the first `offset`, and how many there are. */
export function listRuns(
  db: ReadableDb,
  { filter, sort, descending, ...page }: { filter: RunFilter; sort: RunSort; descending: boolean } & Page,
): RunPage {
  const where = [{ sql: 'deleted_at_ms IS NULL', values: {} }, ...conditionsOf(filter)];
  const order = [...ORDERS[sort], 'run_id'];
  const listing: Listing = { from: tableFor(filter), id: 'run_id', where, order, descending };
  const find = db.prepare<[number], RunRow>(`SELECT ${RUN_COLUMNS} FROM runs WHERE run_id = ?`);
  const { sound, damaged } = readRowsById(idsOnPage(db, listing, page), (id) => find.get(id), readRun, 'run');
  return { total: countAll(db, listing), runs: sound, damaged, pruned: countPruned(db) };
}

/** The runs of a puzzle or of a set are few: they are sorted, rather than looked for among all runs in the wanted order. */
function tableFor({ puzzleId, setId }: RunFilter): string {
  const areFew = puzzleId !== undefined || setId !== undefined;
  return areFew ? 'runs INDEXED BY runs_by_puzzle' : 'runs';
}

function conditionsOf(filter: RunFilter): SqlCondition[] {
  const given = Object.entries(filter) as [keyof RunFilter, string | number | boolean][];
  return given.map(([name, value]) => ({
    sql: CONDITIONS[name],
    values: { [name]: typeof value === 'boolean' ? Number(value) : value },
  }));
}
