/**
 * What can still be read of a damaged library. Every id that was ever given is asked for, one by one: so a damaged page costs
 * the rows that lie on it, and no others.
 */
import Database from 'better-sqlite3';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPARISON_COLUMNS, readComparison, type ComparisonRow } from './comparisons.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { LIBRARY_FILE } from './files.ts';
import { formatOf, latestFormat, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { PUZZLE_COLUMNS, readPuzzle, type PuzzleRow } from './puzzles.ts';
import { RUN_COLUMNS, readRun, type RunRow } from './runs.ts';
import { createSet, readSet, SET_COLUMNS, type SetRow } from './sets.ts';
import { DamagedRow } from './storeErrors.ts';

/** How many sets, puzzles and so on came over; and how many rows are there that could not be read. */
export interface Salvage {
  readonly taken: Readonly<Record<Noun, number>>;
  readonly unreadable: number;
}

type Noun = 'set' | 'puzzle' | 'run' | 'comparison';

/** What a library holds, and how a row of it is found to be what was stored. */
interface Kind {
  readonly noun: Noun;
  readonly table: string;
  readonly id: string;
  readonly columns: string;
  /** Throws `DamagedRow` where the row, of these columns, is something else. */
  readonly read: (row: never) => unknown;
}

const KINDS: readonly Kind[] = [
  { noun: 'set', table: 'sets', id: 'set_id', columns: SET_COLUMNS, read: (row: SetRow) => readSet(row) },
  {
    noun: 'puzzle',
    table: 'puzzles',
    id: 'puzzle_id',
    columns: PUZZLE_COLUMNS,
    read: (row: PuzzleRow) => readPuzzle(row),
  },
  { noun: 'run', table: 'runs', id: 'run_id', columns: RUN_COLUMNS, read: (row: RunRow) => readRun(row) },
  {
    ...{ noun: 'comparison', table: 'comparisons', id: 'comparison_id', columns: COMPARISON_COLUMNS },
    read: (row: ComparisonRow) => readComparison(row),
  },
];

/** Ids that are asked for in one table: what stands there as the highest one may be damaged too. */
const MOST_IDS = 5_000_000;

/** Where puzzles go whose set could not be read. */
const FOUND_AGAIN = 'Found again';

/**
 * Takes over into `db` what can be read of the damaged library in `folder` and is new, or newer than what `db` has under the same
 * id: `db` is a backup of it, or where there was none a new library, which gives way. Throws what SQLite and the file system throw,
 * with `db` as it was.
 */
export function salvage(db: WritableDb, folder: string, { isNew }: { isNew: boolean }): Salvage {
  const readable = new Database('');
  try {
    const unread = copyReadable(folder, readable);
    db.pragma('foreign_keys = OFF'); // a row may come before the one that it refers to; `mendLinks` sees to them
    return db.transaction(() => takeOver(db, readable, { isNew, unread })).immediate();
  } finally {
    db.pragma('foreign_keys = ON');
    readable.close();
  }
}

function takeOver(
  db: WritableDb,
  readable: ReadableDb,
  { isNew, unread }: { isNew: boolean; unread: number },
): Salvage {
  const counts = KINDS.map((kind) => ({ noun: kind.noun, ...soundIds(readable, kind) }));
  if (isNew && counts.some(({ sound }) => sound.length > 0))
    for (const { table } of KINDS) db.exec(`DELETE FROM ${table}`);
  const taken = KINDS.map(({ noun, table, id }, at) => [
    noun,
    takeRows(db, readable, { table, id, ids: counts[at]!.sound }),
  ]);
  takeTable(db, readable, 'settings');
  takeTable(db, readable, 'pictures');
  mendLinks(db);
  const unsound = counts.reduce((sum, { damaged }) => sum + damaged, 0);
  return { taken: Object.fromEntries(taken) as Salvage['taken'], unreadable: unread + unsound };
}

/** The ids of the rows that are what was stored, and how many are not. */
function soundIds(readable: ReadableDb, { table, id, columns, read }: Kind): { sound: number[]; damaged: number } {
  const ids = readable.prepare<[], number>(`SELECT ${id} FROM ${table}`).pluck().all();
  const select = readable.prepare<[number]>(`SELECT ${columns} FROM ${table} WHERE ${id} = ?`);
  const sound = ids.filter((id) => isSound(() => read(select.get(id) as never)));
  return { sound, damaged: ids.length - sound.length };
}

function isSound(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof DamagedRow) return false;
    throw error;
  }
}

/** Returns how many of them were not there, or not like that. */
function takeRows(
  db: WritableDb,
  readable: ReadableDb,
  { table, id, ids }: { table: string; id: string; ids: readonly number[] },
): number {
  const columns = columnsOf(db, table);
  const select = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${id} = ?`;
  const [theirs, ours] = [readable, db].map((one) => one.prepare<[number], unknown[]>(select).raw());
  const replace = db.prepare(
    `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const newer = ids.filter((id) => JSON.stringify(theirs!.get(id)) !== JSON.stringify(ours!.get(id)));
  for (const id of newer) replace.run(theirs!.get(id));
  return newer.length;
}

/** What has no hash of its own: settings are judged by whoever reads them, and pictures by their names. */
function takeTable(db: WritableDb, readable: ReadableDb, table: string): void {
  const columns = columnsOf(db, table);
  const names = columns.join(', ');
  const replace = db.prepare(
    `INSERT OR REPLACE INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of readable.prepare<[], unknown[]>(`SELECT ${names} FROM ${table}`).raw().all()) replace.run(row);
}

/** What refers to a row that could not be read: puzzles come into a set of their own, the others stand alone. */
function mendLinks(db: WritableDb): void {
  const lost = 'set_id NOT IN (SELECT set_id FROM sets)';
  if (db.prepare(`SELECT 1 FROM puzzles WHERE ${lost}`).get() !== undefined) {
    const { setId } = createSet(db, { title: FOUND_AGAIN });
    db.prepare(`UPDATE puzzles SET set_id = ? WHERE ${lost}`).run(setId);
  }
  for (const table of ['runs', 'comparisons'])
    db.exec(`UPDATE ${table} SET puzzle_id = NULL WHERE puzzle_id NOT IN (SELECT puzzle_id FROM puzzles)`);
}

/** Fills an empty database with the rows that can be read, in the format of today. Returns how many could not. */
function copyReadable(folder: string, readable: WritableDb): number {
  const copy = mkdtempSync(join(tmpdir(), 'searchlight-')); // opening a library with a log writes, and the damaged one stays as it is
  try {
    cpSync(folder, copy, { recursive: true });
    const damaged = new Database(join(copy, LIBRARY_FILE));
    try {
      return copyFrom(damaged, readable);
    } finally {
      damaged.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyFrom(damaged: WritableDb, readable: WritableDb): number {
  const format = formatOf(damaged);
  const steps = MIGRATIONS.filter(({ version }) => version <= format);
  if (latestFormat(steps) !== format) return 0;
  migrate(readable, steps, () => {});
  const unread = tablesOf(readable).map((table) => copyTable(damaged, readable, table));
  migrate(readable, MIGRATIONS, () => {});
  return unread.reduce((sum, count) => sum + count, 0);
}

function tablesOf(db: ReadableDb): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
  return db.prepare<[], string>(sql).pluck().all();
}

function columnsOf(db: ReadableDb, table: string): string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}

/** Returns how many rows could not be read; 0 where nothing at all can be said of the table. */
function copyTable(damaged: ReadableDb, readable: WritableDb, table: string): number {
  const columns = columnsOf(readable, table);
  const insert = readable.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`);
  let unread = 0;
  readable.transaction(() => {
    for (const row of rowsOf(damaged, table, columns.join(', ')))
      if (row === null || orElse(null, () => insert.run(row)) === null) unread++;
  })();
  return unread;
}

/** The rows of a table, by their ids; `null` for each that cannot be read. A table without ids comes as a whole or not at all. */
function* rowsOf(damaged: ReadableDb, table: string, columns: string): Generator<unknown[] | null> {
  const all = `SELECT ${columns} FROM ${table}`;
  const last = lastRow(damaged, table);
  const find = orElse(null, () => damaged.prepare<[number], unknown[]>(`${all} WHERE rowid = ?`).raw());
  if (find === null) return yield* orElse([], () => damaged.prepare<[], unknown[]>(all).raw().all());
  for (let id = 1; id <= last; id++) {
    const row = orElse(null, () => find.get(id));
    if (row !== undefined) yield row;
  }
}

/** The highest id that a table has, or ever had. */
function lastRow(damaged: ReadableDb, table: string): number {
  const given = 'SELECT MAX(seq) FROM sqlite_sequence WHERE name = ?';
  const known = orElse(0, () => damaged.prepare<[string], number | null>(given).pluck().get(table) ?? 0);
  const there = orElse(
    0,
    () => damaged.prepare<[], number | null>(`SELECT MAX(rowid) FROM ${table}`).pluck().get() ?? 0,
  );
  return Math.min(Math.max(known, there), MOST_IDS);
}

/** What SQLite can read; where it cannot, the other value. */
function orElse<T, Other>(other: Other, read: () => T): T | Other {
  try {
    return read();
  } catch (error) {
    if (error instanceof Database.SqliteError) return other;
    throw error;
  }
}
