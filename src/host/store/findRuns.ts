import type { ListAnswers, RunQuery } from '../../shared/contract/lists.ts';
import type { RunFilter, RunSort } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { listPage, type SqlCondition } from './pages.ts';
import { countPruned } from './pruneRuns.ts';
import { RUNS } from './runs.ts';

/** The column of each order; each has its index. */
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

const CONDITIONS: Readonly<Record<keyof RunFilter, string>> = {
  puzzleId: 'puzzle_id = :puzzleId',
  setId: 'puzzle_id IN (SELECT puzzle_id FROM puzzles WHERE set_id = :setId AND deleted_at_ms IS NULL)',
  algorithm: 'algorithm = :algorithm',
  fromMs: 'saved_at_ms >= :fromMs',
  beforeMs: 'saved_at_ms < :beforeMs',
  pinned: 'is_pinned = :pinned',
};

export function listRuns(db: ReadableDb, { filter, sort, descending, ...page }: RunQuery): ListAnswers['runs'] {
  const order = [...ORDERS[sort], 'run_id'];
  const listing = { from: tableFor(filter), where: conditionsOf(filter), order, descending };
  return { ...listPage(db, RUNS, listing, page), pruned: countPruned(db) };
}

/** The runs of a puzzle or of a set are few: sorting them beats scanning all runs in the wanted order. */
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
