import type { LibraryPuzzle, Puzzle, PuzzleList } from '../../shared/contract/types.ts';
import { hashPuzzle, readCells, writeCells } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { MAX_PUZZLES_PER_SET, requireRoom } from './limits.ts';
import { readRows } from './readRows.ts';
import { requireSet } from './sets.ts';
import { DamagedRow, isTitle, notFound } from './storeErrors.ts';

/** A row of `puzzles`, with the names of the contract. */
interface PuzzleRow {
  puzzleId: number;
  setId: number;
  title: string;
  notes: string;
  rows: number;
  cols: number;
  start: string;
  goal: string;
  optimal: number | null;
  contentHash: string;
}

const COLUMNS = `puzzle_id AS puzzleId, set_id AS setId, title, notes, rows, cols, start, goal, optimal,
  content_hash AS contentHash`;

/** The puzzles of a set, in the user's order, and those that are not what was stored. */
export function listPuzzles(db: ReadableDb, { setId }: { setId: number }): PuzzleList {
  requireSet(db, setId);
  const sql = `SELECT ${COLUMNS} FROM puzzles WHERE set_id = ? ORDER BY position, puzzle_id`;
  const rows = db.prepare<[number], PuzzleRow>(sql).all(setId);
  const { sound, damaged } = readRows(rows, ({ puzzleId }) => puzzleId, readPuzzle);
  return { puzzles: sound, damaged };
}

/** Refuses as `not-found` where there is none, and as `store-damaged` where it is not what was stored. */
export function getPuzzle(db: ReadableDb, { puzzleId }: { puzzleId: number }): LibraryPuzzle {
  return readOne(db.prepare<[number], PuzzleRow>(`SELECT ${COLUMNS} FROM puzzles WHERE puzzle_id = ?`).get(puzzleId));
}

/** What is stored of a new puzzle. */
export interface NewPuzzle {
  readonly setId: number;
  readonly title: string;
  readonly notes: string;
  readonly puzzle: Puzzle;
  readonly optimal: number | null;
}

/** Adds a puzzle at the end of a set. */
export function addPuzzle(db: WritableDb, { setId, title, notes, puzzle, optimal }: NewPuzzle): LibraryPuzzle {
  requireSet(db, setId);
  requireRoom(
    countPuzzles(db, setId),
    MAX_PUZZLES_PER_SET,
    `This set is full: it holds ${MAX_PUZZLES_PER_SET} puzzles.`,
  );
  const row = db
    .prepare<object, PuzzleRow>(
      `INSERT INTO puzzles (set_id, position, title, notes, rows, cols, start, goal, optimal, content_hash)
       VALUES (:setId, (SELECT COALESCE(MAX(position) + 1, 0) FROM puzzles WHERE set_id = :setId),
         :title, :notes, :rows, :cols, :start, :goal, :optimal, :contentHash)
       RETURNING ${COLUMNS}`,
    )
    .get({ setId, title, notes, optimal, ...puzzleColumns(puzzle) });
  return readOne(row);
}

export function renamePuzzle(db: WritableDb, params: { puzzleId: number; title: string }): LibraryPuzzle {
  const sql = `UPDATE puzzles SET title = :title WHERE puzzle_id = :puzzleId RETURNING ${COLUMNS}`;
  return readOne(db.prepare<object, PuzzleRow>(sql).get(params));
}

/** Deletes a puzzle; the runs made on it stay, without their link to it. */
export function deletePuzzle(db: WritableDb, { puzzleId }: { puzzleId: number }): void {
  const { changes } = db.prepare<[number]>('DELETE FROM puzzles WHERE puzzle_id = ?').run(puzzleId);
  if (changes === 0) throw notFound('puzzle');
}

/** Whether `puzzleId` is the id of exactly this puzzle. */
export function isPuzzle(db: ReadableDb, { puzzleId, puzzle }: { puzzleId: number; puzzle: Puzzle }): boolean {
  const sql = 'SELECT 1 FROM puzzles WHERE puzzle_id = ? AND content_hash = ?';
  return db.prepare<[number, string]>(sql).get(puzzleId, hashPuzzle(puzzle)) !== undefined;
}

/** Notes the length of a shortest solution, unless one is noted already. */
export function noteOptimal(db: WritableDb, params: { puzzleId: number; optimal: number }): void {
  db.prepare<object>('UPDATE puzzles SET optimal = :optimal WHERE puzzle_id = :puzzleId AND optimal IS NULL').run(
    params,
  );
}

/** The columns that hold a puzzle, in `puzzles` and in `runs`. */
function puzzleColumns(puzzle: Puzzle): Pick<PuzzleRow, 'rows' | 'cols' | 'start' | 'goal' | 'contentHash'> {
  const { rows, cols, start, goal } = puzzle;
  return { rows, cols, start: writeCells(start), goal: writeCells(goal), contentHash: hashPuzzle(puzzle) };
}

function readOne(row: PuzzleRow | undefined): LibraryPuzzle {
  if (row === undefined) throw notFound('puzzle');
  return readPuzzle(row);
}

function readPuzzle({ rows, cols, start, goal, contentHash, ...rest }: PuzzleRow): LibraryPuzzle {
  const puzzle: Puzzle = { rows, cols, start: readCells(start), goal: readCells(goal) };
  if (hashPuzzle(puzzle) !== contentHash || !isTitle(rest.title)) throw new DamagedRow('puzzle', rest.title);
  return { ...rest, puzzle };
}

function countPuzzles(db: ReadableDb, setId: number): number {
  return db.prepare<[number], number>('SELECT COUNT(*) FROM puzzles WHERE set_id = ?').pluck().get(setId)!;
}
