/**
 * The place of a row: its set or puzzle, its position, its pin and the time of its deletion. A check beside these
 * columns shows whether one of them is corrupted. Triggers keep it up to date (`addPlaceChecks`), so no change can
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
 * What a row belongs to comes first, so it has a large factor in the check. Then one corrupted byte of the check, a
 * date or a pin never points to another puzzle or set nearby: that one would be more than 100,000 ids away. Tested in
 * `place.test.ts`.
 */
export function placed({ id, places }: KindTable): Placed {
  return { id, columns: places };
}

/**
 * A prime above 2³⁰, and a factor that keeps products within 64 bits: changing a column by a power of two always shows.
 */
const [MODULUS, FACTOR] = [2_147_483_647, 1_000_003];

/** SQL for `place_check`, from columns whose names begin with `prefix`; replaces those in `instead`. */
export function placeCheck(
  { id, columns }: Placed,
  prefix = '',
  instead: Readonly<Record<string, string>> = {},
): string {
  const values = columns.map((column) => instead[column] ?? prefix + column);
  return values.reduce((sum, value) => `((${sum}) * ${FACTOR} + IFNULL(${value}, -1)) % ${MODULUS}`, prefix + id);
}

/**
 * Creates the triggers that update the check of a table when rows are added or moved. They keep a damaged check as it
 * is.
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
