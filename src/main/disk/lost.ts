/** Whether there was a library in a folder. Nothing here changes a file. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups } from './backups.ts';
import { LIBRARY_FILE } from './files.ts';
import { readNote } from './note.ts';

/**
 * Whether the library in `folder` is gone, although its log, its backups or the note of what was saved tell that there was one. SQLite
 * would begin a new one in its place: also where a file of 0 bytes is left, which it takes for a database that was never written to.
 */
export function isLost(folder: string): boolean {
  const file = join(folder, LIBRARY_FILE);
  return sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || isKnown(folder));
}

/** Whether anything but the file itself and its log tells of a library. */
export function isKnown(folder: string): boolean {
  return listBackups(folder).length > 0 || readNote(folder) !== null;
}

/** Size in bytes; 0 where there is no such file. It does not open the file: that would drop SQLite's lock on it. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
