import { resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { backUp, backupsOf, isLongToCopy } from './backUp.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import { isBackupDue } from './backups.ts';
import type { Store, WritableDb } from '../../host/store/database.ts';
import { checkAtEnd } from '../../host/repair/fullCheck.ts';
import { forgetNotices, storedNotices } from '../../host/repair/notices.ts';
import { openLibrary, type OpenLibrary } from './openLibrary.ts';
import { savedIn, writeCounted } from '../../host/store/saved.ts';
import { openNote } from './note.ts';
import { readOnlyStore } from '../../host/store/storeErrors.ts';
import { removedStore, storeError } from './diskErrors.ts';

/**
 * Opens the library in `folder`, creates both where they are missing, and keeps every other program out of it until it
 * is closed. What was damaged or lost comes from its newest good backup, and `notices` say so. Throws an `AppError`:
 * `store-in-use`, `store-from-future`, `store-foreign` (in these cases the file is left as it is) or `store-full`.
 */
export function openStore(folder: string): Store {
  const place = resolve(folder);
  return translating(place, () => storeOf(openLibrary(place), place));
}

function storeOf(library: OpenLibrary, folder: string): Store {
  const { db, isReadOnly, notices, close } = library;
  let ofThisStart = notices;
  const changes = isReadOnly ? REFUSED : changesOf(library, folder);
  return {
    ...{ folder, isReadOnly },
    get notices() {
      return isReadOnly ? ofThisStart : [...translating(folder, () => storedNotices(db)), ...ofThisStart];
    },
    read: (query) => translating(folder, () => query(db)),
    ...changes,
    close() {
      changes.closeNote();
      close();
    },
    acknowledge() {
      ofThisStart = [];
      if (!isReadOnly) changes.write(forgetNotices);
    },
  };
}

type Changes = Pick<Store, 'whyUnsaved' | 'write' | 'backUp' | 'renewBackup' | 'isBackupLong' | 'checkFully'> & {
  readonly closeNote: () => void;
};

const REFUSED: Changes = {
  whyUnsaved: () => null,
  write: refuse,
  backUp: refuse,
  renewBackup: () => {},
  isBackupLong: () => false,
  checkFully: () => {},
  closeNote: () => {},
};

function refuse(): never {
  throw readOnlyStore();
}

function changesOf({ db, presence }: OpenLibrary, folder: string): Changes {
  let isChanged = true; // the last program may have been killed
  let lookedAtMs = Date.now();
  let saved = savedIn(db)!;
  const note = openNote(folder);
  note.write(saved);

  function makeBackup(reason: string): void {
    translating(folder, () => void backUp(db, folder, reason));
    isChanged = false;
  }

  const isDue = (ageMs: number): boolean =>
    isChanged && translating(folder, () => isBackupDue(folder, Date.now(), ageMs));

  function renewBackup(ageMs: number): void {
    lookedAtMs = Date.now();
    quietly(() => {
      const now = presence();
      if (now === 'missing' || (now === 'there' && isDue(ageMs))) makeBackup('renewed'); // the next start restores a missing file
    });
  }

  /** Changes to a removed file stay in memory, so they are no longer saved. */
  function requirePresence(): void {
    if (presence() !== 'there') throw removedStore(folder);
  }

  /** Renews the backup before the change, for a program that is open for days. */
  function write<T>(change: (db: WritableDb) => T): T {
    requirePresence();
    if (Date.now() - lookedAtMs > DAY_MS) renewBackup(DAY_MS);
    isChanged = true;
    const next = { ...saved, changes: saved.changes + 1 };
    const result = translating(folder, () => writeCounted(db, change, next));
    requirePresence();
    note.write((saved = next));
    return result;
  }

  return {
    ...{ write, backUp: makeBackup, renewBackup, closeNote: note.close },
    isBackupLong: (ageMs) => quietly(() => isDue(ageMs) && isLongToCopy(db)) ?? false,
    checkFully: (ageMs) => quietly(() => translating(folder, () => checkAtEnd(db, ageMs, backupsOf(db, folder)))),
    whyUnsaved: () => (presence() === 'there' ? null : removedStore(folder).message),
  };
}

/** The result of optional work that may fail: the next start reports faults of the folder. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function translating<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error, folder);
  }
}
