/** Lists that come a page at a time. */
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';

/** A condition on the rows of a list, with the values of its parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a list is made of: SQL without values from outside, but for the parameters of `where`. */
export interface Listing {
  readonly from: string;
  /** The column that names a row. */
  readonly id: string;
  readonly where: readonly SqlCondition[];
  /**
   * Columns in the order in which they decide. The last one is different in every row, so that pages never overlap. A
   * column that may be NULL is followed by `NULLS LAST`.
   */
  readonly order: readonly string[];
  readonly descending: boolean;
}

/** Ids of the rows on a page, in order. They alone are sorted and counted off: often without a look at the rows. */
export function idsOnPage(db: ReadableDb, listing: Listing, { offset, limit }: Page): number[] {
  const order = listing.order.map((column) => directed(column, listing.descending)).join(', ');
  const sql = `SELECT ${listing.id} FROM ${listing.from} ${whereOf(listing)} ORDER BY ${order} LIMIT :limit OFFSET :offset`;
  return db
    .prepare<object, number>(sql)
    .pluck()
    .all({ ...valuesOf(listing), offset, limit });
}

/** Rows on all pages. */
export function countAll(db: ReadableDb, listing: Listing): number {
  const sql = `SELECT COUNT(*) FROM ${listing.from} ${whereOf(listing)}`;
  return db.prepare<object, number>(sql).pluck().get(valuesOf(listing))!;
}

function whereOf({ where }: Listing): string {
  return `WHERE ${where.map(({ sql }) => sql).join(' AND ')}`;
}

function valuesOf({ where }: Listing): object {
  return Object.assign({}, ...where.map(({ values }) => values));
}

/** SQLite sorts NULL before every number; a column marked so has it last, whichever way it is sorted. */
function directed(column: string, descending: boolean): string {
  const [, name, nullsLast = ''] = /^(.*?)( NULLS LAST)?$/.exec(column)!;
  return `${name} ${descending ? 'DESC' : `ASC${nullsLast}`}`;
}
