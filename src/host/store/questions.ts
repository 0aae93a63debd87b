import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  type Homework,
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
  getDocument,
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
  later: 'homework',
  beside: `${puzzleOf(TABLES.question)} AS puzzleId`,
  order: 'saved_at_ms DESC, question_id DESC',
  read({ rowId: questionId, puzzleId, title, class_label, content, saved_at_ms, is_claimed, homework }: JsonRow) {
    const label = { questionId, puzzleId: puzzleId as number | null, title, classLabel: class_label as string };
    const handedIn = homework ? { homework: JSON.parse(homework as string) as Homework } : {};
    const saved = { savedAtMs: saved_at_ms as number, isClaimed: is_claimed === 1, ...handedIn };
    return { ...label, ...saved, ...(JSON.parse(content) as QuestionContent) };
  },
  derive(question) {
    const { title, classLabel, homework = null } = question;
    return {
      folded: fold([title, classLabel, ...(homework ? [homework.classLabel] : [])].join('\n')),
      asked_hash: hashAsked(question),
      homework_class: homework && homework.classLabel,
      homework_lesson: homework && homework.lesson,
    };
  },
};

export interface NewQuestion {
  readonly content: QuestionContent;
  readonly keepAs: QuestionLabel;
  readonly savedAtMs: number;
  /** Whether its choices are a file's claim. */
  readonly isClaimed: boolean;
  readonly homework?: Homework | undefined;
}

/** A question whose puzzle is gone belongs to none. */
export function saveQuestion(db: WritableDb, question: NewQuestion): SavedQuestion {
  const puzzle_id = idOfPuzzle(db, question.keepAs.puzzleId);
  return addDocument(db, QUESTIONS, { ...valuesOf(question), puzzle_id });
}

function valuesOf({ content, keepAs: { title, classLabel }, savedAtMs, isClaimed, homework }: NewQuestion): Values {
  const said = { title, class_label: classLabel, content: JSON.stringify(content) };
  const handedIn = homework ? JSON.stringify(homework) : null;
  return { ...said, saved_at_ms: savedAtMs, is_claimed: Number(isClaimed), homework: handedIn };
}

/** Whether a later import brings an answer to another class, or another place of a lesson. None is taken from its class. */
export function isHandedInAnew(before: Homework | undefined, now: Homework): boolean {
  if (before === undefined) return true;
  if (before.classLabel !== '' && now.classLabel === '') return false;
  const isSame = canonicalJson({ ...before, handedInAtMs: 0 }) === canonicalJson({ ...now, handedInAtMs: 0 });
  return !isSame && now.handedInAtMs > before.handedInAtMs;
}

/** Brings an answer of the library to a class and lesson. It was handed in when it came first. */
export function handIn(db: WritableDb, questionId: number, homework: Homework): void {
  const saved = getDocument(db, QUESTIONS, questionId);
  if (!isHandedInAnew(saved.homework, homework)) return;
  const handedInAtMs = saved.homework?.handedInAtMs ?? homework.handedInAtMs;
  const brought = { ...newOf(saved), homework: { ...homework, handedInAtMs } };
  overwriteDocument(db, QUESTIONS, questionId, valuesOf(brought));
}

function newOf(saved: SavedQuestion): NewQuestion {
  return { ...saved, keepAs: saved, content: contentOfQuestion(saved) };
}

/** Gives the questions of a puzzle its title, deleted ones too. */
export function nameQuestions(db: WritableDb, { puzzleId, title }: Pick<LibraryPuzzle, 'puzzleId' | 'title'>): void {
  for (const one of allDocuments(db, QUESTIONS, 'puzzle_id = ?', `${puzzleId}`)) {
    if (one.title === title) continue;
    overwriteDocument(db, QUESTIONS, one.questionId, valuesOf({ ...newOf(one), keepAs: { ...one, title } }));
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
  const columns = ({ classLabel, savedAtMs }: KnownQuestion) => ({ saved_at_ms: savedAtMs, class_label: classLabel });
  return documentFinder<SavedQuestion, KnownQuestion>(db, QUESTIONS, columns, (one) =>
    'content' in one ? one.content : contentOfQuestion(one),
  );
}

export function contentOfQuestion({ choices, votes, ...saved }: SavedQuestion): QuestionContent {
  return { ...recipeOfContent({ ...saved, choices }), choices, votes };
}
