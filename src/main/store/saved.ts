/**
 * What was saved last, noted beside the library: how many changes it had seen. A library that has seen fewer has lost
 * some, whatever SQLite makes of its file and its log. The note is written after each change and not waited for: a
 * program that is killed leaves it as it was, and a power failure may leave an older one, so it never counts a change
 * that was not saved.
 */
import { hash, randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadableDb, WritableDb } from './database.ts';
import { SAVED_FILE } from './files.ts';
import { OWN, readSettings, writeSettings } from './settings.ts';

export interface Saved {
  readonly libraryId: string;
  readonly changes: number;
}

const { libraryId: LIBRARY_ID, changes: CHANGES } = OWN;

/** What a library says of itself; `null` where it says nothing. */
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
  const introduced = note ?? { libraryId: randomUUID(), changes: 0 };
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

/** The note in `folder`; `null` where there is none, or none that can be read. */
export function readNote(folder: string): Saved | null {
  try {
    const [libraryId = '', changes = '', told] = readFileSync(join(folder, SAVED_FILE), 'latin1').trim().split(' ');
    return told === hashOf(libraryId, changes) ? { libraryId, changes: Number(changes) } : null;
  } catch {
    return null;
  }
}

/** What writes and closes the note in `folder`. Where there is no room for one, there is none. */
export function openNote(folder: string): { write: (saved: Saved) => void; close: () => void } {
  let file = orNull(() => openSync(join(folder, SAVED_FILE), constants.O_RDWR | constants.O_CREAT));
  return {
    write: (saved) => void (file !== null && orNull(() => writeSync(file!, textOf(saved), 0, 'latin1'))),
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

const DIGITS = 16;

/** Always of the same length: it is written over the one before in one write. */
function textOf({ libraryId, changes }: Saved): string {
  const count = String(changes).padStart(DIGITS, '0');
  return `${libraryId} ${count} ${hashOf(libraryId, count)}\n`;
}

function hashOf(libraryId: string, changes: string): string {
  return hash('sha256', `${libraryId} ${changes}`);
}

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
