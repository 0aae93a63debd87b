/** Mends the places of rows that the disk has changed: their sets, puzzles, order, pins and deletions. */
import type { ReadableDb, WritableDb } from './database.ts';
import { fetchBack, type Fetch, type VisitBackups } from './fetchBack.ts';
import { PLACED, placeCheck, type PlacedTable } from './place.ts';

/** How many places had changed. */
export interface MendedPlaces {
  /** They are as they were saved: the check or a backup proves it. */
  readonly proved: number;
  /** What they were, nothing tells. */
  readonly unproved: number;
}

interface Misplaced {
  readonly table: PlacedTable;
  readonly id: number;
}

const TABLES = Object.keys(PLACED) as PlacedTable[];

/**
 * What has changed its set or its puzzle goes back to the one that its check tells. Any other place comes back from the newest of the
 * `backups` that proves it. Otherwise what may have been deleted is there again, and what may have been pinned is pinned: a damaged place
 * must cost nothing. A puzzle may belong to a set that is not there: `collectStrays` sees to those.
 */
export function mendPlaces(db: WritableDb, backups: VisitBackups): MendedPlaces {
  const all = misplaced(db);
  for (const row of all) mendLink(db, row);
  fetchBack(
    backups,
    misplaced(db).map((row) => fetchPlace(db, row)),
  );
  const unproved = misplaced(db);
  for (const row of unproved) keep(db, row);
  return { proved: all.length - unproved.length, unproved: unproved.length };
}

function misplaced(db: ReadableDb): Misplaced[] {
  return TABLES.flatMap((table) => {
    const sql = `SELECT ${PLACED[table].id} FROM ${table} WHERE place_check IS NOT ${placeCheck(PLACED[table])}`;
    const ids = db.prepare<[], number>(sql).pluck().all();
    return ids.map((id) => ({ table, id }));
  });
}

function mendLink(db: WritableDb, row: Misplaced): void {
  const link = linkByCheck(db, row);
  if (link !== undefined) change(db, row, { [BELONGS[row.table]!.column]: link });
}

/** What puts a place back from a backup that proves it: either the check is the same, or all but the check is. */
function fetchPlace(db: WritableDb, row: Misplaced): Fetch {
  return (backup) => {
    const [theirs, ours] = [backup, db].map((one) => placeOf(one, row));
    if (!theirs?.isSound || ours === undefined) return false;
    const names = PLACED[row.table].columns;
    const isSameSave = theirs.values['place_check'] === ours.values['place_check'];
    if (!isSameSave && names.some((name) => theirs.values[name] !== ours.values[name])) return false;
    change(db, row, theirs.values);
    return true;
  };
}

type PlaceValues = Readonly<Record<string, number | null>>;

function placeOf(db: ReadableDb, { table, id }: Misplaced): { isSound: boolean; values: PlaceValues } | undefined {
  const placed = PLACED[table];
  const check = placeCheck(placed);
  const sql = `SELECT ${placed.columns.join(', ')}, place_check, ${check} AS told FROM ${table} WHERE ${placed.id} = ?`;
  const row = db.prepare<[number], Record<string, number | null>>(sql).get(id);
  if (row === undefined) return undefined;
  const { told, ...values } = row;
  return { isSound: told === values['place_check'], values };
}

/** The triggers leave a damaged check as it is. */
function change(db: WritableDb, { table, id }: Misplaced, values: PlaceValues): void {
  const names = Object.keys(values).map((name) => `${name} = :${name}`);
  const sql = `UPDATE ${table} SET ${names.join(', ')} WHERE ${PLACED[table].id} = :rowId`;
  db.prepare<object>(sql).run({ ...values, rowId: id });
}

function keep(db: WritableDb, row: Misplaced): void {
  change(db, row, { deleted_at_ms: null, ...(row.table === 'runs' && { is_pinned: 1 }) });
  const { table, id } = row;
  const sql = `UPDATE ${table} SET place_check = ${placeCheck(PLACED[table])} WHERE ${PLACED[table].id} = ?`;
  db.prepare<[number]>(sql).run(id);
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
function linkByCheck(db: ReadableDb, { table, id }: Misplaced): number | null | undefined {
  const belongs = BELONGS[table];
  if (belongs === undefined) return undefined;
  const check = placeCheck(PLACED[table], `${table}.`, { [belongs.column]: 'told.id' });
  const sql = `SELECT told.id FROM ${table} JOIN (${belongs.among}) AS told
    WHERE ${table}.${PLACED[table].id} = ? AND ${table}.place_check = ${check}`;
  return db.prepare<[number], number | null>(sql).pluck().get(id);
}
