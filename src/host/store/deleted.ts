/** Deleted documents can be restored for `DELETED_KEPT_DAYS` days (`daysSeen.ts`), also after a restart. */
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import type { Deleted, ListRows } from '../../shared/contract/lists.ts';
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { deleteKept, isInSet, restoreRows } from './keptRows.ts';
import { checking, KIND_READERS } from './kinds.ts';
import { restorePuzzles } from './puzzles.ts';
import { deleteSets, restoreSets } from './sets.ts';
import { ALL_TABLES, TABLES, type KindTable } from './tables.ts';

export interface NamedDocuments {
  readonly kind: DocumentKind;
  readonly ids: readonly number[];
}

/** Deletes documents, sets with their puzzles; what was made from them stays. `restoreDocuments` undoes it. */
export function deleteDocuments(db: WritableDb, { kind, ids }: NamedDocuments, nowMs: number): void {
  if (kind === 'set') deleteSets(db, ids, nowMs);
  else deleteKept(db, TABLES[kind], ids, nowMs);
}

/** Refuses as `not-found` what is gone for good, or whose set is deleted, and as `too-many` beyond the library's limits. */
export function restoreDocuments(db: WritableDb, { kind, ids }: NamedDocuments): void {
  if (kind === 'set') restoreSets(db, ids);
  else if (kind === 'puzzle') restorePuzzles(db, ids);
  else restoreRows(db, TABLES[kind], ids);
}

const SETS = `SELECT 'set' AS kind, set_id AS id, title, deleted_at_ms AS deletedAtMs,
    (SELECT COUNT(*) FROM puzzles
     WHERE puzzles.set_id = sets.set_id AND puzzles.deleted_at_ms = sets.deleted_at_ms) AS puzzleCount
  FROM sets WHERE deleted_at_ms IS NOT NULL`;

/** Deleted sets, deleted rows that belong to sets that still exist, and all deleted rows of the other tables. */
const DELETED = [SETS, ...ALL_TABLES.filter(({ noun }) => noun !== 'set').map(deletedIn)].join(' UNION ALL ');

function deletedIn(at: KindTable): string {
  const where = `deleted_at_ms IS NOT NULL AND ${isInSet(at)}`;
  return `SELECT '${at.noun}', ${at.id}, title, deleted_at_ms, 0 FROM ${at.table} WHERE ${where}`;
}

/** What can be restored, the latest first; damaged titles are `null`. */
export function listDeleted(db: ReadableDb, page: Page): ListRows<Deleted> {
  const sql = `${DELETED} ORDER BY deletedAtMs DESC, kind DESC, id DESC LIMIT :limit OFFSET :offset`;
  const total = db.prepare<[], number>(`SELECT COUNT(*) FROM (${DELETED})`).pluck().get()!;
  const rows = db.prepare<object, Deleted>(sql).all(page);
  const isSound = ({ kind, id }: Deleted): boolean => checking(db, KIND_READERS[kind])(id) !== null;
  return { total, rows: rows.map((row) => (isSound(row) ? row : { ...row, title: null })), damaged: [] };
}

/** Removes for good what was deleted before a time, dependent rows first. */
export function purgeDeleted(db: WritableDb, beforeMs: number): void {
  for (const { table } of ALL_TABLES.toReversed())
    db.prepare<[number]>(`DELETE FROM ${table} WHERE deleted_at_ms < ?`).run(beforeMs);
}
