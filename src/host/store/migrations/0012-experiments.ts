import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';

/** What the check of an experiment's place covers. */
const PLACED = { id: 'experiment_id', columns: ['deleted_at_ms'] } as const;

/**
 * Experiments: the title, and the rest as one JSON text with its own format; and their results, in parts as they
 * arrived.
 */
export function addExperiments(db: WritableDb): void {
  db.exec(`
    CREATE TABLE experiments (
      experiment_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      state TEXT NOT NULL,
      total INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE experiment_parts (
      part_id INTEGER PRIMARY KEY AUTOINCREMENT,
      experiment_id INTEGER NOT NULL REFERENCES experiments (experiment_id) ON DELETE CASCADE,
      engine_version INTEGER NOT NULL,
      results INTEGER NOT NULL,
      packed BLOB NOT NULL,
      content_hash TEXT NOT NULL
    ) STRICT;

    CREATE INDEX experiment_parts_by_experiment ON experiment_parts (experiment_id, part_id);
  `);
  addPlaceChecks(db, 'experiments', PLACED);
}
