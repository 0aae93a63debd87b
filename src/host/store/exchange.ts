/** Queries only for imports and exports. */
import { hashPuzzle, hashRecipe, writeTags, type PuzzleContent, type Recipe } from './contentHash.ts';
import type { ReadableDb } from './database.ts';
import { lastRow, puzzleOf } from './keptRows.ts';
import { TABLES } from './tables.ts';

/**
 * Finds the puzzle with the same boards, title, notes, tags and picture; `null` for none. Fetches the puzzles of the
 * same boards once: a file may have thousands of them.
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

/** Equal for equal texts only. */
function keyOf({ title, notes, tags, pictureId, pictureAlt }: TextRow): string {
  return JSON.stringify([title, notes, tags, pictureId, pictureAlt]);
}

/**
 * Finds the run of the same recipe and the same puzzle, or of no puzzle any more; `null` for none. Only finds those
 * there at the time of this call, not those that an import adds meanwhile.
 */
export function runFinder(db: ReadableDb): (run: Recipe & { puzzleId: number | null }) => number | null {
  const sql = `SELECT run_id, ${puzzleOf(TABLES.run)} AS link FROM runs WHERE recipe_hash = :hash AND run_id <= :last
    AND deleted_at_ms IS NULL AND (link IS :puzzleId OR link IS NULL) ORDER BY link IS NULL, run_id LIMIT 1`;
  const find = db.prepare<object, number>(sql).pluck();
  const last = lastRow(db, TABLES.run);
  return (run) => find.get({ hash: hashRecipe(run), puzzleId: run.puzzleId, last }) ?? null;
}
