import type { ClassQuery, HandedInLesson } from '../../shared/contract/classResults.ts';
import type { QuestionQuery, ListRows } from '../../shared/contract/lists.ts';
import type { ClassCount, SavedQuestion } from '../../shared/contract/questions.ts';
import type { ReadableDb } from './database.ts';
import { listDocuments } from './documents.ts';
import { alphabetical, wordConditions } from './fold.ts';
import { listPage } from './pages.ts';
import { QUESTIONS } from './questions.ts';

export function listQuestions(db: ReadableDb, { filter, descending, ...page }: QuestionQuery): ListRows<SavedQuestion> {
  const { text = '', classLabel, isHomework } = filter;
  const ofClass = classLabel === undefined ? [] : [{ sql: 'class_label = :classLabel', values: { classLabel } }];
  const handedIn =
    isHomework === undefined ? [] : [{ sql: `homework_class IS ${isHomework ? 'NOT ' : ''}NULL`, values: {} }];
  const where = [...ofClass, ...handedIn, ...wordConditions(text)];
  return listPage(db, QUESTIONS, { where, order: ['saved_at_ms', 'question_id'], descending }, page);
}

/** In alphabetical order, without the names of students who have handed in answers. */
export function listClasses(db: ReadableDb): ClassCount[] {
  const sql = `SELECT class_label AS classLabel, COUNT(*) AS questionCount FROM questions
    WHERE deleted_at_ms IS NULL AND class_label <> '' AND homework_class IS NULL GROUP BY class_label`;
  return alphabetical(db.prepare<[], ClassCount>(sql).all(), ({ classLabel }) => classLabel);
}

/** What students have handed in, by class in alphabetical order, answers without a class first; the latest lesson of a class first. */
export function listHandedIn(db: ReadableDb): HandedInLesson[] {
  const sql = `SELECT homework_class AS classLabel, homework_lesson AS lesson,
      COUNT(DISTINCT class_label) AS studentCount, MAX(saved_at_ms) AS answeredAtMs
    FROM questions WHERE homework_class IS NOT NULL AND deleted_at_ms IS NULL
    GROUP BY homework_class, homework_lesson ORDER BY answeredAtMs DESC`;
  return alphabetical(db.prepare<[], HandedInLesson>(sql).all(), ({ classLabel }) => classLabel);
}

/** The latest first. */
export function answersOfClass(
  db: ReadableDb,
  { classLabel, lesson }: Pick<ClassQuery, 'classLabel' | 'lesson'>,
): ListRows<SavedQuestion> {
  const ofLesson = lesson === null ? '' : 'AND homework_lesson = :lesson';
  const where = `homework_class = :classLabel ${ofLesson}`;
  return listDocuments(db, QUESTIONS, { where, values: { classLabel, ...(lesson !== null && { lesson }) } });
}
