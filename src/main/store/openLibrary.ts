/** Opens the file of a library, whatever has happened to it: it is created, brought up to date, or put back from a backup. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { backUp } from './backUp.ts';
import { DAY_MS, isBackupDue, listBackups } from './backups.ts';
import type { WritableDb } from './database.ts';
import { purgeDeleted } from './deleted.ts';
import { LIBRARY_FILE } from './files.ts';
import { BUSY_TIMEOUT_MS, lockFolder } from './folderLock.ts';
import { isReadable } from './fromFuture.ts';
import { takeMended } from './fullCheck.ts';
import { isLost, isOurs, isWhole } from './integrity.ts';
import { makeFolder } from './makeFolder.ts';
import { formatOf, latestFormat, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { fromFuture, mended, notBackedUp, recovered } from './notices.ts';
import { purgePictures } from './pictures.ts';
import { recover, type Recovery } from './recover.ts';
import { salvage, type Salvage } from './salvage.ts';
import { addStarterSets } from './starter.ts';
import { damagedStore, foreignStore, storeError, storeFromFuture } from './storeErrors.ts';

/** A committed change is on the disk, also on macOS, where only F_FULLFSYNC empties the drive's own cache. */
const DURABLE = ['journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON', 'checkpoint_fullfsync = ON'];

export interface OpenLibrary {
  readonly db: WritableDb;
  /** A newer program has written it. */
  readonly isReadOnly: boolean;
  /** What the user should know of it, in paragraphs. */
  readonly notices: readonly string[];
  /** Closes the file and lets other programs into the folder; idempotent. */
  readonly close: () => void;
}

/** What is found in a folder that is locked. */
type Opened = Omit<OpenLibrary, 'close'>;

/**
 * Opens the library in `folder`, and keeps every other program out of it. One that is damaged or lost is put aside, and its
 * newest good backup opened instead, with what can still be read of the damaged file. Throws an `AppError`, or an error of SQLite or of the file system.
 */
export function openLibrary(folder: string): OpenLibrary {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const opened = openLocked(folder);
    return { ...opened, close: () => closeAll(opened.db, unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function closeAll(db: WritableDb, unlock: () => void): void {
  try {
    db.close();
  } finally {
    unlock();
  }
}

function openLocked(folder: string): Opened {
  if (isLost(folder)) return openRecovered(folder, 'lost');
  try {
    return openFile(folder);
  } catch (error) {
    if (!isDamage(error, folder)) throw error;
    return openRecovered(folder, 'damaged');
  }
}

function openRecovered(folder: string, why: 'lost' | 'damaged'): Opened {
  const recovery = recover(folder);
  const { notices, ...open } = openFile(folder);
  const salvaged = why === 'damaged' && !open.isReadOnly ? salvageFrom(recovery, open.db) : null;
  return { ...open, notices: [...recovered(why, recovery, salvaged), ...notices] };
}

/** What a damaged file does when it is read is no reason to be kept from the library: then nothing of it is taken over. */
function salvageFrom({ setAside, backup }: Recovery, db: WritableDb): Salvage | null {
  try {
    return setAside === null ? null : salvage(db, setAside, { isNew: backup === null });
  } catch {
    return null;
  }
}

function isDamage(error: unknown, folder: string): boolean {
  const meaning = storeError(error, folder);
  return meaning instanceof AppError && meaning.code === 'store-damaged';
}

function openFile(folder: string): Opened {
  const db = new Database(join(folder, LIBRARY_FILE), { timeout: BUSY_TIMEOUT_MS });
  try {
    lock(db);
    if (!isOurs(db)) throw listBackups(folder).length > 0 ? damagedStore(folder) : foreignStore(folder);
    if (formatOf(db) > latestFormat(MIGRATIONS)) return { db, isReadOnly: true, notices: showFuture(db, folder) };
    if (!isWhole(db)) throw damagedStore(folder);
    return { db, isReadOnly: false, notices: prepare(db, folder) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Takes the lock at once, not at the first change, and for good: SQLite keeps it until the file is closed. With one
 * connection in exclusive mode the log needs no shared memory, which network file systems do not offer.
 */
function lock(db: WritableDb): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

/** A library of the future is left as it is: nothing of it can be changed. */
function showFuture(db: WritableDb, folder: string): string[] {
  const formats = `format ${formatOf(db)}; this one knows formats up to ${latestFormat(MIGRATIONS)}`;
  db.pragma('query_only = ON');
  if (!isReadable(db)) throw storeFromFuture(folder, formats);
  return fromFuture(folder, formats);
}

/** Nothing is written before the file is locked and known to be a sound library of ours. */
function prepare(db: WritableDb, folder: string): string[] {
  const isNew = formatOf(db) === 0;
  for (const setting of DURABLE) db.pragma(setting);
  migrate(db, MIGRATIONS, (format) => backUp(db, folder, `format-${format}`));
  const isMended = db
    .transaction(() => {
      purgeDeleted(db, Date.now());
      purgePictures(db);
      addStarterSets(db);
      return takeMended(db);
    })
    .immediate();
  return [...(isMended ? mended() : []), ...(isNew ? [] : backUpAtStart(db, folder))];
}

/** A backup that cannot be written keeps nobody from his lesson. */
function backUpAtStart(db: WritableDb, folder: string): string[] {
  try {
    if (isBackupDue(folder, Date.now(), DAY_MS)) backUp(db, folder, 'start');
    return [];
  } catch (error) {
    const meaning = storeError(error, folder);
    if (!(meaning instanceof AppError)) throw error;
    if (meaning.code === 'store-damaged') throw error;
    return notBackedUp(meaning.message);
  }
}
