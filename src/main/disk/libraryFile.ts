/** Where the file of a library is; makes sure that everything opened with it is in the same place. */
import { constants, type BigIntStats, readSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  BACKUP_FOLDER,
  DAMAGED_FOLDER,
  LIBRARY_FILE,
  LOCK_FILE,
  LOG_ENDINGS,
  SAVED_FILE,
  TABLES_FOLDER,
} from './files.ts';
import { HEADER_BYTES, hasLibraryMark } from './header.ts';
import { found, isOwnFolder, NotOwn, ownFile, withOwn } from './ownFiles.ts';

/**
 * The file of the library in `folder`. If it is a link, for example into a synced folder, then the target of the link.
 */
export function libraryFile(folder: string): string {
  const path = join(folder, LIBRARY_FILE);
  return found(path)?.isSymbolicLink() ? targetOf(path) : path;
}

/**
 * The folder for damaged files of the library at `file`. It is on the same disk, so that files can be moved into it as
 * a whole.
 */
export function damagedFolder(file: string): string {
  return basename(file) === LIBRARY_FILE ? join(dirname(file), DAMAGED_FOLDER) : `${file}-damaged`;
}

/** Refuses a folder that holds foreign things in the places of the library's files. Throws `NotOwn`. */
export function inspectFolder(folder: string): void {
  const path = join(folder, LIBRARY_FILE);
  const stats = found(path);
  if (stats?.isSymbolicLink()) inspectLink(path, stats);
  const file = libraryFile(folder);
  const files = [
    file,
    ...LOG_ENDINGS.map((ending) => file + ending),
    join(folder, LOCK_FILE),
    join(folder, SAVED_FILE),
  ];
  for (const path of files) ownFile(path);
  for (const path of [join(folder, BACKUP_FOLDER), join(folder, TABLES_FOLDER), damagedFolder(file)]) isOwnFolder(path);
  inspectJournal(`${file}-journal`);
}

/** A link may lead to an existing library, but never begins one: other targets are mistakes. */
function inspectLink(path: string, { uid }: BigIntStats): void {
  if (process.getuid !== undefined && uid !== BigInt(process.getuid())) throw new NotOwn(path, 'anothersLink');
  const target = targetOf(path);
  if (!found(target)?.isFile() || !hasLibraryMark(beginningOf(target))) throw new NotOwn(path, 'leadsNowhere');
}

function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw new NotOwn(path, 'leadsNowhere');
  }
}

/** The header of a file, as far as the file goes. */
export function beginningOf(path: string): Buffer {
  if (ownFile(path) === null) return Buffer.alloc(0);
  const header = Buffer.alloc(HEADER_BYTES);
  return header.subarray(
    0,
    withOwn(path, constants.O_RDONLY, (file) => readSync(file, header)),
  );
}

/** The end of a journal for several databases. SQLite deletes the file that it names; libraries have none. */
const NAMES_ANOTHER = Buffer.from('d9d505f920a163d7', 'hex');

function inspectJournal(path: string): void {
  const size = Number(ownFile(path)?.size ?? 0);
  if (size < NAMES_ANOTHER.length) return;
  const end = Buffer.alloc(NAMES_ANOTHER.length);
  withOwn(path, constants.O_RDONLY, (file) => readSync(file, end, 0, end.length, size - end.length));
  if (end.equals(NAMES_ANOTHER)) throw new NotOwn(path, 'journal');
}
