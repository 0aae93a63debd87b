import type { WritableDb } from '../database.ts';

/** What moves cost, of puzzles and of runs: `tile`, a list as of cells, or `NULL` where every move costs 1. */
export function addCosts(db: WritableDb): void {
  db.exec(`
    ALTER TABLE puzzles ADD COLUMN costs TEXT;
    ALTER TABLE runs ADD COLUMN costs TEXT;
  `);
}
