/** Questions to the library that only imports and exports ask. */
import { hashPuzzle, hashRecipe, writeTags, type PuzzleContent, type Recipe } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/**
 * Finds the puzzle of the library with the same boards, title, notes, tags and picture; `null` where there is none. Puzzles of
 * the same boards are fetched together, once: a file may have thousands of them.
 */
export function puzzleFinder(db: ReadableDb): (content: PuzzleContent) => number | null {
  const sql = `SELECT puzzle_id AS puzzleId, title, notes, tags, picture_id AS pictureId, picture_alt AS pictureAlt
    FROM puzzles WHERE puzzle_hash = ? AND deleted_at_ms IS NULL ORDER BY puzzle_id DESC`;
  const select = db.prepare<[string], TextRow & { puzzleId: number }>(sql);
  const idsByText = (hash: string): Map<string, number> =>
    new Map(select.all(hash).map(({ puzzleId, ...text }) => [keyOf(text), puzzleId])); // the first of equal ones stays
  const known = new Map<string, Map<string, number>>();
  return ({ puzzle, title, notes, tags, picture }) => {
    const hash = hashPuzzle(puzzle);
    if (!known.has(hash)) known.set(hash, idsByText(hash));
    const shown = { pictureId: picture?.pictureId ?? null, pictureAlt: picture?.alt ?? null };
    return known.get(hash)!.get(keyOf({ title, notes, tags: writeTags(tags), ...shown })) ?? null;
  };
}

interface TextRow {
  readonly title: string;
  readonly notes: string;
  readonly tags: string;
  readonly pictureId: string | null;
  readonly pictureAlt: string | null;
}

/** Equal texts have equal keys, and different texts different ones. */
function keyOf({ title, notes, tags, pictureId, pictureAlt }: TextRow): string {
  return JSON.stringify([title, notes, tags, pictureId, pictureAlt]);
}

/** The puzzle that a run belongs to, unless that is deleted. */
const LINK = `(SELECT puzzle_id FROM puzzles WHERE puzzles.puzzle_id = runs.puzzle_id AND puzzles.deleted_at_ms IS NULL)`;

/**
 * Finds the run of the same recipe that belongs to the same puzzle, or to none any more; `null` where there is none.
 * Only runs up to the id `last` count, so those that the import itself adds do not.
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
