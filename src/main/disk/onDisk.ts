/** Files and folders that have to be on the disk before the program goes on. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is being written ends so until it is complete. */
export const UNFINISHED = '.unfinished';

/**
 * Makes a file that is there completely or not at all: `write` gets the name under which it is written. What was there
 * before under `path` stays until then.
 */
export function makeWhole(path: string, write: (unfinished: string) => void): void {
  const unfinished = path + UNFINISHED;
  rmSync(unfinished, { force: true });
  try {
    write(unfinished);
    syncToDisk(unfinished);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** A renamed file survives a power failure once its folder is on the disk. Windows has no such call: there it is no error. */
export function syncFolder(folder: string): void {
  try {
    syncToDisk(folder, 'r');
  } catch {
    // the system does not sync folders; the file itself is on the disk
  }
}

function syncToDisk(path: string, flags = 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
