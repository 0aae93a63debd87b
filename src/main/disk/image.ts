/** What is left of a damaged library, in memory: nothing of it is written to, and no temporary folder is needed. */
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSqliteError, type WritableDb } from '../../host/store/database.ts';
import { LIBRARY_FILE } from './files.ts';
import { HEADER_BYTES, mendHeader } from './header.ts';
import { SqliteFile } from './sqliteFile.ts';
import { readLog, replay, type Log } from './log.ts';

/** The files of a library that no program has open. */
export interface LibraryFiles {
  readonly file: Buffer;
  readonly log: Buffer;
}

export function readFiles(folder: string): LibraryFiles {
  const [file, log] = ['', '-wal'].map((ending) => bytesOf(join(folder, LIBRARY_FILE + ending)));
  return { file: file!, log: log! };
}

/** The parts of a library's files that tell what they are. */
export function readHead(folder: string): { header: Buffer; hasLog: boolean } {
  const file = join(folder, LIBRARY_FILE);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  return { header: beginningOf(file), hasLog: (log?.size ?? 0) > 0 };
}

function beginningOf(path: string): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0);
  const [file, header] = [openSync(path, 'r'), Buffer.alloc(HEADER_BYTES)];
  try {
    return header.subarray(0, readSync(file, header));
  } finally {
    closeSync(file);
  }
}

/** The library after as many frames of its log as `frames` says, opened; `null` where that is impossible. */
export function openImage({ file, log }: LibraryFiles, frames: (log: Log) => number): WritableDb | null {
  try {
    const image = replay(file, log, frames(readLog(log)));
    mendHeader(image);
    return image.length === 0 ? null : new SqliteFile(image);
  } catch (error) {
    if (isSqliteError(error)) return null;
    throw error;
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
