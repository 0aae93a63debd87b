export interface ListColumn<Row> {
  readonly label: string;
  readonly read: (row: Row) => string;
  readonly readBelow?: (row: Row) => string;
  /** Figures align right, typed texts wrap, a drawing comes from the table's owner. */
  readonly as?: 'figure' | 'typed' | 'drawing';
  /** Missing where rows cannot be sorted by it. */
  readonly sorting?: ColumnSorting;
}

interface ColumnSorting {
  /** `null` if another column sorts the rows. */
  readonly order: 'ascending' | 'descending' | null;
  readonly disabled?: boolean;
  readonly sort: () => unknown;
}
