import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import { isSqliteError } from '../../host/store/database.ts';
import { FilesFailed } from './fileFaults.ts';

/** Prefixes of SQLite's codes for failing files. `fileFaults.ts` finds the reason. */
const OF_FILES = ['SQLITE_IOERR', 'SQLITE_FULL', 'SQLITE_CANTOPEN'];

/** Prefixes of other codes, and their meaning in a browser. The first match counts. */
const MEANINGS: readonly (readonly [prefix: string, code: ErrorCode, sentence: string])[] = [
  [
    'SQLITE_CORRUPT',
    'store-damaged',
    'The library in this browser is damaged. Load the page again: it keeps the damaged file, and takes over what can be read.',
  ],
  ['SQLITE_NOTADB', 'store-damaged', 'The library in this browser is damaged. Load the page again.'],
  ['SQLITE_NOMEM', 'store-full', 'This browser gives Searchlight no more memory, so nothing was saved.'],
];

/** The `AppError` for `error`; unknown errors stay as they are. */
export function pageError(error: unknown): unknown {
  if (!isSqliteError(error)) return error;
  if (OF_FILES.some((code) => error.code.startsWith(code))) return new FilesFailed();
  const meaning = MEANINGS.find(([prefix]) => error.code.startsWith(prefix));
  return meaning === undefined ? error : new AppError(meaning[1], meaning[2]);
}
