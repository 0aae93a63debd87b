/**
 * A program that is killed inside a migration. Before every statement of every step the files are copied: what they hold
 * then is what SIGKILL leaves.
 */
import Database from 'better-sqlite3';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, soundFormat } from './backUp.ts';
import { listBackups } from './backups.ts';
import { LIBRARY_FILE } from './files.ts';
import { inStore } from './library.fixture.ts';
import { formatOf, latestFormat, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { dump } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const TODAY = latestFormat(MIGRATIONS);

/** A library of the first format with something in every table. */
function oldLibrary(): string {
  const folder = memoryFolder(onTestFinished);
  const db = new Database(join(folder, LIBRARY_FILE));
  migrate(db, MIGRATIONS.slice(0, 1), () => {});
  db.exec(
    `
    INSERT INTO sets (title, position) VALUES ('Monday', 0), ('Tuesday', 1);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
    INSERT INTO puzzles (set_id, position, title, notes, rows, cols, start, goal, optimal, content_hash)
      SELECT 1 + i % 2, i, 'Puzzle ' || i, 'Notes', 2, 2, '1 2 0 3', '1 2 3 0', 1, 'hash' FROM n;
    INSERT INTO runs (puzzle_id, title, rows, cols, start, goal, algorithm, heuristic, successor_order, ties, goal_test,
        engine_version, status, expanded, generated, max_frontier, solution, duration_ms, saved_at_ms, content_hash)
      SELECT puzzle_id, title, 2, 2, '1 2 0 3', '1 2 3 0', 'astar', 'manhattan', 'UDLR', 'low-h', 'expansion',
        1, 'solved', 2, 2, 2, 'R', 0.5, puzzle_id, 'hash' FROM puzzles;
    INSERT INTO settings VALUES ('speed', '4'), ('starterSetsAdded', 'true');
  `,
  ).close();
  return folder;
}

/** Copies the files of a folder into a new one, unless they are what was copied last. Returns the copies. */
function copying(folder: string): { copies: string[]; copy: () => void } {
  const [place, copies] = [memoryFolder(onTestFinished), [] as string[]];
  let last = '';
  const copy = (): void => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const content = files.map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1')).join();
    if (content === last) return;
    last = content;
    copies.push(join(place, String(copies.length)));
    cpSync(folder, copies.at(-1)!, { recursive: true });
  };
  return { copies, copy };
}

/** Migrates a library, with a copy of its files before every statement. With little memory, SQLite writes in the middle of a step. */
function migrateCopying(folder: string): string[] {
  const { copies, copy } = copying(folder);
  const db = new Database(join(folder, LIBRARY_FILE), { verbose: copy });
  db.pragma('journal_mode = WAL');
  db.pragma('cache_size = 1');
  migrate(db, MIGRATIONS, (format) => backUp(db, folder, `format-${format}`));
  copy();
  db.close();
  return copies;
}

/** The format of a library as a kill has left it. */
function formatIn(folder: string): number {
  const db = new Database(join(folder, LIBRARY_FILE));
  const format = formatOf(db);
  db.close();
  return format;
}

test('killed before any statement of any step, a migration leaves the old library or the new one, and a backup', () => {
  const folder = oldLibrary();
  const copies = migrateCopying(folder);
  const migrated = inStore(folder, dump);
  const formats = copies.map((copy) => {
    const format = formatIn(copy);
    const [backup] = listBackups(copy);
    if (format > 1) expect(soundFormat(backup!.path)).toBe(1);
    inStore(copy, (store) => expect([store.notices, dump(store)]).toEqual([[], migrated]));
    return format;
  });
  expect(formats).toEqual([...formats].sort((a, b) => a - b));
  expect(new Set(formats)).toEqual(new Set(MIGRATIONS.map(({ version }) => version)));
  expect(copies.length).toBeGreaterThan(3 * TODAY);
});
