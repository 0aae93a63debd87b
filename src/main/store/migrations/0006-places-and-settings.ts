import { hashSetting } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';
import { PLACED, placeCheck } from '../place.ts';

/**
 * Nothing decides any more about what is deleted, pinned or shown first that the disk could change unnoticed: each place has a check,
 * which triggers keep, and each setting a hash. A change of a place that was damaged already leaves its check as it is.
 */
export function holdPlacesAndSettings(db: WritableDb): void {
  for (const table of Object.keys(PLACED) as (keyof typeof PLACED)[]) holdPlaces(db, table);
  db.exec("ALTER TABLE settings ADD COLUMN content_hash TEXT NOT NULL DEFAULT ''");
  const update = db.prepare('UPDATE settings SET content_hash = ? WHERE key = ?');
  for (const { key, value } of db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all())
    update.run(hashSetting(key, value), key);
}

function holdPlaces(db: WritableDb, table: keyof typeof PLACED): void {
  const { id, columns } = PLACED[table];
  const note = `UPDATE ${table} SET place_check = ${placeCheck(table, 'NEW.')} WHERE ${id} = NEW.${id}`;
  db.exec(`
    ALTER TABLE ${table} ADD COLUMN place_check INTEGER NOT NULL DEFAULT 0;
    UPDATE ${table} SET place_check = ${placeCheck(table)};
    CREATE TRIGGER ${table}_placed AFTER INSERT ON ${table} BEGIN ${note}; END;
    CREATE TRIGGER ${table}_moved AFTER UPDATE OF ${columns.join(', ')} ON ${table}
      WHEN OLD.place_check IS ${placeCheck(table, 'OLD.')} BEGIN ${note}; END;
  `);
}
