import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import { CHALLENGE_FORMAT, type Challenge, type SavedChallenge } from '../../shared/contract/challenges.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  addDocument,
  getDocument,
  replaceDocument,
  TITLE_AND_CONTENT,
  type Documents,
  type JsonRow,
  type Values,
} from './documents.ts';
import { requireSet } from './sets.ts';
import { TABLES } from './tables.ts';

/** `content`: JSON of all but the title. */
export const CHALLENGES: Documents<SavedChallenge> = {
  at: TABLES.challenge,
  columns: TITLE_AND_CONTENT,
  beside: 'set_id, (SELECT title FROM sets WHERE sets.set_id = challenges.set_id) AS set_title',
  isThere: 'set_id IN (SELECT set_id FROM sets WHERE deleted_at_ms IS NULL)',
  read({ rowId: challengeId, title, content, set_id, set_title }: JsonRow) {
    const { counted, ceiling, search, demandsShortest } = JSON.parse(content) as Challenge;
    const challenge = { title, counted, ceiling, search, demandsShortest };
    return { challengeId, setId: set_id as number, setTitle: set_title as string, challenge };
  },
};

export function createChallenge(
  db: WritableDb,
  { setId, challenge }: { setId: number; challenge: Challenge },
): SavedChallenge {
  requireSet(db, setId);
  return addDocument(db, CHALLENGES, { ...valuesOf(challenge), set_id: setId });
}

export function writeChallenge(
  db: WritableDb,
  { challengeId, challenge }: { challengeId: number; challenge: Challenge },
): SavedChallenge {
  getChallenge(db, challengeId);
  return replaceDocument(db, CHALLENGES, challengeId, valuesOf(challenge));
}

export function getChallenge(db: ReadableDb, challengeId: number): SavedChallenge {
  return getDocument(db, CHALLENGES, challengeId);
}

function valuesOf({ title, ...rest }: Challenge): Values {
  return { title, content: canonicalJson({ format: CHALLENGE_FORMAT, ...rest }) };
}
