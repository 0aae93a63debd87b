/** Documents stored as a title and JSON: one way to add, change, read and find all their kinds. */
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Page } from '../../shared/contract/types.ts';
import { hashDocument } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { countRows, lastRow, requireRoomIn } from './keptRows.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';
import type { KindTable } from './tables.ts';

/** By column; `content`: JSON of what has no column. */
export interface DocumentValues {
  readonly title: string;
  readonly content: string;
  readonly [column: string]: string | number | null;
}

/** A row as read: the hashed columns, the id, and what `Documents.beside` adds. */
export type DocumentRow = DocumentValues & { readonly rowId: number; readonly content_hash: string };

/** How a kind of document is stored. */
export interface Documents<Document> {
  readonly at: KindTable;
  /** The hashed columns, in the order of hashing. */
  readonly hashed: readonly string[];
  /** SQL of further columns to read. */
  readonly beside?: string;
  /** SQL condition: false where what the row belongs to is deleted. */
  readonly isThere?: string;
  /** SQL of the order of lists; by default the id. */
  readonly order?: string;
  read(row: DocumentRow): Document;
}

export const TITLE_AND_CONTENT = ['title', 'content'];

export function columnsOfDocument({ at: { id }, hashed, beside }: Documents<unknown>): string {
  return [`${id} AS rowId`, ...hashed, 'content_hash', ...(beside ? [beside] : [])].join(', ');
}

/** Throws `DamagedRow` where the hash does not match. */
export function readDocument<Document>(of: Documents<Document>, row: DocumentRow): Document {
  if (hashOf(of, row) !== row.content_hash) throw new DamagedRow(of.at.noun, row.title);
  return of.read(row);
}

/** `where`: SQL with the parameters `values`. */
interface WantedDocuments {
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
  const sql = `${select(of, where)} ORDER BY ${of.order ?? of.at.id} ${page ? 'LIMIT :limit OFFSET :offset' : ''}`;
  const rows = db.prepare<object, DocumentRow>(sql).all({ ...values, ...page });
  const read = (row: DocumentRow): Document => readDocument(of, row);
  const total = page ? countRows(db, of.at) : rows.length;
  return { ...readRows(rows, ({ rowId }) => rowId, read), total };
}

/** Refuses as `not-found` or `store-damaged`. */
export function getDocument<Document>(db: ReadableDb, of: Documents<Document>, rowId: number): Document {
  const row = db.prepare<[number], DocumentRow>(select(of, `${of.at.id} = ?`)).get(rowId);
  if (row === undefined) throw notFound(of.at.noun);
  return readDocument(of, row);
}

/** Returns the id. */
export function addDocument(db: WritableDb, of: Documents<unknown>, values: DocumentValues): number {
  requireRoomIn(db, of.at);
  const row = { ...values, content_hash: hashOf(of, values) };
  const names = Object.keys(row);
  const sql = `INSERT INTO ${of.at.table} (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`;
  return Number(db.prepare<object>(sql).run(row).lastInsertRowid);
}

export function replaceDocument(db: WritableDb, of: Documents<unknown>, rowId: number, values: DocumentValues): void {
  const row = { ...values, content_hash: hashOf(of, values) };
  const change = Object.keys(row).map((name) => `${name} = :${name}`);
  db.prepare<object>(`UPDATE ${of.at.table} SET ${change.join(', ')} WHERE ${of.at.id} = :rowId`).run({
    ...row,
    rowId,
  });
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
  return `SELECT ${columnsOfDocument(of)} FROM ${of.at.table} WHERE ${conditions.join(' AND ')}`;
}

function hashOf({ at, hashed }: Documents<unknown>, values: DocumentValues): string {
  return hashDocument(
    at.noun,
    hashed.map((name) => values[name]),
  );
}
