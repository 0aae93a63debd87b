import type { WritableDb } from './database.ts';
import { createSet } from './sets.ts';

/** Where puzzles go whose set could not be read. */
const FOUND_AGAIN = 'Found again';

/** Gives puzzles whose set is not there a set of their own. */
export function foundAgain(db: WritableDb): void {
  const lost = 'set_id NOT IN (SELECT set_id FROM sets)';
  if (db.prepare(`SELECT 1 FROM puzzles WHERE ${lost}`).get() === undefined) return;
  const { setId } = createSet(db, { title: FOUND_AGAIN });
  db.prepare(`UPDATE puzzles SET set_id = ? WHERE ${lost}`).run(setId);
}
