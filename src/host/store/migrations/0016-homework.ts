import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';

/** What the check of a class's place covers. */
const PLACED = { id: 'roster_id', columns: ['deleted_at_ms'] } as const;

/**
 * What an answer belongs to that a student has handed in, as one JSON text; `NULL` of a vote in class. Its class and its
 * lesson also stand beside it, to be found by. And classes: the title, and the rest as one JSON text with its own format.
 */
export function addHomework(db: WritableDb): void {
  db.exec(`
    ALTER TABLE questions ADD COLUMN homework TEXT;
    ALTER TABLE questions ADD COLUMN homework_class TEXT;
    ALTER TABLE questions ADD COLUMN homework_lesson TEXT;

    CREATE INDEX questions_by_homework ON questions (homework_class, homework_lesson) WHERE homework_class IS NOT NULL;

    CREATE TABLE rosters (
      roster_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;
  `);
  addPlaceChecks(db, 'rosters', PLACED);
}
