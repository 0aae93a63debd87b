/** Libraries for tests of their files. */
import starter from '../../../resources/starter.json' with { type: 'json' };
import { SqliteFile } from '../../main/disk/sqliteFile.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { Store } from './database.ts';
import { LIBRARY_FILE } from '../../main/disk/files.ts';
import { formatOf } from '../repair/migrate.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { PAGE_BYTES } from '../repair/pageFormat.ts';
import { ALL } from './pages.fixture.ts';
import { createSet, listSets } from './sets.ts';
import { writeSettings } from './settings.ts';

/** One move from its goal. */
export const SMALL: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

/** The titles of the sets in every new library. */
export const STARTER_TITLES = starter.sets.map(({ title }) => title);

/** Does `work` with the library of a folder, then closes it. */
export function inStore<T>(folder: string, work: (store: Store) => T): T {
  const store = openStore(folder);
  try {
    return work(store);
  } finally {
    store.close();
  }
}

export function titlesOf(store: Store): string[] {
  return store.read((db) => listSets(db, ALL)).rows.map(({ title }) => title);
}

/** Adds an empty set to the library of a folder. */
export function addSet(folder: string, title: string): void {
  inStore(folder, (store) => store.write((db) => createSet(db, { title })));
}

/** Runs SQL in the library of a folder, which no program has open. */
export function execIn(folder: string, sql: string): void {
  new SqliteFile(join(folder, LIBRARY_FILE)).exec(sql).close();
}

/** Marks the library of a folder, which no program has open, as written by a newer program. */
export function makeFuture(folder: string, format: number): void {
  const db = new SqliteFile(join(folder, LIBRARY_FILE));
  db.pragma(`user_version = ${format}`);
  writeSettings(db, { format });
  db.close();
}

/** The format of the library of a folder, which no program has open. */
export function formatIn(folder: string): number {
  const db = new SqliteFile(join(folder, LIBRARY_FILE));
  const format = formatOf(db);
  db.close();
  return format;
}

/** Overwrites the page of a file, counted from 0. */
export function overwritePage(file: string, page: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  writeFileSync(file, bytes);
}

/** The code of the error that `work` throws, or `undefined`; anything but an `AppError` is thrown again. */
export function refusal(work: () => unknown): ErrorCode | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
