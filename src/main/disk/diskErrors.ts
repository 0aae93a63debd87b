/** Faults of the file of a library and its folder, as `AppError`s with a sentence for the user. */
import { accessSync, constants } from 'node:fs';
import { relative } from 'node:path';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import { UNWRITABLE } from './systemWords.ts';
import { LIBRARY_FILE } from './files.ts';
import { NotOwn } from './ownFiles.ts';

const { ENOSPC: FULL, EACCES: FORBIDDEN, EROFS: READ_ONLY } = UNWRITABLE;
const IN_THE_WAY = 'something that is not a folder is in the way';
const OUT_OF_REACH = 'the disk is not working as it should';

/**
 * Prefixes of codes of SQLite and of the file system, their meaning and, where nothing can be written, the reason. The
 * first match counts.
 */
const MEANINGS: readonly (readonly [prefix: string, code: ErrorCode, reason?: string])[] = [
  ['SQLITE_BUSY', 'store-in-use'],
  ['SQLITE_CORRUPT', 'store-damaged'],
  ['SQLITE_NOTADB', 'store-damaged'],
  ['SQLITE_FULL', 'store-full', FULL],
  ['SQLITE_IOERR', 'store-full', 'the disk is full, or not working as it should'],
  ['SQLITE_READONLY', 'store-full', READ_ONLY],
  ['SQLITE_CANTOPEN', 'store-full', 'the file of the library cannot be opened'],
  ['SQLITE_PERM', 'store-full', FORBIDDEN],
  ...Object.entries(UNWRITABLE).map(([code, why]) => [code, 'store-full', why] as const),
  ['EPERM', 'store-full', FORBIDDEN],
  ['ENOTDIR', 'store-full', IN_THE_WAY],
  ['EEXIST', 'store-full', IN_THE_WAY],
  ['EISDIR', 'store-full', 'a folder is where a file should be'],
  ['ENOENT', 'store-full', 'no folder can be made there'],
  ['ENAMETOOLONG', 'store-full', 'its path is too long'],
  ['EINVAL', 'store-full', 'the system does not accept that place'],
  ['ELOOP', 'store-full', 'its links lead in a circle'],
  ['EMFILE', 'store-full', 'too many files are open'],
  ['ENFILE', 'store-full', 'too many files are open'],
  ['EIO', 'store-full', OUT_OF_REACH],
  ['ENXIO', 'store-full', OUT_OF_REACH],
  ['ENODEV', 'store-full', OUT_OF_REACH],
  ['ETIMEDOUT', 'store-full', OUT_OF_REACH],
];

const SENTENCES: Partial<Record<ErrorCode, (folder: string, reason?: string) => string>> = {
  'store-in-use': (folder) =>
    `Another Searchlight has this library open (${folder}). Close it, or start this one with another folder: --data DIR.`,
  'store-damaged': (folder) =>
    `The library in ${folder} is damaged. Close Searchlight and start it again: it puts back the newest backup then, and keeps the damaged file.`,
  'store-full': (folder, reason) =>
    `Searchlight cannot write in ${folder}: ${reason}. What was saved before is still there.`,
};

/** The `AppError` for `error` about the library in `folder`; unknown errors stay as they are. */
export function storeError(error: unknown, folder: string): unknown {
  if (error instanceof NotOwn) return notOwn(error, folder);
  const meaning = meaningOf(error);
  if (meaning === undefined) return error;
  const [, code, reason] = meaning;
  return new AppError(code, SENTENCES[code]!(folder, reason));
}

/** Something in the folder is a link, or of the wrong kind. */
function notOwn({ path, what }: NotOwn, folder: string): AppError {
  const inside = relative(folder, path);
  const name = inside.startsWith('..') ? path : inside;
  return new AppError('store-foreign', `Searchlight does not open the library in ${folder}: “${name}” is ${what}`);
}

/** Whether the system lets this user write a file. */
export function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The library was removed or replaced by another file while it is open. */
export function removedStore(folder: string): AppError {
  return new AppError(
    'store-full',
    `The library in ${folder} was removed or replaced while Searchlight was running, so nothing more is saved. Save everything as a file before you close Searchlight.`,
  );
}

export function damagedStore(folder: string): AppError {
  return new AppError('store-damaged', SENTENCES['store-damaged']!(folder));
}

/** Damaged and read-only, so that nothing can replace it. */
export function damagedReadOnly(folder: string): AppError {
  return new AppError(
    'store-damaged',
    `The library in ${folder} is damaged, and its file may only be read. Allow writing, and start Searchlight again: it puts back the newest backup then, and keeps the damaged file.`,
  );
}

/** A database of another program. */
export function foreignStore(folder: string): AppError {
  return new AppError(
    'store-foreign',
    `The file ${LIBRARY_FILE} in ${folder} belongs to another program. It was not changed. Start with another folder: --data DIR.`,
  );
}

/** A newer format in which nothing can be read. */
export function storeFromFuture(folder: string, formats: string): AppError {
  return new AppError(
    'store-from-future',
    `The library in ${folder} was written by a newer Searchlight (${formats}), and cannot be read. It was not changed. Use the newer program, or start with another folder: --data DIR.`,
  );
}

function meaningOf(error: unknown): (typeof MEANINGS)[number] | undefined {
  if (!(error instanceof Error) || !('code' in error) || error instanceof AppError) return undefined;
  const code = String(error.code);
  return MEANINGS.find(([prefix]) => code.startsWith(prefix));
}
