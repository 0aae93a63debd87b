/** Files and folders that must be on the disk before the program continues. */
import { closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createOwn, removeOwn, withOwn } from './ownFiles.ts';

/** The extension of incomplete files. */
export const UNFINISHED = '.unfinished';

/**
 * Creates a file completely or not at all: `write` gets the name of the empty file to fill. An existing file at `path`
 * stays until then.
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

/**
 * A renamed file survives a power failure once its folder is on the disk. Windows has no such call: there it is no
 * error.
 */
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
