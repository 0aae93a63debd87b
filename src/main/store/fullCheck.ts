/**
 * The full check of a library: SQLite's `integrity_check` also holds every index to its table, which `quick_check`, at every
 * start, does not. It takes 8 s for the largest library there can be (measured on a shared core), so it is made at an end.
 */
import type { ReadableDb, WritableDb } from './database.ts';
import { readSettings, writeSettings } from './settings.ts';

/** Settings that say when the last full check was, and whether the next start has to tell of it. */
const CHECKED_AT_MS = 'fullyCheckedAtMs';
const MENDED = 'indexesMended';

/** Whether no full check is younger than `ageMs`. One from the future, made while the clock was wrong, says nothing. */
export function isFullCheckDue(db: ReadableDb, nowMs: number, ageMs: number): boolean {
  const checkedAtMs = Number(readSettings(db).get(CHECKED_AT_MS) ?? 0);
  return checkedAtMs > nowMs || nowMs - checkedAtMs >= ageMs;
}

/** Checks everything, and makes the indexes anew where one of them does not agree with its table: that loses nothing. */
export function checkFully(db: WritableDb, nowMs: number): void {
  const isSound = db.pragma('integrity_check(1)', { simple: true }) === 'ok';
  if (!isSound) db.exec('REINDEX');
  db.transaction(() =>
    writeSettings(db, { [CHECKED_AT_MS]: nowMs, ...(isSound ? {} : { [MENDED]: true }) }),
  ).immediate();
}

/** Whether indexes were made anew since this was last asked. */
export function takeMended(db: WritableDb): boolean {
  if (readSettings(db).get(MENDED) !== true) return false;
  writeSettings(db, { [MENDED]: false });
  return true;
}
