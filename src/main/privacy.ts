/** Files of the program are for its user alone; those that leave it are as the user's other files. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES_FOLDER } from './dataFolder.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LIBRARY_FILE, LOCK_FILE, LOG_ENDINGS, SAVED_FILE } from './disk/files.ts';

const NOBODY_ELSE = 0o077;
const ALL_MAY_READ_AND_WRITE = 0o666;
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** What the user takes away from the rights of new files; 0 before `keepToUser`. */
let usersMask = 0;

/** From now on nobody else may read what this process makes. For the first turn of a host; threads cannot do it. */
export function keepToUser(): void {
  usersMask = process.umask(NOBODY_ELSE);
}

/** Rights of a file that leaves the program: those of any new file of the user. */
export function rightsOfExports(): number {
  return ALL_MAY_READ_AND_WRITE & ~usersMask;
}

/**
 * Withdraws the rights that an earlier version, or a copy, gave others to read the library in `folder`; those of the
 * folder itself only where it `isOurs`, not where the user chose one that holds other things. A system without rights,
 * or one that allows no change, is left as it is.
 */
export function closeToOthers(folder: string, isOurs: boolean): void {
  const files = [...['', ...LOG_ENDINGS].map((ending) => LIBRARY_FILE + ending), LOCK_FILE, SAVED_FILE];
  const folders = [BACKUP_FOLDER, DAMAGED_FOLDER, TABLES_FOLDER];
  for (const name of files) allow(join(folder, name), OWN_FILE);
  for (const name of folders) allow(join(folder, name), OWN_FOLDER);
  if (isOurs) allow(folder, OWN_FOLDER);
}

function allow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // not there, or not to be changed
  }
}
