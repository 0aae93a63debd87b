/**
 * A library of every format, as SQL, each written by the program of its time: two sets of twelve puzzles, the third of
 * which is corrupted, a third set, runs, settings and, as far as that program had them, options of a search, tags,
 * pictures, comparisons, questions, lessons, experiments, heuristics and deleted items. Before a format is changed, a
 * library of it is dumped to the next file.
 */
import { SqliteFile } from './sqliteFile.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_FILE } from './files.ts';

const FOLDER = new URL('formats/', import.meta.url);

/** The formats with such a file: all older ones, and perhaps the current one. */
export const FORMATS: readonly number[] = readdirSync(FOLDER)
  .map((name) => Number(/^format-(\d+)\.sql$/.exec(name)![1]))
  .sort((a, b) => a - b);

/** Puts the library of a format into an empty folder. */
export function placeLibrary(folder: string, format: number): void {
  const sql = readFileSync(new URL(`format-${format}.sql`, FOLDER), 'utf8');
  new SqliteFile(join(folder, LIBRARY_FILE)).exec(sql).close();
}
