import Database from 'better-sqlite3';
import { join } from 'node:path';
import { backupPath, rotateBackups } from './backups.ts';
import type { WritableDb } from './database.ts';
import { BACKUP_FOLDER } from './files.ts';
import { isOurs, isWhole } from './integrity.ts';
import { makeFolder } from './makeFolder.ts';
import { formatOf } from './migrate.ts';
import { makeWhole } from './onDisk.ts';

/**
 * Writes a copy of the library to `folder`/backups and returns its path; older backups that it makes superfluous are
 * removed. The copy has its name only once it is complete, checked and on the disk. `reason` becomes part of the name.
 */
export function backUp(db: WritableDb, folder: string, reason: string): string {
  makeFolder(join(folder, BACKUP_FOLDER));
  const path = backupPath(folder, Date.now(), reason);
  makeWhole(path, (unfinished) => {
    db.prepare('VACUUM INTO ?').run(unfinished);
    if (soundFormat(unfinished) !== formatOf(db)) throw new Error(`The backup ${path} is not a copy of the library.`);
  });
  rotateBackups(folder);
  return path;
}

/** The format of the library in a file that no program has open, or `null` where it is none, or not a sound one. */
export function soundFormat(path: string): number | null {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    try {
      return isOurs(db) && isWhole(db) ? formatOf(db) : null;
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof Database.SqliteError) return null;
    throw error;
  }
}
