import {
  isOfClass,
  recipeOfContent,
  type QuestionContent,
  type QuestionLabel,
  type QuestionRecipe,
  type SavedQuestion,
} from '../../shared/contract/questions.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import { hashAsked } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  addDocument,
  allDocuments,
  documentFinder,
  listDocuments,
  overwriteDocument,
  type Documents,
  type JsonRow,
  type Values,
} from './documents.ts';
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
export function saveQuestion(db: WritableDb, question: NewQuestion): SavedQuestion {
  const puzzle_id = idOfPuzzle(db, question.keepAs.puzzleId);
  return addDocument(db, QUESTIONS, { ...valuesOf(question), puzzle_id });
}

function valuesOf({ content, keepAs: { title, classLabel }, savedAtMs, isClaimed }: NewQuestion): Values {
  const said = { title, class_label: classLabel, content: JSON.stringify(content) };
  return { ...said, saved_at_ms: savedAtMs, is_claimed: Number(isClaimed) };
}

/** Gives the questions of a puzzle its title, deleted ones too. */
export function nameQuestions(db: WritableDb, { puzzleId, title }: Pick<LibraryPuzzle, 'puzzleId' | 'title'>): void {
  for (const one of allDocuments(db, QUESTIONS, 'puzzle_id = ?', `${puzzleId}`)) {
    if (one.title === title) continue;
    const named = { ...one, keepAs: { ...one, title }, content: contentOfQuestion(one) };
    overwriteDocument(db, QUESTIONS, one.questionId, valuesOf(named));
  }
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

type KnownQuestion = Pick<SavedQuestion, 'classLabel' | 'savedAtMs'> & { readonly content: QuestionContent };

/** Finds the question with the same content and time, whatever its puzzle is called now. */
export function questionFinder(db: ReadableDb): (wanted: KnownQuestion) => SavedQuestion | null {
  const columns = ({ classLabel, savedAtMs }: KnownQuestion) => ({
    ...{ saved_at_ms: savedAtMs, class_label: classLabel },
  });
  return documentFinder<SavedQuestion, KnownQuestion>(db, QUESTIONS, columns, (one) =>
    'content' in one ? one.content : contentOfQuestion(one),
  );
}

export function contentOfQuestion({ choices, votes, ...saved }: SavedQuestion): QuestionContent {
  return { ...recipeOfContent({ ...saved, choices }), choices, votes };
}
