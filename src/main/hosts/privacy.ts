/** Files of the program are for its user alone; exported ones have the rights of the user's other files. */
import { closeSync, constants, fchmodSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  BACKUP_FOLDER,
  DAMAGED_FOLDER,
  LIBRARY_FILE,
  LOCK_FILE,
  LOG_ENDINGS,
  SAVED_FILE,
  TABLES_FOLDER,
} from '../disk/files.ts';
import { openOwnFile, openOwnFolder } from '../disk/ownFiles.ts';

const NOBODY_ELSE = 0o077;
const ALL_MAY_READ_AND_WRITE = 0o666;
const OF_OWNER = 0o700;

/** The umask of the user; 0 before `keepToUser`. */
let usersMask = 0;

/** Hides what this process makes from other users. For the first turn of a host; threads cannot do it. */
export function keepToUser(): void {
  usersMask = process.umask(NOBODY_ELSE);
}

export function rightsOfExports(): number {
  return ALL_MAY_READ_AND_WRITE & ~usersMask;
}

/**
 * Withdraws rights of others to read the library in `folder`, which an earlier version or a copy gave. Those of the folder
 * itself only if it `isOurs`: one that the user chose may hold other things. Ignores what cannot be changed, and does not
 * follow links.
 */
export function closeToOthers(folder: string, isOurs: boolean): void {
  const files = [...['', ...LOG_ENDINGS].map((ending) => LIBRARY_FILE + ending), LOCK_FILE, SAVED_FILE];
  const folders = [BACKUP_FOLDER, DAMAGED_FOLDER, TABLES_FOLDER];
  for (const name of files) withdraw(() => openOwnFile(join(folder, name), constants.O_RDONLY, 'write'));
  for (const name of folders) withdraw(() => openOwnFolder(join(folder, name)));
  if (isOurs) withdraw(() => openSync(folder, constants.O_RDONLY));
}

function withdraw(open: () => number): void {
  try {
    const opened = open();
    try {
      fchmodSync(opened, fstatSync(opened).mode & OF_OWNER);
    } finally {
      closeSync(opened);
    }
  } catch {
    // not there, or not to be changed
  }
}
