/**
 * The tables of today's format, of which a new library is made. `npx vitest run schema -u` writes them after a new
 * migration.
 */
export const SCHEMA = `
CREATE TABLE sets (
      set_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      position INTEGER NOT NULL
    , content_hash TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER, place_check INTEGER NOT NULL DEFAULT 0) STRICT;
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
      puzzle_hash TEXT NOT NULL
    , content_hash TEXT NOT NULL DEFAULT '', tags TEXT NOT NULL DEFAULT '', solvable INTEGER NOT NULL DEFAULT 0, folded TEXT NOT NULL DEFAULT '', sort_title TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER, picture_id TEXT, picture_alt TEXT, place_check INTEGER NOT NULL DEFAULT 0, claimed INTEGER, costs TEXT) STRICT;
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
      engine_version INTEGER NOT NULL,
      status TEXT NOT NULL,
      expanded INTEGER NOT NULL,
      generated INTEGER NOT NULL,
      max_frontier INTEGER NOT NULL,
      solution TEXT,
      duration_ms REAL NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      content_hash TEXT NOT NULL
    , search TEXT NOT NULL DEFAULT '', length INTEGER, sort_title TEXT NOT NULL DEFAULT '', puzzle_hash TEXT NOT NULL DEFAULT '', recipe_hash TEXT NOT NULL DEFAULT '', is_pinned INTEGER NOT NULL DEFAULT 0, deleted_at_ms INTEGER, place_check INTEGER NOT NULL DEFAULT 0, source TEXT NOT NULL DEFAULT 'unknown', costs TEXT) STRICT;
CREATE TABLE "settings" (key TEXT PRIMARY KEY, value TEXT NOT NULL, content_hash TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE INDEX sets_by_position ON sets (deleted_at_ms, position, set_id);
CREATE INDEX puzzles_by_set ON puzzles (set_id, deleted_at_ms, position, puzzle_id);
CREATE INDEX puzzles_by_title ON puzzles (deleted_at_ms, sort_title, puzzle_id);
CREATE INDEX puzzles_by_size ON puzzles (deleted_at_ms, rows * cols, rows, puzzle_id);
CREATE INDEX puzzles_by_length ON puzzles (deleted_at_ms, optimal, puzzle_id);
CREATE INDEX puzzles_by_age ON puzzles (deleted_at_ms, puzzle_id);
CREATE INDEX puzzles_by_tags ON puzzles (deleted_at_ms, tags);
CREATE INDEX puzzles_by_hash ON puzzles (puzzle_hash);
CREATE INDEX runs_by_puzzle ON runs (puzzle_id, deleted_at_ms, saved_at_ms, run_id);
CREATE INDEX runs_by_time ON runs (deleted_at_ms, saved_at_ms, run_id);
CREATE INDEX runs_by_title ON runs (deleted_at_ms, sort_title, run_id);
CREATE INDEX runs_by_size ON runs (deleted_at_ms, rows * cols, rows, run_id);
CREATE INDEX runs_by_algorithm ON runs (deleted_at_ms, algorithm, saved_at_ms, run_id);
CREATE INDEX runs_by_heuristic ON runs (deleted_at_ms, heuristic, run_id);
CREATE INDEX runs_by_status ON runs (deleted_at_ms, status, run_id);
CREATE INDEX runs_by_expanded ON runs (deleted_at_ms, expanded, run_id);
CREATE INDEX runs_by_generated ON runs (deleted_at_ms, generated, run_id);
CREATE INDEX runs_by_frontier ON runs (deleted_at_ms, max_frontier, run_id);
CREATE INDEX runs_by_length ON runs (deleted_at_ms, length, run_id);
CREATE INDEX runs_by_duration ON runs (deleted_at_ms, duration_ms, run_id);
CREATE INDEX runs_by_pin ON runs (deleted_at_ms, is_pinned, saved_at_ms, run_id);
CREATE INDEX runs_by_recipe ON runs (recipe_hash);
CREATE INDEX runs_by_boards ON runs (puzzle_hash);
CREATE TABLE pictures (picture_id TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
CREATE INDEX puzzles_by_picture ON puzzles (picture_id) WHERE picture_id IS NOT NULL;
CREATE TABLE comparisons (
      comparison_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL
    , place_check INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX comparisons_by_time ON comparisons (deleted_at_ms, saved_at_ms, comparison_id);
CREATE INDEX comparisons_by_puzzle ON comparisons (puzzle_id);
CREATE TRIGGER sets_placed AFTER INSERT ON sets BEGIN UPDATE sets SET place_check = ((((NEW.set_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE set_id = NEW.set_id; END;
CREATE TRIGGER sets_moved AFTER UPDATE OF position, deleted_at_ms ON sets
      WHEN OLD.place_check IS ((((OLD.set_id) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE sets SET place_check = ((((NEW.set_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE set_id = NEW.set_id; END;
CREATE TRIGGER puzzles_placed AFTER INSERT ON puzzles BEGIN UPDATE puzzles SET place_check = ((((((NEW.puzzle_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE puzzle_id = NEW.puzzle_id; END;
CREATE TRIGGER puzzles_moved AFTER UPDATE OF set_id, position, deleted_at_ms ON puzzles
      WHEN OLD.place_check IS ((((((OLD.puzzle_id) * 1000003 + IFNULL(OLD.set_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE puzzles SET place_check = ((((((NEW.puzzle_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE puzzle_id = NEW.puzzle_id; END;
CREATE TRIGGER runs_placed AFTER INSERT ON runs BEGIN UPDATE runs SET place_check = ((((((NEW.run_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE run_id = NEW.run_id; END;
CREATE TRIGGER runs_moved AFTER UPDATE OF puzzle_id, is_pinned, deleted_at_ms ON runs
      WHEN OLD.place_check IS ((((((OLD.run_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE runs SET place_check = ((((((NEW.run_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE run_id = NEW.run_id; END;
CREATE TRIGGER comparisons_placed AFTER INSERT ON comparisons BEGIN UPDATE comparisons SET place_check = ((((NEW.comparison_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE comparison_id = NEW.comparison_id; END;
CREATE TRIGGER comparisons_moved AFTER UPDATE OF puzzle_id, deleted_at_ms ON comparisons
      WHEN OLD.place_check IS ((((OLD.comparison_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE comparisons SET place_check = ((((NEW.comparison_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE comparison_id = NEW.comparison_id; END;
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
    , homework TEXT, homework_class TEXT, homework_lesson TEXT) STRICT;
CREATE INDEX questions_by_time ON questions (deleted_at_ms, saved_at_ms, question_id);
CREATE INDEX questions_by_class ON questions (deleted_at_ms, class_label);
CREATE INDEX questions_by_asked ON questions (asked_hash);
CREATE INDEX questions_by_puzzle ON questions (puzzle_id);
CREATE TRIGGER questions_placed AFTER INSERT ON questions BEGIN UPDATE questions SET place_check = ((((NEW.question_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE question_id = NEW.question_id; END;
CREATE TRIGGER questions_moved AFTER UPDATE OF puzzle_id, deleted_at_ms ON questions
      WHEN OLD.place_check IS ((((OLD.question_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE questions SET place_check = ((((NEW.question_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE question_id = NEW.question_id; END;
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
CREATE TRIGGER lessons_placed AFTER INSERT ON lessons BEGIN UPDATE lessons SET place_check = ((((NEW.lesson_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE lesson_id = NEW.lesson_id; END;
CREATE TRIGGER lessons_moved AFTER UPDATE OF position, deleted_at_ms ON lessons
      WHEN OLD.place_check IS ((((OLD.lesson_id) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE lessons SET place_check = ((((NEW.lesson_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE lesson_id = NEW.lesson_id; END;
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
CREATE TRIGGER experiments_placed AFTER INSERT ON experiments BEGIN UPDATE experiments SET place_check = ((NEW.experiment_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE experiment_id = NEW.experiment_id; END;
CREATE TRIGGER experiments_moved AFTER UPDATE OF deleted_at_ms ON experiments
      WHEN OLD.place_check IS ((OLD.experiment_id) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE experiments SET place_check = ((NEW.experiment_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE experiment_id = NEW.experiment_id; END;
CREATE TABLE heuristics (
      heuristic_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;
CREATE TRIGGER heuristics_placed AFTER INSERT ON heuristics BEGIN UPDATE heuristics SET place_check = ((NEW.heuristic_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE heuristic_id = NEW.heuristic_id; END;
CREATE TRIGGER heuristics_moved AFTER UPDATE OF deleted_at_ms ON heuristics
      WHEN OLD.place_check IS ((OLD.heuristic_id) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE heuristics SET place_check = ((NEW.heuristic_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE heuristic_id = NEW.heuristic_id; END;
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
CREATE TRIGGER challenges_placed AFTER INSERT ON challenges BEGIN UPDATE challenges SET place_check = ((((NEW.challenge_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE challenge_id = NEW.challenge_id; END;
CREATE TRIGGER challenges_moved AFTER UPDATE OF set_id, deleted_at_ms ON challenges
      WHEN OLD.place_check IS ((((OLD.challenge_id) * 1000003 + IFNULL(OLD.set_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE challenges SET place_check = ((((NEW.challenge_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE challenge_id = NEW.challenge_id; END;
CREATE INDEX questions_by_homework ON questions (homework_class, homework_lesson) WHERE homework_class IS NOT NULL;
CREATE TABLE rosters (
      roster_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;
CREATE TRIGGER rosters_placed AFTER INSERT ON rosters BEGIN UPDATE rosters SET place_check = ((NEW.roster_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE roster_id = NEW.roster_id; END;
CREATE TRIGGER rosters_moved AFTER UPDATE OF deleted_at_ms ON rosters
      WHEN OLD.place_check IS ((OLD.roster_id) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE rosters SET place_check = ((NEW.roster_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE roster_id = NEW.roster_id; END;
`;
