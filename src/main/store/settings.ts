import { hashSetting } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** A row of `settings`. */
interface SettingRow {
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
  const rows = db.prepare<[], SettingRow>('SELECT key, value, content_hash AS hash FROM settings').all();
  const sound = rows.filter(({ key, value, hash }) => hashSetting(key, value) === hash);
  return new Map(sound.map(({ key, value }) => [key, JSON.parse(value)]));
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
