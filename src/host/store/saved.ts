/** Counts the changes of a library, so that the note of the last count shows whether any are lost. */
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

/** Whether a library has ever said how many changes it has seen, although that may be damaged now. */
export function hasCounted(db: ReadableDb): boolean {
  return db.prepare<[string]>('SELECT 1 FROM settings WHERE key = ?').get(CHANGES) !== undefined;
}

/** Makes sure that a library says something of itself; returns it. What is damaged comes from the note, where there is one. */
export function introduce(db: WritableDb, note: Saved | null): Saved {
  const known = savedIn(db);
  if (known !== null) return known;
  const introduced = note ?? { libraryId: newId(db), changes: 0 };
  writeChanges(db, introduced);
  return introduced;
}

/** Has a library say something of itself; part of the transaction of a change. */
export function writeChanges(db: WritableDb, { libraryId, changes }: Saved): void {
  writeSettings(db, { [LIBRARY_ID]: libraryId, [CHANGES]: changes });
}

/** The change after that, counted by the library itself. */
export function countChange(db: WritableDb, changes: number): void {
  writeSettings(db, { [CHANGES]: changes });
}

function newId(db: ReadableDb): string {
  return db.prepare<[], string>('SELECT lower(hex(randomblob(16)))').pluck().get()!;
}
