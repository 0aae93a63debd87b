/**
 * What can still be read of a damaged library. Looks up every id that was ever given, one by one, so that a damaged
 * page costs only the rows on it.
 */
import { readableOr, type ReadableDb, type WritableDb } from '../store/database.ts';
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import type { Documents } from '../store/documents.ts';
import { insertInto, tableColumns } from '../store/keptRows.ts';
import { ALL_READERS, checkedRows, type Checked } from '../store/kinds.ts';
import { ALL_TABLES, type KindTable } from '../store/tables.ts';
import { deleteOrphanParts, takeParts } from '../store/experimentParts.ts';
import { FORMAT, formatOf, migrate, noteOfFormat, stepsTo } from './migrate.ts';
import { replacePicture, soundPicture } from '../store/pictures.ts';
import { mendPlaces } from './mendPlaces.ts';
import { adoptOrphans } from '../store/sets.ts';
import { readSettings, writeSettings } from '../store/settings.ts';
import { withOwnSchema } from './ownSchema.ts';
import { knownFormat } from './structure.ts';

/** How many sets, puzzles and so on were salvaged, and how many rows could not be read. */
export interface Salvage {
  readonly taken: Readonly<Record<DocumentKind, number>>;
  readonly unreadable: number;
}

/** The most ids to look up in one table: its highest id may be damaged too. */
const MOST_IDS = 5_000_000;

/**
 * Copies into `db`, a backup or a new library, what can be read of a damaged library and differs. `isNew`: replaces the
 * content of `db`. Throws errors of SQLite, with `db` unchanged.
 */
export function salvage(db: WritableDb, bytes: Uint8Array, { isNew }: { isNew: boolean }): Salvage {
  const readable = db.another();
  try {
    const unread = copyFrom(bytes, readable);
    db.pragma('foreign_keys = OFF'); // a row may come before the one that it refers to; `mendLinks` sees to them
    return db.transaction(() => takeOver(db, readable, { isNew, unread })).immediate();
  } finally {
    db.pragma('foreign_keys = ON');
    readable.close();
  }
}

function takeOver(
  db: WritableDb,
  readable: WritableDb,
  { isNew, unread }: { isNew: boolean; unread: number },
): Salvage {
  mendPlaces(readable, (visit) => void (isNew || visit(db)));
  const found = ALL_READERS.map((of) => ({ at: of.at, ...soundRows(readable, of) }));
  if (isNew && found.some(({ sound }) => sound.length > 0))
    for (const { table } of ALL_TABLES) db.exec(`DELETE FROM ${table}`);
  const taken = found.map(({ at, sound }) => [at.noun, takeRows(db, readable, at, sound)]);
  writeSettings(db, Object.fromEntries(readSettings(readable)));
  takePictures(db, readable);
  takeParts(db, readable);
  mendLinks(db);
  const unsound = found.reduce((sum, { damaged }) => sum + damaged, 0);
  return { taken: Object.fromEntries(taken) as Salvage['taken'], unreadable: unread + unsound };
}

/** The sound rows, and the number of damaged ones. */
function soundRows(readable: ReadableDb, of: Documents<unknown>): { sound: Checked[]; damaged: number } {
  const rows = [...checkedRows(readable, of)];
  const sound = rows.filter(({ derived }) => derived !== null);
  return { sound, damaged: rows.length - sound.length };
}

/** Returns how many rows were missing or different. Derived columns are computed, not copied. */
function takeRows(db: WritableDb, readable: ReadableDb, { table, id }: KindTable, rows: readonly Checked[]): number {
  const columns = tableColumns(db, table);
  const select = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${id} = ?`;
  const [theirs, ours] = [readable, db].map((one) => one.prepare<[number], object>(select));
  const replace = insertInto(db, table, columns, 'OR REPLACE');
  let taken = 0;
  for (const { id, derived } of rows) {
    const row = { ...theirs!.get(id), ...derived };
    if (JSON.stringify(row) === JSON.stringify(ours!.get(id))) continue;
    replace(row);
    taken++;
  }
  return taken;
}

function takePictures(db: WritableDb, readable: WritableDb): void {
  for (const id of readable.prepare<[], string>('SELECT picture_id FROM pictures').pluck().all()) {
    const bytes = soundPicture(readable, id);
    if (bytes !== null) replacePicture(db, id, bytes);
  }
}

/** Repairs links to rows that could not be read: puzzles get a set of their own, other rows belong to nothing. */
function mendLinks(db: WritableDb): void {
  adoptOrphans(db);
  deleteOrphanParts(db);
  for (const { table } of ALL_TABLES.filter(({ link }) => link === 'puzzle_id'))
    db.exec(`UPDATE ${table} SET puzzle_id = NULL WHERE puzzle_id NOT IN (SELECT puzzle_id FROM puzzles)`);
}

/** Fills an empty database with the rows that can be read, in the current format. Returns how many could not. */
function copyFrom(bytes: Uint8Array, readable: WritableDb): number {
  const format = reading(readable, bytes, likelyFormat);
  migrate(readable, { steps: stepsTo(format) });
  dropTriggers(readable); // a check that is damaged must not become another one
  readable.pragma('foreign_keys = OFF'); // a row stays whose link is damaged, or leads to what cannot be read
  const unread = reading(readable, withOwnSchema(bytes, readable), (damaged) =>
    tablesOf(readable).map((table) => copyTable(damaged, readable, table)),
  );
  migrate(readable, { isDamaged: true });
  return unread.reduce((sum, count) => sum + count, 0);
}

/** Opens the bytes of a file beside `db`, and returns the result of `read`. */
function reading<T>(db: WritableDb, bytes: Uint8Array, read: (damaged: WritableDb) => T): T {
  const damaged = db.another(bytes);
  try {
    return read(damaged);
  } finally {
    damaged.close();
  }
}

/** The tables are the best evidence, then the note in the library, then the header. */
function likelyFormat(damaged: WritableDb): number {
  const byTables = readableOr(0, () => knownFormat(damaged));
  const told = byTables || readableOr(0, () => noteOfFormat(damaged)) || readableOr(0, () => formatOf(damaged));
  return told >= 1 && told <= FORMAT ? told : FORMAT;
}

function dropTriggers(db: WritableDb): void {
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all();
  for (const name of names) db.exec(`DROP TRIGGER ${name}`);
}

function tablesOf(db: ReadableDb): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
  return db.prepare<[], string>(sql).pluck().all();
}

/** Returns how many rows could not be read; 0 if nothing is known about the table. */
function copyTable(damaged: ReadableDb, readable: WritableDb, table: string): number {
  const columns = tableColumns(readable, table);
  const insert = readable.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`);
  let unread = 0;
  readable.transaction(() => {
    for (const row of rowsOf(damaged, table, columns.join(', ')))
      if (row === null || readableOr(null, () => insert.run(row)) === null) unread++;
  })();
  return unread;
}

/**
 * The rows of a table, by their ids; `null` for each unreadable one. A table without ids is read as a whole or not at
 * all.
 */
function* rowsOf(damaged: ReadableDb, table: string, columns: string): Generator<unknown[] | null> {
  const all = `SELECT ${columns} FROM ${table}`;
  const last = lastRow(damaged, table);
  const find = readableOr(null, () => damaged.prepare<[number], unknown[]>(`${all} WHERE rowid = ?`).raw());
  if (find === null) return yield* readableOr([], () => damaged.prepare<[], unknown[]>(all).raw().all());
  for (let id = 1; id <= last; id++) {
    const row = readableOr(null, () => find.get(id));
    if (row !== undefined) yield row;
  }
}

/** The highest id that a table has, or ever had. */
function lastRow(damaged: ReadableDb, table: string): number {
  const given = 'SELECT MAX(seq) FROM sqlite_sequence WHERE name = ?';
  const known = readableOr(0, () => damaged.prepare<[string], number | null>(given).pluck().get(table) ?? 0);
  const there = readableOr(
    0,
    () => damaged.prepare<[], number | null>(`SELECT MAX(rowid) FROM ${table}`).pluck().get() ?? 0,
  );
  return Math.min(Math.max(known, there), MOST_IDS);
}
