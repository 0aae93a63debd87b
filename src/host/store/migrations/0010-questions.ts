import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';

/** What the check of a question's place covers. */
const PLACED = { id: 'question_id', columns: ['puzzle_id', 'deleted_at_ms'] } as const;

/**
 * Questions that a class was asked, with its votes, as one JSON text. `is_claimed`: the right answer is a file's claim.
 * Also stores the folded text for searching, and a hash of the asked question.
 */
export function addQuestions(db: WritableDb): void {
  db.exec(`
    CREATE TABLE questions (
      question_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      class_label TEXT NOT NULL,
      content TEXT NOT NULL,
      is_claimed INTEGER NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      folded TEXT NOT NULL DEFAULT '',
      asked_hash TEXT NOT NULL DEFAULT '',
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE INDEX questions_by_time ON questions (deleted_at_ms, saved_at_ms, question_id);
    CREATE INDEX questions_by_class ON questions (deleted_at_ms, class_label);
    CREATE INDEX questions_by_asked ON questions (asked_hash);
    CREATE INDEX questions_by_puzzle ON questions (puzzle_id);
  `);
  addPlaceChecks(db, 'questions', PLACED);
}
