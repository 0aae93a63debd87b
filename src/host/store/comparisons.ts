import type { ComparisonContent, SavedComparison } from '../../shared/contract/comparisons.ts';
import type { RunLabel } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { addDocument, documentFinder, type Documents, type JsonRow } from './documents.ts';
import { puzzleOf } from './keptRows.ts';
import { idOfPuzzle } from './puzzles.ts';
import { TABLES } from './tables.ts';

/** The latest first. `content`: JSON of the comparison. */
export const COMPARISONS: Documents<SavedComparison> = {
  at: TABLES.comparison,
  columns: ['title', 'content', 'saved_at_ms'],
  beside: `${puzzleOf(TABLES.comparison)} AS puzzleId`,
  order: 'saved_at_ms DESC, comparison_id DESC',
  read({ rowId: comparisonId, puzzleId, title, content, saved_at_ms }: JsonRow) {
    const label = { comparisonId, puzzleId: puzzleId as number | null, title, savedAtMs: saved_at_ms as number };
    return { ...label, ...(JSON.parse(content) as ComparisonContent) };
  },
};

export interface NewComparison {
  readonly content: ComparisonContent;
  readonly keepAs: RunLabel;
  readonly savedAtMs: number;
}

/** Keeps a comparison; without its puzzle if that is gone. */
export function saveComparison(db: WritableDb, { content, keepAs, savedAtMs }: NewComparison): SavedComparison {
  const { title, puzzleId } = keepAs;
  const values = { title, content: JSON.stringify(content), saved_at_ms: savedAtMs };
  return addDocument(db, COMPARISONS, { ...values, puzzle_id: idOfPuzzle(db, puzzleId) });
}

type KnownComparison = Pick<SavedComparison, 'title' | 'savedAtMs'> & { readonly content: ComparisonContent };

/** Finds the comparison with the same content and time. */
export function comparisonFinder(db: ReadableDb): (wanted: KnownComparison) => SavedComparison | null {
  const columns = ({ title, savedAtMs }: KnownComparison) => ({ title, saved_at_ms: savedAtMs });
  return documentFinder<SavedComparison, KnownComparison>(db, COMPARISONS, columns, (one) =>
    'content' in one ? one.content : contentOf(one),
  );
}

/** The comparison without its label. */
export function contentOf(saved: SavedComparison): ComparisonContent {
  const { puzzle, searches, clock, steps, times, bets, look, trees } = saved;
  const optional = { ...(times && { times }), ...(look && { look }), ...(trees && { trees }) };
  return { puzzle, searches, clock, steps, bets, ...optional };
}
