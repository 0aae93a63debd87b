import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';

/** What the check of a lesson's place covers. */
const PLACED = { id: 'lesson_id', columns: ['position', 'deleted_at_ms'] } as const;

/** The user's own lessons, in the user's order: the title, and the rest as one JSON text with its own format. */
export function addLessons(db: WritableDb): void {
  db.exec(`
    CREATE TABLE lessons (
      lesson_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      position INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE INDEX lessons_by_position ON lessons (deleted_at_ms, position, lesson_id);
  `);
  addPlaceChecks(db, 'lessons', PLACED);
}
