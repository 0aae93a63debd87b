import { backupFolder, backupPath, listBackups, rotateBackups } from './backups.ts';
import { readableOr, SqliteFault, type WritableDb } from '../../host/store/database.ts';
import type { VisitBackups } from '../../host/repair/fetchBack.ts';
import { bytesOf } from '../../host/repair/fullCheck.ts';
import { isOurs, isWhole } from '../../host/repair/structure.ts';
import { makeOwnFolder } from './makeFolder.ts';
import { formatOf } from '../../host/repair/migrate.ts';
import { makeWhole } from './onDisk.ts';
import { openDatabase } from './sqliteFile.ts';

/**
 * Writes a copy of the library to `folder`/backups and returns its path; removes older backups that it replaces. The
 * copy gets its name only once it is complete, checked and on the disk. `reason` becomes part of the name.
 */
export function backUp(db: WritableDb, folder: string, reason: string): string {
  makeOwnFolder(backupFolder(folder));
  const path = backupPath(folder, Date.now(), reason);
  makeWhole(path, (unfinished) => {
    db.prepare('VACUUM INTO ?').run(unfinished);
    if (soundFormat(unfinished) !== formatOf(db))
      throw new SqliteFault('A copy of the file is not sound.', 'SQLITE_CORRUPT');
  });
  rotateBackups(folder);
  return path;
}

/** Above this size a backup takes about a second: copying and checking 205 MB took 2.8 s on a shared core. */
const LONG_BYTES = 64 * 1024 * 1024;

/** Whether a backup takes noticeable time. */
export function isLongToCopy(db: WritableDb): boolean {
  return bytesOf(db) >= LONG_BYTES;
}

/** The format of the sound library in a file that no program has open; `null` for any other file. */
export function soundFormat(path: string): number | null {
  return readableOr(null, () => reading(path, (db) => (isOurs(db) && isWhole(db) ? formatOf(db) : null)));
}

/** The backups of the library `db` in `folder`. */
export function backupsOf(db: WritableDb, folder: string): VisitBackups {
  return (visit) => {
    for (const { path } of listBackups(folder)) if (soundFormat(path) === formatOf(db) && !reading(path, visit)) return;
  };
}

function reading<T>(path: string, read: (db: WritableDb) => T): T {
  const db = openDatabase(path, { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
