import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  MAX_COMPARISONS,
  type ComparisonContent,
  type ComparisonPage,
  type SavedComparison,
} from '../../shared/contract/comparisons.ts';
import type { Page, RunLabel } from '../../shared/contract/types.ts';
import { hashComparison } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { countRows, deleteRow, requireRoomIn, restoreRow } from './keptRows.ts';
import { linkIn, type LinkedTable } from './linkedRows.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const COMPARISONS: LinkedTable = {
  ...{ noun: 'comparison', table: 'comparisons', id: 'comparison_id' },
  most: MAX_COMPARISONS,
  full: `The library holds ${MAX_COMPARISONS} comparisons, the maximum. Delete one first.`,
};

/** A row of `comparisons`, with the names of the contract. */
export interface ComparisonRow extends RunLabel {
  readonly comparisonId: number;
  readonly content: string;
  readonly savedAtMs: number;
  readonly contentHash: string;
}

export const COMPARISON_COLUMNS = `comparison_id AS comparisonId, ${linkIn('comparisons')} AS puzzleId, title, content, saved_at_ms AS savedAtMs,
  content_hash AS contentHash`;

/** A comparison that has no id yet. */
export interface NewComparison {
  readonly content: ComparisonContent;
  readonly keepAs: RunLabel;
  readonly savedAtMs: number;
}

/** Keeps a comparison. One of a puzzle that is gone belongs to none. */
export function saveComparison(db: WritableDb, { content, keepAs, savedAtMs }: NewComparison): SavedComparison {
  requireRoomIn(db, COMPARISONS);
  const row = { title: keepAs.title, content: JSON.stringify(content), savedAtMs };
  const sql = `INSERT INTO comparisons (puzzle_id, title, content, saved_at_ms, content_hash)
    VALUES ((SELECT puzzle_id FROM puzzles WHERE puzzle_id = :puzzleId), :title, :content, :savedAtMs, :contentHash)`;
  const values = { ...row, puzzleId: keepAs.puzzleId, contentHash: hashComparison(row) };
  const { lastInsertRowid } = db.prepare<object>(sql).run(values);
  return getComparison(db, Number(lastInsertRowid));
}

/** Comparisons, the latest first: `limit` of them after the first `offset`, and how many there are. */
export function listComparisons(db: ReadableDb, page: Page): ComparisonPage {
  const sql = `SELECT ${COMPARISON_COLUMNS} FROM comparisons WHERE deleted_at_ms IS NULL
    ORDER BY saved_at_ms DESC, comparison_id DESC LIMIT :limit OFFSET :offset`;
  const rows = db.prepare<object, ComparisonRow>(sql).all(page);
  const { sound, damaged } = readRows(rows, ({ comparisonId }) => comparisonId, readComparison);
  return { total: countRows(db, COMPARISONS), comparisons: sound, damaged };
}

/** Deletes a comparison, so that `restoreComparison` can bring it back. */
export function deleteComparison(
  db: WritableDb,
  { comparisonId, nowMs }: { comparisonId: number; nowMs: number },
): void {
  deleteRow(db, COMPARISONS, { rowId: comparisonId, nowMs });
}

export function restoreComparison(db: WritableDb, { comparisonId }: { comparisonId: number }): void {
  restoreRow(db, COMPARISONS, comparisonId);
}

/**
 * Finds the comparison that says the same and was saved at the same time; `null` where there is none. Only those up to
 * the id `last` count, so those that the import itself adds do not.
 */
export function comparisonFinder(
  db: ReadableDb,
  last: number,
): (wanted: Pick<SavedComparison, 'title' | 'savedAtMs'> & { content: ComparisonContent }) => number | null {
  const sql = `SELECT ${COMPARISON_COLUMNS} FROM comparisons WHERE deleted_at_ms IS NULL AND saved_at_ms = :savedAtMs
    AND title = :title AND comparison_id <= :last ORDER BY comparison_id`;
  const select = db.prepare<object, ComparisonRow>(sql);
  return ({ content, title, savedAtMs }) => {
    const text = canonicalJson(content);
    const rows = select.all({ title, savedAtMs, last });
    const { sound } = readRows(rows, ({ comparisonId }) => comparisonId, readComparison);
    return sound.find((row) => canonicalJson(contentOf(row)) === text)?.comparisonId ?? null;
  };
}

/** What a comparison says, without what the library calls it. */
export function contentOf(saved: SavedComparison): ComparisonContent {
  const { puzzle, searches, clock, steps, times, bets, look, trees } = saved;
  return {
    puzzle,
    searches,
    clock,
    steps,
    ...(times && { times }),
    bets,
    ...(look && { look }),
    ...(trees && { trees }),
  };
}

function getComparison(db: ReadableDb, comparisonId: number): SavedComparison {
  const sql = `SELECT ${COMPARISON_COLUMNS} FROM comparisons WHERE comparison_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], ComparisonRow>(sql).get(comparisonId);
  if (row === undefined) throw notFound('comparison');
  return readComparison(row);
}

/** The comparison of a row. Throws `DamagedRow` where it is not what was stored. */
export function readComparison({ content, contentHash, ...row }: ComparisonRow): SavedComparison {
  if (hashComparison({ ...row, content }) !== contentHash) throw new DamagedRow('comparison', row.title);
  return { ...row, ...(JSON.parse(content) as ComparisonContent) };
}
