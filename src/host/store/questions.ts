import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  isOfClass,
  MAX_QUESTIONS,
  type QuestionContent,
  type QuestionLabel,
  type QuestionRecipe,
  type SavedQuestion,
} from '../../shared/contract/questions.ts';
import { hashAsked, hashQuestion } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { fold } from './fold.ts';
import type { Values } from './kinds.ts';
import { deleteRow, requireRoomIn, restoreRow } from './keptRows.ts';
import { linkIn, type LinkedTable } from './linkedRows.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const QUESTIONS: LinkedTable = {
  ...{ noun: 'question', table: 'questions', id: 'question_id' },
  most: MAX_QUESTIONS,
  full: `The library holds ${MAX_QUESTIONS} questions, the maximum. Delete one first.`,
};

/** A row of `questions`, with the names of the contract. */
export interface QuestionRow extends QuestionLabel {
  readonly questionId: number;
  readonly content: string;
  readonly isClaimed: number;
  readonly savedAtMs: number;
  readonly contentHash: string;
}

export const QUESTION_COLUMNS = `question_id AS questionId, ${linkIn('questions')} AS puzzleId, title, class_label AS classLabel,
  content, is_claimed AS isClaimed, saved_at_ms AS savedAtMs, content_hash AS contentHash`;

/** A question that has no id yet. */
export interface NewQuestion {
  readonly content: QuestionContent;
  readonly keepAs: QuestionLabel;
  readonly savedAtMs: number;
  /** Whether its choices are what a file says. */
  readonly isClaimed: boolean;
}

/** Keeps a question. One of a puzzle that is gone belongs to none. */
export function saveQuestion(db: WritableDb, { content, keepAs, savedAtMs, isClaimed }: NewQuestion): SavedQuestion {
  requireRoomIn(db, QUESTIONS);
  const { title, classLabel } = keepAs;
  const row = { title, classLabel, content: JSON.stringify(content), savedAtMs, isClaimed: Number(isClaimed) };
  const sql = `INSERT INTO questions (puzzle_id, title, class_label, content, is_claimed, saved_at_ms, folded, asked_hash,
      content_hash)
    VALUES ((SELECT puzzle_id FROM puzzles WHERE puzzle_id = :puzzleId), :title, :classLabel, :content, :isClaimed,
      :savedAtMs, :folded, :asked_hash, :contentHash)`;
  const derived = derivedFromQuestion({ ...keepAs, ...content });
  const values = { ...row, ...derived, puzzleId: keepAs.puzzleId, contentHash: hashQuestion(row) };
  const { lastInsertRowid } = db.prepare<object>(sql).run(values);
  return getQuestion(db, Number(lastInsertRowid));
}

/** Deletes a question, so that `restoreQuestion` can bring it back. */
export function deleteQuestion(db: WritableDb, { questionId, nowMs }: { questionId: number; nowMs: number }): void {
  deleteRow(db, QUESTIONS, { rowId: questionId, nowMs });
}

export function restoreQuestion(db: WritableDb, { questionId }: { questionId: number }): void {
  restoreRow(db, QUESTIONS, questionId);
}

/**
 * The last time that a class was asked this, of the questions that are what was saved; `null` where none was. One vote is the answer of
 * somebody alone, whose name is shown to no class.
 */
export function lastAsked(db: ReadableDb, recipe: QuestionRecipe): SavedQuestion | null {
  return answersTo(db, recipe).find(isOfClass) ?? null;
}

/** Every time that this was asked, the latest first, of the questions that are what was saved. */
export function answersTo(db: ReadableDb, recipe: QuestionRecipe): SavedQuestion[] {
  const sql = `SELECT ${QUESTION_COLUMNS} FROM questions WHERE asked_hash = ? AND deleted_at_ms IS NULL
    ORDER BY saved_at_ms DESC, question_id DESC`;
  const hash = hashAsked(recipe);
  const rows = db.prepare<[string], QuestionRow>(sql).all(hash);
  const { sound } = readRows(rows, ({ questionId }) => questionId, readQuestion);
  return sound.filter((saved) => hashAsked(saved) === hash); // the hash beside a row may be damaged
}

/**
 * Finds the question that says the same and was asked at the same time; `null` where there is none. Only those up to
 * the id `last` count, so those that the import itself adds do not.
 */
export function questionFinder(
  db: ReadableDb,
  last: number,
): (wanted: Pick<SavedQuestion, 'title' | 'classLabel' | 'savedAtMs'> & { content: QuestionContent }) => number | null {
  const sql = `SELECT ${QUESTION_COLUMNS} FROM questions WHERE deleted_at_ms IS NULL AND saved_at_ms = :savedAtMs
    AND title = :title AND class_label = :classLabel AND question_id <= :last ORDER BY question_id`;
  const select = db.prepare<object, QuestionRow>(sql);
  return ({ content, title, classLabel, savedAtMs }) => {
    const text = canonicalJson(content);
    const rows = select.all({ title, classLabel, savedAtMs, last });
    const { sound } = readRows(rows, ({ questionId }) => questionId, readQuestion);
    return sound.find((row) => canonicalJson(contentOfQuestion(row)) === text)?.questionId ?? null;
  };
}

/** What was asked and voted, without what the library calls it. */
export function contentOfQuestion({ puzzle, searches, kind, step, choices, votes }: SavedQuestion): QuestionContent {
  return { puzzle, searches, kind, step, choices, votes };
}

function getQuestion(db: ReadableDb, questionId: number): SavedQuestion {
  const sql = `SELECT ${QUESTION_COLUMNS} FROM questions WHERE question_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], QuestionRow>(sql).get(questionId);
  if (row === undefined) throw notFound('question');
  return readQuestion(row);
}

/** The question of a row. Throws `DamagedRow` where it is not what was stored. */
export function readQuestion({ content, contentHash, isClaimed, ...row }: QuestionRow): SavedQuestion {
  if (hashQuestion({ ...row, content, isClaimed }) !== contentHash) throw new DamagedRow('question', row.title);
  return { ...row, isClaimed: isClaimed === 1, ...(JSON.parse(content) as QuestionContent) };
}

/** The columns that questions are looked for by. */
export function derivedFromQuestion({ title, classLabel, ...recipe }: QuestionRecipe & QuestionLabel): Values {
  return { folded: fold(`${title}\n${classLabel}`), asked_hash: hashAsked(recipe) };
}
