import type { DocumentKind } from '../../shared/contract/kinds.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { DamagedRow } from './storeErrors.ts';

export function readRows<Row, Item>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  read: (row: Row) => Item,
): Omit<ListRows<Item>, 'total'> {
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
  return { rows: sound, damaged };
}

/** The same for rows found by an index: a damaged index may name a missing row. */
export function readRowsById<Row, Item>(
  ids: readonly number[],
  find: (id: number) => Row | undefined,
  read: (row: Row) => Item,
  noun: DocumentKind,
): Omit<ListRows<Item>, 'total'> {
  const readOne = (id: number): Item => {
    const row = find(id);
    if (row === undefined) throw new DamagedRow(noun, null);
    return read(row);
  };
  return readRows(ids, Number, readOne);
}
