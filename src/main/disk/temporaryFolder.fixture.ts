import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** A new empty folder for one test; `whenDone` (vitest's `onTestFinished`) receives what removes it. */
export function temporaryFolder(whenDone: (remove: () => void) => void): string {
  return newFolder(tmpdir(), whenDone);
}

/**
 * The same in memory, if there is such a place, for tests that save often and little: a killed process leaves the same
 * files there as on a disk, and no test waits for a disk.
 */
export function memoryFolder(whenDone: (remove: () => void) => void): string {
  return newFolder(isWritable(MEMORY) ? MEMORY : tmpdir(), whenDone);
}

function newFolder(place: string, whenDone: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(place, 'searchlight-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
