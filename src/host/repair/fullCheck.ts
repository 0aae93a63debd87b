/**
 * The full check of a library. `integrity_check` also compares every index with its table, unlike `quick_check`, and
 * each row is compared with its hash and its derived columns. It takes 8 s and more for the largest library (measured
 * on a shared core), so it runs at every start where the file is small, as nearly all are, and otherwise once a week at
 * an end.
 */
import { isSqliteError, SqliteFault, type WritableDb } from '../store/database.ts';
import { damagedParts, fetchPart, forgetParts } from '../store/experimentParts.ts';
import { fetchBack, fetchRow, fetchSetting, missingPictures, type Fetch, type VisitBackups } from './fetchBack.ts';
import type { Documents, Values } from '../store/documents.ts';
import { checkedRows, ALL_READERS } from '../store/kinds.ts';
import { addNotices, mended, type Mended } from './notices.ts';
import { mendPlaces, type MendedPlaces } from './mendPlaces.ts';
import { adoptOrphans } from '../store/sets.ts';
import type { KindTable } from '../store/tables.ts';
import { damagedSettings, forgetSetting, OWN, readSettings, writeSettings } from '../store/settings.ts';

/** The largest file that is fully checked at a start: it takes less than a second (measured on a shared core). */
const SMALL_BYTES = 8 * 1024 * 1024;

const NO_BACKUPS: VisitBackups = () => {};

/** Checks everything where that is quick, else only places. */
export function checkAtStart(db: WritableDb, backups = NO_BACKUPS): void {
  if (bytesOf(db) <= SMALL_BYTES) checkFully(db, backups);
  else checkPlaces(db, backups);
}

/**
 * Checks everything, unless that was done within `ageMs` or the library is closed, and records what the next start has
 * to report. A check from the future, made while the clock was wrong, does not count.
 */
export function checkAtEnd(db: WritableDb, ageMs: number, backups = NO_BACKUPS): void {
  if (!db.open) return;
  const nowMs = Date.now();
  const checkedAtMs = Number(readSettings(db).get(OWN.fullyCheckedAtMs) ?? 0);
  if (checkedAtMs <= nowMs && nowMs - checkedAtMs < ageMs) return;
  checkFully(db, backups);
  db.transaction(() => writeSettings(db, { [OWN.fullyCheckedAtMs]: nowMs })).immediate();
}

export function bytesOf(db: WritableDb): number {
  const [pages, pageBytes] = ['page_count', 'page_size'].map((name) => db.pragma(name, { simple: true }) as number);
  return pages! * pageBytes!;
}

/**
 * Checks everything: rebuilds indexes and derived columns that disagree with the rows, restores damaged rows from the
 * `backups` that prove them, and leaves a notice. Writes nothing where all is well. Throws an error of SQLite, with the
 * library unchanged, if the file is damaged beyond that.
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

/** Checks only the places of rows. Uses no index, so it takes as long as reading the tables. */
function checkPlaces(db: WritableDb, backups: VisitBackups): void {
  const check = (): void => {
    const places = mendAllPlaces(db, backups);
    if (changed(places) > 0) addNotices(db, mended({ places, indexes: false, ...mendRows(db, backups) }));
  };
  db.transaction(check).immediate();
}

function mendAllPlaces(db: WritableDb, backups: VisitBackups): MendedPlaces {
  const mended = mendPlaces(db, backups);
  if (changed(mended) > 0) adoptOrphans(db);
  return mended;
}

function changed({ proved, unproved }: MendedPlaces): number {
  return proved + unproved;
}

/** Corruption can make two rows equal that a unique index needs distinct: then the file is damaged. */
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
  const found = ALL_READERS.map((of) => mendDerived(db, of));
  const damaged = found.flatMap(({ damaged }) => damaged);
  const rows = fetchBack(backups, damaged);
  const pictures = fetchBack(backups, missingPictures(db));
  const parts = mendParts(db, backups);
  const derived = found.reduce((sum, { derived }) => sum + derived, 0);
  const { settings, ...others } = mendSettings(db, backups);
  const fetched = rows + pictures + parts.fetched + others.fetched;
  return { derived, fetched, damaged: damaged.length - rows, settings, recounted: parts.recounted };
}

/**
 * Parts that no backup has are deleted, and counted again when the experiment continues. Ids are never reused, so the
 * results under an id are always the same.
 */
function mendParts(db: WritableDb, backups: VisitBackups): Pick<Mended, 'fetched' | 'recounted'> {
  const damaged = damagedParts(db).map(
    (id): Fetch =>
      (backup) =>
        fetchPart(db, backup, id),
  );
  const fetched = fetchBack(backups, damaged);
  const lost = damagedParts(db);
  forgetParts(db, lost);
  return { fetched, recounted: lost.length };
}

/** Settings that no backup has are deleted, so that they are reported once. */
function mendSettings(db: WritableDb, backups: VisitBackups): Pick<Mended, 'fetched' | 'settings'> {
  const damaged = damagedSettings(db).map((row) => fetchSetting(db, row));
  const fetched = fetchBack(backups, damaged);
  const lost = damagedSettings(db);
  for (const row of lost) forgetSetting(db, row);
  return { fetched, settings: lost.length };
}

/** Recomputes the derived columns of a table; also returns what restores its damaged rows. */
function mendDerived(db: WritableDb, of: Documents<unknown>): { derived: number; damaged: Fetch[] } {
  const damaged: Fetch[] = [];
  let sum = 0;
  let overwrite: ((id: number, derived: Values) => number) | undefined;
  for (const { id, derived } of checkedRows(db, of)) {
    if (derived === null) damaged.push(fetchRow(db, of, id));
    else sum += (overwrite ??= overwriting(db, of.at, Object.keys(derived)))(id, derived);
  }
  return { derived: sum, damaged };
}

/**
 * Returns a function that corrects the columns `names` of a row, and returns 1 if something else was stored, else 0.
 */
function overwriting(
  db: WritableDb,
  { table, id }: KindTable,
  names: readonly string[],
): (id: number, derived: Values) => number {
  if (names.length === 0) return () => 0;
  const isOther = names.map((name) => `${name} IS NOT :${name}`).join(' OR ');
  const change = names.map((name) => `${name} = :${name}`).join(', ');
  const update = db.prepare<object>(`UPDATE ${table} SET ${change} WHERE ${id} = :rowId AND (${isOther})`);
  return (rowId, derived) => update.run({ rowId, ...derived }).changes;
}
