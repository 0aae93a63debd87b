/**
 * Where a row stands: its set or its puzzle, its position, whether it is pinned and when it was deleted. A check beside these columns
 * tells whether the disk has changed one of them. It is a number that triggers keep (`holdPlaces`), so that no change of a place can
 * forget it.
 */
import type { ReadableDb, WritableDb } from './database.ts';

/** What the check of a table covers. */
export interface Placed {
  readonly id: string;
  readonly columns: readonly string[];
}

/**
 * What a row belongs to comes first. So it counts in the check with a large factor, and no byte of the check, of a date or of a pin can
 * change so that the check tells of another puzzle or set: that one would be more than 100,000 ids away. `place.test.ts` holds it.
 */
export const PLACED = {
  sets: { id: 'set_id', columns: ['position', 'deleted_at_ms'] },
  puzzles: { id: 'puzzle_id', columns: ['set_id', 'position', 'deleted_at_ms'] },
  runs: { id: 'run_id', columns: ['puzzle_id', 'is_pinned', 'deleted_at_ms'] },
  comparisons: { id: 'comparison_id', columns: ['puzzle_id', 'deleted_at_ms'] },
  questions: { id: 'question_id', columns: ['puzzle_id', 'deleted_at_ms'] },
  lessons: { id: 'lesson_id', columns: ['position', 'deleted_at_ms'] },
  experiments: { id: 'experiment_id', columns: ['deleted_at_ms'] },
  heuristics: { id: 'heuristic_id', columns: ['deleted_at_ms'] },
  challenges: { id: 'challenge_id', columns: ['set_id', 'deleted_at_ms'] },
} as const satisfies Record<string, Placed>;

type PlacedTable = keyof typeof PLACED;

const TABLES = Object.keys(PLACED) as PlacedTable[];

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
export function holdPlaces(db: WritableDb, table: string, placed: Placed): void {
  const { id, columns } = placed;
  const note = `UPDATE ${table} SET place_check = ${placeCheck(placed, 'NEW.')} WHERE ${id} = NEW.${id}`;
  db.exec(`
    CREATE TRIGGER ${table}_placed AFTER INSERT ON ${table} BEGIN ${note}; END;
    CREATE TRIGGER ${table}_moved AFTER UPDATE OF ${columns.join(', ')} ON ${table}
      WHEN OLD.place_check IS ${placeCheck(placed, 'OLD.')} BEGIN ${note}; END;
  `);
}

/**
 * Mends the places that the disk has changed; returns how many. What has changed its set or its puzzle goes back to the one that its
 * check tells. Otherwise what may have been deleted is there again, and what may have been pinned is pinned: a damaged place must cost
 * nothing. A puzzle may belong to a set that is not there: `collectStrays` sees to those.
 */
export function mendPlaces(db: WritableDb): number {
  return TABLES.flatMap((table) => misplaced(db, table).map((id) => mend(db, table, id))).length;
}

function misplaced(db: ReadableDb, table: PlacedTable): number[] {
  const sql = `SELECT ${PLACED[table].id} FROM ${table} WHERE place_check IS NOT ${placeCheck(PLACED[table])}`;
  return db.prepare<[], number>(sql).pluck().all();
}

function mend(db: WritableDb, table: PlacedTable, id: number): void {
  const update = (change: string): void =>
    void db.prepare<[number]>(`UPDATE ${table} SET ${change} WHERE ${PLACED[table].id} = ?`).run(id);
  const link = linkByCheck(db, table, id);
  if (link !== undefined) return update(`${BELONGS[table]!.column} = ${link}`);
  update('deleted_at_ms = NULL');
  if (table === 'runs') update('is_pinned = 1');
  update(`place_check = ${placeCheck(PLACED[table])}`);
}

const IN_SET = { column: 'set_id', among: 'SELECT set_id AS id FROM sets' };
const PUZZLE_OR_NONE = { column: 'puzzle_id', among: 'SELECT puzzle_id AS id FROM puzzles UNION ALL SELECT NULL' };

/** What a row belongs to: a set, or a puzzle or none. */
const BELONGS: Partial<Record<PlacedTable, { readonly column: string; readonly among: string }>> = {
  puzzles: IN_SET,
  challenges: IN_SET,
  runs: PUZZLE_OR_NONE,
  comparisons: PUZZLE_OR_NONE,
  questions: PUZZLE_OR_NONE,
};

/** What a row belongs to by its check; `undefined` where that agrees with nothing, so that something else has changed. */
function linkByCheck(db: ReadableDb, table: PlacedTable, id: number): number | null | undefined {
  const belongs = BELONGS[table];
  if (belongs === undefined) return undefined;
  const check = placeCheck(PLACED[table], `${table}.`, { [belongs.column]: 'told.id' });
  const sql = `SELECT told.id FROM ${table} JOIN (${belongs.among}) AS told
    WHERE ${table}.${PLACED[table].id} = ? AND ${table}.place_check = ${check}`;
  return db.prepare<[number], number | null>(sql).pluck().get(id);
}
