/** Whether a database is a library, of which format, and whether it is sound. Nothing here changes it. */
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from '../store/database.ts';
import { searchPuzzles } from '../store/findPuzzles.ts';
import { listRuns } from '../store/findRuns.ts';
import { listSets } from '../store/sets.ts';
import { readSettings } from '../store/settings.ts';
import { MIGRATIONS } from '../store/migrations/migrations.ts';
import { APPLICATION_ID, FORMAT, formatOf, migrate, noteOfFormat, stepsTo } from './migrate.ts';

const COLUMNS = `SELECT tables.name, tables.strict, columns.name, columns.type, columns."notnull", columns.pk
  FROM pragma_table_list AS tables JOIN pragma_table_xinfo(tables.name) AS columns
  WHERE tables.schema = 'main' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  ORDER BY tables.name, columns.cid`;

const LINKS = `SELECT tables.name, links."table", links."from", links."to", links.on_delete
  FROM pragma_table_list AS tables JOIN pragma_foreign_key_list(tables.name) AS links
  WHERE tables.schema = 'main' ORDER BY tables.name, links.id`;

const INDEXES = `SELECT indexes.tbl_name, indexes.name, columns.cid, columns.name, columns."desc", columns.key
  FROM sqlite_schema AS indexes JOIN pragma_index_xinfo(indexes.name) AS columns
  WHERE indexes.type = 'index' ORDER BY indexes.name, columns.seqno`;

const TRIGGERS = `SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`;

/**
 * Names that differ from those in their own SQL, even in case: SQLite ignores case, but a copy would get the other
 * name.
 */
const MISNAMED =
  'SELECT name FROM sqlite_schema WHERE sql IS NOT NULL AND (instr(sql, name) = 0 OR instr(sql, tbl_name) = 0)';

/** The structures of formats, computed once each. */
const KNOWN = new Map<number, string>();

/** Whether the file is a library of Searchlight, or an empty database. */
export function isOurs(db: WritableDb): boolean {
  return db.pragma('application_id', { simple: true }) === APPLICATION_ID || isBlank(db);
}

/** Whether nothing was ever stored: a new file, or one whose first migration was interrupted. */
export function isBlank(db: WritableDb): boolean {
  const marks = [db.pragma('application_id', { simple: true }), db.pragma('user_version', { simple: true })];
  return marks.every((mark) => mark === 0) && hasNoTables(db);
}

function hasNoTables(db: ReadableDb): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

/**
 * Whether SQLite finds the file sound, and it has the structure of its format: SQLite does not notice a renamed table.
 * The structure of a future format is unknown.
 */
export function isWhole(db: WritableDb): boolean {
  const isSound = db.pragma('quick_check', { simple: true }) === 'ok';
  return isSound && (isFromFuture(db) || knownFormat(db) === formatOf(db));
}

/**
 * Whether a newer program has written a library: its header says so, and neither tables nor note show the current
 * format.
 */
export function isFromFuture(db: WritableDb): boolean {
  return formatOf(db) > FORMAT && !(knownFormat(db) === FORMAT && noteOfFormat(db) === FORMAT);
}

const FIRST: Page = { offset: 0, limit: 20 };

/** Whether every list of a library of a newer program can be read, without damaged rows on its first page. */
export function isReadable(db: ReadableDb): boolean {
  try {
    readSettings(db);
    const lists = [
      listSets(db, FIRST),
      searchPuzzles(db, { filter: {}, sort: 'set', descending: false, ...FIRST }),
      listRuns(db, { filter: {}, sort: 'time', descending: true, ...FIRST }),
    ];
    return lists.every(({ damaged }) => damaged.length === 0);
  } catch {
    return false;
  }
}

/** The format whose structure a library has; 0 for none. */
export function knownFormat(db: WritableDb): number {
  if (hasNoTables(db)) return 0; // without making a library of each format
  const structure = structureOf(db);
  return MIGRATIONS.findLast(({ version }) => structure === structureOfFormat(version, db))?.version ?? 0;
}

function structureOfFormat(format: number, like: WritableDb): string {
  const known = KNOWN.get(format);
  if (known !== undefined) return known;
  const db = like.another();
  migrate(db, { steps: stepsTo(format) });
  const structure = structureOf(db);
  db.close();
  KNOWN.set(format, structure);
  return structure;
}

function structureOf(db: ReadableDb): string {
  return JSON.stringify([COLUMNS, LINKS, INDEXES, TRIGGERS, MISNAMED].map((sql) => db.prepare(sql).raw().all()));
}
