import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import { HEURISTIC_FORMAT, type KeptHeuristic, type SavedHeuristic } from '../../shared/contract/heuristics.ts';
import type { WritableDb } from './database.ts';
import {
  addDocument,
  listDocuments,
  replaceDocument,
  TITLE_AND_CONTENT,
  type Documents,
  type JsonRow,
  type Values,
} from './documents.ts';
import { TABLES } from './tables.ts';

type Own = SavedHeuristic['own'];

/** `title`: its name; `content`: JSON of the rest. */
export const HEURISTICS: Documents<SavedHeuristic> = {
  at: TABLES.heuristic,
  columns: TITLE_AND_CONTENT,
  read({ rowId: heuristicId, title: name, content }: JsonRow) {
    const { kind, text } = JSON.parse(content) as Omit<Own, 'name'>;
    return { heuristicId, own: { name, kind, text } };
  },
};

/** Replaces the heuristic of that name. */
export function keepHeuristic(db: WritableDb, own: Own): KeptHeuristic {
  const before = listDocuments(db, HEURISTICS).rows.find((kept) => kept.own.name === own.name);
  if (before === undefined) return { heuristicId: addHeuristic(db, own), before: null };
  replaceDocument(db, HEURISTICS, before.heuristicId, valuesOf(own));
  return { heuristicId: before.heuristicId, before: before.own };
}

/** Adds a heuristic, even under a name that is taken. Returns its id. */
export function addHeuristic(db: WritableDb, own: Own): number {
  return addDocument(db, HEURISTICS, valuesOf(own)).heuristicId;
}

function valuesOf({ name: title, kind, text }: Own): Values {
  return { title, content: canonicalJson({ format: HEURISTIC_FORMAT, kind, text }) };
}
