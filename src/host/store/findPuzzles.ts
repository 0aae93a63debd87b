/** Lists of puzzles, of a set or of the whole library, filtered. */
import type { PuzzleQuery, ListRows } from '../../shared/contract/lists.ts';
import type { LibraryPuzzle, PuzzleFilter, PuzzleSort, TagCount } from '../../shared/contract/types.ts';
import { readTags } from './contentHash.ts';
import type { ReadableDb } from './database.ts';
import { alphabetical, wordConditions } from './fold.ts';
import { EVERYTHING, listPage, type SqlCondition } from './pages.ts';
import { PUZZLES } from './puzzles.ts';
import { requireSet } from './sets.ts';

/** The columns of each order; each has its index. */
const ORDERS: Readonly<Record<PuzzleSort, readonly string[]>> = {
  set: ['sets.position', 'sets.set_id', 'puzzles.position', 'puzzle_id'],
  title: ['sort_title', 'puzzle_id'],
  size: ['rows * cols', 'rows', 'puzzle_id'],
  length: ['optimal NULLS LAST', 'puzzle_id'],
  added: ['puzzle_id'],
};

/** The plus keeps SQLite from the index of lengths, which it would scan once for every set. */
const WITHIN_LENGTH = '+optimal BETWEEN :least AND :most';

/** In the user's order sets come first: SQLite then follows their index, and that of the puzzles within each. */
const IN_SETS = 'sets CROSS JOIN puzzles ON puzzles.set_id = sets.set_id AND sets.deleted_at_ms IS NULL';

export function searchPuzzles(
  db: ReadableDb,
  { filter, sort, descending, ...page }: PuzzleQuery,
): ListRows<LibraryPuzzle> {
  const from = sort === 'set' ? IN_SETS : 'puzzles';
  return listPage(db, PUZZLES, { from, where: conditionsOf(filter), order: ORDERS[sort], descending }, page);
}

/** In the user's order. Refuses as `not-found` where there is no such set. */
export function puzzlesOfSet(db: ReadableDb, setId: number): ListRows<LibraryPuzzle> {
  requireSet(db, setId);
  return searchPuzzles(db, { filter: { setId }, sort: 'set', descending: false, ...EVERYTHING });
}

/** In alphabetical order, with the number of puzzles. */
export function listTags(db: ReadableDb): TagCount[] {
  const sql = `SELECT tags, COUNT(*) AS puzzles FROM puzzles WHERE deleted_at_ms IS NULL AND tags > '' GROUP BY tags`;
  const counts = new Map<string, number>();
  for (const { tags, puzzles } of db.prepare<[], { tags: string; puzzles: number }>(sql).all())
    for (const tag of readTags(tags)) counts.set(tag, (counts.get(tag) ?? 0) + puzzles);
  return alphabetical(counts, ([tag]) => tag).map(([tag, puzzleCount]) => ({ tag, puzzleCount }));
}

/**
 * One condition for each word, tag and bound. Searches the folded text itself: 18 ms for 20,000 puzzles with notes of
 * 20 words (measured on a shared core; a full-text index needed 6 to 20 ms, and finds only beginnings of words).
 */
function conditionsOf({ text = '', setId, tags = [], sizes, length, solvable }: PuzzleFilter): SqlCondition[] {
  return [
    ...wordConditions(text),
    ...tags.map((tag, i) => ({ sql: `instr(tags, :tag${i}) > 0`, values: { [`tag${i}`]: `\n${tag}\n` } })),
    ...(setId === undefined ? [] : [{ sql: 'puzzles.set_id = :setId', values: { setId } }]),
    ...(sizes === undefined ? [] : [sizeCondition(sizes)]),
    ...(length === undefined ? [] : [{ sql: WITHIN_LENGTH, values: length }]),
    ...(solvable === undefined ? [] : [{ sql: 'solvable = :solvable', values: { solvable: Number(solvable) } }]),
  ];
}

function sizeCondition(sizes: NonNullable<PuzzleFilter['sizes']>): SqlCondition {
  const any = sizes.map((_, i) => `rows = :rows${i} AND cols = :cols${i}`).join(' OR ');
  const values = Object.fromEntries(
    sizes.flatMap(({ rows, cols }, i) => [
      [`rows${i}`, rows],
      [`cols${i}`, cols],
    ]),
  );
  return { sql: `(${any || 'FALSE'})`, values };
}
