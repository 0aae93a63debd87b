/** Whether a file is a library, and a sound one. Nothing here changes the file. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups } from './backups.ts';
import type { WritableDb } from './database.ts';
import { LIBRARY_FILE } from './files.ts';
import { APPLICATION_ID } from './migrate.ts';
import { readNote } from './saved.ts';
import { hasItsStructure, knownFormat } from './structure.ts';

/** Whether the file is one that only this program can have made, although its header does not say so. */
export function isOursWithoutMark(db: WritableDb): boolean {
  return knownFormat(db) > 0;
}

/** Whether SQLite finds the file sound, and it has the tables of its format. */
export function isWhole(db: WritableDb): boolean {
  return db.pragma('quick_check', { simple: true }) === 'ok' && hasItsStructure(db);
}

/** Whether the file is a library of Searchlight, or one that was never written to. */
export function isOurs(db: WritableDb): boolean {
  return db.pragma('application_id', { simple: true }) === APPLICATION_ID || isBlank(db);
}

/**
 * Whether the library in `folder` is gone, although its log, its backups or the note of what was saved tell that there was one. SQLite
 * would begin a new one in its place: also where a file of 0 bytes is left, which it takes for a database that was never written to.
 */
export function isLost(folder: string): boolean {
  const file = join(folder, LIBRARY_FILE);
  return sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || isKnown(folder));
}

/** Whether anything but the file itself and its log tells of a library. */
export function isKnown(folder: string): boolean {
  return listBackups(folder).length > 0 || readNote(folder) !== null;
}

/** Nothing was ever stored: a new file, or one whose first migration was cut off. */
export function isBlank(db: WritableDb): boolean {
  const marks = [db.pragma('application_id', { simple: true }), db.pragma('user_version', { simple: true })];
  return marks.every((mark) => mark === 0) && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

/** Size in bytes; 0 where there is no such file. It does not open the file: that would drop SQLite's lock on it. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
