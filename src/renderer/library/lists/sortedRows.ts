/** How a table is sorted: by the values of a column; rows without a value come last. */
export interface RowOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

export type SortValue = string | number | null;

const COLLATOR = new Intl.Collator('en', { numeric: true });

export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  return rows.toSorted((one, other) => compareValues(valueOf(one), valueOf(other), isDescending ? -1 : 1));
}

function compareValues(one: SortValue, other: SortValue, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string') return sign * COLLATOR.compare(String(one), String(other));
  return sign * (one - other);
}
