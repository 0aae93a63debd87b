import type { WritableDb } from '../database.ts';
import { addPlaceChecks, placeCheck, type Placed } from '../place.ts';
import { PLACED_AT_FIRST } from './0006-places-and-settings.ts';

/** The tables whose rows may belong to a puzzle. */
const LINKED = ['runs', 'comparisons'] as const;

type Checks = Readonly<Record<(typeof LINKED)[number], Placed>>;

/** What the checks of links cover in format 8; the link comes last. */
export const LINKED_AT_FIRST: Checks = {
  runs: { id: 'run_id', columns: ['is_pinned', 'deleted_at_ms', 'puzzle_id'] },
  comparisons: { id: 'comparison_id', columns: ['deleted_at_ms', 'puzzle_id'] },
};

/** Includes the puzzle of a run or comparison in the check of its place. A damaged check stays damaged. */
export function holdLinks(db: WritableDb): void {
  checkAnew(db, PLACED_AT_FIRST, LINKED_AT_FIRST);
}

/** Replaces the checks of the places of runs and comparisons. A damaged check stays damaged. */
export function checkAnew(db: WritableDb, before: Checks, after: Checks): void {
  for (const table of LINKED) {
    db.exec(`
      DROP TRIGGER IF EXISTS ${table}_placed;
      DROP TRIGGER IF EXISTS ${table}_moved;
      UPDATE ${table} SET place_check = ${placeCheck(after[table])} WHERE place_check IS ${placeCheck(before[table])};
    `);
    addPlaceChecks(db, table, after[table]);
  }
}
