import {
  MAX_STOPS,
  type Lesson,
  type LessonEntry,
  type LessonStop,
  type SavedLesson,
} from '../../shared/contract/lessons.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  addDocument,
  documentFinder,
  getDocument,
  listDocuments,
  replaceDocument,
  TITLE_AND_CONTENT,
  type Documents,
  type JsonRow,
  type Values,
} from './documents.ts';
import { endOfRows, moveRow } from './keptRows.ts';
import { requireRoom } from './limits.ts';
import { TABLES } from './tables.ts';

/** In the user's order. `content`: JSON of all but the title. */
export const LESSONS: Documents<SavedLesson> = {
  at: TABLES.lesson,
  columns: TITLE_AND_CONTENT,
  order: 'position, lesson_id',
  read({ rowId: lessonId, title, content, content_hash: revision }: JsonRow) {
    const rest = JSON.parse(content) as Omit<Lesson, 'title'>;
    return { lessonId, lesson: { ...rest, title }, revision };
  },
};

export function listLessons(db: ReadableDb): ListRows<LessonEntry> {
  const { rows, ...rest } = listDocuments(db, LESSONS);
  const entryOf = ({ lessonId, lesson: { title, stops } }: SavedLesson): LessonEntry => {
    return { lessonId, title, stopCount: stops.length };
  };
  return { rows: rows.map(entryOf), ...rest };
}

export function getLesson(db: ReadableDb, { lessonId }: { lessonId: number }): SavedLesson {
  return getDocument(db, LESSONS, lessonId);
}

/** `before: null` adds it at the end. */
export function createLesson(
  db: WritableDb,
  { lesson, before }: { lesson: Lesson; before: number | null },
): SavedLesson {
  const saved = addDocument(db, LESSONS, { ...valuesOf(lesson), position: endOfRows(db, TABLES.lesson) });
  if (before !== null) moveLesson(db, { lessonId: saved.lessonId, before });
  return saved;
}

/** Replaces a lesson; refused unless it still is at `revision`. */
export function writeLesson(
  db: WritableDb,
  { lessonId, revision, lesson }: { lessonId: number; revision: string; lesson: Lesson },
): SavedLesson {
  if (getLesson(db, { lessonId }).revision !== revision)
    throw new AppError('changed', 'Another window has changed this lesson in the meantime.');
  return replaceDocument(db, LESSONS, lessonId, valuesOf(lesson));
}

export function addStop(db: WritableDb, { lessonId, stop }: { lessonId: number; stop: LessonStop }): SavedLesson {
  const { lesson } = getLesson(db, { lessonId });
  requireRoom(lesson.stops.length, MAX_STOPS, `This lesson has ${MAX_STOPS} stops, the maximum. Choose another one.`);
  return replaceDocument(db, LESSONS, lessonId, valuesOf({ ...lesson, stops: [...lesson.stops, stop] }));
}

export function moveLesson(db: WritableDb, { lessonId, before }: { lessonId: number; before: number | null }): void {
  moveRow(db, TABLES.lesson, { rowId: lessonId, before });
}

export function lessonFinder(db: ReadableDb) {
  type KnownLesson = Pick<SavedLesson, 'lesson'>;
  const title = ({ lesson }: KnownLesson) => ({ title: lesson.title });
  return documentFinder<SavedLesson, KnownLesson>(db, LESSONS, title, ({ lesson }) => lesson);
}

function valuesOf({ title, ...rest }: Lesson): Values {
  return { title, content: JSON.stringify(rest) };
}
