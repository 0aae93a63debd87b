/**
 * SQLite reads nothing of a file if the SQL of one table, index or trigger is damaged. So a copy of the file gets this
 * program's own definitions of the tables, each with the page on which it can still be found.
 */
import type { ReadableDb } from '../store/database.ts';
import { type RecordField, FilePages, pageBytesOf, recordOf, writeFirstPage } from './pageFormat.ts';

/** A table of the format that the library has. */
interface Table {
  readonly name: string;
  readonly kind: 'table' | 'index';
  readonly columns: number;
  /** The columns that SQLite needs to read its rows: no types, no indexes. */
  readonly sql: string;
}

/**
 * A copy of `bytes` with the tables of `like`, an empty library of the same format. Leaves out tables whose first page
 * cannot be found.
 */
export function withOwnSchema(bytes: Uint8Array, like: ReadableDb): Uint8Array {
  const pageBytes = pageBytesOf(bytes, like.prepare<[], number>('PRAGMA page_size').pluck().get()!);
  const copy = new Uint8Array(Math.max(bytes.length, pageBytes));
  copy.set(bytes);
  const tables = tablesOf(like);
  const roots = rootsOf(new FilePages(bytes, pageBytes), tables);
  const found = tables.filter(({ name }) => roots.has(name));
  writeFirstPage(
    copy,
    found.map(({ name, sql }) => recordOf(['table', name, name, roots.get(name)!, sql])),
    pageBytes,
  );
  return copy;
}

/**
 * The first page of each table that can be found: by the file's own list of tables, or else by the form of the rows.
 */
function rootsOf(pages: FilePages, tables: readonly Table[]): Map<string, number> {
  const rows = schemaRows(pages);
  const roots = new Map<string, number>();
  for (const table of tables) {
    const told = rows.find((row) => speaksOf(row, table) && pages.kindOf(rootIn(row)) === table.kind);
    if (told !== undefined) roots.set(table.name, rootIn(told));
  }
  const others = treesBeside(pages, new Set(roots.values()));
  for (const table of tables) {
    if (roots.has(table.name)) continue;
    const at = others.findIndex((page) => looksLike(pages, page, table));
    if (at >= 0) roots.set(table.name, others.splice(at, 1)[0]!);
  }
  return roots;
}

/** The file's own list of tables and indexes, from any page: type, name, name of the table, first page, SQL. */
function schemaRows(pages: FilePages): RecordField[][] {
  const rows: RecordField[][] = [];
  for (let page = 1; page <= pages.count; page++)
    if (pages.kindOf(page) === 'table')
      rows.push(...pages.recordsOf(page).filter((row) => row.length === 5 && rootIn(row) > 1 && isText(row[4])));
  return rows;
}

const isText = (field: RecordField | undefined): boolean => typeof field === 'string' && field.startsWith('CREATE ');

function rootIn(row: readonly RecordField[]): number {
  return typeof row[3] === 'number' ? row[3] : 0;
}

/**
 * One of its two names is enough, since a byte may be corrupted. The kinds of pages distinguish tables from indexes.
 */
function speaksOf(row: readonly RecordField[], { name }: Table): boolean {
  const [type, own, ofTable] = row;
  return type === 'table' ? own === name || ofTable === name : own === name && ofTable === name;
}

/** The first pages of tables and indexes that are in use and not `known`. */
function treesBeside(pages: FilePages, known: ReadonlySet<number>): number[] {
  const inside = pages.freePages();
  const all = Array.from({ length: pages.count }, (_, at) => at + 1);
  for (const page of all) for (const child of pages.childrenOf(page)) inside.add(child);
  return all.filter((page) => page > 1 && pages.kindOf(page) !== null && !inside.has(page) && !known.has(page));
}

function looksLike(pages: FilePages, root: number, { kind, columns }: Table): boolean {
  if (pages.kindOf(root) !== kind) return false;
  let leaf = root;
  for (let depth = 0; depth < pages.count && pages.childrenOf(leaf).length > 0; depth++)
    leaf = pages.childrenOf(leaf)[0]!;
  return pages.recordsOf(leaf)[0]?.length === columns;
}

/** The tables of a library, with SQLite's own table of the highest ids. */
function tablesOf(like: ReadableDb): Table[] {
  const sql = "SELECT name, sql LIKE '%WITHOUT ROWID%' AS isIndex FROM sqlite_schema WHERE type = 'table'";
  const found = like.prepare<[], { name: string; isIndex: number }>(sql).all();
  return found.map(({ name, isIndex }) => {
    const columns = columnTexts(like, name, isIndex === 1);
    const end = isIndex === 1 ? ' WITHOUT ROWID' : '';
    const kind = isIndex === 1 ? 'index' : 'table';
    return { name, kind, columns: columns.length, sql: `CREATE TABLE ${name}(${columns.join(',')})${end}` };
  });
}

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
  readonly dflt_value: string | null;
}

/** A key counts if it is the row's id or, in a table without ids, the order of its rows. */
function columnTexts(like: ReadableDb, table: string, isIndex: boolean): string[] {
  const rows = like.prepare<[string], ColumnRow>('SELECT * FROM pragma_table_info(?)').all(table);
  return rows.map(({ name, type, pk, dflt_value }) => {
    const isKey = pk > 0 && (isIndex || type === 'INTEGER');
    return `${name}${isKey ? ` ${type} PRIMARY KEY` : ''}${dflt_value === null ? '' : ` DEFAULT ${dflt_value}`}`;
  });
}
