/** Answers that students have handed in, by class and lesson. */
import type { ClassQuery, HandedInLesson } from '../../shared/contract/classResults.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { ReadableDb } from './database.ts';
import { listDocuments } from './documents.ts';
import { alphabetical } from './fold.ts';
import { QUESTIONS } from './questions.ts';

/** By class in alphabetical order, answers without a class first; the latest lesson of a class first. */
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
