import { isSmall, shortestLength } from '../../../shared/puzzle/solve/shortest.ts';
import { hashPuzzleContent, readCells, readTags } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';

/**
 * What a file says is told apart from what was proved here: `claimed` is a length that nobody has proved, `source` where a run
 * comes from. Older programs took both for proofs, and nobody can tell any more which were. So a length of a small board is
 * computed, one of a larger board becomes a claim until a search proves it, and the source of a run is not known.
 */
export function tellClaims(db: WritableDb): void {
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
