import type { PuzzleSet } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { MAX_SETS, requireRoom } from './limits.ts';
import { notFound } from './storeErrors.ts';

/** All sets, in the user's order. */
export function listSets(db: ReadableDb): PuzzleSet[] {
  return db
    .prepare<[], PuzzleSet>(
      `SELECT set_id AS setId, title,
         (SELECT COUNT(*) FROM puzzles WHERE puzzles.set_id = sets.set_id) AS puzzleCount
       FROM sets
       ORDER BY position, set_id`,
    )
    .all();
}

/** Adds an empty set at the end. */
export function createSet(db: WritableDb, { title }: { title: string }): PuzzleSet {
  requireRoom(countSets(db), MAX_SETS, `The library is full: it holds ${MAX_SETS} sets. Delete one first.`);
  return db
    .prepare<{ title: string }, PuzzleSet>(
      `INSERT INTO sets (title, position)
       VALUES (:title, (SELECT COALESCE(MAX(position) + 1, 0) FROM sets))
       RETURNING set_id AS setId, title, 0 AS puzzleCount`,
    )
    .get({ title })!;
}

/** Refuses as `not-found` where there is no such set. */
export function requireSet(db: ReadableDb, setId: number): void {
  if (!db.prepare<[number]>('SELECT 1 FROM sets WHERE set_id = ?').get(setId)) throw notFound('set');
}

function countSets(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COUNT(*) FROM sets').pluck().get()!;
}
