import { sha256 } from '#platform';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import { hashDocument, hashPuzzleContent, hashRecipe, hashRunContent, readCells, writeSearch } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';
import { fold, sortKey } from '../fold.ts';

/**
 * Deleted items can be restored; puzzles have tags and can be searched; every run is kept, with its whole search as one
 * JSON text. Hashes cover the whole content of a row; equal `puzzle_hash` or `recipe_hash` means the same puzzle or
 * recipe. A row that was damaged before stays damaged: its hash is empty. Hashed columns have no CHECK any more, so
 * that a damaged value costs one row, and not the whole file.
 */
export function rebuildLibrary(db: WritableDb): void {
  db.exec(`
    ALTER TABLE sets ADD COLUMN content_hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE sets ADD COLUMN deleted_at_ms INTEGER;
    DROP INDEX sets_by_position;

    ALTER TABLE puzzles RENAME COLUMN content_hash TO puzzle_hash;
    ALTER TABLE puzzles ADD COLUMN content_hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE puzzles ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    ALTER TABLE puzzles ADD COLUMN solvable INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE puzzles ADD COLUMN folded TEXT NOT NULL DEFAULT '';
    ALTER TABLE puzzles ADD COLUMN sort_title TEXT NOT NULL DEFAULT '';
    ALTER TABLE puzzles ADD COLUMN deleted_at_ms INTEGER;
    DROP INDEX puzzles_by_set_and_position;

    ALTER TABLE runs ADD COLUMN search TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN length INTEGER;
    ALTER TABLE runs ADD COLUMN sort_title TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN puzzle_hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN recipe_hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE runs ADD COLUMN deleted_at_ms INTEGER;

    CREATE TABLE settings_without_check (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO settings_without_check SELECT key, value FROM settings;
    DROP TABLE settings;
    ALTER TABLE settings_without_check RENAME TO settings;
  `);
  convertSets(db);
  convertPuzzles(db);
  convertRuns(db);
  db.exec(`
    ALTER TABLE runs DROP COLUMN successor_order;
    ALTER TABLE runs DROP COLUMN ties;
    ALTER TABLE runs DROP COLUMN goal_test;
    ALTER TABLE runs DROP COLUMN search_options;
  `);
  createIndexes(db);
}

function convertSets(db: WritableDb): void {
  const update = db.prepare('UPDATE sets SET content_hash = ? WHERE set_id = ?');
  for (const { set_id, title } of rowsOf<{ set_id: number; title: string }>(db, 'sets'))
    update.run(hashDocument('set', [title]), set_id);
}

interface OldBoards {
  rows: number;
  cols: number;
  start: string;
  goal: string;
}

interface OldPuzzle extends OldBoards {
  puzzle_id: number;
  title: string;
  notes: string;
  optimal: number | null;
  puzzle_hash: string;
}

function convertPuzzles(db: WritableDb): void {
  const update = db.prepare(
    'UPDATE puzzles SET content_hash = ?, solvable = ?, folded = ?, sort_title = ? WHERE puzzle_id = ?',
  );
  for (const row of rowsOf<OldPuzzle>(db, 'puzzles')) {
    const { title, notes, optimal } = row;
    const puzzle = boardsOf(row);
    const isSound = hashOfBoards(row) === row.puzzle_hash;
    const hash = isSound ? hashPuzzleContent({ title, notes, tags: [], puzzle, optimal }) : '';
    const isSolvable = isSound && solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable;
    update.run(hash, Number(isSolvable), fold(`${title}\n${notes}`), sortKey(title), row.puzzle_id);
  }
}

interface OldRun extends OldBoards {
  [column: string]: string | number | null;
  run_id: number;
  title: string;
  content_hash: string;
}

function convertRuns(db: WritableDb): void {
  const update = db.prepare(
    `UPDATE runs SET search = :search, length = :length, sort_title = :sortTitle, puzzle_hash = :puzzleHash,
       recipe_hash = :recipeHash, content_hash = :contentHash, is_pinned = 1 WHERE run_id = :runId`,
  );
  for (const row of rowsOf<OldRun>(db, 'runs')) update.run(convertedRun(row));
}

/** Users kept these runs on purpose, so they are pinned. */
function convertedRun(row: OldRun): object {
  const { run_id: runId, title, algorithm, heuristic, successor_order: order, ties, goal_test: goalTest } = row;
  const options = parsed(row['search_options'] as string | null);
  const search = { algorithm, heuristic, order, ties, goalTest, ...options } as Parameters<typeof writeSearch>[0];
  const run = { title, puzzle: boardsOf(row), search, engineVersion: row['engine_version'], outcome: outcomeOf(row) };
  const content = { ...run, savedAtMs: row['saved_at_ms'] } as Parameters<typeof hashRunContent>[0];
  const isSound = hashOfRun(row) === row.content_hash;
  return {
    ...{ runId, search: writeSearch(search), length: content.outcome.solution?.length ?? null },
    ...{ sortTitle: sortKey(title), puzzleHash: hashOfBoards(row), recipeHash: hashRecipe(content) },
    contentHash: isSound ? hashRunContent({ ...content, source: 'unknown' }) : '',
  };
}

function outcomeOf(row: OldRun): object {
  const { status, expanded, generated, max_frontier: maxFrontier, solution, duration_ms: durationMs } = row;
  return { status, expanded, generated, maxFrontier, solution, durationMs };
}

/** Lists leave out deleted rows: with that column first, an index alone can find and order a page. */
function createIndexes(db: WritableDb): void {
  db.exec(`
    CREATE INDEX sets_by_position ON sets (deleted_at_ms, position, set_id);

    CREATE INDEX puzzles_by_set ON puzzles (set_id, deleted_at_ms, position, puzzle_id);
    CREATE INDEX puzzles_by_title ON puzzles (deleted_at_ms, sort_title, puzzle_id);
    CREATE INDEX puzzles_by_size ON puzzles (deleted_at_ms, rows * cols, rows, puzzle_id);
    CREATE INDEX puzzles_by_length ON puzzles (deleted_at_ms, optimal, puzzle_id);
    CREATE INDEX puzzles_by_age ON puzzles (deleted_at_ms, puzzle_id);
    CREATE INDEX puzzles_by_tags ON puzzles (deleted_at_ms, tags);
    CREATE INDEX puzzles_by_hash ON puzzles (puzzle_hash);

    DROP INDEX runs_by_time;
    DROP INDEX runs_by_puzzle;
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
  `);
}

function boardsOf({ rows, cols, start, goal }: OldBoards): {
  rows: number;
  cols: number;
  start: readonly number[];
  goal: readonly number[];
} {
  return { rows, cols, start: readCells(start), goal: readCells(goal) };
}

/** The hash of a puzzle in formats 1 and 2, which covered only its boards. */
function hashOfBoards({ rows, cols, start, goal }: OldBoards): string {
  return hashOf([rows, cols, start, goal]);
}

/** The hash of a run as formats 1 and 2 stored it. */
function hashOfRun(row: OldRun): string {
  const options = row['search_options'];
  return hashOf([
    ...[row.title, hashOfBoards(row), row['engine_version'], row['saved_at_ms']],
    ...[row['algorithm'], row['heuristic'], row['successor_order'], row['ties'], row['goal_test']],
    ...(options === null ? [] : [options]),
    ...[row['status'], row['expanded'], row['generated'], row['max_frontier'], row['solution'], row['duration_ms']],
  ]);
}

function parsed(options: string | null): object {
  try {
    return options === null ? {} : (JSON.parse(options) as object);
  } catch {
    return {};
  }
}

function rowsOf<Row>(db: WritableDb, table: string): Row[] {
  return db.prepare<[], Row>(`SELECT * FROM ${table}`).all();
}

function hashOf(values: readonly unknown[]): string {
  return sha256(JSON.stringify(values));
}
