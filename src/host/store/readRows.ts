import type { Damaged } from '../../shared/contract/types.ts';
import { DamagedRow } from './storeErrors.ts';

/** The rows of a list, and beside them those that are found damaged: one of them does not hide the others. */
export interface ReadRows<Item> {
  readonly sound: Item[];
  readonly damaged: Damaged[];
}

/** What `read` makes of the rows. */
export function readRows<Row, Item>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  read: (row: Row) => Item,
): ReadRows<Item> {
  const sound: Item[] = [];
  const damaged: Damaged[] = [];
  for (const row of rows) {
    try {
      sound.push(read(row));
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      damaged.push({ id: idOf(row), title: error.title, sentence: error.message });
    }
  }
  return { sound, damaged };
}

/** The same for rows that an index has named: a damaged index may name one that is not there. */
export function readRowsById<Row, Item>(
  ids: readonly number[],
  find: (id: number) => Row | undefined,
  read: (row: Row) => Item,
  noun: ConstructorParameters<typeof DamagedRow>[0],
): ReadRows<Item> {
  const readOne = (id: number): Item => {
    const row = find(id);
    if (row === undefined) throw new DamagedRow(noun, null);
    return read(row);
  };
  return readRows(ids, Number, readOne);
}
