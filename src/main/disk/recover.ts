/**
 * What happens to a library that is damaged or lost: nothing is deleted, and another one takes its place, made of its newest good backup
 * and of what can still be read. That one is complete, with the notice that tells of it, before anything is moved. Where the program is
 * killed meanwhile, the next start begins anew or, once it was complete, ends what was begun.
 */
import { copyFileSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { soundFormat } from './backUp.ts';
import { listBackups, timeStamp, type Backup } from './backups.ts';
import type { WritableDb } from '../../host/store/database.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LIBRARY_FILE, LOG_ENDINGS, READY_FILES } from './files.ts';
import { openImage, readFiles } from './image.ts';
import { makeFolder } from './makeFolder.ts';
import { latestFormat, migrate } from '../../host/store/migrate.ts';
import { MIGRATIONS } from '../../host/store/migrations/migrations.ts';
import { addNotices } from '../../host/store/notices.ts';
import { recovered } from './diskNotices.ts';
import { SqliteFile } from './sqliteFile.ts';
import { makeWhole, syncFolder, UNFINISHED } from './onDisk.ts';
import { salvage, type Salvage } from '../../host/store/salvage.ts';
import { introduce, savedIn, writeChanges } from '../../host/store/saved.ts';
import { readNote } from './note.ts';
import { addStarterSets } from '../../host/store/starter.ts';
import { storeFromFuture } from './diskErrors.ts';

/** Why a library is put back: its file is gone, or it or its log is damaged. */
export type RecoveryReason = 'lost' | 'damaged' | 'log';

/** What was done about a library that was damaged or lost. */
export interface Recovery {
  /** The backup that the library was made of; `null`: there was no good one, and a new library begins. */
  readonly backup: Backup | null;
  /** What came from the damaged files; `null`: nothing. */
  readonly salvaged: Salvage | null;
  /** The folder that what was there lies in; `null` where nothing was there. */
  readonly setAside: string | null;
}

/**
 * Puts the files of the library, which no program has open, aside, and another library in their place. Where that comes from no backup,
 * the backups go aside too: those of the library that begins must not push them out. Throws an `AppError`, or an error of SQLite or of the
 * file system, with everything as it was.
 */
export function recover(folder: string, why: RecoveryReason): void {
  const backup = newestGood(folder);
  const aside = join(folder, DAMAGED_FOLDER, timeStamp(Date.now()));
  makeFolder(aside);
  makeWhole(join(aside, backup === null ? READY_FILES.begun : READY_FILES.putBack), (unfinished) => {
    if (backup !== null) copyFileSync(backup.path, unfinished);
    const db = new SqliteFile(unfinished);
    try {
      fill(db, folder, { why, backup, aside });
    } finally {
      db.close();
    }
  });
  finishRecovery(folder);
}

/** Ends a recovery that was cut off once the new library was complete, and forgets one that was cut off before. */
export function finishRecovery(folder: string): void {
  for (const aside of foldersIn(join(folder, DAMAGED_FOLDER))) {
    for (const ready of Object.values(READY_FILES)) {
      rmSync(join(aside, ready + UNFINISHED), { force: true });
      if (existsSync(join(aside, ready))) putInPlace(folder, aside, ready);
    }
    removeEmpty(aside);
  }
}

function putInPlace(folder: string, aside: string, ready: string): void {
  moveAll(folder, aside, thoseToMove(folder, ready === READY_FILES.begun));
  renameSync(join(aside, ready), join(folder, LIBRARY_FILE));
  for (const changed of [aside, folder]) syncFolder(changed);
  for (const left of [aside, join(folder, DAMAGED_FOLDER)]) removeEmpty(left);
}

/** Makes a backup, or an empty file, the library that takes the place of the one in `folder`. */
function fill(db: WritableDb, folder: string, { why, backup, aside }: FillOptions): void {
  db.pragma('journal_mode = MEMORY'); // whatever happens to an unfinished file, it is begun anew
  migrate(db, MIGRATIONS, () => {});
  db.transaction(() => addStarterSets(db)).immediate(); // they give way to what can be read
  const salvaged = salvageInto(db, folder, { isNew: backup === null });
  const setAside = thoseToMove(folder, backup === null).length > 0 ? aside : null;
  db.transaction(() => {
    addNotices(db, recovered(why, { backup, salvaged, setAside }));
    countOn(db, folder);
  }).immediate();
}

interface FillOptions {
  readonly why: RecoveryReason;
  readonly backup: Backup | null;
  readonly aside: string;
}

/** A damaged file that cannot be read must not keep the user from the library: nothing of it is taken over then. */
function salvageInto(db: WritableDb, folder: string, { isNew }: { isNew: boolean }): Salvage | null {
  try {
    const damaged = openImage(readFiles(folder), ({ written }) => written);
    if (damaged === null) return null;
    try {
      return isOlder(damaged, db) ? null : salvage(db, damaged, { isNew });
    } finally {
      damaged.close();
    }
  } catch {
    return null;
  }
}

/** Whether a damaged library has seen fewer changes than the backup: nothing in it is newer then. */
function isOlder(damaged: WritableDb, backup: WritableDb): boolean {
  try {
    const [theirs, ours] = [savedIn(damaged), savedIn(backup)];
    return theirs !== null && theirs.libraryId === ours?.libraryId && theirs.changes < ours.changes;
  } catch {
    return false; // what it has seen cannot be read
  }
}

/** Counts the recovery as one more change than were ever saved. */
function countOn(db: WritableDb, folder: string): void {
  const noted = readNote(folder);
  const own = introduce(db, noted);
  writeChanges(db, { ...own, changes: Math.max(own.changes, noted?.changes ?? 0) + 1 });
}

/** Refuses as `store-from-future` where the newest good backup is of a newer program: this one must not begin anew beside it. */
function newestGood(folder: string): Backup | null {
  for (const backup of listBackups(folder)) {
    const format = soundFormat(backup.path) ?? 0;
    if (format > latestFormat(MIGRATIONS)) throw storeFromFuture(folder, `format ${format}`);
    if (format > 0) return backup;
  }
  return null;
}

/** Those of the files that give way that are there. */
function thoseToMove(folder: string, withBackups: boolean): string[] {
  const names = ['', ...LOG_ENDINGS].map((ending) => LIBRARY_FILE + ending);
  return [...names, ...(withBackups ? [BACKUP_FOLDER] : [])].filter((name) => existsSync(join(folder, name)));
}

/** What has the same name there already is never overwritten. */
function moveAll(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const isTaken = existsSync(join(to, name));
    renameSync(join(from, name), join(to, isTaken ? `${timeStamp(Date.now())}-${name}` : name));
  }
  for (const folder of [to, from]) syncFolder(folder);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // something lies in it
  }
}
