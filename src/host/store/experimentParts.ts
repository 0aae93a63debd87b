/**
 * Results of experiments, in parts as they arrived, each with a hash. A damaged part comes back from a backup, or is
 * deleted: its searches are then counted again, with the same results.
 */
import { hashPart } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** Bytes that the store does not read. */
export interface ResultsPart {
  /** The engine that counted them. */
  readonly engineVersion: number;
  readonly results: number;
  readonly bytes: Uint8Array;
}

interface PartRow {
  readonly partId: number;
  readonly experimentId: number;
  readonly engineVersion: number;
  readonly results: number;
  readonly packed: Uint8Array;
  readonly contentHash: string;
}

const COLUMNS = `part_id AS partId, experiment_id AS experimentId, engine_version AS engineVersion, results, packed,
  content_hash AS contentHash`;

/** Appends results. */
export function addPart(db: WritableDb, experimentId: number, { engineVersion, results, bytes }: ResultsPart): void {
  const row = { experimentId, engineVersion, results, packed: bytes };
  putPart(db, { ...row, partId: null, contentHash: hashPart(row) });
}

/** The sound parts of an experiment, in the order of arrival. */
export function partsOf(db: ReadableDb, experimentId: number): ResultsPart[] {
  const sql = `SELECT ${COLUMNS} FROM experiment_parts WHERE experiment_id = ? ORDER BY part_id`;
  return db
    .prepare<[number], PartRow>(sql)
    .all(experimentId)
    .filter(isSound)
    .map(({ engineVersion, results, packed }) => ({ engineVersion, results, bytes: packed }));
}

export function replaceParts(db: WritableDb, experimentId: number, parts: readonly ResultsPart[]): void {
  db.prepare<[number]>('DELETE FROM experiment_parts WHERE experiment_id = ?').run(experimentId);
  for (const part of parts) addPart(db, experimentId, part);
}

export function countResults(db: ReadableDb, experimentId: number): number {
  const sql = 'SELECT COALESCE(SUM(results), 0) FROM experiment_parts WHERE experiment_id = ?';
  return db.prepare<[number], number>(sql).pluck().get(experimentId)!;
}

export function damagedParts(db: ReadableDb): number[] {
  const select = db.prepare<[number], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts WHERE part_id = ?`);
  const ids = db.prepare<[], number>('SELECT part_id FROM experiment_parts NOT INDEXED').pluck().all();
  return ids.filter((id) => {
    const row = select.get(id);
    return row === undefined || !isSound(row);
  });
}

/** Restores a part from a backup. Returns whether that has it. */
export function fetchPart(db: WritableDb, backup: ReadableDb, partId: number): boolean {
  const row = backup
    .prepare<[number], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts WHERE part_id = ?`)
    .get(partId);
  if (row === undefined || !isSound(row)) return false;
  putPart(db, row);
  return true;
}

/** Deletes parts: their searches are counted again. */
export function forgetParts(db: WritableDb, partIds: readonly number[]): void {
  const forget = db.prepare<[number]>('DELETE FROM experiment_parts WHERE part_id = ?');
  for (const id of partIds) forget.run(id);
}

/** Takes over the sound parts of `theirs` for each experiment of which they hold more results than those of `db`. */
export function takeParts(db: WritableDb, theirs: ReadableDb): void {
  const rows = theirs.prepare<[], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts`).all().filter(isSound);
  for (const experimentId of new Set(rows.map((row) => row.experimentId))) {
    const parts = rows.filter((row) => row.experimentId === experimentId);
    if (parts.reduce((sum, { results }) => sum + results, 0) < countResults(db, experimentId)) continue;
    replaceParts(db, experimentId, []);
    for (const part of parts) putPart(db, part);
  }
}

/** Deletes the parts of experiments that do not exist. */
export function deleteOrphanParts(db: WritableDb): void {
  db.exec('DELETE FROM experiment_parts WHERE experiment_id NOT IN (SELECT experiment_id FROM experiments)');
}

/** `partId`: `null` for a new part. */
function putPart(db: WritableDb, row: Omit<PartRow, 'partId'> & { readonly partId: number | null }): void {
  db.prepare<object>(
    `INSERT OR REPLACE INTO experiment_parts (part_id, experiment_id, engine_version, results, packed, content_hash)
    VALUES (:partId, :experimentId, :engineVersion, :results, :packed, :contentHash)`,
  ).run(row);
}

function isSound(row: PartRow): boolean {
  return hashPart(row) === row.contentHash;
}
