import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import { isSqliteError } from '../../host/store/database.ts';

/** Beginnings of the codes of SQLite, and what they mean where a browser keeps the library. The first match counts. */
const MEANINGS: readonly (readonly [prefix: string, code: ErrorCode, sentence: string])[] = [
  [
    'SQLITE_CORRUPT',
    'store-damaged',
    'The library in this browser is damaged. Load the page again: it keeps the damaged file, and takes over what can be read.',
  ],
  ['SQLITE_NOTADB', 'store-damaged', 'The library in this browser is damaged. Load the page again.'],
  [
    'SQLITE_FULL',
    'store-full',
    'This browser gives Searchlight no more room. Export the library as a file; what was saved before is still there.',
  ],
  [
    'SQLITE_IOERR',
    'store-full',
    'This browser cannot write the library: its disk is full, or not working as it should. What was saved before is still there.',
  ],
  ['SQLITE_NOMEM', 'store-full', 'This browser gives Searchlight no more memory. Export the library as a file.'],
];

/** The `AppError` that tells what `error` means for the library; an error without a known code as it is. */
export function pageError(error: unknown): unknown {
  if (!isSqliteError(error)) return error;
  const meaning = MEANINGS.find(([prefix]) => error.code.startsWith(prefix));
  return meaning === undefined ? error : new AppError(meaning[1], meaning[2]);
}
