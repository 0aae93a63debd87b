import { solvability } from '../../shared/puzzle/solvable.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle, PuzzleText } from '../../shared/contract/types.ts';
import {
  hashPuzzle,
  hashPuzzleContent,
  readCells,
  readTags,
  writeCells,
  writeTags,
  type PuzzleContent,
} from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { fold, sortKey } from './fold.ts';
import { MAX_PUZZLES_PER_SET, requireRoom } from './limits.ts';
import { readRows } from './readRows.ts';
import { requireChange } from './keptRows.ts';
import { requireSet } from './sets.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export interface PuzzleRow {
  readonly puzzleId: number;
  readonly setId: number;
  readonly title: string;
  readonly notes: string;
  readonly tags: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: string;
  readonly goal: string;
  readonly optimal: number | null;
  readonly claimed: number | null;
  readonly pictureId: string | null;
  readonly pictureAlt: string | null;
  readonly contentHash: string;
}

export const PUZZLE_COLUMNS = `puzzle_id AS puzzleId, set_id AS setId, title, notes, tags, rows, cols, start, goal,
  optimal, claimed, picture_id AS pictureId, picture_alt AS pictureAlt, puzzles.content_hash AS contentHash`;

/** Refuses as `not-found` or `store-damaged`. */
export function getPuzzle(db: ReadableDb, { puzzleId }: { puzzleId: number }): LibraryPuzzle {
  const sql = `SELECT ${PUZZLE_COLUMNS} FROM puzzles WHERE puzzle_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], PuzzleRow>(sql).get(puzzleId);
  if (row === undefined) throw notFound('puzzle');
  return readPuzzle(row);
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
  const insert = db.prepare<object>(
    `INSERT INTO puzzles (set_id, position, title, notes, tags, rows, cols, start, goal, optimal, claimed, solvable,
       picture_id, picture_alt, folded, sort_title, puzzle_hash, content_hash)
     VALUES (:setId, :position, :title, :notes, :tags, :rows, :cols, :start, :goal, :optimal, :claimed, :solvable,
       :pictureId, :pictureAlt, :folded, :sort_title, :puzzle_hash, :contentHash)`,
  );
  const add = (content: PuzzleContent, index: number): number =>
    Number(insert.run({ setId, position: first + index, ...columnsOf(content) }).lastInsertRowid);
  return puzzles.map(add);
}

/** Changes what is given; `picture: null` removes the picture. `optimal`: for new boards. */
export function editPuzzle(
  db: WritableDb,
  { puzzleId, change }: { puzzleId: number; change: PuzzleChange },
): LibraryPuzzle {
  const before = getPuzzle(db, { puzzleId });
  const isOther = change.puzzle !== undefined && hashPuzzle(change.puzzle) !== hashPuzzle(before.puzzle);
  const optimal = isOther ? (change.optimal ?? null) : before.optimal;
  const claimed = isOther ? undefined : before.claimed;
  const picture = change.picture === undefined ? before.picture : (change.picture ?? undefined);
  overwrite(db, puzzleId, { ...before, ...change, optimal, claimed, picture });
  return getPuzzle(db, { puzzleId });
}

/** In this order, before one of the set's puzzles; `null`: at its end. */
export function movePuzzles(
  db: WritableDb,
  { puzzleIds, setId, before }: { puzzleIds: readonly number[]; setId: number; before: number | null },
): void {
  requireSet(db, setId);
  requireRoomInSet(db, setId, puzzleIds.filter((puzzleId) => setOf(db, puzzleId) !== setId).length);
  const first = before === null ? endOfSet(db, setId) : makeGap(db, setId, before, puzzleIds.length);
  const move = db.prepare('UPDATE puzzles SET set_id = ?, position = ? WHERE puzzle_id = ? AND deleted_at_ms IS NULL');
  puzzleIds.forEach((puzzleId, index) => requireChange('puzzle', move.run(setId, first + index, puzzleId)));
}

/** Refuses as `not-found` where one is gone for good, or its set is deleted. */
export function restorePuzzles(db: WritableDb, ids: readonly number[]): void {
  const restore = db.prepare('UPDATE puzzles SET deleted_at_ms = NULL WHERE puzzle_id = ?');
  for (const puzzleId of ids) {
    const setId = setOf(db, puzzleId);
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

/** Sets the length of a shortest solution on every puzzle with these boards and no proved one; drops claims. */
export function noteOptimal(db: WritableDb, { puzzle, optimal }: { puzzle: Puzzle; optimal: number }): void {
  const sql = `SELECT ${PUZZLE_COLUMNS} FROM puzzles WHERE puzzle_hash = ? AND optimal IS NULL`;
  const rows = db.prepare<[string], PuzzleRow>(sql).all(hashPuzzle(puzzle));
  const { rows: sound } = readRows(rows, ({ puzzleId }) => puzzleId, readPuzzle);
  for (const known of sound) overwrite(db, known.puzzleId, { ...known, optimal, claimed: undefined });
}

/** Removes a picture from every puzzle, deleted ones included; damaged ones stay as they are. */
export function takeOffPicture(db: WritableDb, pictureId: string): void {
  const rows = db
    .prepare<[string], PuzzleRow>(`SELECT ${PUZZLE_COLUMNS} FROM puzzles WHERE picture_id = ?`)
    .all(pictureId);
  const { rows: sound } = readRows(rows, ({ puzzleId }) => puzzleId, readPuzzle);
  for (const known of sound) overwrite(db, known.puzzleId, { ...known, picture: undefined });
}

/** Throws `DamagedRow` where the hash does not match. */
export function readPuzzle({ contentHash, pictureId, pictureAlt, claimed, ...row }: PuzzleRow): LibraryPuzzle {
  const { rows, cols, start, goal, ...rest } = row;
  const puzzle = { rows, cols, start: readCells(start), goal: readCells(goal) };
  const shown = pictureId === null ? {} : { picture: { pictureId, alt: pictureAlt ?? '' } };
  const said = claimed === null ? {} : { claimed };
  const read = { ...rest, tags: readTags(row.tags), puzzle, ...said, ...shown };
  if (hashPuzzleContent(read) !== contentHash) throw new DamagedRow('puzzle', row.title);
  return read;
}

function overwrite(db: WritableDb, puzzleId: number, content: PuzzleContent): void {
  const sql = `UPDATE puzzles SET title = :title, notes = :notes, tags = :tags, rows = :rows, cols = :cols,
      start = :start, goal = :goal, optimal = :optimal, claimed = :claimed, picture_id = :pictureId, picture_alt = :pictureAlt,
      solvable = :solvable, folded = :folded, sort_title = :sort_title, puzzle_hash = :puzzle_hash,
      content_hash = :contentHash
    WHERE puzzle_id = :puzzleId`;
  db.prepare<object>(sql).run({ puzzleId, ...columnsOf(content) });
}

/** The stored and the derived columns. */
function columnsOf(content: PuzzleContent): object {
  const { title, notes, tags, puzzle, optimal, claimed = null, picture } = content;
  const { rows, cols, start, goal } = puzzle;
  return {
    ...{ title, notes, tags: writeTags(tags), rows, cols, start: writeCells(start), goal: writeCells(goal) },
    ...{ optimal, claimed },
    ...{ pictureId: picture?.pictureId ?? null, pictureAlt: picture?.alt ?? null },
    ...derivedFromPuzzle(content),
    contentHash: hashPuzzleContent(content),
  };
}

/** The derived columns, for search, order and comparison. */
export function derivedFromPuzzle({ title, notes, tags, puzzle }: PuzzleContent) {
  const { start, goal, cols } = puzzle;
  return {
    solvable: Number(solvability(start, goal, cols).solvable),
    folded: searchedText({ title, notes, tags }),
    sort_title: sortKey(title),
    puzzle_hash: hashPuzzle(puzzle),
  };
}

function searchedText({ title, notes, tags }: PuzzleText): string {
  return fold([title, notes, ...tags].join('\n'));
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

function setOf(db: ReadableDb, puzzleId: number): number {
  const setId = db.prepare<[number], number>('SELECT set_id FROM puzzles WHERE puzzle_id = ?').pluck().get(puzzleId);
  if (setId === undefined) throw notFound('puzzle');
  return setId;
}

function requireRoomInSet(db: ReadableDb, setId: number, count: number): void {
  const sentence = `This set is full: it holds ${MAX_PUZZLES_PER_SET} puzzles.`;
  if (count > 0) requireRoom(countPuzzles(db, setId) + count - 1, MAX_PUZZLES_PER_SET, sentence);
}

function countPuzzles(db: ReadableDb, setId: number): number {
  const sql = 'SELECT COUNT(*) FROM puzzles WHERE set_id = ? AND deleted_at_ms IS NULL';
  return db.prepare<[number], number>(sql).pluck().get(setId)!;
}
