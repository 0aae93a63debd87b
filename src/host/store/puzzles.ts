import { solvability } from '../../shared/puzzle/solvable.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { hashPuzzle, hashPuzzleContent, readTags, writeTags, type PuzzleContent } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { PUZZLE_COLUMNS, readPuzzle, writePuzzle, type PuzzleColumns } from './puzzleColumns.ts';
import {
  allDocuments,
  documentAdder,
  getDocument,
  overwriteDocument,
  replaceDocument,
  type DocumentRow,
  type Documents,
  type Values,
} from './documents.ts';
import { fold, sortKey } from './fold.ts';
import { MAX_PUZZLES_PER_SET, requireRoom } from './limits.ts';
import { requireChange, setOf } from './keptRows.ts';
import { requireSet } from './sets.ts';
import { notFound } from './storeErrors.ts';
import { TABLES } from './tables.ts';

interface PuzzleRow extends DocumentRow, PuzzleColumns {
  readonly set_id: number;
  readonly notes: string;
  readonly tags: string;
  readonly optimal: number | null;
  readonly claimed: number | null;
  readonly picture_id: string | null;
  readonly picture_alt: string | null;
}

export const PUZZLES: Documents<LibraryPuzzle> = {
  at: TABLES.puzzle,
  columns: [...['title', 'notes', 'tags', ...PUZZLE_COLUMNS], ...['optimal', 'claimed', 'picture_id', 'picture_alt']],
  beside: 'set_id',
  read(row: PuzzleRow) {
    const { rowId: puzzleId, set_id: setId, title, notes, tags, optimal, claimed, picture_id, picture_alt } = row;
    const puzzle = readPuzzle(row);
    const shown = picture_id === null ? {} : { picture: { pictureId: picture_id, alt: picture_alt ?? '' } };
    const said = claimed === null ? {} : { claimed };
    return { puzzleId, setId, title, notes, tags: readTags(tags), puzzle, optimal, ...said, ...shown };
  },
  hash: hashPuzzleContent,
  derive({ title, notes, tags, puzzle }) {
    const { start, goal, cols } = puzzle;
    return {
      solvable: Number(solvability(start, goal, cols).solvable),
      folded: fold([title, notes, ...tags].join('\n')),
      sort_title: sortKey(title),
      puzzle_hash: hashPuzzle(puzzle),
    };
  },
};

/** Refuses as `not-found` or `store-damaged`. */
export function getPuzzle(db: ReadableDb, { puzzleId }: { puzzleId: number }): LibraryPuzzle {
  return getDocument(db, PUZZLES, puzzleId);
}

export type PuzzleChange = Partial<Omit<PuzzleContent, 'picture'>> & { readonly picture?: TilePicture | null };

export interface NewPuzzle extends PuzzleContent {
  readonly setId: number;
}

export function addPuzzle(db: WritableDb, { setId, ...content }: NewPuzzle): LibraryPuzzle {
  const [puzzleId] = addPuzzles(db, { setId, puzzles: [content] });
  return getPuzzle(db, { puzzleId });
}

/** Returns the ids. */
export function addPuzzles(
  db: WritableDb,
  { setId, puzzles }: { setId: number; puzzles: readonly PuzzleContent[] },
): number[] {
  requireSet(db, setId);
  requireRoomInSet(db, setId, puzzles.length);
  const first = endOfSet(db, setId);
  const add = documentAdder(db, PUZZLES);
  return puzzles.map((content, at) => add({ set_id: setId, position: first + at, ...valuesOf(content) }));
}

/** Changes what is given; `picture: null` removes the picture. `optimal` belongs to new boards. */
export function editPuzzle(
  db: WritableDb,
  { puzzleId, change }: { puzzleId: number; change: PuzzleChange },
): LibraryPuzzle {
  const before = getPuzzle(db, { puzzleId });
  const isOther = change.puzzle !== undefined && hashPuzzle(change.puzzle) !== hashPuzzle(before.puzzle);
  const optimal = isOther ? (change.optimal ?? null) : before.optimal;
  const claimed = isOther ? undefined : before.claimed;
  const picture = change.picture === undefined ? before.picture : (change.picture ?? undefined);
  return replaceDocument(db, PUZZLES, puzzleId, valuesOf({ ...before, ...change, optimal, claimed, picture }));
}

/** Moves them, in this order, before a puzzle of the set; `null`: to its end. */
export function movePuzzles(
  db: WritableDb,
  { puzzleIds, setId, before }: { puzzleIds: readonly number[]; setId: number; before: number | null },
): void {
  requireSet(db, setId);
  requireRoomInSet(db, setId, puzzleIds.filter((puzzleId) => setOf(db, TABLES.puzzle, puzzleId) !== setId).length);
  const first = before === null ? endOfSet(db, setId) : makeGap(db, setId, before, puzzleIds.length);
  const move = db.prepare('UPDATE puzzles SET set_id = ?, position = ? WHERE puzzle_id = ? AND deleted_at_ms IS NULL');
  puzzleIds.forEach((puzzleId, index) => requireChange('puzzle', move.run(setId, first + index, puzzleId)));
}

/** Refuses as `not-found` where one is gone for good, or its set is deleted. */
export function restorePuzzles(db: WritableDb, ids: readonly number[]): void {
  const restore = db.prepare('UPDATE puzzles SET deleted_at_ms = NULL WHERE puzzle_id = ?');
  for (const puzzleId of ids) {
    const setId = setOf(db, TABLES.puzzle, puzzleId);
    requireSet(db, setId);
    requireRoomInSet(db, setId, 1);
    restore.run(puzzleId);
  }
}

/** The puzzle, also a deleted one; `null` where it is gone for good. */
export function idOfPuzzle(db: ReadableDb, puzzleId: number | null): number | null {
  const sql = 'SELECT puzzle_id FROM puzzles WHERE puzzle_id = ?';
  return db.prepare<[number | null], number>(sql).pluck().get(puzzleId) ?? null;
}

/** Whether `puzzleId` is the id of exactly this puzzle. */
export function isPuzzle(db: ReadableDb, { puzzleId, puzzle }: { puzzleId: number; puzzle: Puzzle }): boolean {
  const sql = 'SELECT 1 FROM puzzles WHERE puzzle_id = ? AND puzzle_hash = ? AND deleted_at_ms IS NULL';
  return db.prepare<[number, string]>(sql).get(puzzleId, hashPuzzle(puzzle)) !== undefined;
}

/** The id, if the library still has exactly this puzzle under it. */
export function linkedId(db: ReadableDb, puzzleId: number | null, puzzle: Puzzle): number | null {
  return puzzleId !== null && isPuzzle(db, { puzzleId, puzzle }) ? puzzleId : null;
}

/** Sets the length of a shortest solution on every puzzle with these boards and no proved one; drops claims. */
export function noteOptimal(db: WritableDb, { puzzle, optimal }: { puzzle: Puzzle; optimal: number }): void {
  for (const known of allDocuments(db, PUZZLES, 'puzzle_hash = ? AND optimal IS NULL', hashPuzzle(puzzle)))
    overwrite(db, { ...known, optimal, claimed: undefined });
}

/** Removes a picture from every puzzle, deleted ones included; damaged ones stay as they are. */
export function takeOffPicture(db: WritableDb, pictureId: string): void {
  for (const known of allDocuments(db, PUZZLES, 'picture_id = ?', pictureId))
    overwrite(db, { ...known, picture: undefined });
}

function overwrite(db: WritableDb, puzzle: LibraryPuzzle): void {
  overwriteDocument(db, PUZZLES, puzzle.puzzleId, valuesOf(puzzle));
}

function valuesOf({ title, notes, tags, puzzle, optimal, claimed, picture }: PuzzleContent): Values {
  return {
    ...{ title, notes, tags: writeTags(tags), ...writePuzzle(puzzle) },
    ...{ optimal, claimed: claimed ?? null },
    ...{ picture_id: picture?.pictureId ?? null, picture_alt: picture?.alt ?? null },
  };
}

/** The first of `count` free positions right before a puzzle. */
function makeGap(db: WritableDb, setId: number, before: number, count: number): number {
  const sql = 'SELECT position FROM puzzles WHERE puzzle_id = ? AND set_id = ? AND deleted_at_ms IS NULL';
  const position = db.prepare<[number, number], number>(sql).pluck().get(before, setId);
  if (position === undefined) throw notFound('puzzle');
  db.prepare('UPDATE puzzles SET position = position + ? WHERE set_id = ? AND position >= ?').run(
    count,
    setId,
    position,
  );
  return position;
}

function endOfSet(db: ReadableDb, setId: number): number {
  const sql = 'SELECT COALESCE(MAX(position) + 1, 0) FROM puzzles WHERE set_id = ?';
  return db.prepare<[number], number>(sql).pluck().get(setId)!;
}

function requireRoomInSet(db: ReadableDb, setId: number, count: number): void {
  const sentence = `This set is full: it holds ${MAX_PUZZLES_PER_SET} puzzles.`;
  if (count > 0) requireRoom(countPuzzles(db, setId) + count - 1, MAX_PUZZLES_PER_SET, sentence);
}

function countPuzzles(db: ReadableDb, setId: number): number {
  const sql = 'SELECT COUNT(*) FROM puzzles WHERE set_id = ? AND deleted_at_ms IS NULL';
  return db.prepare<[number], number>(sql).pluck().get(setId)!;
}
