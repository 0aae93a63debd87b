import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { storeError } from './diskErrors.ts';
import { isOwnFolder } from './ownFiles.ts';

/** Creates the folder for a library, with missing parents; an existing one is fine. Throws an `AppError`. */
export function makeLibraryFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw storeError(error, folder);
  }
}

/**
 * The same with the errors of the file system. Level by level below the nearest folder that exists: `mkdirSync` with
 * `recursive` never returns where the system refuses with ENOENT a folder whose parent exists, as Linux does in /proc.
 */
export function makeFolder(folder: string): void {
  for (const level of missingLevels(folder)) makeLevel(level);
}

/** The same for a folder that belongs to a library; refuses links. */
export function makeOwnFolder(folder: string): void {
  makeFolder(folder);
  isOwnFolder(folder);
}

/** The missing folders, top first. The root, which is its own parent, ends the way up. */
function missingLevels(folder: string): string[] {
  const missing: string[] = [];
  for (let level = folder; !isFolder(level) && level !== dirname(level); level = dirname(level)) missing.unshift(level);
  return missing;
}

function makeLevel(level: string): void {
  try {
    mkdirSync(level);
  } catch (error) {
    if (!isFolder(level)) throw error; // another program was faster
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
