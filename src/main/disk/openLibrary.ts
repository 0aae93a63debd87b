/** Opens the file of a library in whatever state: creates, migrates or recovers it. */
import { constants } from 'node:fs';
import { AppError } from '../../shared/contract/errors.ts';
import { backUp, backupsOf } from './backUp.ts';
import { isBackupDue, linkedBackups } from './backups.ts';
import type { WritableDb } from '../../host/store/database.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import { BUSY_TIMEOUT_MS, lockFolder } from './folderLock.ts';
import { formatInHeader, isHeaderSound, hasLibraryMark } from './header.ts';
import { openImage, readFiles, readHead } from './image.ts';
import { isKnown, isLost } from './lost.ts';
import { found, ownFile } from './ownFiles.ts';
import { readLog } from './log.ts';
import { inspectFolder, libraryFile } from './libraryFile.ts';
import { makeFolder } from './makeFolder.ts';
import { FORMAT, formatOf, migrate } from '../../host/repair/migrate.ts';
import { prepareLibrary } from '../../host/repair/prepare.ts';
import { addNotices } from '../../host/repair/notices.ts';
import { fromFuture, mayOnlyBeRead, notBackedUp, notRead, olderThanSaved, type RecoveryReason } from './diskNotices.ts';
import { openDatabase } from './sqliteFile.ts';
import { finishRecovery, recover } from './recover.ts';
import { hasCounted, ensureLibraryId, savedIn, writeChanges } from '../../host/store/saved.ts';
import { readNote } from './note.ts';
import { damagedReadOnly, damagedStore, foreignStore, isWritable, storeError, storeFromFuture } from './diskErrors.ts';
import { isBlank, isFromFuture, isOurs, isReadable, isWhole, knownFormat } from '../../host/repair/structure.ts';

/** A committed change is on the disk, also on macOS, where only F_FULLFSYNC empties the drive's own cache. */
const DURABLE = ['journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON', 'checkpoint_fullfsync = ON'];

/** The file itself, nothing, or another one. */
export type Presence = 'there' | 'missing' | 'replaced';

export interface OpenLibrary {
  readonly db: WritableDb;
  /** A newer program has written it, or its file is read-only. */
  readonly isReadOnly: boolean;
  /** Notices about this start alone, in paragraphs. */
  readonly notices: readonly string[];
  /** What the name of the open file now leads to. */
  readonly presence: () => Presence;
  /** Closes the file and lets other programs into the folder; idempotent. */
  readonly close: () => void;
}

/** The content of a locked folder. */
type Opened = Omit<OpenLibrary, 'close' | 'presence'>;

/**
 * Opens the library in `folder`, and keeps every other program out of it. Puts a damaged or lost one aside, and opens
 * its newest good backup instead, with what can still be read of the damaged file. Throws an `AppError`, or an error of
 * SQLite or of the file system.
 */
export function openLibrary(folder: string): OpenLibrary {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    inspectFolder(folder);
    const opened = mayBeWritten(folder) ? openLocked(folder) : openImageOf(folder);
    const notices = [...opened.notices, ...notRead(linkedBackups(folder))];
    return { ...opened, notices, presence: watch(libraryFile(folder)), close: () => closeAll(opened.db, unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Checks only the name: opening the file would drop SQLite's lock on it. */
function watch(file: string): () => Presence {
  const opened = found(file);
  return () => {
    const now = found(file);
    if (now === null) return 'missing';
    return now.ino === opened?.ino && now.dev === opened.dev ? 'there' : 'replaced';
  };
}

function closeAll(db: WritableDb, unlock: () => void): void {
  try {
    db.close();
  } finally {
    unlock();
  }
}

function openLocked(folder: string): Opened {
  finishRecovery(folder);
  const reason = whatIsWrong(folder);
  if (reason !== null) return openRecovered(folder, reason);
  try {
    return openFile(folder);
  } catch (error) {
    if (error instanceof LostLibrary) return openRecovered(folder, 'lost');
    if (!isDamage(error, folder)) throw error;
    return openRecovered(folder, 'damaged');
  }
}

function openRecovered(folder: string, why: RecoveryReason): Opened {
  recover(folder, why);
  return openFile(folder);
}

/**
 * Damage that SQLite would not find or not report, looked for before SQLite opens the files and changes them; `null`
 * for none.
 */
function whatIsWrong(folder: string): RecoveryReason | null {
  if (isLost(folder)) return 'lost';
  const { header, hasLog } = readHead(folder);
  if (!hasLibraryMark(header) && readNote(folder) === null) return null; // perhaps not a library
  if (hasLibraryMark(header) && formatInHeader(header) <= FORMAT && !isHeaderSound(header)) return 'damaged';
  return hasLog && hasLostChanges(folder) ? 'log' : null;
}

/** Whether the log is damaged, or holds fewer changes than were saved. */
function hasLostChanges(folder: string): boolean {
  const files = readFiles(folder);
  if (readLog(files.log).isDamaged) return true;
  const image = openImage(files, ({ whole }) => whole);
  try {
    return image !== null && missingChanges(image, folder) > 0;
  } catch {
    return false; // the file is damaged too, which is found when it is opened
  } finally {
    image?.close();
  }
}

/** How many saved changes a library lacks; 0 also where that is unknown. */
function missingChanges(db: WritableDb, folder: string): number {
  const [note, saved] = [readNote(folder), savedIn(db)];
  if (note === null || (saved === null ? hasCounted(db) : saved.libraryId !== note.libraryId)) return 0;
  return Math.max(0, note.changes - (saved?.changes ?? 0));
}

function isDamage(error: unknown, folder: string): boolean {
  const meaning = storeError(error, folder);
  return meaning instanceof AppError && meaning.code === 'store-damaged';
}

/** A sound file without a library, although there was one. */
class LostLibrary extends Error {}

function openFile(folder: string): Opened {
  const db = openDatabase(libraryFile(folder), { timeout: BUSY_TIMEOUT_MS });
  try {
    lock(db);
    judge(db, folder);
    if (isFromFuture(db)) return { db, isReadOnly: true, notices: showFuture(db, folder) };
    if (!isWhole(db)) throw damagedStore(folder);
    return { db, isReadOnly: false, notices: prepare(db, folder) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Whether this user may write the library, and its file is not read-only for everybody. */
function mayBeWritten(folder: string): boolean {
  const file = libraryFile(folder);
  const stats = ownFile(file);
  return stats === null || ((stats.mode & BigInt(constants.S_IWUSR)) !== 0n && isWritable(file));
}

/** For a read-only library: shows a copy in memory, and writes nothing. */
function openImageOf(folder: string): Opened {
  const db = openImage(readFiles(folder), ({ whole }) => whole);
  try {
    if (whatIsWrong(folder) !== null || db === null) throw damagedReadOnly(folder);
    return { db, isReadOnly: true, notices: showImage(db, folder) };
  } catch (error) {
    db?.close();
    throw isDamage(error, folder) ? damagedReadOnly(folder) : error;
  }
}

function showImage(db: WritableDb, folder: string): string[] {
  judge(db, folder);
  if (isFromFuture(db)) return showFuture(db, folder);
  if (!isWhole(db)) throw damagedReadOnly(folder);
  migrate(db);
  db.pragma('query_only = ON');
  return mayOnlyBeRead(libraryFile(folder));
}

/** Refuses a file that is not a library. */
function judge(db: WritableDb, folder: string): void {
  if (isBlank(db) && isKnown(folder)) throw new LostLibrary();
  if (isOurs(db)) return;
  throw isKnown(folder) || knownFormat(db) > 0 ? damagedStore(folder) : foreignStore(folder);
}

/**
 * Takes the lock at once, not at the first change: SQLite then keeps it until the file is closed. With one connection
 * in exclusive mode the log needs no shared memory, which network file systems do not offer.
 */
function lock(db: WritableDb): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

/** The library of a newer program cannot be changed, and stays as it is. */
function showFuture(db: WritableDb, folder: string): string[] {
  const formats = `format ${formatOf(db)}; this one knows formats up to ${FORMAT}`;
  db.pragma('query_only = ON');
  if (!isReadable(db)) throw storeFromFuture(folder, formats);
  return fromFuture(folder, formats);
}

/** Nothing is written before the file is locked and known to be a sound library of ours. */
function prepare(db: WritableDb, folder: string): string[] {
  const isNew = formatOf(db) === 0;
  for (const setting of DURABLE) db.pragma(setting);
  prepareLibrary(db, {
    backups: backupsOf(db, folder),
    backUp: (format) => backUp(db, folder, `format-${format}`),
    first: () => reportMissing(db, folder),
  });
  return isNew ? [] : backUpAtStart(db, folder);
}

/** A sound file older than the last saved state: someone replaced it, or its log is gone. */
function reportMissing(db: WritableDb, folder: string): void {
  const missing = missingChanges(db, folder);
  const saved = ensureLibraryId(db, readNote(folder));
  if (missing === 0) return;
  addNotices(db, olderThanSaved(missing, folder));
  writeChanges(db, { ...saved, changes: saved.changes + missing });
}

/** A backup that cannot be written must not stop the lesson. */
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
