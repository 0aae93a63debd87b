import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  CHALLENGE_FORMAT,
  MAX_CHALLENGES,
  type Challenge,
  type ChallengeList,
  type SavedChallenge,
} from '../../shared/contract/challenges.ts';
import { hashChallenge } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { deleteRow, restoreRow, requireRoomIn, type LimitedTable } from './keptRows.ts';
import { readRows } from './readRows.ts';
import { requireSet } from './sets.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const CHALLENGES: LimitedTable = {
  ...{ noun: 'challenge', table: 'challenges', id: 'challenge_id' },
  most: MAX_CHALLENGES,
  full: `The library holds ${MAX_CHALLENGES} challenges, the maximum. Delete one first.`,
};

/** A row of `challenges`. `content` is the JSON text of all but the title. */
export interface ChallengeRow {
  readonly challengeId: number;
  readonly title: string;
  readonly content: string;
  readonly contentHash: string;
}

export const CHALLENGE_COLUMNS = 'challenge_id AS challengeId, title, content, content_hash AS contentHash';

const SELECT = `SELECT challenge_id AS challengeId, challenges.title, content, challenges.content_hash AS contentHash,
    set_id AS setId, sets.title AS setTitle
  FROM challenges JOIN sets USING (set_id) WHERE challenges.deleted_at_ms IS NULL AND sets.deleted_at_ms IS NULL`;

type RowWithSet = ChallengeRow & Pick<SavedChallenge, 'setId' | 'setTitle'>;

/** All of sets that are there, the oldest first. */
export function listChallenges(db: ReadableDb): ChallengeList {
  const rows = db.prepare<[], RowWithSet>(`${SELECT} ORDER BY challenge_id`).all();
  const { sound, damaged } = readRows(rows, ({ challengeId }) => challengeId, readWithSet);
  return { challenges: sound, damaged };
}

export function getChallenge(db: ReadableDb, { challengeId }: { challengeId: number }): SavedChallenge {
  const row = db.prepare<[number], RowWithSet>(`${SELECT} AND challenge_id = ?`).get(challengeId);
  if (row === undefined) throw notFound('challenge');
  return readWithSet(row);
}

/** Adds a challenge to a set. */
export function createChallenge(
  db: WritableDb,
  { setId, challenge }: { setId: number; challenge: Challenge },
): SavedChallenge {
  requireSet(db, setId);
  requireRoomIn(db, CHALLENGES);
  const sql = `INSERT INTO challenges (set_id, title, content, content_hash)
    VALUES (:setId, :title, :content, :contentHash)`;
  const { lastInsertRowid } = db.prepare<object>(sql).run({ ...columnsOf(challenge), setId });
  return getChallenge(db, { challengeId: Number(lastInsertRowid) });
}

export function writeChallenge(
  db: WritableDb,
  { challengeId, challenge }: { challengeId: number; challenge: Challenge },
): SavedChallenge {
  getChallenge(db, { challengeId });
  const sql = `UPDATE challenges SET title = :title, content = :content, content_hash = :contentHash
    WHERE challenge_id = :challengeId`;
  db.prepare<object>(sql).run({ ...columnsOf(challenge), challengeId });
  return getChallenge(db, { challengeId });
}

/** Deletes a challenge, so that `restoreChallenge` can bring it back. */
export function deleteChallenge(db: WritableDb, { challengeId, nowMs }: { challengeId: number; nowMs: number }): void {
  deleteRow(db, CHALLENGES, { rowId: challengeId, nowMs });
}

export function restoreChallenge(db: WritableDb, { challengeId }: { challengeId: number }): void {
  restoreRow(db, CHALLENGES, challengeId);
}

/** The challenge of a row. Throws `DamagedRow` where it is not what was stored. */
export function readChallenge({ title, content, contentHash }: ChallengeRow): Challenge {
  if (hashChallenge({ title, content }) !== contentHash) throw new DamagedRow('challenge', title);
  const { counted, ceiling, search, demandsShortest } = JSON.parse(content) as Challenge;
  return { title, counted, ceiling, search, demandsShortest };
}

function readWithSet(row: RowWithSet): SavedChallenge {
  const { challengeId, setId, setTitle } = row;
  return { challengeId, setId, setTitle, challenge: readChallenge(row) };
}

function columnsOf({ title, ...rest }: Challenge): Omit<ChallengeRow, 'challengeId'> {
  const content = canonicalJson({ format: CHALLENGE_FORMAT, ...rest });
  return { title, content, contentHash: hashChallenge({ title, content }) };
}
