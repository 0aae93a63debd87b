/**
 * Where a row stands: its set or its puzzle, its position, whether it is pinned and when it was deleted. A check beside these columns
 * tells whether the disk has changed one of them. It is a number that triggers keep (`addPlaceChecks`), so that no change of a place can
 * forget it.
 */
import type { WritableDb } from './database.ts';
import type { KindTable } from './tables.ts';

/** What the check of a table covers. */
export interface Placed {
  readonly id: string;
  readonly columns: readonly string[];
}

/**
 * What a row belongs to comes first. So it counts in the check with a large factor, and no byte of the check, of a date or of a pin can
 * change so that the check tells of another puzzle or set: that one would be more than 100,000 ids away. `place.test.ts` holds it.
 */
export function placed({ id, places }: KindTable): Placed {
  return { id, columns: places };
}

/** A prime above 2³⁰, and one that keeps each product within 64 bits: no column can change by any power of two unnoticed. */
const [MODULUS, FACTOR] = [2_147_483_647, 1_000_003];

/** SQL for what `place_check` has to be, of columns whose names begin with `prefix`; columns in `instead` are replaced. */
export function placeCheck(
  { id, columns }: Placed,
  prefix = '',
  instead: Readonly<Record<string, string>> = {},
): string {
  const values = columns.map((column) => instead[column] ?? prefix + column);
  return values.reduce((sum, value) => `((${sum}) * ${FACTOR} + IFNULL(${value}, -1)) % ${MODULUS}`, prefix + id);
}

/**
 * Creates the triggers that keep the check of a table, for what is added and for what is moved. A damaged check stays
 * as it is.
 */
export function addPlaceChecks(db: WritableDb, table: string, placed: Placed): void {
  const { id, columns } = placed;
  const note = `UPDATE ${table} SET place_check = ${placeCheck(placed, 'NEW.')} WHERE ${id} = NEW.${id}`;
  db.exec(`
    CREATE TRIGGER ${table}_placed AFTER INSERT ON ${table} BEGIN ${note}; END;
    CREATE TRIGGER ${table}_moved AFTER UPDATE OF ${columns.join(', ')} ON ${table}
      WHEN OLD.place_check IS ${placeCheck(placed, 'OLD.')} BEGIN ${note}; END;
  `);
}
