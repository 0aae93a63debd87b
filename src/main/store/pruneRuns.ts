import { AppError } from '../../shared/contract/errors.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { MAX_KEPT_RUNS, PRUNED_AT_ONCE } from './limits.ts';
import { readSettings, writeSettings } from './settings.ts';

/** Setting that counts the runs that have made room for newer ones. */
const PRUNED = 'runsPruned';

/** Runs that have made room for newer ones since the library began. */
export function countPruned(db: ReadableDb): number {
  const count = readSettings(db).get(PRUNED);
  return typeof count === 'number' ? count : 0;
}

/**
 * Makes room for one more run where the history is full: deleted runs go for good, and where there are none, the oldest
 * that are not pinned. Refuses as `too-many` where all are pinned.
 */
export function requireRoomForRun(db: WritableDb): void {
  if (countRuns(db) < MAX_KEPT_RUNS) return;
  if (db.prepare('DELETE FROM runs WHERE deleted_at_ms IS NOT NULL').run().changes > 0) return;
  const pruned = pruneOldest(db);
  if (pruned === 0) throw historyFull();
  writeSettings(db, { [PRUNED]: countPruned(db) + pruned });
}

function pruneOldest(db: WritableDb): number {
  const oldest = `SELECT run_id FROM runs WHERE deleted_at_ms IS NULL AND is_pinned = 0 ORDER BY saved_at_ms, run_id LIMIT ?`;
  return db.prepare<[number]>(`DELETE FROM runs WHERE run_id IN (${oldest})`).run(PRUNED_AT_ONCE).changes;
}

function historyFull(): AppError {
  const count = MAX_KEPT_RUNS.toLocaleString('en-US');
  return new AppError(
    'too-many',
    `The history is full: it holds ${count} runs, and all are pinned. Delete or unpin some.`,
  );
}

function countRuns(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COUNT(*) FROM runs').pluck().get()!;
}
