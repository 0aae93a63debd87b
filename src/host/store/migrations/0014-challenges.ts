import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';

/** What the check of a challenge's place covers. */
const PLACED = { id: 'challenge_id', columns: ['set_id', 'deleted_at_ms'] } as const;

/** Challenges, each about a set: the title, and the rest as one JSON text with its own format. */
export function addChallenges(db: WritableDb): void {
  db.exec(`
    CREATE TABLE challenges (
      challenge_id INTEGER PRIMARY KEY AUTOINCREMENT,
      set_id INTEGER NOT NULL REFERENCES sets (set_id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE INDEX challenges_by_set ON challenges (set_id);
  `);
  addPlaceChecks(db, 'challenges', PLACED);
}
