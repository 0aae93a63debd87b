/** Whether a file is a library, and a sound one. Nothing here changes the file. */
import type { WritableDb } from './database.ts';
import { APPLICATION_ID } from './migrate.ts';
import { hasItsStructure, knownFormat } from './structure.ts';

/** Whether only this program can have made the file, although its header does not say so. */
export function isOursWithoutMark(db: WritableDb): boolean {
  return knownFormat(db) > 0;
}

/** Whether SQLite finds the file sound, and it has the tables of its format. */
export function isWhole(db: WritableDb): boolean {
  return db.pragma('quick_check', { simple: true }) === 'ok' && hasItsStructure(db);
}

/** Whether the file is a library of Searchlight, or an empty database. */
export function isOurs(db: WritableDb): boolean {
  return db.pragma('application_id', { simple: true }) === APPLICATION_ID || isBlank(db);
}

/** Nothing was ever stored: a new file, or one whose first migration was cut off. */
export function isBlank(db: WritableDb): boolean {
  const marks = [db.pragma('application_id', { simple: true }), db.pragma('user_version', { simple: true })];
  return marks.every((mark) => mark === 0) && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}
