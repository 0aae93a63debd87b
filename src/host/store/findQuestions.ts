import type { QuestionQuery, ListRows } from '../../shared/contract/lists.ts';
import type { ClassCount, QuestionFilter, SavedQuestion } from '../../shared/contract/questions.ts';
import type { ReadableDb } from './database.ts';
import { columnsOfDocument, readDocument, type DocumentRow } from './documents.ts';
import { sortKey, wordConditions } from './fold.ts';
import { countAll, idsOnPage, type Listing } from './pages.ts';
import { QUESTIONS } from './questions.ts';
import { readRowsById } from './readRows.ts';

export function listQuestions(db: ReadableDb, { filter, descending, ...page }: QuestionQuery): ListRows<SavedQuestion> {
  const listing = listingOf(filter, descending);
  const select = db.prepare<[number], DocumentRow>(
    `SELECT ${columnsOfDocument(QUESTIONS)} FROM questions WHERE question_id = ? AND deleted_at_ms IS NULL`,
  );
  const ids = idsOnPage(db, listing, page);
  const read = readRowsById(
    ids,
    (id) => select.get(id),
    (row) => readDocument(QUESTIONS, row),
    'question',
  );
  return { ...read, total: countAll(db, listing) };
}

function listingOf({ text = '', classLabel }: QuestionFilter, descending: boolean): Listing {
  const ofClass = classLabel === undefined ? [] : [{ sql: 'class_label = :classLabel', values: { classLabel } }];
  const where = [{ sql: 'deleted_at_ms IS NULL', values: {} }, ...ofClass, ...wordConditions(text)];
  return { from: 'questions', id: 'question_id', where, order: ['saved_at_ms', 'question_id'], descending };
}

/** In alphabetical order. */
export function listClasses(db: ReadableDb): ClassCount[] {
  const sql = `SELECT class_label AS classLabel, COUNT(*) AS questionCount FROM questions
    WHERE deleted_at_ms IS NULL AND class_label <> '' GROUP BY class_label`;
  const found = db.prepare<[], ClassCount>(sql).all();
  return found.sort((one, other) => (sortKey(one.classLabel) < sortKey(other.classLabel) ? -1 : 1));
}
