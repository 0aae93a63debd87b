import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** A new empty folder for one test; `whenDone` (vitest's `onTestFinished`) gets what removes it. */
export function temporaryFolder(whenDone: (remove: () => void) => void): string {
  return newFolder(tmpdir(), whenDone);
}

/**
 * The same in memory, where there is such a place. For tests that save very often, and not much: a process that is killed leaves
 * there what it leaves on a disk, and no disk has to be waited for.
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
