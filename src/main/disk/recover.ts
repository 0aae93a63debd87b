/**
 * Replaces a damaged or lost library by its newest good backup and what can still be read. Deletes nothing, and moves
 * nothing before the new library is complete. After a kill, the next start begins again or finishes the move.
 */
import { constants, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { soundFormat } from './backUp.ts';
import { listBackups, timeStamp, type Backup } from './backups.ts';
import type { WritableDb } from '../../host/store/database.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LOG_ENDINGS, READY_FILES } from './files.ts';
import { imageOf, readFiles } from './image.ts';
import { damagedFolder, libraryFile } from './libraryFile.ts';
import { makeOwnFolder } from './makeFolder.ts';
import { FORMAT, migrate } from '../../host/repair/migrate.ts';
import { addNotices } from '../../host/repair/notices.ts';
import { recovered, type RecoveryReason } from './diskNotices.ts';
import { openDatabase } from './sqliteFile.ts';
import { makeWhole, syncFolder, UNFINISHED } from './onDisk.ts';
import { found, isOwnFolder, ownFile, readOwn, removeOwn, withOwn } from './ownFiles.ts';
import { salvage, type Salvage } from '../../host/repair/salvage.ts';
import { ensureLibraryId, savedIn, writeChanges } from '../../host/store/saved.ts';
import { readNote } from './note.ts';
import { addStarterSets } from '../../host/store/starter.ts';
import { storeFromFuture } from './diskErrors.ts';

/**
 * Puts the files of the library, which no program has open, aside, and replaces it. Without a good backup, the backups
 * go aside too, so that new ones do not push them out. Throws an `AppError`, or an error of SQLite or of the file
 * system, with everything as it was.
 */
export function recover(folder: string, why: RecoveryReason): void {
  const backup = newestGood(folder);
  const aside = join(damagedFolder(libraryFile(folder)), timeStamp(Date.now()));
  for (const level of [dirname(aside), aside]) makeOwnFolder(level);
  makeWhole(join(aside, backup === null ? READY_FILES.begun : READY_FILES.putBack), (unfinished) => {
    if (backup !== null) copy(backup.path, unfinished);
    const db = openDatabase(unfinished);
    try {
      fill(db, folder, { why, backup, aside });
    } finally {
      db.close();
    }
  });
  finishRecovery(folder);
}

/** Finishes an interrupted recovery whose new library is complete, and drops any other. */
export function finishRecovery(folder: string): void {
  for (const aside of foldersIn(damagedFolder(libraryFile(folder)))) {
    for (const ready of Object.values(READY_FILES)) {
      removeOwn(join(aside, ready + UNFINISHED));
      if (ownFile(join(aside, ready)) !== null) putInPlace(folder, aside, ready);
    }
    removeEmpty(aside);
  }
}

/**
 * Moves the old files to `aside`; backups stay on their own disk, which may be another one if the library is a link.
 */
function putInPlace(folder: string, aside: string, ready: string): void {
  const file = libraryFile(folder);
  const backupsAside = join(folder, DAMAGED_FOLDER, basename(aside));
  moveAll(dirname(file), aside, filesToMove(file));
  if (ready === READY_FILES.begun) moveAll(folder, backupsAside, backupsToMove(folder));
  renameSync(join(aside, ready), file);
  for (const changed of [aside, dirname(file)]) syncFolder(changed);
  for (const left of [aside, dirname(aside)]) removeEmpty(left);
}

/** Turns a backup, or an empty file, into the library that replaces the one in `folder`. */
function fill(db: WritableDb, folder: string, { why, backup, aside }: FillOptions): void {
  db.pragma('journal_mode = MEMORY'); // whatever happens to an unfinished file, it is begun anew
  migrate(db);
  db.transaction(() => addStarterSets(db)).immediate(); // they give way to what can be read
  const salvaged = salvageInto(db, folder, { isNew: backup === null });
  const setAside = foldersAside(folder, { backup, aside });
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

/** `null` where nothing could be salvaged. */
function salvageInto(db: WritableDb, folder: string, { isNew }: { isNew: boolean }): Salvage | null {
  try {
    const image = imageOf(readFiles(folder), ({ written }) => written);
    return image.length === 0 || isOlder(image, db) ? null : salvage(db, image, { isNew });
  } catch {
    return null;
  }
}

/** Whether a damaged library has fewer changes than the backup, so that nothing in it is newer. */
function isOlder(image: Buffer, backup: WritableDb): boolean {
  const damaged = backup.another(image);
  try {
    const [theirs, ours] = [savedIn(damaged), savedIn(backup)];
    return theirs !== null && theirs.libraryId === ours?.libraryId && theirs.changes < ours.changes;
  } catch {
    return false; // what it has seen cannot be read
  } finally {
    damaged.close();
  }
}

/** Counts the recovery as one more change than were ever saved. */
function countOn(db: WritableDb, folder: string): void {
  const noted = readNote(folder);
  const own = ensureLibraryId(db, noted);
  writeChanges(db, { ...own, changes: Math.max(own.changes, noted?.changes ?? 0) + 1 });
}

/**
 * Refuses as `store-from-future` if a newer program wrote the newest good backup: an older library must not begin
 * beside it.
 */
function newestGood(folder: string): Backup | null {
  for (const backup of listBackups(folder)) {
    const format = soundFormat(backup.path) ?? 0;
    if (format > FORMAT) throw storeFromFuture(folder, `format ${format}`);
    if (format > 0) return backup;
  }
  return null;
}

/** The folders that the old files are moved to. */
function foldersAside(folder: string, { backup, aside }: Pick<FillOptions, 'backup' | 'aside'>): string[] {
  const ofBackups = backup === null && backupsToMove(folder).length > 0;
  const folders = [
    ...(filesToMove(libraryFile(folder)).length > 0 ? [aside] : []),
    ...(ofBackups ? [join(folder, DAMAGED_FOLDER, basename(aside))] : []),
  ];
  return [...new Set(folders)];
}

/** The existing files of a library. */
function filesToMove(file: string): string[] {
  const names = ['', ...LOG_ENDINGS].map((ending) => basename(file) + ending);
  return names.filter((name) => found(join(dirname(file), name)) !== null);
}

function backupsToMove(folder: string): string[] {
  return [BACKUP_FOLDER].filter((name) => found(join(folder, name)) !== null);
}

/** Never overwrites. */
function moveAll(from: string, to: string, names: readonly string[]): void {
  if (names.length > 0) for (const level of [dirname(to), to]) makeOwnFolder(level);
  for (const name of names) {
    const isTaken = found(join(to, name)) !== null;
    renameSync(join(from, name), join(to, isTaken ? `${timeStamp(Date.now())}-${name}` : name));
  }
  for (const folder of [to, from]) syncFolder(folder);
}

/** As a whole: a library of any size is in memory once more while it is salvaged. */
function copy(from: string, to: string): void {
  withOwn(to, constants.O_WRONLY, (file) => writeFileSync(file, readOwn(from)));
}

function foldersIn(folder: string): string[] {
  if (!isOwnFolder(folder)) return [];
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
