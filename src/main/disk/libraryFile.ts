/** Where the file of a library lies, and that nothing which is opened with it lies elsewhere. */
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

/** The file of the library in `folder`. Some users put a link there, to a folder that is synced: then it is the file that this leads to. */
export function libraryFile(folder: string): string {
  const path = join(folder, LIBRARY_FILE);
  return found(path)?.isSymbolicLink() ? targetOf(path) : path;
}

/** The folder for what was damaged of a library whose file is `file`. It lies beside that: files are moved into it in one piece. */
export function damagedFolder(file: string): string {
  return basename(file) === LIBRARY_FILE ? join(dirname(file), DAMAGED_FOLDER) : `${file}-damaged`;
}

/** Refuses a folder in which something that the program would open is not the library's own. Throws `NotOwn`. */
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

/** Through a link of its user a library is used, and never begun: what is no library, nobody meant. */
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

/** The header of a file, as far as it is there. */
export function beginningOf(path: string): Buffer {
  if (ownFile(path) === null) return Buffer.alloc(0);
  const header = Buffer.alloc(HEADER_BYTES);
  return header.subarray(
    0,
    withOwn(path, constants.O_RDONLY, (file) => readSync(file, header)),
  );
}

/** How a journal ends that belongs to changes of several databases. SQLite deletes the file that it names; a library writes none. */
const NAMES_ANOTHER = Buffer.from('d9d505f920a163d7', 'hex');

function inspectJournal(path: string): void {
  const size = Number(ownFile(path)?.size ?? 0);
  if (size < NAMES_ANOTHER.length) return;
  const end = Buffer.alloc(NAMES_ANOTHER.length);
  withOwn(path, constants.O_RDONLY, (file) => readSync(file, end, 0, end.length, size - end.length));
  if (end.equals(NAMES_ANOTHER)) throw new NotOwn(path, 'journal');
}
