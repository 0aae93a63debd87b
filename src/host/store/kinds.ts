/** How the rows of each kind are checked: what is read of a row, and what is derived from it. */
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import { CHALLENGES } from './challenges.ts';
import { COMPARISONS } from './comparisons.ts';
import type { ReadableDb } from './database.ts';
import { columnsOfDocument, readDocument, type DocumentRow, type Documents } from './documents.ts';
import { EXPERIMENTS } from './experiments.ts';
import { HEURISTICS } from './heuristics.ts';
import { LESSONS } from './lessons.ts';
import { derivedFromPuzzle, PUZZLE_COLUMNS, readPuzzle, type PuzzleRow } from './puzzles.ts';
import { derivedFromQuestion, QUESTIONS } from './questions.ts';
import { derivedFromRun, readRun, STORED_RUN_COLUMNS, type RunRow } from './runs.ts';
import { readSet, SET_COLUMNS, type SetRow } from './sets.ts';
import { DamagedRow } from './storeErrors.ts';
import { TABLES, type KindTable } from './tables.ts';

export type Values = Readonly<Record<string, string | number | null>>;

export interface KindReader extends KindTable {
  readonly columns: string;
  /** The derived columns of a row. Throws `DamagedRow` where its hash does not match. */
  derive(row: unknown): Values;
}

const nothing = (): Values => ({});

function reader<Row, Document>(
  noun: DocumentKind,
  columns: string,
  read: (row: Row) => Document,
  derived: (document: Document) => Values = nothing,
): KindReader {
  return { ...TABLES[noun], columns, derive: (row) => derived(read(row as Row)) };
}

function readerOf<Document>(of: Documents<Document>, derived?: (document: Document) => Values): KindReader {
  return reader(of.at.noun, columnsOfDocument(of), (row: DocumentRow) => readDocument(of, row), derived);
}

export const KIND_READERS: Readonly<Record<DocumentKind, KindReader>> = {
  set: reader<SetRow, unknown>('set', SET_COLUMNS, readSet),
  puzzle: reader<PuzzleRow, ReturnType<typeof readPuzzle>>('puzzle', PUZZLE_COLUMNS, readPuzzle, derivedFromPuzzle),
  run: reader<RunRow, ReturnType<typeof readRun>>('run', STORED_RUN_COLUMNS, readRun, derivedFromRun),
  comparison: readerOf(COMPARISONS),
  question: readerOf(QUESTIONS, derivedFromQuestion),
  lesson: readerOf(LESSONS),
  experiment: readerOf(EXPERIMENTS),
  heuristic: readerOf(HEURISTICS),
  challenge: readerOf(CHALLENGES),
};

/** Each kind comes after those it belongs to. */
export const ALL_READERS = Object.values(KIND_READERS);

/** A row's derived columns; `null` for a damaged row. */
export interface Checked {
  readonly id: number;
  readonly derived: Values | null;
}

/** Every row of a table. Reads the table itself, since a damaged index may lack rows. */
export function* checkedRows(db: ReadableDb, kind: KindReader): Generator<Checked> {
  const ids = db.prepare<[], number>(`SELECT ${kind.id} FROM ${kind.table} NOT INDEXED`).pluck().all();
  const derivedOf = checking(db, kind);
  for (const id of ids) yield { id, derived: derivedOf(id) };
}

/** The derived columns of a row; `null` where it is missing or damaged. */
export function checking(db: ReadableDb, { table, id, columns, derive }: KindReader): (id: number) => Values | null {
  const select = db.prepare<[number]>(`SELECT ${columns} FROM ${table} WHERE ${id} = ?`);
  return (id) => {
    const row = select.get(id);
    return row === undefined ? null : orNull(() => derive(row));
  };
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedRow) return null;
    throw error;
  }
}
