import { resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { backUp } from './backUp.ts';
import { DAY_MS, isBackupDue } from './backups.ts';
import type { Store, WritableDb } from './database.ts';
import { checkFully, isFullCheckDue } from './fullCheck.ts';
import { openLibrary } from './openLibrary.ts';
import { readOnlyStore, storeError } from './storeErrors.ts';

/**
 * Opens the library in `folder`, creates both where they are missing, and keeps every other program out of it until it
 * is closed. What was damaged or lost comes from its newest good backup, and `notices` tell so. Throws an `AppError`:
 * `store-in-use`, `store-from-future`, `store-foreign` (in these cases the file is left as it is) or `store-full`.
 */
export function openStore(folder: string): Store {
  const place = resolve(folder);
  return translating(place, () => {
    const { db, isReadOnly, notices, close } = openLibrary(place);
    return {
      ...{ folder: place, isReadOnly, notices },
      read: (query) => translating(place, () => query(db)),
      ...(isReadOnly ? REFUSED : changesOf(db, place)),
      close,
    };
  });
}

type Changes = Pick<Store, 'write' | 'backUp' | 'renewBackup' | 'checkFully'>;

const REFUSED: Changes = { write: refuse, backUp: refuse, renewBackup: () => {}, checkFully: () => {} };

function refuse(): never {
  throw readOnlyStore();
}

function changesOf(db: WritableDb, folder: string): Changes {
  let isChanged = true; // nobody knows how the last program ended
  let lookedAtMs = Date.now();

  function makeBackup(reason: string): void {
    translating(folder, () => void backUp(db, folder, reason));
    isChanged = false;
  }

  function renewBackup(ageMs: number): void {
    lookedAtMs = Date.now();
    try {
      if (isChanged && isBackupDue(folder, lookedAtMs, ageMs)) makeBackup('renewed');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  /** Before the change: what a program that is open for days has stored is not a day old anywhere else. */
  function write<T>(change: (db: WritableDb) => T): T {
    if (Date.now() - lookedAtMs > DAY_MS) renewBackup(DAY_MS);
    isChanged = true;
    return translating(folder, () => db.transaction(() => change(db)).immediate());
  }

  function check(ageMs: number): void {
    const nowMs = Date.now();
    if (db.open && isFullCheckDue(db, nowMs, ageMs)) translating(folder, () => checkFully(db, nowMs));
  }

  return { write, backUp: makeBackup, renewBackup, checkFully: check };
}

function translating<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error, folder);
  }
}
