/**
 * What was counted of experiments, in parts, as it came. Each part has a hash. One that is not what was stored comes back from a
 * backup, or goes: its searches are counted again, and come to the same.
 */
import { hashPart } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';

/** Results of an experiment: so many, as bytes that the store does not read. */
export interface ResultsPart {
  /** Of the engine that has counted them. */
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

/** Adds results behind those that are there. */
export function addPart(db: WritableDb, experimentId: number, { engineVersion, results, bytes }: ResultsPart): void {
  const row = { experimentId, engineVersion, results, packed: bytes };
  db.prepare<object>(
    `INSERT INTO experiment_parts (experiment_id, engine_version, results, packed, content_hash)
    VALUES (:experimentId, :engineVersion, :results, :packed, :contentHash)`,
  ).run({ ...row, contentHash: hashPart(row) });
}

/** The parts of an experiment that are what was stored, in the order in which they came. */
export function partsOf(db: ReadableDb, experimentId: number): ResultsPart[] {
  const sql = `SELECT ${COLUMNS} FROM experiment_parts WHERE experiment_id = ? ORDER BY part_id`;
  return db
    .prepare<[number], PartRow>(sql)
    .all(experimentId)
    .filter(isSound)
    .map(({ engineVersion, results, packed }) => ({ engineVersion, results, bytes: packed }));
}

/** Puts parts in the place of those that are there. */
export function replaceParts(db: WritableDb, experimentId: number, parts: readonly ResultsPart[]): void {
  db.prepare<[number]>('DELETE FROM experiment_parts WHERE experiment_id = ?').run(experimentId);
  for (const part of parts) addPart(db, experimentId, part);
}

/** How many results there are of an experiment. */
export function countResults(db: ReadableDb, experimentId: number): number {
  const sql = 'SELECT COALESCE(SUM(results), 0) FROM experiment_parts WHERE experiment_id = ?';
  return db.prepare<[number], number>(sql).pluck().get(experimentId)!;
}

/** Ids of the parts that are not what was stored. */
export function damagedParts(db: ReadableDb): number[] {
  const select = db.prepare<[number], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts WHERE part_id = ?`);
  const ids = db.prepare<[], number>('SELECT part_id FROM experiment_parts NOT INDEXED').pluck().all();
  return ids.filter((id) => {
    const row = select.get(id);
    return row === undefined || !isSound(row);
  });
}

/** Puts a part back from a backup, where that has it under its id. Returns whether it has. */
export function fetchPart(db: WritableDb, backup: ReadableDb, partId: number): boolean {
  const row = backup
    .prepare<[number], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts WHERE part_id = ?`)
    .get(partId);
  if (row === undefined || !isSound(row)) return false;
  insertPart(db, row);
  return true;
}

/** Forgets parts: their searches are counted again. */
export function forgetParts(db: WritableDb, partIds: readonly number[]): void {
  const forget = db.prepare<[number]>('DELETE FROM experiment_parts WHERE part_id = ?');
  for (const id of partIds) forget.run(id);
}

/** Takes over the sound parts of `theirs`, for each experiment of which these tell more than those of `db` do. */
export function takeParts(db: WritableDb, theirs: ReadableDb): void {
  const rows = theirs.prepare<[], PartRow>(`SELECT ${COLUMNS} FROM experiment_parts`).all().filter(isSound);
  for (const experimentId of new Set(rows.map((row) => row.experimentId))) {
    const parts = rows.filter((row) => row.experimentId === experimentId);
    if (parts.reduce((sum, { results }) => sum + results, 0) < countResults(db, experimentId)) continue;
    replaceParts(db, experimentId, []);
    for (const part of parts) insertPart(db, part);
  }
}

/** Forgets the parts of experiments that are not there. */
export function forgetStrayParts(db: WritableDb): void {
  db.exec('DELETE FROM experiment_parts WHERE experiment_id NOT IN (SELECT experiment_id FROM experiments)');
}

function insertPart(db: WritableDb, row: PartRow): void {
  db.prepare<object>(
    `INSERT OR REPLACE INTO experiment_parts (part_id, experiment_id, engine_version, results, packed, content_hash)
    VALUES (:partId, :experimentId, :engineVersion, :results, :packed, :contentHash)`,
  ).run(row);
}

function isSound(row: PartRow): boolean {
  return hashPart(row) === row.contentHash;
}
