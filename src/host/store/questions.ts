import {
  isOfClass,
  type QuestionContent,
  type QuestionLabel,
  type QuestionRecipe,
  type SavedQuestion,
} from '../../shared/contract/questions.ts';
import { hashAsked } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { addDocument, documentFinder, listDocuments, type Documents, type JsonRow } from './documents.ts';
import { fold } from './fold.ts';
import { puzzleOf } from './keptRows.ts';
import { idOfPuzzle } from './puzzles.ts';
import { TABLES } from './tables.ts';

/** The latest first. `content`: JSON of the question and its votes. */
export const QUESTIONS: Documents<SavedQuestion> = {
  at: TABLES.question,
  columns: ['title', 'class_label', 'content', 'saved_at_ms', 'is_claimed'],
  beside: `${puzzleOf(TABLES.question)} AS puzzleId`,
  order: 'saved_at_ms DESC, question_id DESC',
  read({ rowId: questionId, puzzleId, title, class_label, content, saved_at_ms, is_claimed }: JsonRow) {
    const label = { questionId, puzzleId: puzzleId as number | null, title, classLabel: class_label as string };
    const saved = { savedAtMs: saved_at_ms as number, isClaimed: is_claimed === 1 };
    return { ...label, ...saved, ...(JSON.parse(content) as QuestionContent) };
  },
  derive(question) {
    return { folded: fold(`${question.title}\n${question.classLabel}`), asked_hash: hashAsked(question) };
  },
};

export interface NewQuestion {
  readonly content: QuestionContent;
  readonly keepAs: QuestionLabel;
  readonly savedAtMs: number;
  /** Whether its choices are a file's claim. */
  readonly isClaimed: boolean;
}

/** A question whose puzzle is gone belongs to none. */
export function saveQuestion(db: WritableDb, { content, keepAs, savedAtMs, isClaimed }: NewQuestion): SavedQuestion {
  const { title, classLabel, puzzleId } = keepAs;
  const said = { title, class_label: classLabel, content: JSON.stringify(content) };
  const saved = { saved_at_ms: savedAtMs, is_claimed: Number(isClaimed), puzzle_id: idOfPuzzle(db, puzzleId) };
  return addDocument(db, QUESTIONS, { ...said, ...saved });
}

/** When a class was last asked this; `null` for never. A single vote is not a class, and does not see its name. */
export function lastAsked(db: ReadableDb, recipe: QuestionRecipe): SavedQuestion | null {
  return answersTo(db, recipe).find(isOfClass) ?? null;
}

/** The sound questions that asked this, the latest first. */
export function answersTo(db: ReadableDb, recipe: QuestionRecipe): SavedQuestion[] {
  const hash = hashAsked(recipe);
  const { rows } = listDocuments(db, QUESTIONS, { where: 'asked_hash = :hash', values: { hash } });
  return rows.filter((saved) => hashAsked(saved) === hash); // the hash beside a row may be damaged
}

type KnownQuestion = Pick<SavedQuestion, 'title' | 'classLabel' | 'savedAtMs'> & { readonly content: QuestionContent };

/** Finds the question with the same content and time. */
export function questionFinder(db: ReadableDb): (wanted: KnownQuestion) => SavedQuestion | null {
  const columns = ({ title, classLabel, savedAtMs }: KnownQuestion) => {
    return { saved_at_ms: savedAtMs, title, class_label: classLabel };
  };
  return documentFinder<SavedQuestion, KnownQuestion>(db, QUESTIONS, columns, (one) =>
    'content' in one ? one.content : contentOfQuestion(one),
  );
}

export function contentOfQuestion({ puzzle, searches, kind, step, choices, votes }: SavedQuestion): QuestionContent {
  return { puzzle, searches, kind, step, choices, votes };
}
