import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  HEURISTIC_FORMAT,
  MAX_KEPT_HEURISTICS,
  type HeuristicList,
  type KeptHeuristic,
  type SavedHeuristic,
} from '../../shared/contract/heuristics.ts';
import { hashHeuristic } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { deleteRow, restoreRow, requireRoomIn, type LimitedTable } from './keptRows.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

type Own = SavedHeuristic['own'];

export const HEURISTICS: LimitedTable = {
  ...{ noun: 'heuristic', table: 'heuristics', id: 'heuristic_id' },
  most: MAX_KEPT_HEURISTICS,
  full: `${MAX_KEPT_HEURISTICS} heuristics are kept, the maximum. Delete one first.`,
};

/** A row of `heuristics`. `title` is its name, `content` the JSON text of the rest. */
export interface HeuristicRow {
  readonly heuristicId: number;
  readonly title: string;
  readonly content: string;
  readonly contentHash: string;
}

export const HEURISTIC_COLUMNS = 'heuristic_id AS heuristicId, title, content, content_hash AS contentHash';

/** Those that can be read, and those that cannot. */
export interface HeuristicRows extends Pick<HeuristicList, 'damaged'> {
  readonly heuristics: readonly SavedHeuristic[];
}

/** All that are kept, the oldest first. */
export function listHeuristics(db: ReadableDb): HeuristicRows {
  const sql = `SELECT ${HEURISTIC_COLUMNS} FROM heuristics WHERE deleted_at_ms IS NULL ORDER BY heuristic_id`;
  const rows = db.prepare<[], HeuristicRow>(sql).all();
  const { sound, damaged } = readRows(rows, ({ heuristicId }) => heuristicId, readHeuristic);
  return { heuristics: sound, damaged };
}

/** Keeps a heuristic under its name, in the place of the one that has it. */
export function keepHeuristic(db: WritableDb, own: Own): KeptHeuristic {
  const before = listHeuristics(db).heuristics.find((kept) => kept.own.name === own.name);
  if (before === undefined) return { heuristicId: addHeuristic(db, own), before: null };
  const sql = `UPDATE heuristics SET title = :title, content = :content, content_hash = :contentHash
    WHERE heuristic_id = :heuristicId`;
  db.prepare<object>(sql).run({ ...columnsOf(own), heuristicId: before.heuristicId });
  return { heuristicId: before.heuristicId, before: before.own };
}

/** Adds a heuristic beside those that are kept, whatever they are called. Returns its id. */
export function addHeuristic(db: WritableDb, own: Own): number {
  requireRoomIn(db, HEURISTICS);
  const sql = 'INSERT INTO heuristics (title, content, content_hash) VALUES (:title, :content, :contentHash)';
  return Number(db.prepare<object>(sql).run(columnsOf(own)).lastInsertRowid);
}

/** Deletes a heuristic, so that `restoreHeuristic` can bring it back. */
export function deleteHeuristic(db: WritableDb, { heuristicId, nowMs }: { heuristicId: number; nowMs: number }): void {
  deleteRow(db, HEURISTICS, { rowId: heuristicId, nowMs });
}

export function restoreHeuristic(db: WritableDb, { heuristicId }: { heuristicId: number }): void {
  restoreRow(db, HEURISTICS, heuristicId);
}

/** The heuristic of an id. Refuses as `not-found`, and as `store-damaged` where it is not what was saved. */
export function getHeuristic(db: ReadableDb, { heuristicId }: { heuristicId: number }): SavedHeuristic {
  const sql = `SELECT ${HEURISTIC_COLUMNS} FROM heuristics WHERE heuristic_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], HeuristicRow>(sql).get(heuristicId);
  if (row === undefined) throw notFound('heuristic');
  return readHeuristic(row);
}

/** The heuristic of a row. Throws `DamagedRow` where it is not what was stored. */
export function readHeuristic({ heuristicId, title, content, contentHash }: HeuristicRow): SavedHeuristic {
  if (hashHeuristic({ title, content }) !== contentHash) throw new DamagedRow('heuristic', title);
  const { kind, text } = JSON.parse(content) as Omit<Own, 'name'>;
  return { heuristicId, own: { name: title, kind, text } };
}

function columnsOf({ name: title, kind, text }: Own): Omit<HeuristicRow, 'heuristicId'> {
  const content = canonicalJson({ format: HEURISTIC_FORMAT, kind, text });
  return { title, content, contentHash: hashHeuristic({ title, content }) };
}
