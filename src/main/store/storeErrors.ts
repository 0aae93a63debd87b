/** What goes wrong in a library, as `AppError`s with a sentence for the user. */
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import { parse, TITLE } from '../../shared/contract/parse.ts';

/** Beginnings of the codes of SQLite and of the file system, and what they mean here. The first match counts. */
const MEANINGS: readonly (readonly [prefix: string, code: ErrorCode])[] = [
  ['SQLITE_BUSY', 'store-in-use'],
  ['SQLITE_CORRUPT', 'store-damaged'],
  ['SQLITE_NOTADB', 'store-damaged'],
  ['SQLITE_FULL', 'store-full'],
  ['SQLITE_IOERR', 'store-full'],
  ['SQLITE_READONLY', 'store-full'],
  ['SQLITE_CANTOPEN', 'store-full'],
  ['SQLITE_PERM', 'store-full'],
  ['ENOSPC', 'store-full'],
  ['EDQUOT', 'store-full'],
  ['EACCES', 'store-full'],
  ['EPERM', 'store-full'],
  ['EROFS', 'store-full'],
  ['ENOTDIR', 'store-full'],
  ['EEXIST', 'store-full'], // a file where the folder should be
];

const SENTENCES: Partial<Record<ErrorCode, (folder: string) => string>> = {
  'store-in-use': (folder) =>
    `Another Searchlight has this library open (${folder}). Close it, or start this one with another folder: --data DIR.`,
  'store-damaged': (folder) =>
    `The library in ${folder} is damaged, or is not a library of Searchlight. It was left as it is. Start with another folder: --data DIR.`,
  'store-full': (folder) =>
    `Searchlight cannot write in ${folder}: the disk is full, or the folder cannot be written. What was saved before is still there.`,
};

/** The `AppError` that tells what `error` means for the library in `folder`; an error without a known code as it is. */
export function storeError(error: unknown, folder: string): unknown {
  const code = meaningOf(error);
  return code === undefined ? error : new AppError(code, SENTENCES[code]!(folder));
}

/** The file is not a library that this program can trust. */
export function damagedStore(folder: string): AppError {
  return new AppError('store-damaged', SENTENCES['store-damaged']!(folder));
}

/** The file has format `found`, and this program knows formats up to `known`. */
export function storeFromFuture(folder: string, found: number, known: number): AppError {
  const formats = `format ${found}; this one reads formats up to ${known}`;
  return new AppError(
    'store-from-future',
    `The library in ${folder} was written by a newer Searchlight (${formats}). It was left as it is. Use the newer program, or start with another folder: --data DIR.`,
  );
}

/** There is no `noun` with that id (any more). */
export function notFound(noun: 'set' | 'puzzle' | 'run'): AppError {
  return new AppError('not-found', `This ${noun} does not exist any more.`);
}

/** A stored row that is not what was written: it must never be shown as good. */
export class DamagedRow extends AppError {
  /** `null` where it cannot be read. */
  readonly title: string | null;

  constructor(noun: 'puzzle' | 'run', title: unknown) {
    const readable = isTitle(title) ? title : null;
    const name = readable === null ? `A ${noun} whose title cannot be read` : `The ${noun} “${readable}”`;
    super('store-damaged', `${name} has changed on the disk since it was saved, and is not shown.`);
    this.title = readable;
  }
}

/** What SQLite puts where bytes are no text. */
const UNREADABLE = '\ufffd';

/** Whether `value` can be the title of anything that was saved. */
export function isTitle(value: unknown): value is string {
  try {
    return !parse(TITLE, value).includes(UNREADABLE);
  } catch {
    return false;
  }
}

function meaningOf(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('code' in error) || error instanceof AppError) return undefined;
  const code = String(error.code);
  return MEANINGS.find(([prefix]) => code.startsWith(prefix))?.[1];
}
