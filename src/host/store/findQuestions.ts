/** Lists of questions: all of them, or those that pass a filter. */
import type { ClassCount, QuestionFilter, QuestionPage } from '../../shared/contract/questions.ts';
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { sortKey, wordConditions } from './fold.ts';
import { countAll, idsOnPage, type Listing } from './pages.ts';
import { QUESTION_COLUMNS, readQuestion, type QuestionRow } from './questions.ts';
import { readRowsById } from './readRows.ts';

/** The questions that pass `filter`: `limit` of them after the first `offset`, and how many there are. */
export function listQuestions(
  db: ReadableDb,
  { filter, descending, ...page }: { filter: QuestionFilter; descending: boolean } & Page,
): QuestionPage {
  const listing = listingOf(filter, descending);
  const select = db.prepare<[number], QuestionRow>(
    `SELECT ${QUESTION_COLUMNS} FROM questions WHERE question_id = ? AND deleted_at_ms IS NULL`,
  );
  const ids = idsOnPage(db, listing, page);
  const { sound, damaged } = readRowsById(ids, (id) => select.get(id), readQuestion, 'question');
  return { total: countAll(db, listing), questions: sound, damaged };
}

function listingOf({ text = '', classLabel }: QuestionFilter, descending: boolean): Listing {
  const ofClass = classLabel === undefined ? [] : [{ sql: 'class_label = :classLabel', values: { classLabel } }];
  const where = [{ sql: 'deleted_at_ms IS NULL', values: {} }, ...ofClass, ...wordConditions(text)];
  return { from: 'questions', id: 'question_id', where, order: ['saved_at_ms', 'question_id'], descending };
}

/** Every label of a class, in alphabetical order. */
export function listClasses(db: ReadableDb): ClassCount[] {
  const sql = `SELECT class_label AS classLabel, COUNT(*) AS questionCount FROM questions
    WHERE deleted_at_ms IS NULL AND class_label <> '' GROUP BY class_label`;
  const found = db.prepare<[], ClassCount>(sql).all();
  return found.sort((one, other) => (sortKey(one.classLabel) < sortKey(other.classLabel) ? -1 : 1));
}
