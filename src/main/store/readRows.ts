import type { Damaged } from '../../shared/contract/types.ts';
import { DamagedRow } from './storeErrors.ts';

/** What `read` makes of the rows, and beside it the rows that it finds damaged: one of them does not hide the others. */
export function readRows<Row, Item>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  read: (row: Row) => Item,
): { sound: Item[]; damaged: Damaged[] } {
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
