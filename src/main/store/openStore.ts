import Database from 'better-sqlite3';
import { join, resolve } from 'node:path';
import { backUp } from './backUp.ts';
import type { Store, WritableDb } from './database.ts';
import { purgeDeleted } from './deleted.ts';
import { LIBRARY_FILE } from './files.ts';
import { isEmptied, isOurs, isWhole } from './integrity.ts';
import { makeFolder } from './makeFolder.ts';
import { formatOf, latestFormat, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { purgePictures } from './pictures.ts';
import { addStarterSets } from './starter.ts';
import { damagedStore, storeError, storeFromFuture } from './storeErrors.ts';

/** How long to wait for another program to let go of the file. */
const BUSY_TIMEOUT_MS = 500;

/** A committed change is on the disk, also on macOS, where only F_FULLFSYNC empties the drive's own cache. */
const DURABLE = ['journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON', 'checkpoint_fullfsync = ON'];

/**
 * Opens the library in `folder`, creates both where they are missing, and keeps every other program out of it until it
 * is closed. Throws an `AppError`: `store-in-use`, `store-from-future`, `store-damaged` (in these cases the file is
 * left as it is) or `store-full`.
 */
export function openStore(folder: string): Store {
  const place = resolve(folder);
  return translating(place, () => {
    const db = openFile(place);
    return {
      ...{ folder: place, isReadOnly: false, notices: [] },
      ...{ read: reader(db, place), write: writer(db, place), close: () => void db.close() },
      backUp: (reason) => translating(place, () => void backUp(db, place, reason)),
    };
  });
}

function reader(db: WritableDb, folder: string): Store['read'] {
  return (query) => translating(folder, () => query(db));
}

function writer(db: WritableDb, folder: string): Store['write'] {
  return (change) => translating(folder, () => db.transaction(() => change(db)).immediate());
}

function translating<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error, folder);
  }
}

function openFile(folder: string): WritableDb {
  makeFolder(folder);
  if (isEmptied(folder)) throw damagedStore(folder);
  const db = new Database(join(folder, LIBRARY_FILE), { timeout: BUSY_TIMEOUT_MS });
  try {
    prepare(db, folder);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The order matters: nothing is written before the file is locked and known to be a sound library of ours. */
function prepare(db: WritableDb, folder: string): void {
  lock(db);
  requireReadable(db, folder);
  for (const setting of DURABLE) db.pragma(setting);
  migrate(db, MIGRATIONS, (format) => backUp(db, folder, `format-${format}`));
  db.transaction(() => {
    purgeDeleted(db, Date.now());
    purgePictures(db);
    addStarterSets(db);
  }).immediate();
}

/**
 * Takes the lock at once, not at the first change, and for good: SQLite keeps it until the file is closed. With one
 * connection in exclusive mode the log needs no shared memory, which network file systems do not offer.
 */
function lock(db: WritableDb): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

function requireReadable(db: WritableDb, folder: string): void {
  const latest = latestFormat(MIGRATIONS);
  if (!isOurs(db)) throw damagedStore(folder);
  if (formatOf(db) > latest) throw storeFromFuture(folder, formatOf(db), latest);
  if (!isWhole(db)) throw damagedStore(folder);
}
