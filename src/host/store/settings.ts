import { parse } from '../../shared/contract/parse.ts';
import { SETTING_NAMES, SETTINGS, type Settings } from '../../shared/contract/settings.ts';
import { hashSetting } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** The keys of what the program notes for itself: each is made again, or done without. All others are the user's. */
export const OWN = {
  /** Which library it is, also in its backups, and how many changes it has seen. */
  libraryId: 'libraryId',
  changes: 'changes',
  /** The format, so that a header that has changed on the disk is not believed. */
  format: 'format',
  /** The starter sets were added once: a user who deletes them does not see them again. */
  starterSetsAdded: 'starterSetsAdded',
  /** The runs that have made room for newer ones. */
  runsPruned: 'runsPruned',
  /** When the last full check at an end was. */
  fullyCheckedAtMs: 'fullyCheckedAtMs',
  daysSeen: 'daysSeen',
} as const;

/** A row of `settings`. */
export interface SettingRow {
  readonly key: string;
  /** JSON. */
  readonly value: string;
  readonly hash: string;
}

/**
 * Every stored setting by its key; one that the disk has changed is as if it had never been stored. Nothing says that a value still
 * makes sense: the reader of a setting judges it.
 */
export function readSettings(db: ReadableDb): Map<string, unknown> {
  const sound = settingRows(db).filter(isSound);
  return new Map(sound.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** The settings that the page reads: what nobody has stored has its initial value. */
export function allSettings(db: ReadableDb): Settings {
  const stored = readSettings(db);
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, validOrInitial(name, stored.get(name))])) as Settings;
}

/** Each setting on its own: what an older or a newer program stored, or a damaged value, costs that setting only. */
function validOrInitial(name: keyof Settings, value: unknown): unknown {
  const { schema, initial } = SETTINGS[name];
  try {
    return parse<unknown>(schema, value);
  } catch {
    return initial;
  }
}

/** The settings of the user that are not what was stored. */
export function damagedSettings(db: ReadableDb): SettingRow[] {
  const own: readonly string[] = Object.values(OWN);
  return settingRows(db).filter((row) => !isSound(row) && !own.includes(row.key));
}

/** Every setting as it stands there. */
export function settingRows(db: ReadableDb): SettingRow[] {
  return db.prepare<[], SettingRow>('SELECT key, value, content_hash AS hash FROM settings').all();
}

/** Whether a setting is what was stored. */
export function isSound({ key, value, hash }: SettingRow): boolean {
  return hashSetting(key, value) === hash;
}

/** Removes a setting: it is as if it had never been stored. */
export function forgetSetting(db: WritableDb, { key }: SettingRow): void {
  db.prepare<[string]>('DELETE FROM settings WHERE key = ?').run(key);
}

/** Stores the given settings, whose values JSON can hold; the others stay. */
export function writeSettings(db: WritableDb, change: Readonly<Record<string, unknown>>): void {
  const statement = db.prepare<[string, string, string]>(
    `INSERT INTO settings (key, value, content_hash) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, content_hash = excluded.content_hash`,
  );
  for (const [key, value] of Object.entries(change)) {
    const json = JSON.stringify(value);
    statement.run(key, json, hashSetting(key, json));
  }
}
