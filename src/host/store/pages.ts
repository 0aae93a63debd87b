import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';

export const EVERYTHING: Page = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** A condition with the values of its parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** SQL without outside values, except the parameters of `where`. */
export interface Listing {
  readonly from: string;
  readonly id: string;
  readonly where: readonly SqlCondition[];
  /**
   * Columns in the order in which they decide. The last one is different in every row, so that pages never overlap. A
   * column that may be NULL is followed by `NULLS LAST`.
   */
  readonly order: readonly string[];
  readonly descending: boolean;
}

/** Sorts only ids, often from an index alone. */
export function idsOnPage(db: ReadableDb, listing: Listing, { offset, limit }: Page): number[] {
  const order = listing.order.map((column) => directed(column, listing.descending)).join(', ');
  const sql = `SELECT ${listing.id} FROM ${listing.from} ${whereOf(listing)} ORDER BY ${order} LIMIT :limit OFFSET :offset`;
  return db
    .prepare<object, number>(sql)
    .pluck()
    .all({ ...valuesOf(listing), offset, limit });
}

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

/** SQLite sorts NULL first; columns marked `NULLS LAST` have it last in both directions. */
function directed(column: string, descending: boolean): string {
  const [, name, nullsLast = ''] = /^(.*?)( NULLS LAST)?$/.exec(column)!;
  return `${name} ${descending ? 'DESC' : `ASC${nullsLast}`}`;
}
