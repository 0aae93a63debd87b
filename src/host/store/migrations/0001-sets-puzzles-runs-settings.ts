import type { WritableDb } from '../database.ts';

/**
 * The first format. Boards are texts (`1 2 3 7 4 5 6 8 0`), times are milliseconds since 1970-01-01 UTC. Ids are never
 * reused (AUTOINCREMENT), so that a remembered id cannot come to mean something else. The hashes are those of
 * `contentHash.ts`. `optimal` is the length of a shortest solution, if known.
 */
export function createSetsPuzzlesRunsSettings(db: WritableDb): void {
  db.exec(`
    CREATE TABLE sets (
      set_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX sets_by_position ON sets (position, set_id);

    CREATE TABLE puzzles (
      puzzle_id INTEGER PRIMARY KEY AUTOINCREMENT,
      set_id INTEGER NOT NULL REFERENCES sets (set_id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      rows INTEGER NOT NULL CHECK (rows > 0),
      cols INTEGER NOT NULL CHECK (cols > 0),
      start TEXT NOT NULL,
      goal TEXT NOT NULL,
      optimal INTEGER CHECK (optimal >= 0),
      content_hash TEXT NOT NULL
    ) STRICT;

    CREATE INDEX puzzles_by_set_and_position ON puzzles (set_id, position, puzzle_id);

    CREATE TABLE runs (
      run_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      rows INTEGER NOT NULL CHECK (rows > 0),
      cols INTEGER NOT NULL CHECK (cols > 0),
      start TEXT NOT NULL,
      goal TEXT NOT NULL,
      algorithm TEXT NOT NULL,
      heuristic TEXT NOT NULL,
      successor_order TEXT NOT NULL,
      ties TEXT NOT NULL,
      goal_test TEXT NOT NULL,
      engine_version INTEGER NOT NULL,
      status TEXT NOT NULL,
      expanded INTEGER NOT NULL,
      generated INTEGER NOT NULL,
      max_frontier INTEGER NOT NULL,
      solution TEXT,
      duration_ms REAL NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      content_hash TEXT NOT NULL
    ) STRICT;

    CREATE INDEX runs_by_time ON runs (saved_at_ms DESC, run_id DESC);
    CREATE INDEX runs_by_puzzle ON runs (puzzle_id);

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;
  `);
}
