/**
 * The full check of a library. SQLite's `integrity_check` also holds every index to its table, which `quick_check` does not, and each
 * row is held to its hash and to what follows from it. It takes 8 s and more for the largest library there can be (measured on a
 * shared core), so it is made at every start where the file is small, as nearly all are, and otherwise once a week at an end.
 */
import { isSqliteError, SqliteFault, type ReadableDb, type WritableDb } from './database.ts';
import { damagedParts, forgetParts } from './experimentParts.ts';
import {
  fetchBack,
  fetchResults,
  fetchRow,
  fetchSetting,
  missingPictures,
  type Fetch,
  type VisitBackups,
} from './fetchBack.ts';
import { checkedRows, KINDS, type Kind, type Values } from './kinds.ts';
import { addNotices, mended } from './notices.ts';
import { mendPlaces, type MendedPlaces } from './mendPlaces.ts';
import { collectStrays } from './sets.ts';
import { damagedSettings, forgetSetting, OWN, readSettings, writeSettings } from './settings.ts';

/** The largest file that is checked in full at a start: that takes less than a second (measured on a shared core). */
const SMALL_BYTES = 8 * 1024 * 1024;

/** What a check has found and mended. */
export interface Mended {
  readonly places: MendedPlaces;
  /** Rows beside which something stood that does not follow from them. */
  readonly derived: number;
  readonly indexes: boolean;
  /** Settings of the user that no backup has as they were stored: they are as in a new library. */
  readonly settings: number;
  /** Parts of what experiments have counted that no backup has: they are counted again. */
  readonly recounted: number;
  /** Rows, pictures, parts of experiments and settings that came back from a backup, which proved them to be what was stored. */
  readonly fetched: number;
  /** Rows that are not what was stored, and that no backup has. Opening one says so. */
  readonly damaged: number;
}

/** Whether a full check at a start is too short to be noticed. */
export function isSmall(db: WritableDb): boolean {
  return bytesOf(db) <= SMALL_BYTES;
}

/** The size of a database. */
export function bytesOf(db: WritableDb): number {
  const [pages, pageBytes] = ['page_count', 'page_size'].map((name) => db.pragma(name, { simple: true }) as number);
  return pages! * pageBytes!;
}

/** Whether no full check at an end is younger than `ageMs`. One from the future, made while the clock was wrong, says nothing. */
export function isFullCheckDue(db: ReadableDb, nowMs: number, ageMs: number): boolean {
  const checkedAtMs = Number(readSettings(db).get(OWN.fullyCheckedAtMs) ?? 0);
  return checkedAtMs > nowMs || nowMs - checkedAtMs >= ageMs;
}

/** Checks everything at an end, and notes what the next start has to report. */
export function checkAtEnd(db: WritableDb, backups: VisitBackups, nowMs: number): void {
  checkFully(db, backups);
  db.transaction(() => writeSettings(db, { [OWN.fullyCheckedAtMs]: nowMs })).immediate();
}

/**
 * Checks everything; what does not agree with the rows is made again, damaged rows come back from the
 * `backups` where these prove them, and a notice says so. Writes nothing where all is well. Throws an error of SQLite,
 * with the library as it was, where the file is damaged beyond that.
 */
export function checkFully(db: WritableDb, backups: VisitBackups): void {
  const indexes = !isIntact(db);
  db.transaction(() => {
    if (indexes) reindex(db);
    const found = { places: mendAllPlaces(db, backups), indexes, ...mendRows(db, backups) };
    const isMended =
      [changed(found.places), found.derived, found.fetched, found.settings, found.recounted].some(
        (count) => count > 0,
      ) || indexes;
    if (isMended) addNotices(db, mended(found));
    if (isMended && !isIntact(db)) throw staysDamaged();
  }).immediate();
}

/** Checks only what decides about deletion and order: no index takes part in that, so it takes as long as reading the tables. */
export function checkPlaces(db: WritableDb, backups: VisitBackups): void {
  const check = (): void => {
    const places = mendAllPlaces(db, backups);
    if (changed(places) > 0) addNotices(db, mended({ places, indexes: false, ...mendRows(db, backups) }));
  };
  db.transaction(check).immediate();
}

function mendAllPlaces(db: WritableDb, backups: VisitBackups): MendedPlaces {
  const mended = mendPlaces(db, backups);
  if (changed(mended) > 0) collectStrays(db);
  return mended;
}

function changed({ proved, unproved }: MendedPlaces): number {
  return proved + unproved;
}

/** Where the disk has made two rows equal that must differ, no index can be made: that is damage. */
function reindex(db: WritableDb): void {
  try {
    db.exec('REINDEX');
  } catch (error) {
    throw isSqliteError(error) && error.code.startsWith('SQLITE_CONSTRAINT') ? staysDamaged() : error;
  }
}

function staysDamaged(): Error {
  return new SqliteFault('The file stays damaged.', 'SQLITE_CORRUPT');
}

function isIntact(db: WritableDb): boolean {
  return db.pragma('integrity_check(1)', { simple: true }) === 'ok';
}

function mendRows(db: WritableDb, backups: VisitBackups): Omit<Mended, 'places' | 'indexes'> {
  const found = KINDS.map((kind) => mendDerived(db, kind));
  const damaged = found.flatMap(({ damaged }) => damaged);
  const rows = fetchBack(backups, damaged);
  const pictures = fetchBack(backups, missingPictures(db));
  const parts = mendParts(db, backups);
  const derived = found.reduce((sum, { derived }) => sum + derived, 0);
  const { settings, ...others } = mendSettings(db, backups);
  const fetched = rows + pictures + parts.fetched + others.fetched;
  return { derived, fetched, damaged: damaged.length - rows, settings, recounted: parts.recounted };
}

/** What no backup has is forgotten, and counted again when its experiment goes on. */
function mendParts(db: WritableDb, backups: VisitBackups): Pick<Mended, 'fetched' | 'recounted'> {
  const fetched = fetchBack(
    backups,
    damagedParts(db).map((id) => fetchResults(db, id)),
  );
  const lost = damagedParts(db);
  forgetParts(db, lost);
  return { fetched, recounted: lost.length };
}

/** What no backup has is forgotten, so that it is reported once. */
function mendSettings(db: WritableDb, backups: VisitBackups): Pick<Mended, 'fetched' | 'settings'> {
  const damaged = damagedSettings(db).map((row) => fetchSetting(db, row));
  const fetched = fetchBack(backups, damaged);
  const lost = damagedSettings(db);
  for (const row of lost) forgetSetting(db, row);
  return { fetched, settings: lost.length };
}

/** Derives again what follows from the rows of a table; returns what fetches back the damaged ones, too. */
function mendDerived(db: WritableDb, kind: Kind): { derived: number; damaged: Fetch[] } {
  const damaged: Fetch[] = [];
  let sum = 0;
  let overwrite: ((id: number, derived: Values) => number) | undefined;
  for (const { id, derived } of checkedRows(db, kind)) {
    if (derived === null) damaged.push(fetchRow(db, kind, id));
    else sum += (overwrite ??= overwriting(db, kind, Object.keys(derived)))(id, derived);
  }
  return { derived: sum, damaged };
}

/**
 * Returns a function that corrects the columns `names` of a row; it returns 1 where something else was stored, else 0.
 */
function overwriting(
  db: WritableDb,
  { table, id }: Kind,
  names: readonly string[],
): (id: number, derived: Values) => number {
  if (names.length === 0) return () => 0;
  const isOther = names.map((name) => `${name} IS NOT :${name}`).join(' OR ');
  const change = names.map((name) => `${name} = :${name}`).join(', ');
  const update = db.prepare<object>(`UPDATE ${table} SET ${change} WHERE ${id} = :rowId AND (${isOther})`);
  return (rowId, derived) => update.run({ rowId, ...derived }).changes;
}
