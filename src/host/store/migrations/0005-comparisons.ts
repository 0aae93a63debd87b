import type { WritableDb } from '../database.ts';

/** Comparisons of searches: the content as one JSON text, with a hash of the whole row. */
export function addComparisons(db: WritableDb): void {
  db.exec(`
    CREATE TABLE comparisons (
      comparison_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL
    ) STRICT;

    CREATE INDEX comparisons_by_time ON comparisons (deleted_at_ms, saved_at_ms, comparison_id);
    CREATE INDEX comparisons_by_puzzle ON comparisons (puzzle_id);
  `);
}
