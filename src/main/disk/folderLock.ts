/** Lets one program at a time into the folder of a library. */
import { accessSync, constants, ftruncateSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE } from './files.ts';
import { ownFile, withOwn } from './ownFiles.ts';
import { openDatabase } from './sqliteFile.ts';

/** How long to wait for another program to release the folder or the library. */
export const BUSY_TIMEOUT_MS = 500;

/**
 * Takes the lock of `folder`, before anything in it is looked at; the result gives it back. Throws what SQLite and
 * the file system throw, `SQLITE_BUSY` where another program has it.
 *
 * SQLite holds a lock of the operating system on an empty file, which ends with the program and is never removed. The
 * library's own lock is not enough: a recovery replaces that file. Not in exclusive mode: two programs that start at
 * once would each keep a part of the lock, and both give up.
 */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK); // SQLite would only say that it cannot open the file
  const path = join(folder, LOCK_FILE);
  if ((ownFile(path)?.size ?? 0n) > 0n) withOwn(path, constants.O_RDWR, (file) => ftruncateSync(file)); // SQLite would look at it before it locks
  const db = openDatabase(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = MEMORY'); // a full disk has no room for a file beside it
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw error;
  }
  return () => void db.close();
}
