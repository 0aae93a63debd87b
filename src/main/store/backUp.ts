import Database from 'better-sqlite3';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WritableDb } from './database.ts';
import { BACKUP_FOLDER } from './files.ts';
import { isWhole } from './integrity.ts';
import { makeFolder } from './makeFolder.ts';
import { formatOf } from './migrate.ts';

/**
 * Writes a copy of the library to `folder`/backups and returns its path. The copy has its name only once it is
 * complete, checked and on the disk. `reason` becomes part of the name.
 */
export function backUp(db: WritableDb, folder: string, reason: string): string {
  const backups = join(folder, BACKUP_FOLDER);
  makeFolder(backups);
  const path = join(backups, `${timeStamp()}-${reason}.sqlite3`);
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  db.prepare('VACUUM INTO ?').run(unfinished);
  requireSameFormat(unfinished, formatOf(db));
  syncToDisk(unfinished);
  renameSync(unfinished, path);
  return path;
}

function requireSameFormat(path: string, format: number): void {
  const copy = new Database(path, { readonly: true });
  try {
    if (!isWhole(copy) || formatOf(copy) !== format)
      throw new Error(`The backup ${path} is not a copy of the library.`);
  } finally {
    copy.close();
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The time in a form that sorts as a text and may stand in a file name on every platform. */
function timeStamp(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}
