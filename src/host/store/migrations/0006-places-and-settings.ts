import { hashSetting } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';
import { addPlaceChecks, placeCheck, type Placed } from '../place.ts';

/** What the checks of formats 6 and 7 cover. */
export const PLACED_AT_FIRST = {
  sets: { id: 'set_id', columns: ['position', 'deleted_at_ms'] },
  puzzles: { id: 'puzzle_id', columns: ['set_id', 'position', 'deleted_at_ms'] },
  runs: { id: 'run_id', columns: ['is_pinned', 'deleted_at_ms'] },
  comparisons: { id: 'comparison_id', columns: ['deleted_at_ms'] },
} as const satisfies Record<string, Placed>;

/**
 * Makes corruption visible in whatever decides about deletion, pins and order: each place has a check, which triggers
 * update, and each setting a hash. A place that is damaged already keeps its wrong check.
 */
export function holdPlacesAndSettings(db: WritableDb): void {
  for (const [table, placed] of Object.entries(PLACED_AT_FIRST)) addChecks(db, table, placed);
  db.exec("ALTER TABLE settings ADD COLUMN content_hash TEXT NOT NULL DEFAULT ''");
  const update = db.prepare('UPDATE settings SET content_hash = ? WHERE key = ?');
  for (const { key, value } of db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all())
    update.run(hashSetting(key, value), key);
}

function addChecks(db: WritableDb, table: string, placed: Placed): void {
  db.exec(`
    ALTER TABLE ${table} ADD COLUMN place_check INTEGER NOT NULL DEFAULT 0;
    UPDATE ${table} SET place_check = ${placeCheck(placed)};
  `);
  addPlaceChecks(db, table, placed);
}
