/** One page of documents that meet conditions, in some order. */
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { selectAll, readDocument, type DocumentRow, type Documents } from './documents.ts';
import { readRowsById } from './readRows.ts';

export const EVERYTHING: Page = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** A condition with the values of its parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** SQL without outside values, except the parameters of `where`. */
interface Listing {
  /** By default the table. */
  readonly from?: string;
  readonly where: readonly SqlCondition[];
  /**
   * Columns in the order in which they decide. The last one is different in every row, so that pages never overlap. A
   * column that may be NULL is followed by `NULLS LAST`.
   */
  readonly order: readonly string[];
  readonly descending: boolean;
}

/** Documents that are not deleted, and the damaged ones apart. Sorts only ids, often from an index alone. */
export function listPage<Document>(
  db: ReadableDb,
  of: Documents<Document>,
  { from = of.at.table, where, order, descending }: Listing,
  { offset, limit }: Page,
): ListRows<Document> {
  const { table, id, noun } = of.at;
  const conditions = [`${table}.deleted_at_ms IS NULL`, ...where.map(({ sql }) => sql)].join(' AND ');
  const values = Object.assign({}, ...where.map(({ values }) => values)) as object;
  const ordered = order.map((column) => directed(column, descending)).join(', ');
  const pick = (what: string, page = '') =>
    db.prepare<object, number>(`SELECT ${what} FROM ${from} WHERE ${conditions} ${page}`).pluck();

  const ids = pick(id, `ORDER BY ${ordered} LIMIT :limit OFFSET :offset`).all({ ...values, offset, limit });
  const total = pick('COUNT(*)').get(values)!;
  const row = db.prepare<[number], DocumentRow>(`${selectAll(of)} WHERE ${id} = ? AND deleted_at_ms IS NULL`);
  const read = readRowsById(
    ids,
    (id) => row.get(id),
    (row) => readDocument(of, row),
    noun,
  );
  return { ...read, total };
}

/** SQLite sorts NULL first; columns marked `NULLS LAST` have it last in both directions. */
function directed(column: string, descending: boolean): string {
  const [, name, nullsLast = ''] = /^(.*?)( NULLS LAST)?$/.exec(column)!;
  return `${name} ${descending ? 'DESC' : `ASC${nullsLast}`}`;
}
