import type { QuestionQuery, ListRows } from '../../shared/contract/lists.ts';
import type { ClassCount, SavedQuestion } from '../../shared/contract/questions.ts';
import type { ReadableDb } from './database.ts';
import { sortKey, wordConditions } from './fold.ts';
import { listPage } from './pages.ts';
import { QUESTIONS } from './questions.ts';

export function listQuestions(db: ReadableDb, { filter, descending, ...page }: QuestionQuery): ListRows<SavedQuestion> {
  const { text = '', classLabel } = filter;
  const ofClass = classLabel === undefined ? [] : [{ sql: 'class_label = :classLabel', values: { classLabel } }];
  const where = [...ofClass, ...wordConditions(text)];
  return listPage(db, QUESTIONS, { where, order: ['saved_at_ms', 'question_id'], descending }, page);
}

/** In alphabetical order. */
export function listClasses(db: ReadableDb): ClassCount[] {
  const sql = `SELECT class_label AS classLabel, COUNT(*) AS questionCount FROM questions
    WHERE deleted_at_ms IS NULL AND class_label <> '' GROUP BY class_label`;
  const found = db.prepare<[], ClassCount>(sql).all();
  return found.sort((one, other) => (sortKey(one.classLabel) < sortKey(other.classLabel) ? -1 : 1));
}
