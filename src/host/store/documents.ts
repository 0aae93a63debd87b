/** Documents in tables: one way to add, change, read, list and find all their kinds. */
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Page } from '../../shared/contract/types.ts';
import { hashDocument } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { countRows, insertInto, lastRow, requireRoomIn, updateRow } from './keptRows.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';
import type { KindTable } from './tables.ts';

/** By column. */
export type Values = Readonly<Record<string, string | number | null>>;

/** A row as read: the columns of the content, the id, and what `Documents.beside` adds. */
export interface DocumentRow extends Values {
  readonly rowId: number;
  readonly title: string;
  readonly content_hash: string;
}

/** A row with all but the title and some numbers in one text of JSON. */
export interface JsonRow extends DocumentRow {
  readonly content: string;
}

/** How a kind of document is stored. */
export interface Documents<Document> {
  readonly at: KindTable;
  /** The columns of a document's content. */
  readonly columns: readonly string[];
  /** One that came later: hashed where it holds something, so that earlier hashes stand. */
  readonly later?: string;
  /** SQL of further columns to read. */
  readonly beside?: string;
  /** SQL condition: false for a row whose set or puzzle is deleted. */
  readonly isThere?: string;
  /** SQL of the order of lists; by default that of the table. */
  readonly order?: string;
  /** With a `hash`, whatever the row is. */
  read(row: DocumentRow): Document;
  /** By default that of the values of `columns`. */
  hash?(document: Document): string;
  /** Columns that follow from a document, for search and order. */
  derive?(document: Document): Values;
}

export const TITLE_AND_CONTENT = ['title', 'content'];

/** Throws `DamagedRow` where the hash does not match. */
export function readDocument<Document>(of: Documents<Document>, row: DocumentRow): Document {
  if (of.hash !== undefined) {
    const document = of.read(row);
    if (of.hash(document) === row.content_hash) return document;
  } else if (hashOfColumns(of, row) === row.content_hash) return of.read(row);
  throw new DamagedRow(of.at.noun, row.title);
}

interface WantedDocuments {
  /** SQL with the parameters `values`. */
  readonly where?: string;
  readonly values?: object;
  readonly page?: Page;
}

/** Documents that are not deleted, and the damaged ones apart. */
export function listDocuments<Document>(
  db: ReadableDb,
  of: Documents<Document>,
  { where, values, page }: WantedDocuments = {},
): ListRows<Document> {
  const sql = `${select(of, where)} ORDER BY ${of.order ?? of.at.order} ${page ? 'LIMIT :limit OFFSET :offset' : ''}`;
  const rows = db.prepare<object, DocumentRow>(sql).all({ ...values, ...page });
  return { ...readAll(of, rows), total: page ? countRows(db, of.at) : rows.length };
}

/** The sound documents that meet `where`, SQL with one parameter; deleted ones too. */
export function allDocuments<Document>(
  db: ReadableDb,
  of: Documents<Document>,
  where: string,
  value: string,
): readonly Document[] {
  const rows = db.prepare<[string], DocumentRow>(`${selectAll(of)} WHERE ${where}`).all(value);
  return readAll(of, rows).rows;
}

function readAll<Document>(of: Documents<Document>, rows: readonly DocumentRow[]): Omit<ListRows<Document>, 'total'> {
  return readRows(
    rows,
    ({ rowId }) => rowId,
    (row) => readDocument(of, row),
  );
}

/** Refuses as `not-found` or `store-damaged`. */
export function getDocument<Document>(db: ReadableDb, of: Documents<Document>, rowId: number): Document {
  const row = db.prepare<[number], DocumentRow>(select(of, `${of.at.id} = ?`)).get(rowId);
  if (row === undefined) throw notFound(of.at.noun);
  return readDocument(of, row);
}

/** Refuses as `too-many`. */
export function addDocument<Document>(db: WritableDb, of: Documents<Document>, values: Values): Document {
  requireRoomIn(db, of.at);
  return getDocument(db, of, documentAdder(db, of)(values));
}

/**
 * Returns a function that adds a document and returns its id. Every call gives the same columns. Does not check for
 * room.
 */
export function documentAdder(db: WritableDb, of: Documents<unknown>): (values: Values) => number {
  let add: ((row: Values) => number) | undefined;
  return (values) => {
    const row = { ...values, ...followingFrom(of, values) };
    return (add ??= insertInto(db, of.at.table, Object.keys(row)))(row);
  };
}

export function replaceDocument<Document>(
  db: WritableDb,
  of: Documents<Document>,
  rowId: number,
  values: Values,
): Document {
  overwriteDocument(db, of, rowId, values);
  return getDocument(db, of, rowId);
}

/** Replaces a document, deleted ones too. */
export function overwriteDocument(db: WritableDb, of: Documents<unknown>, rowId: number, values: Values): void {
  updateRow(db, of.at, rowId, { ...values, ...followingFrom(of, values) });
}

/**
 * Finds the document with equal `columns` and equal JSON of `said`; `null` for none. Only finds those there at the time
 * of this call, not those that an import adds meanwhile.
 */
export function documentFinder<Document, Wanted extends object>(
  db: ReadableDb,
  of: Documents<Document>,
  columns: (wanted: Wanted) => Record<string, string | number>,
  said: (one: Document | Wanted) => unknown,
): (wanted: Wanted) => Document | null {
  const last = lastRow(db, of.at);
  return (wanted) => {
    const values = columns(wanted);
    const equal = Object.keys(values).map((name) => `${name} = :${name}`);
    const where = [...equal, `${of.at.id} <= :last`].join(' AND ');
    const text = canonicalJson(said(wanted));
    const { rows } = listDocuments(db, of, { where, values: { ...values, last } });
    return rows.find((one) => canonicalJson(said(one)) === text) ?? null;
  };
}

function select(of: Documents<unknown>, where?: string): string {
  const conditions = ['deleted_at_ms IS NULL', of.isThere, where].filter((condition) => condition !== undefined);
  return `${selectAll(of)} WHERE ${conditions.join(' AND ')}`;
}

/** SQL that selects all rows, deleted ones too. */
export function selectAll({ at: { table, id }, columns, later, beside }: Documents<unknown>): string {
  const more = [later, beside].filter((part) => part !== undefined);
  return `SELECT ${[`${id} AS rowId`, ...columns, 'content_hash', ...more].join(', ')} FROM ${table}`;
}

/** The derived columns and the hash. */
function followingFrom(of: Documents<unknown>, values: Values): Values {
  const document = of.read(values as DocumentRow);
  return { ...of.derive?.(document), content_hash: of.hash?.(document) ?? hashOfColumns(of, values) };
}

function hashOfColumns({ at, columns, later }: Documents<unknown>, values: Values): string {
  const added = later === undefined ? null : (values[later] ?? null);
  const said = columns.map((name) => values[name]);
  return hashDocument(at.noun, added === null ? said : [...said, added]);
}
