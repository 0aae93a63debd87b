/** Counts the changes of a library, so that a lower count than the noted one shows that some are lost. */
import type { ReadableDb, WritableDb } from './database.ts';
import { OWN, readSettings, writeSettings } from './settings.ts';

export interface Saved {
  readonly libraryId: string;
  readonly changes: number;
}

const { libraryId: LIBRARY_ID, changes: CHANGES } = OWN;

/** `null` where it is missing or damaged. */
export function savedIn(db: ReadableDb): Saved | null {
  const settings = readSettings(db);
  const [libraryId, changes] = [settings.get(LIBRARY_ID), settings.get(CHANGES)];
  return typeof libraryId === 'string' && typeof changes === 'number' ? { libraryId, changes } : null;
}

/** Whether the library has a count of changes, even a damaged one. */
export function hasCounted(db: ReadableDb): boolean {
  return db.prepare<[string]>('SELECT 1 FROM settings WHERE key = ?').get(CHANGES) !== undefined;
}

/** Gives a library its id and its count of changes where they are missing or damaged, from the note if there is one. */
export function ensureLibraryId(db: WritableDb, note: Saved | null): Saved {
  const known = savedIn(db);
  if (known !== null) return known;
  const saved = note ?? { libraryId: newId(db), changes: 0 };
  writeChanges(db, saved);
  return saved;
}

export function writeChanges(db: WritableDb, { libraryId, changes }: Saved): void {
  writeSettings(db, { [LIBRARY_ID]: libraryId, [CHANGES]: changes });
}

/** Runs `change` in one transaction, and counts it as number `changes`. */
export function writeCounted<T>(db: WritableDb, change: (db: WritableDb) => T, { changes }: Saved): T {
  const counted = (): T => {
    const result = change(db);
    writeSettings(db, { [CHANGES]: changes });
    return result;
  };
  return db.transaction(counted).immediate();
}

function newId(db: ReadableDb): string {
  return db.prepare<[], string>('SELECT lower(hex(randomblob(16)))').pluck().get()!;
}
