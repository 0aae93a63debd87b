/**
 * The number of saved changes, noted beside the library: a library with fewer has lost some. Written after each change,
 * without a sync, so it may be too small after a power failure, but never counts a change that was not saved.
 */
import { hash } from 'node:crypto';
import { closeSync, constants, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Saved } from '../../host/store/saved.ts';
import { SAVED_FILE } from './files.ts';
import { openOwnFile, readOwn } from './ownFiles.ts';

/** The note in `folder`; `null` if it is missing or unreadable. */
export function readNote(folder: string): Saved | null {
  try {
    const [libraryId = '', changes = '', told] = readOwn(join(folder, SAVED_FILE)).toString('latin1').trim().split(' ');
    return told === hashOf(libraryId, changes) ? { libraryId, changes: Number(changes) } : null;
  } catch {
    return null;
  }
}

/** Writes and closes the note in `folder`. Without room for it, there is no note. */
export function openNote(folder: string): { write: (saved: Saved) => void; close: () => void } {
  let file = orNull(() => openOwnFile(join(folder, SAVED_FILE), constants.O_RDWR | constants.O_CREAT));
  return {
    write: (saved) => void (file !== null && orNull(() => writeSync(file!, textOf(saved), 0, 'latin1'))),
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

const DIGITS = 16;

/** Always of the same length, so that one write replaces the previous note. */
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
