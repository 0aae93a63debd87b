/** Files and folders that have to be on the disk before the program goes on. */
import { closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createOwn, removeOwn, withOwn } from './ownFiles.ts';

/** What is being written ends so until it is complete. */
export const UNFINISHED = '.unfinished';

/**
 * Makes a file that is there completely or not at all: `write` gets the name of the empty file that it fills. What was there
 * before under `path` stays until then.
 */
export function makeWhole(path: string, write: (unfinished: string) => void): void {
  const unfinished = path + UNFINISHED;
  removeOwn(unfinished);
  createOwn(unfinished);
  try {
    write(unfinished);
    withOwn(unfinished, constants.O_RDWR, fsyncSync);
  } catch (error) {
    removeOwn(unfinished);
    throw error;
  }
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** A renamed file survives a power failure once its folder is on the disk. Windows has no such call: there it is no error. */
export function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // the system does not sync folders; the file itself is on the disk
  }
}
