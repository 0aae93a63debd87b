/**
 * Restores corrupted data of a sound file from a backup that proves what was saved: a picture by its name, which is its
 * hash; a row where the hash beside the damaged one is the same, or where all but the hash is. An older state of a row
 * proves nothing, so it does not replace the row.
 */
import { isBuiltIn } from '../../shared/contract/pictures.ts';
import type { ReadableDb, WritableDb } from '../store/database.ts';
import type { Documents, Values } from '../store/documents.ts';
import { tableColumns, updateRow } from '../store/keptRows.ts';
import { checking } from '../store/kinds.ts';
import { replacePicture, shownPictures, soundPicture } from '../store/pictures.ts';
import type { KindTable } from '../store/tables.ts';
import { forgetSetting, isSound, settingRows, type SettingRow } from '../store/settings.ts';

/** Restores one thing from a backup; returns whether that has it. */
export type Fetch = (backup: ReadableDb) => boolean;

/** Visits the library's sound backups of the same format, newest first, while `visit` returns true. */
export type VisitBackups = (visit: (backup: ReadableDb) => boolean) => void;

/** Searches the backups; returns how many things were restored. */
export function fetchBack(visitBackups: VisitBackups, wanted: readonly Fetch[]): number {
  let missing = wanted;
  if (wanted.length > 0)
    visitBackups((backup) => {
      missing = missing.filter((fetch) => !fetch(backup));
      return missing.length > 0;
    });
  return wanted.length - missing.length;
}

type FoundRow = Readonly<Record<string, unknown>>;

/** Restores a damaged row but not its place, which has its own check. */
export function fetchRow(db: WritableDb, of: Documents<unknown>, id: number): Fetch {
  return (backup) => {
    const derived = checking(backup, of)(id);
    if (derived === null) return false;
    const names = contentColumns(db, of.at, derived);
    const [theirs, ours] = [backup, db].map((one) => rowOf(one, of.at, id, names));
    if (!isSameSave(theirs!, ours!)) return false;
    updateRow(db, of.at, id, { ...theirs, ...derived });
    return true;
  };
}

const HASH = 'content_hash';

/** Whether two rows are the same save: the hashes are equal, or everything but the hash is. */
function isSameSave(sound: FoundRow, damaged: FoundRow): boolean {
  if (sound[HASH] === damaged[HASH]) return true;
  return Object.keys(sound).every((name) => name === HASH || sound[name] === damaged[name]);
}

/** The hashed columns of a row, and the hash. */
function contentColumns(db: ReadableDb, { table, id, places }: KindTable, derived: Values): string[] {
  const others = [id, ...places, 'place_check', ...Object.keys(derived)];
  return tableColumns(db, table).filter((name) => !others.includes(name));
}

function rowOf(db: ReadableDb, { table, id }: KindTable, rowId: number, names: readonly string[]): FoundRow {
  return db.prepare<[number], FoundRow>(`SELECT ${names.join(', ')} FROM ${table} WHERE ${id} = ?`).get(rowId)!;
}

/** Restores the missing or damaged pictures that puzzles and stops show. */
export function missingPictures(db: WritableDb): Fetch[] {
  const own = shownPictures(db).filter((id) => !isBuiltIn(id));
  return own.filter((id) => soundPicture(db, id) === null).map((id) => fetchPicture(db, id));
}

function fetchPicture(db: WritableDb, pictureId: string): Fetch {
  return (backup) => {
    const bytes = soundPicture(backup, pictureId);
    if (bytes === null) return false;
    replacePicture(db, pictureId, bytes);
    return true;
  };
}

/** Restores a damaged setting: the one with its hash or, where only that has changed, with its key and value. */
export function fetchSetting(db: WritableDb, damaged: SettingRow): Fetch {
  return (backup) => {
    const sound = settingRows(backup).find((row) => isSound(row) && isSameSetting(row, damaged));
    if (sound === undefined) return false;
    forgetSetting(db, damaged);
    db.prepare<object>('INSERT OR IGNORE INTO settings (key, value, content_hash) VALUES (:key, :value, :hash)').run(
      sound,
    );
    return true;
  };
}

function isSameSetting(sound: SettingRow, damaged: SettingRow): boolean {
  return sound.hash === damaged.hash || (sound.key === damaged.key && sound.value === damaged.value);
}
