/** What an import and an export ask of the library that its views do not ask. */
import { hashPuzzle, hashRecipe, writeTags, type PuzzleContent, type Recipe } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** Finds the puzzle of the library with the same boards, title, notes, tags and picture; `null` where there is none. */
export function puzzleFinder(db: ReadableDb): (content: PuzzleContent) => number | null {
  const sql = `SELECT puzzle_id FROM puzzles WHERE puzzle_hash = ? AND title = ? AND notes = ? AND tags = ?
    AND picture_id IS ? AND picture_alt IS ? AND deleted_at_ms IS NULL ORDER BY puzzle_id LIMIT 1`;
  const find = db.prepare<(string | null)[], number>(sql).pluck();
  return ({ puzzle, title, notes, tags, picture }) => {
    const shown = [picture?.pictureId ?? null, picture?.alt ?? null];
    return find.get(hashPuzzle(puzzle), title, notes, writeTags(tags), ...shown) ?? null;
  };
}

/** The puzzle that a run belongs to, unless that is deleted. */
const LINK = `(SELECT puzzle_id FROM puzzles WHERE puzzles.puzzle_id = runs.puzzle_id AND puzzles.deleted_at_ms IS NULL)`;

/**
 * Finds the run of the same recipe that belongs to the same puzzle, or to none any more; `null` where there is none. Only
 * runs up to the id `last` count: what an import itself has added never does.
 */
export function runFinder(db: ReadableDb, last: number): (run: Recipe & { puzzleId: number | null }) => number | null {
  const sql = `SELECT run_id, ${LINK} AS link FROM runs WHERE recipe_hash = :hash AND run_id <= :last
    AND deleted_at_ms IS NULL AND (link IS :puzzleId OR link IS NULL) ORDER BY link IS NULL, run_id LIMIT 1`;
  const find = db.prepare<object, number>(sql).pluck();
  return (run) => find.get({ hash: hashRecipe(run), puzzleId: run.puzzleId, last }) ?? null;
}

/** Gives a run to a puzzle. */
export function linkRun(db: WritableDb, { runId, puzzleId }: { runId: number; puzzleId: number | null }): void {
  db.prepare('UPDATE runs SET puzzle_id = ? WHERE run_id = ?').run(puzzleId, runId);
}

/** The highest id of a run. */
export function lastRun(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COALESCE(MAX(run_id), 0) FROM runs').pluck().get()!;
}
