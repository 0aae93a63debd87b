/** What happens to a library that is damaged or lost: nothing is deleted, and the newest good backup takes its place. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { soundFormat } from './backUp.ts';
import { listBackups, timeStamp, type Backup } from './backups.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LIBRARY_FILE, LOG_ENDINGS } from './files.ts';
import { makeFolder } from './makeFolder.ts';
import { copyWhole, syncFolder } from './onDisk.ts';

/** What was done about a library that was damaged or lost. */
export interface Recovery {
  /** The backup that is the library now; `null`: there was no good one, and a new library begins. */
  readonly backup: Backup | null;
  /** The folder that what was there lies in now; `null` where nothing was there. */
  readonly setAside: string | null;
}

/**
 * Puts the files of the library, which no program has open, aside, and its newest good backup in their place. Where there is
 * none, the backups go aside too: those of the library that begins now must not push them out.
 */
export function recover(folder: string): Recovery {
  const aside = join(folder, DAMAGED_FOLDER, timeStamp(Date.now()));
  const moved = moveAll(folder, aside, filesOfLibrary());
  const backup = listBackups(folder).find(({ path }) => (soundFormat(path) ?? 0) > 0) ?? null;
  if (backup !== null) copyWhole(backup.path, join(folder, LIBRARY_FILE));
  const alsoMoved = backup === null && moveAll(folder, aside, [BACKUP_FOLDER]);
  return { backup, setAside: moved || alsoMoved ? aside : null };
}

/**
 * The file before its log: where this is cut off between them, a log without its file tells the next start that there was a
 * library. A file without its log would pass for a whole one.
 */
function filesOfLibrary(): string[] {
  return ['', ...LOG_ENDINGS].map((ending) => LIBRARY_FILE + ending);
}

/** Moves those of `names` that are there from one folder to another one. Returns whether there were any. */
function moveAll(from: string, to: string, names: readonly string[]): boolean {
  const found = names.filter((name) => existsSync(join(from, name)));
  if (found.length === 0) return false;
  makeFolder(to);
  for (const name of found) renameSync(join(from, name), join(to, name));
  for (const folder of [to, from]) syncFolder(folder);
  return true;
}
