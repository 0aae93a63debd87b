/** Whether a file is a library, and a sound one. Nothing here changes the file. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WritableDb } from './database.ts';
import { BACKUP_FOLDER, LIBRARY_FILE } from './files.ts';
import { APPLICATION_ID } from './migrate.ts';

/** Whether SQLite finds the structure of the file sound. */
export function isWhole(db: WritableDb): boolean {
  return db.pragma('quick_check', { simple: true }) === 'ok';
}

/** Whether the file is a library of Searchlight, or one that was never written to. */
export function isOurs(db: WritableDb): boolean {
  return db.pragma('application_id', { simple: true }) === APPLICATION_ID || isBlank(db);
}

/**
 * Whether the library in `folder` has lost its content: SQLite takes a file of 0 bytes for a new database and drops
 * the log beside it, although the log or the backups tell that there was a library. A file that somebody took away
 * is a first start.
 */
export function isEmptied(folder: string): boolean {
  const file = join(folder, LIBRARY_FILE);
  if (sizeOf(file) > 0) return false;
  return sizeOf(`${file}-wal`) > 0 || (existsSync(file) && existsSync(join(folder, BACKUP_FOLDER)));
}

/** Nothing was ever stored: a new file, or one whose first migration was cut off. */
function isBlank(db: WritableDb): boolean {
  const marks = [db.pragma('application_id', { simple: true }), db.pragma('user_version', { simple: true })];
  return marks.every((mark) => mark === 0) && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

/** Size in bytes; 0 where there is no such file. It does not open the file: that would drop SQLite's lock on it. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
