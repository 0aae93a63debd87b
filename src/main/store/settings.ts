import type { ReadableDb, WritableDb } from './database.ts';

/** Every stored setting by its key. Nothing says that a value still makes sense: the reader of a setting judges it. */
export function readSettings(db: ReadableDb): Map<string, unknown> {
  const rows = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all();
  return new Map(rows.map(({ key, value }) => [key, parsed(value)]));
}

/** Stores the given settings, whose values JSON can hold; the others stay. */
export function writeSettings(db: WritableDb, change: Readonly<Record<string, unknown>>): void {
  const statement = db.prepare<[string, string]>(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  for (const [key, value] of Object.entries(change)) statement.run(key, JSON.stringify(value));
}

/** A value that was damaged on the disk is like one that was never stored. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
