import { csvLine } from '../../../shared/exchange/csv.ts';

export type Cell = string | number | null;

/** A column of a table: its name, and what it says of a row. */
export type WrittenColumn<Row, Context> = readonly [name: string, cell: (row: Row, context: Context) => Cell];

const ROWS_AT_ONCE = 1_000;

/** A table (CSV) in parts, the names of its columns first. */
export function* tableLines<Row, Context>(
  columns: readonly WrittenColumn<Row, Context>[],
  rows: readonly Row[],
  context: Context,
): Generator<string> {
  yield csvLine(columns.map(([name]) => name));
  const lineOf = (row: Row): string => csvLine(columns.map(([, cell]) => cell(row, context)));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    yield rows
      .slice(at, at + ROWS_AT_ONCE)
      .map(lineOf)
      .join('');
}
