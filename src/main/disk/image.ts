/** What is left of a damaged library, in memory: nothing of it is written to, and no temporary folder is needed. */
import { isSqliteError, type WritableDb } from '../../host/store/database.ts';
import { mendHeader } from './header.ts';
import { beginningOf, libraryFile } from './libraryFile.ts';
import { SqliteFile } from './sqliteFile.ts';
import { readLog, replay, type Log } from './log.ts';
import { ownFile, readOwn } from './ownFiles.ts';

/** The files of a library that no program has open. */
export interface LibraryFiles {
  readonly file: Buffer;
  readonly log: Buffer;
}

export function readFiles(folder: string): LibraryFiles {
  const file = libraryFile(folder);
  return { file: readOwn(file), log: readOwn(`${file}-wal`) };
}

/** The parts of a library's files that tell what they are. */
export function readHead(folder: string): { header: Buffer; hasLog: boolean } {
  const file = libraryFile(folder);
  return { header: beginningOf(file), hasLog: (ownFile(`${file}-wal`)?.size ?? 0n) > 0n };
}

/** The bytes of the library after as many frames of its log as `frames` says, as a file without a log. */
export function imageOf({ file, log }: LibraryFiles, frames: (log: Log) => number): Buffer {
  const image = replay(file, log, frames(readLog(log)));
  mendHeader(image);
  return image;
}

/** That library, opened; `null` where that is impossible. */
export function openImage(files: LibraryFiles, frames: (log: Log) => number): WritableDb | null {
  try {
    const image = imageOf(files, frames);
    return image.length === 0 ? null : new SqliteFile(image);
  } catch (error) {
    if (isSqliteError(error)) return null;
    throw error;
  }
}
