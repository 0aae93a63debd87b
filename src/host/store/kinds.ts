/** How each kind of document is stored, and whether its rows are sound. */
import { DOCUMENT_KIND_NAMES, SCHEMA_KINDS, type DocumentKind, type SchemaKind } from '../../shared/contract/kinds.ts';
import { COMPARISONS } from './comparisons.ts';
import type { ReadableDb } from './database.ts';
import { readDocument, selectAll, type DocumentRow, type Documents, type Values } from './documents.ts';
import { EXPERIMENTS } from './experiments.ts';
import { HEURISTICS } from './heuristics.ts';
import { PUZZLES } from './puzzles.ts';
import { QUESTIONS } from './questions.ts';
import { RUNS } from './runs.ts';
import { documentsOf } from './schemaDocuments.ts';
import { SETS } from './sets.ts';
import { DamagedRow } from './storeErrors.ts';

const WITH_SCHEMA = Object.fromEntries(SCHEMA_KINDS.map((kind) => [kind, documentsOf(kind)])) as unknown as Readonly<
  Record<SchemaKind, Documents<unknown>>
>;

export const KIND_READERS: Readonly<Record<DocumentKind, Documents<unknown>>> = {
  ...WITH_SCHEMA,
  set: SETS,
  puzzle: PUZZLES,
  run: RUNS,
  comparison: COMPARISONS,
  question: QUESTIONS,
  experiment: EXPERIMENTS,
  heuristic: HEURISTICS,
};

/** Each kind comes after those it belongs to. */
export const ALL_READERS = DOCUMENT_KIND_NAMES.map((kind) => KIND_READERS[kind]);

/** A row's derived columns; `null` for a damaged row. */
export interface Checked {
  readonly id: number;
  readonly derived: Values | null;
}

/** Every row of a table. Reads the table itself, since a damaged index may lack rows. */
export function* checkedRows(db: ReadableDb, of: Documents<unknown>): Generator<Checked> {
  const { table, id } = of.at;
  const ids = db.prepare<[], number>(`SELECT ${id} FROM ${table} NOT INDEXED`).pluck().all();
  const derivedOf = checking(db, of);
  for (const id of ids) yield { id, derived: derivedOf(id) };
}

/** The derived columns of a row; `null` where it is missing or damaged. */
export function checking(db: ReadableDb, of: Documents<unknown>): (id: number) => Values | null {
  const select = db.prepare<[number], DocumentRow>(`${selectAll(of)} WHERE ${of.at.id} = ?`);
  return (id) => {
    const row = select.get(id);
    if (row === undefined) return null;
    try {
      const document = readDocument(of, row);
      return of.derive?.(document) ?? {};
    } catch (error) {
      if (error instanceof DamagedRow) return null;
      throw error;
    }
  };
}
