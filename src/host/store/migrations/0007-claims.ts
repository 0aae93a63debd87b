import { isSmall, shortestLength } from '../../../shared/puzzle/solve/shortest.ts';
import { hashPuzzleContent, readCells, readTags } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';

/**
 * Distinguishes the claims of files from what was proved here: `claimed` is an unproved length, `source` the origin of
 * a run. Older programs took both for proofs, and which were is no longer known. So lengths of small boards are
 * computed, those of larger boards become claims until a search proves them, and the source of older runs is unknown.
 */
export function reportClaims(db: WritableDb): void {
  db.exec(`
    ALTER TABLE puzzles ADD COLUMN claimed INTEGER;
    ALTER TABLE runs ADD COLUMN source TEXT NOT NULL DEFAULT 'unknown';
  `);
  const update = db.prepare('UPDATE puzzles SET optimal = ?, claimed = ?, content_hash = ? WHERE puzzle_id = ?');
  for (const row of db.prepare<[], PuzzleBeforeClaims>('SELECT * FROM puzzles WHERE optimal IS NOT NULL').all()) {
    const content = contentOf(row);
    if (hashPuzzleContent(content) !== row.content_hash) continue; // a damaged row stays as it is
    const { optimal, claimed } = knownOf(content);
    update.run(optimal, claimed ?? null, hashPuzzleContent({ ...content, optimal, claimed }), row.puzzle_id);
  }
}

interface PuzzleBeforeClaims {
  readonly puzzle_id: number;
  readonly title: string;
  readonly notes: string;
  readonly tags: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: string;
  readonly goal: string;
  readonly optimal: number;
  readonly picture_id: string | null;
  readonly picture_alt: string | null;
  readonly content_hash: string;
}

type Content = Parameters<typeof hashPuzzleContent>[0];

function contentOf({ title, notes, tags, rows, cols, start, goal, optimal, ...row }: PuzzleBeforeClaims): Content {
  const puzzle = { rows, cols, start: readCells(start), goal: readCells(goal) };
  const picture = row.picture_id === null ? {} : { picture: { pictureId: row.picture_id, alt: row.picture_alt ?? '' } };
  return { title, notes, tags: readTags(tags), puzzle, optimal, ...picture };
}

function knownOf({ puzzle, optimal }: Content): Pick<Content, 'optimal' | 'claimed'> {
  if (isSmall(puzzle)) return { optimal: shortestLength(puzzle) };
  return optimal === null ? { optimal } : { optimal: null, claimed: optimal };
}
