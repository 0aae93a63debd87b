/** The user's own pictures, each stored once under the hash of its bytes while a puzzle or a stop of a lesson shows it. */
import { MAX_PICTURES, type KeptPicture } from '../../shared/contract/pictures.ts';
import { hashPicture } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { checkedRows, KIND_READERS } from './kinds.ts';
import { requireRoom } from './limits.ts';
import { takeOffPicture } from './puzzles.ts';
import { damagedPicture, notFound } from './storeErrors.ts';

/** Returns the id. Refuses as `too-many` beyond `MAX_PICTURES`. */
export function putPicture(db: WritableDb, bytes: Uint8Array): string {
  const pictureId = hashPicture(bytes);
  if (hasPicture(db, pictureId)) return pictureId;
  requireRoom(countPictures(db), MAX_PICTURES, `The library holds ${MAX_PICTURES} of your pictures. Delete one.`);
  db.prepare('INSERT INTO pictures (picture_id, bytes) VALUES (?, ?)').run(pictureId, bytes);
  return pictureId;
}

/** Refuses as `not-found`, and as `store-damaged` where the hash does not match. */
export function getPicture(db: ReadableDb, { pictureId }: { pictureId: string }): Uint8Array {
  const bytes = soundPicture(db, pictureId);
  if (bytes === null) throw hasPicture(db, pictureId) ? damagedPicture() : notFound('picture');
  return bytes;
}

/** `null` for a missing or damaged picture. */
export function soundPicture(db: ReadableDb, pictureId: string): Uint8Array | null {
  const sql = 'SELECT bytes FROM pictures WHERE picture_id = ?';
  const bytes = db.prepare<[string], Uint8Array>(sql).pluck().get(pictureId);
  return bytes !== undefined && hashPicture(bytes) === pictureId ? bytes : null;
}

export function replacePicture(db: WritableDb, pictureId: string, bytes: Uint8Array): void {
  const sql = `INSERT INTO pictures (picture_id, bytes) VALUES (?, ?)
    ON CONFLICT (picture_id) DO UPDATE SET bytes = excluded.bytes`;
  db.prepare(sql).run(pictureId, bytes);
}

/** The last used first, each with its latest description. */
export function listPictures(db: ReadableDb): KeptPicture[] {
  const sql = `SELECT pictureId, alt, puzzleCount FROM (
      SELECT picture_id AS pictureId, picture_alt AS alt, COUNT(*) AS puzzleCount, MAX(puzzle_id) AS latest
      FROM puzzles JOIN pictures USING (picture_id) WHERE deleted_at_ms IS NULL GROUP BY picture_id
    ) ORDER BY latest DESC`;
  return db.prepare<[], KeptPicture>(sql).all();
}

/** Of stops; deleted lessons count. A damaged row has none. */
const IN_LESSONS = `SELECT shown FROM (
    SELECT json_extract(content, stop.fullkey || '.picture.pictureId') AS shown
    FROM lessons, json_each(CASE WHEN json_valid(content) THEN content ELSE '{}' END, '$.stops') AS stop
  ) WHERE shown IS NOT NULL`;
const SHOWN = `SELECT picture_id FROM puzzles WHERE picture_id IS NOT NULL UNION ${IN_LESSONS}`;

/** The pictures that puzzles and stops show, the program's too, each once. */
export function shownPictures(db: ReadableDb): string[] {
  return db.prepare<[], string>(SHOWN).pluck().all();
}

/** Removes a picture from every puzzle, deleted ones included; lessons keep it. */
export function deletePicture(db: WritableDb, { pictureId }: { pictureId: string }): void {
  takeOffPicture(db, pictureId);
  db.prepare(`DELETE FROM pictures WHERE picture_id = ? AND picture_id NOT IN (${IN_LESSONS})`).run(pictureId);
}

/** The picture of the unsaved puzzle on the board, which is a setting. */
const UNSAVED_PICTURE = `SELECT json_extract(value, '$.picture.pictureId') FROM settings
  WHERE key = 'unsaved' AND json_valid(value)`;
const UNUSED = `picture_id NOT IN (${SHOWN}) AND picture_id IS NOT (${UNSAVED_PICTURE})`;

/**
 * Deletes pictures that no puzzle and no stop shows, not even a deleted one; none while a row is damaged, which may
 * have shown one.
 */
export function purgePictures(db: WritableDb): void {
  if (db.prepare(`SELECT 1 FROM pictures WHERE ${UNUSED}`).get() === undefined || hasDamaged(db)) return;
  db.prepare(`DELETE FROM pictures WHERE ${UNUSED}`).run();
}

function hasDamaged(db: ReadableDb): boolean {
  for (const kind of ['puzzle', 'lesson'] as const)
    for (const { derived } of checkedRows(db, KIND_READERS[kind])) if (derived === null) return true;
  return false;
}

export function hasPicture(db: ReadableDb, pictureId: string): boolean {
  return db.prepare<[string]>('SELECT 1 FROM pictures WHERE picture_id = ?').get(pictureId) !== undefined;
}

function countPictures(db: ReadableDb): number {
  return db.prepare<[], number>('SELECT COUNT(*) FROM pictures').pluck().get()!;
}
