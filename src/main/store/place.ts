/**
 * Where a row stands: its set, its position, whether it is pinned and when it was deleted. A check beside these columns tells whether
 * the disk has changed one of them. It is a number that triggers keep (migration 6), so that no change of a place can forget it.
 */
import type { ReadableDb, WritableDb } from './database.ts';
import { foundAgain } from './foundAgain.ts';

interface Placed {
  readonly id: string;
  readonly columns: readonly string[];
}

/** What the check of each table covers. */
export const PLACED = {
  sets: { id: 'set_id', columns: ['position', 'deleted_at_ms'] },
  puzzles: { id: 'puzzle_id', columns: ['set_id', 'position', 'deleted_at_ms'] },
  runs: { id: 'run_id', columns: ['is_pinned', 'deleted_at_ms'] },
  comparisons: { id: 'comparison_id', columns: ['deleted_at_ms'] },
} as const satisfies Record<string, Placed>;

type PlacedTable = keyof typeof PLACED;

const TABLES = Object.keys(PLACED) as PlacedTable[];

/** A prime above 2³⁰, and one that keeps each product within 64 bits: no column can change by any power of two unnoticed. */
const [MODULUS, FACTOR] = [2_147_483_647, 1_000_003];

/** SQL for what `place_check` has to be, of columns whose names begin with `prefix`; columns in `instead` are replaced. */
export function placeCheck(table: PlacedTable, prefix = '', instead: Readonly<Record<string, string>> = {}): string {
  const { id, columns } = PLACED[table];
  const values = columns.map((column) => instead[column] ?? prefix + column);
  return values.reduce((sum, value) => `((${sum}) * ${FACTOR} + IFNULL(${value}, -1)) % ${MODULUS}`, prefix + id);
}

/**
 * Mends the places that the disk has changed; returns how many. What may have been deleted is there again, and what may have been
 * pinned is pinned: a damaged place must cost nothing. A puzzle goes to the set that its check tells, or to one for such puzzles.
 */
export function mendPlaces(db: WritableDb): number {
  const mended = TABLES.flatMap((table) => misplaced(db, table).map((id) => mend(db, table, id)));
  if (mended.length > 0) foundAgain(db);
  return mended.length;
}

function misplaced(db: ReadableDb, table: PlacedTable): number[] {
  const sql = `SELECT ${PLACED[table].id} FROM ${table} WHERE place_check IS NOT ${placeCheck(table)}`;
  return db.prepare<[], number>(sql).pluck().all();
}

function mend(db: WritableDb, table: PlacedTable, id: number): void {
  const where = `WHERE ${PLACED[table].id} = ?`;
  const update = (change: string): void => void db.prepare<[number]>(`UPDATE ${table} SET ${change} ${where}`).run(id);
  update('deleted_at_ms = NULL');
  if (table === 'runs') update('is_pinned = 1');
  if (table === 'puzzles') update(`set_id = IFNULL((${SET_TOLD}), set_id)`);
  update(`place_check = ${placeCheck(table)}`);
}

/** The set with which the check of a puzzle agrees. */
const SET_TOLD = `SELECT sets.set_id FROM sets
  WHERE puzzles.place_check = ${placeCheck('puzzles', 'puzzles.', { set_id: 'sets.set_id' })}`;
