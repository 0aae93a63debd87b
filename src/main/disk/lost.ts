/** Whether a folder had a library. Nothing here changes a file. */
import { listBackups } from './backups.ts';
import { libraryFile } from './libraryFile.ts';
import { readNote } from './note.ts';
import { found } from './ownFiles.ts';

/**
 * Whether the library in `folder` is missing or empty, although its log, its backups or the note prove that there was
 * one: SQLite would start a new one.
 */
export function isLost(folder: string): boolean {
  const file = libraryFile(folder);
  return sizeOf(file) === 0 && (sizeOf(`${file}-wal`) > 0 || isKnown(folder));
}

/** Whether anything but the file itself and its log shows that there was a library. */
export function isKnown(folder: string): boolean {
  return listBackups(folder).length > 0 || readNote(folder) !== null;
}

/** Size in bytes; 0 where there is no such file. */
function sizeOf(path: string): number {
  return Number(found(path)?.size ?? 0);
}
