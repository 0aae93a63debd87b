/** Repairs corrupted places of rows: their sets, puzzles, order, pins and deletions. */
import type { ReadableDb, WritableDb } from '../store/database.ts';
import { fetchBack, type Fetch, type VisitBackups } from './fetchBack.ts';
import { updateRow } from '../store/keptRows.ts';
import { placeCheck, placed } from '../store/place.ts';
import { ALL_TABLES, type KindTable } from '../store/tables.ts';

export interface MendedPlaces {
  /** Restored: the check or a backup proves them. */
  readonly proved: number;
  /** Lost: nothing proves what they were. */
  readonly unproved: number;
}

interface Misplaced {
  readonly at: KindTable;
  readonly id: number;
}

/**
 * A corrupted set or puzzle is recovered from the row's check; any other place from the newest of the `backups` that
 * proves it. Otherwise what may have been deleted is restored, and what may have been pinned is pinned, so that damage
 * loses nothing. A puzzle may then belong to a missing set: `adoptOrphans` handles that.
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
  return ALL_TABLES.flatMap((at) => {
    const sql = `SELECT ${at.id} FROM ${at.table} WHERE place_check IS NOT ${placeCheck(placed(at))}`;
    const ids = db.prepare<[], number>(sql).pluck().all();
    return ids.map((id) => ({ at, id }));
  });
}

function mendLink(db: WritableDb, row: Misplaced): void {
  const link = linkByCheck(db, row);
  if (link !== undefined) updateRow(db, row.at, row.id, { [row.at.link!]: link });
}

/** Restores a place from a backup that proves it: the checks are equal, or everything but the check is. */
function fetchPlace(db: WritableDb, row: Misplaced): Fetch {
  return (backup) => {
    const [theirs, ours] = [backup, db].map((one) => placeOf(one, row));
    if (!theirs?.isSound || ours === undefined) return false;
    const names = row.at.places;
    const isSameSave = theirs.values['place_check'] === ours.values['place_check'];
    if (!isSameSave && names.some((name) => theirs.values[name] !== ours.values[name])) return false;
    updateRow(db, row.at, row.id, theirs.values);
    return true;
  };
}

type PlaceValues = Readonly<Record<string, number | null>>;

function placeOf(db: ReadableDb, { at, id }: Misplaced): { isSound: boolean; values: PlaceValues } | undefined {
  const check = placeCheck(placed(at));
  const sql = `SELECT ${at.places.join(', ')}, place_check, ${check} AS told FROM ${at.table} WHERE ${at.id} = ?`;
  const row = db.prepare<[number], Record<string, number | null>>(sql).get(id);
  if (row === undefined) return undefined;
  const { told, ...values } = row;
  return { isSound: told === values['place_check'], values };
}

/** The triggers leave a damaged check as it is. */
function keep(db: WritableDb, { at, id }: Misplaced): void {
  updateRow(db, at, id, { deleted_at_ms: null, ...(at.places.includes('is_pinned') && { is_pinned: 1 }) });
  const sql = `UPDATE ${at.table} SET place_check = ${placeCheck(placed(at))} WHERE ${at.id} = ?`;
  db.prepare<[number]>(sql).run(id);
}

/** What a row may belong to: a set; or a puzzle, or none. */
const LINKS = {
  set_id: 'SELECT set_id AS id FROM sets',
  puzzle_id: 'SELECT puzzle_id AS id FROM puzzles UNION ALL SELECT NULL',
} as const;

/** What a row belongs to by its check; `undefined` if no value matches, so that something else is corrupted. */
function linkByCheck(db: ReadableDb, { at, id }: Misplaced): number | null | undefined {
  const { table, link } = at;
  if (link === undefined) return undefined;
  const check = placeCheck(placed(at), `${table}.`, { [link]: 'told.id' });
  const sql = `SELECT told.id FROM ${table} JOIN (${LINKS[link]}) AS told
    WHERE ${table}.${at.id} = ? AND ${table}.place_check = ${check}`;
  return db.prepare<[number], number | null>(sql).pluck().get(id);
}
