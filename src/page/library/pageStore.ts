import { AppError } from '../../shared/contract/errors.ts';
import { SqliteFault, type Store, type WritableDb } from '../../host/store/database.ts';
import { seeStart } from '../../host/store/daysSeen.ts';
import { purgeDeleted } from '../../host/store/deleted.ts';
import { checkAtEnd, checkFully, checkPlaces, isFullCheckDue, isQuickToCheck } from '../../host/store/fullCheck.ts';
import { isOurs, isWhole } from '../../host/store/integrity.ts';
import { formatOf, latestFormat, migrate } from '../../host/store/migrate.ts';
import { MIGRATIONS } from '../../host/store/migrations/migrations.ts';
import { forgetNotices, storedNotices } from '../../host/store/notices.ts';
import { purgePictures } from '../../host/store/pictures.ts';
import { countChange, introduce, type Saved } from '../../host/store/saved.ts';
import { addStarterSets } from '../../host/store/starter.ts';
import { isFromFuture } from '../../host/store/structure.ts';
import { pageError } from './pageErrors.ts';

/** A page has no backups to restore from. */
const NO_BACKUPS = (): void => {};

/**
 * Migrates a database, checks it and fills a new one. Throws an error of SQLite where it is damaged, and an `AppError`
 * where a newer program has written it. `isEmpty`: a new one has no sets.
 */
export function prepareLibrary(db: WritableDb, { isEmpty = false } = {}): void {
  const isNew = formatOf(db) === 0;
  if (!isNew && isFromFuture(db)) throw fromFuture(db);
  if (!isOurs(db) || !isWhole(db)) throw new SqliteFault('The file is not a sound library.', 'SQLITE_CORRUPT');
  migrate(db, MIGRATIONS, NO_BACKUPS);
  if (isQuickToCheck(db)) checkFully(db, NO_BACKUPS);
  else checkPlaces(db, NO_BACKUPS);
  db.transaction(() => {
    purgeDeleted(db, seeStart(db, Date.now()));
    purgePictures(db);
    if (!isEmpty) addStarterSets(db);
    introduce(db, null);
  }).immediate();
}

/** The store over a prepared database, which it owns. `folder`: words for its place. */
export function pageStore(db: WritableDb, folder: string): Store {
  let saved: Saved = introduce(db, null);

  function write<T>(change: (db: WritableDb) => T): T {
    const next = { ...saved, changes: saved.changes + 1 };
    const changeCounted = (): T => {
      const result = change(db);
      countChange(db, next.changes);
      return result;
    };
    const result = translating(() => db.transaction(changeCounted).immediate());
    saved = next;
    return result;
  }

  return {
    ...{ folder, isReadOnly: false },
    get notices() {
      return translating(() => storedNotices(db));
    },
    acknowledge: () => write(forgetNotices),
    whyUnsaved: () => null, // what is wrong is said when something is written
    read: (query) => translating(() => query(db)),
    write,
    backUp: NO_BACKUPS,
    renewBackup: NO_BACKUPS,
    isBackupLong: () => false,
    checkFully(ageMs) {
      const nowMs = Date.now();
      if (db.open && isFullCheckDue(db, nowMs, ageMs)) translating(() => checkAtEnd(db, NO_BACKUPS, nowMs));
    },
    close: () => void db.close(),
  };
}

function fromFuture(db: WritableDb): AppError {
  const [theirs, ours] = [formatOf(db), latestFormat(MIGRATIONS)];
  return new AppError(
    'store-from-future',
    `The library in this browser was written by a newer Searchlight (format ${theirs}; this one knows formats up to ${ours}). It was not changed. Load the page again when you are online: the browser may have kept an old one.`,
  );
}

function translating<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw pageError(error);
  }
}
