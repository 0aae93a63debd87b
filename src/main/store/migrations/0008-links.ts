import type { WritableDb } from '../database.ts';
import { holdPlaces, PLACED, placeCheck } from '../place.ts';
import { PLACED_AT_FIRST } from './0006-places-and-settings.ts';

/** The check of a run's or comparison's place covers the puzzle that it belongs to, too. A check that was damaged stays so. */
export function holdLinks(db: WritableDb): void {
  for (const table of ['runs', 'comparisons'] as const) {
    db.exec(`
      DROP TRIGGER IF EXISTS ${table}_placed;
      DROP TRIGGER IF EXISTS ${table}_moved;
      UPDATE ${table} SET place_check = ${placeCheck(PLACED[table])}
        WHERE place_check IS ${placeCheck(PLACED_AT_FIRST[table])};
    `);
    holdPlaces(db, table, PLACED[table]);
  }
}
