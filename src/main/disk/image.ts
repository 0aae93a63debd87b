/** The remains of a damaged library, in memory: its files stay unchanged, and no temporary folder is needed. */
import { readableOr, type WritableDb } from '../../host/store/database.ts';
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

/** The parts of a library's files that identify it. */
export function readHead(folder: string): { header: Buffer; hasLog: boolean } {
  const file = libraryFile(folder);
  return { header: beginningOf(file), hasLog: (ownFile(`${file}-wal`)?.size ?? 0n) > 0n };
}

/** The bytes of the library after the first `frames` frames of its log, as a file without a log. */
export function imageOf({ file, log }: LibraryFiles, frames: (log: Log) => number): Buffer {
  const image = replay(file, log, frames(readLog(log)));
  mendHeader(image);
  return image;
}

/** The opened library; `null` where that is impossible. */
export function openImage(files: LibraryFiles, frames: (log: Log) => number): WritableDb | null {
  const image = imageOf(files, frames);
  return image.length === 0 ? null : readableOr(null, () => new SqliteFile(image));
}
