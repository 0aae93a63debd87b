import { parse } from '../../shared/contract/parse.ts';
import { SETTING_NAMES, SETTINGS, type Settings } from '../../shared/contract/settings.ts';
import { hashSetting } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** The keys of the program's own settings: each can be recreated, or is dispensable. All others are the user's. */
export const OWN = {
  /** Identifies the library, also in its backups, and counts its changes. */
  libraryId: 'libraryId',
  changes: 'changes',
  /** The format, so that a corrupted header is not trusted. */
  format: 'format',
  /** The starter sets were added: a user who deletes them does not get them again. */
  starterSetsAdded: 'starterSetsAdded',
  /** The number of runs deleted to make room for newer ones. */
  runsPruned: 'runsPruned',
  /** When the library was last checked fully. */
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
 * Every stored setting by its key, without corrupted ones. The reader of a setting must judge whether its value still
 * makes sense.
 */
export function readSettings(db: ReadableDb): Map<string, unknown> {
  const sound = settingRows(db).filter(isSound);
  return new Map(sound.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** The settings that the page reads, with initial values for those never stored. */
export function allSettings(db: ReadableDb): Settings {
  const stored = readSettings(db);
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, validOrInitial(name, stored.get(name))])) as Settings;
}

/** Reads each setting on its own, so that a damaged or unknown value costs that setting only. */
function validOrInitial(name: keyof Settings, value: unknown): unknown {
  const { schema, initial } = SETTINGS[name];
  try {
    return parse<unknown>(schema, value);
  } catch {
    return initial;
  }
}

/** The user's settings that are corrupted. */
export function damagedSettings(db: ReadableDb): SettingRow[] {
  const own: readonly string[] = Object.values(OWN);
  return settingRows(db).filter((row) => !isSound(row) && !own.includes(row.key));
}

/** Every setting, corrupted ones too. */
export function settingRows(db: ReadableDb): SettingRow[] {
  return db.prepare<[], SettingRow>('SELECT key, value, content_hash AS hash FROM settings').all();
}

/** Whether a setting matches its hash. */
export function isSound({ key, value, hash }: SettingRow): boolean {
  return hashSetting(key, value) === hash;
}

/** Removes a setting, as if it had never been stored. */
export function forgetSetting(db: WritableDb, { key }: SettingRow): void {
  db.prepare<[string]>('DELETE FROM settings WHERE key = ?').run(key);
}

/** Stores the given settings, whose values must be JSON; keeps the others. */
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
