import type { WritableDb } from '../database.ts';

/**
 * Pictures on tiles: the user's own ones, each once, under the SHA-256 of its bytes; and the picture of each puzzle.
 * That may also be one of the program's, so `picture_id` refers to no table.
 */
export function addPictures(db: WritableDb): void {
  db.exec(`
    CREATE TABLE pictures (picture_id TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;

    ALTER TABLE puzzles ADD COLUMN picture_id TEXT;
    ALTER TABLE puzzles ADD COLUMN picture_alt TEXT;
    CREATE INDEX puzzles_by_picture ON puzzles (picture_id) WHERE picture_id IS NOT NULL;
  `);
}
