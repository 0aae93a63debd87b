/**
 * What the disk has changed in a sound file is restored from a backup that proves what was saved: a picture by its
 * name, which is its hash; a row where the hash beside the damaged one is the same, or where everything but the hash
 * is. An older state of a row proves nothing, so it does not replace the row.
 */
import { isBuiltIn } from '../../shared/contract/pictures.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { checking, type Kind, type Values } from './kinds.ts';
import { fetchPart } from './experimentParts.ts';
import { replacePicture, soundPicture } from './pictures.ts';
import { PLACED } from './place.ts';
import { columnsOf } from './structure.ts';
import { forgetSetting, isSound, settingRows, type SettingRow } from './settings.ts';

/** Puts one thing back from a backup; returns whether that has it. */
export type Fetch = (backup: ReadableDb) => boolean;

/** Shows the sound backups of a library that have its format, the newest first, as long as `visit` wants another one. */
export type VisitBackups = (visit: (backup: ReadableDb) => boolean) => void;

/** Asks the backups; returns how many things came back. */
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

/** What puts back a damaged row. Where it stands has a check of its own, and stays. */
export function fetchRow(db: WritableDb, kind: Kind, id: number): Fetch {
  return (backup) => {
    const derived = checking(backup, kind)(id);
    if (derived === null) return false;
    const names = contentColumns(db, kind, derived);
    const [theirs, ours] = [backup, db].map((one) => rowOf(one, kind, id, names));
    if (!isSameSave(theirs!, ours!)) return false;
    const change = Object.keys({ ...theirs, ...derived }).map((name) => `${name} = :${name}`);
    db.prepare<object>(`UPDATE ${kind.table} SET ${change.join(', ')} WHERE ${kind.id} = :rowId`).run({
      ...{ ...theirs, ...derived },
      rowId: id,
    });
    return true;
  };
}

const HASH = 'content_hash';

/** Whether a damaged row was saved as a sound one: either its hash is the same, or only its hash has changed. */
function isSameSave(sound: FoundRow, damaged: FoundRow): boolean {
  if (sound[HASH] === damaged[HASH]) return true;
  return Object.keys(sound).every((name) => name === HASH || sound[name] === damaged[name]);
}

/** The columns that the hash of a row covers, and the hash. */
function contentColumns(db: ReadableDb, { table, id }: Kind, derived: Values): string[] {
  const placed: readonly string[] = PLACED[table as keyof typeof PLACED].columns;
  const others = [id, ...placed, 'place_check', ...Object.keys(derived)];
  return columnsOf(db, table).filter((name) => !others.includes(name));
}

function rowOf(db: ReadableDb, { table, id }: Kind, rowId: number, names: readonly string[]): FoundRow {
  return db.prepare<[number], FoundRow>(`SELECT ${names.join(', ')} FROM ${table} WHERE ${id} = ?`).get(rowId)!;
}

/** What puts back the pictures that puzzles show and that are not there as they were kept. */
export function missingPictures(db: WritableDb): Fetch[] {
  const sql = 'SELECT DISTINCT picture_id FROM puzzles WHERE picture_id IS NOT NULL';
  const shown = db.prepare<[], string>(sql).pluck().all();
  const own = shown.filter((id) => !isBuiltIn(id));
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

/** What puts back results of an experiment: ids are given once, so that those under the id are those. */
export function fetchResults(db: WritableDb, partId: number): Fetch {
  return (backup) => fetchPart(db, backup, partId);
}

/** What puts back a damaged setting: the one with its hash or, where only that has changed, with its key and value. */
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
