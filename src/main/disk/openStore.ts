import { resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { backUp, backupsOf, isLongToCopy } from './backUp.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import { isBackupDue } from './backups.ts';
import type { Store, WritableDb } from '../../host/store/database.ts';
import { checkAtEnd, isFullCheckDue } from '../../host/store/fullCheck.ts';
import { forgetNotices, storedNotices } from '../../host/store/notices.ts';
import { openLibrary, type OpenLibrary } from './openLibrary.ts';
import { countChange, savedIn, type Saved } from '../../host/store/saved.ts';
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
  let isChanged = true; // nobody knows how the last program ended
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
      if (now === 'missing' || (now === 'there' && isDue(ageMs))) makeBackup('renewed'); // from it, the next start restores what is missing
    });
  }

  function isBackupLong(ageMs: number): boolean {
    let isLong = false;
    quietly(() => (isLong = isDue(ageMs) && isLongToCopy(db)));
    return isLong;
  }

  /** What somebody has removed goes on in memory, and is not on the disk: that is no longer saved. */
  function requirePresence(): void {
    if (presence() !== 'there') throw removedStore(folder);
  }

  /** Before the change: what a program that is open for days has stored is not a day old anywhere else. */
  function write<T>(change: (db: WritableDb) => T): T {
    requirePresence();
    if (Date.now() - lookedAtMs > DAY_MS) renewBackup(DAY_MS);
    isChanged = true;
    const next = { ...saved, changes: saved.changes + 1 };
    const result = translating(folder, () => db.transaction(() => changeCounted(change, next)).immediate());
    requirePresence();
    note.write((saved = next));
    return result;
  }

  function changeCounted<T>(change: (db: WritableDb) => T, { changes }: Saved): T {
    const result = change(db);
    countChange(db, changes);
    return result;
  }

  function check(ageMs: number): void {
    const nowMs = Date.now();
    quietly(() => {
      if (db.open && isFullCheckDue(db, nowMs, ageMs))
        translating(folder, () => checkAtEnd(db, backupsOf(db, folder), nowMs));
    });
  }

  const whyUnsaved = (): string | null => (presence() === 'there' ? null : removedStore(folder).message);
  return { whyUnsaved, write, backUp: makeBackup, renewBackup, isBackupLong, checkFully: check, closeNote: note.close };
}

/** Nobody has asked for it, so it may fail: the next start reports what is wrong with the folder. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

function translating<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error, folder);
  }
}
