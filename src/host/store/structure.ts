/** The tables, columns, links, indexes and triggers of a library. SQLite finds a file sound also where the disk has renamed one of them. */
import type { ReadableDb, WritableDb } from './database.ts';
import { formatOf, latestFormat, migrate, noteOfFormat } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

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

/** What is called otherwise in its own text: SQLite takes no notice of upper case, and a copy would have the other name. */
const MISNAMED =
  'SELECT name FROM sqlite_schema WHERE sql IS NOT NULL AND (instr(sql, name) = 0 OR instr(sql, tbl_name) = 0)';

/** What the structure of each format is, once it was asked for. */
const KNOWN = new Map<number, string>();

/** Whether a library has the structure of its format; a format of the future is not known here. */
export function hasItsStructure(db: WritableDb): boolean {
  return isFromFuture(db) || knownFormat(db) === formatOf(db);
}

/** Whether a newer program has written a library: its header says so, and nothing else in it speaks of the format of today. */
export function isFromFuture(db: WritableDb): boolean {
  const today = latestFormat(MIGRATIONS);
  return formatOf(db) > today && !(knownFormat(db) === today && noteOfFormat(db) === today);
}

/** The format whose structure a library has; 0 where it has that of none. */
export function knownFormat(db: WritableDb): number {
  const structure = structureOf(db);
  return MIGRATIONS.findLast(({ version }) => structure === structureOfFormat(version, db))?.version ?? 0;
}

function structureOfFormat(format: number, like: WritableDb): string {
  const known = KNOWN.get(format);
  if (known !== undefined) return known;
  const db = like.another();
  migrate(
    db,
    MIGRATIONS.filter(({ version }) => version <= format),
    () => {},
  );
  const structure = structureOf(db);
  db.close();
  KNOWN.set(format, structure);
  return structure;
}

function structureOf(db: ReadableDb): string {
  return JSON.stringify([COLUMNS, LINKS, INDEXES, TRIGGERS, MISNAMED].map((sql) => db.prepare(sql).raw().all()));
}
