import { AppError } from '../../shared/contract/errors.ts';
import { SqliteFault, type Store, type WritableDb } from '../../host/store/database.ts';
import { checkAtEnd } from '../../host/repair/fullCheck.ts';
import { FORMAT, formatOf } from '../../host/repair/migrate.ts';
import { prepareLibrary } from '../../host/repair/prepare.ts';
import { forgetNotices, storedNotices } from '../../host/repair/notices.ts';
import { ensureLibraryId, writeCounted } from '../../host/store/saved.ts';
import { isFromFuture, isOurs, isWhole } from '../../host/repair/structure.ts';
import { pageError } from './pageErrors.ts';

const NOTHING = (): void => {};

/**
 * Migrates a database, checks it and fills a new one. Throws an error of SQLite where it is damaged, and an `AppError`
 * where a newer program has written it. `isEmpty`: a new one has no sets.
 */
export function prepareInPage(db: WritableDb, { isEmpty = false } = {}): void {
  if (formatOf(db) > 0 && isFromFuture(db)) throw fromFuture(db);
  if (!isOurs(db) || !isWhole(db)) throw new SqliteFault('The file is not a sound library.', 'SQLITE_CORRUPT');
  prepareLibrary(db, { isEmpty, first: () => void ensureLibraryId(db, null) });
}

/** The store over a prepared database, which it owns. `folder`: words for its place. A page has no backups. */
export function pageStore(db: WritableDb, folder: string): Store {
  let saved = ensureLibraryId(db, null);

  function write<T>(change: (db: WritableDb) => T): T {
    const next = { ...saved, changes: saved.changes + 1 };
    const result = translating(() => writeCounted(db, change, next));
    saved = next;
    return result;
  }

  return {
    ...{ folder, isReadOnly: false },
    get notices() {
      return translating(() => storedNotices(db));
    },
    acknowledge: () => write(forgetNotices),
    whyUnsaved: () => null, // a write reports it
    read: (query) => translating(() => query(db)),
    write,
    backUp: NOTHING,
    renewBackup: NOTHING,
    isBackupLong: () => false,
    checkFully: (ageMs) => translating(() => checkAtEnd(db, ageMs)),
    close: () => void db.close(),
  };
}

function fromFuture(db: WritableDb): AppError {
  return new AppError(
    'store-from-future',
    `The library in this browser was written by a newer Searchlight (format ${formatOf(db)}; this one knows formats up to ${FORMAT}). It was not changed. Load the page again when you are online: the browser may have kept an old one.`,
  );
}

function translating<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw pageError(error);
  }
}
