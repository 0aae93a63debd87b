import { AppError } from '../../shared/contract/errors.ts';
import { count } from '../../shared/text/numbers.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { MAX_KEPT_RUNS, PRUNED_AT_ONCE } from './limits.ts';
import { OWN, readSettings, writeSettings } from './settings.ts';

/** The number of runs deleted so far to make room. */
export function countPruned(db: ReadableDb): number {
  const count = readSettings(db).get(OWN.runsPruned);
  return typeof count === 'number' ? count : 0;
}

/**
 * Returns a function that makes room for one more run per call. Counts the history only once, which takes milliseconds
 * if it is long. In a full history, runs that are deleted go for good or, if there are none, the oldest unpinned ones.
 * Refuses as `too-many` where all are pinned.
 */
export function roomForRuns(db: WritableDb): () => void {
  let left = MAX_KEPT_RUNS - countRuns(db);
  return () => {
    if (left <= 0) left += makeRoom(db);
    left--;
  };
}

/** Returns how many runs are gone. */
function makeRoom(db: WritableDb): number {
  const { changes } = db.prepare('DELETE FROM runs WHERE deleted_at_ms IS NOT NULL').run();
  if (changes > 0) return changes;
  const pruned = pruneOldest(db);
  if (pruned === 0) throw historyFull();
  writeSettings(db, { [OWN.runsPruned]: countPruned(db) + pruned });
  return pruned;
}

function pruneOldest(db: WritableDb): number {
  const oldest = `SELECT run_id FROM runs WHERE deleted_at_ms IS NULL AND is_pinned = 0 ORDER BY saved_at_ms, run_id LIMIT ?`;
  return db.prepare<[number]>(`DELETE FROM runs WHERE run_id IN (${oldest})`).run(PRUNED_AT_ONCE).changes;
}

function historyFull(): AppError {
  return new AppError(
    'too-many',
    `The history is full: it holds ${count(MAX_KEPT_RUNS, 'run')}, and all are pinned. Delete or unpin some.`,
  );
}

function countRuns(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COUNT(*) FROM runs').pluck().get()!;
}
