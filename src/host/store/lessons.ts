import { MAX_STOPS, type Lesson, type LessonEntry, type LessonStop } from '../../shared/contract/lessons.ts';
import type { SavedDocument } from '../../shared/contract/kinds.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { documentFinder, getDocument, listDocuments } from './documents.ts';
import { documentsOf, saveDocument } from './schemaDocuments.ts';
import { requireRoom } from './limits.ts';

type SavedLesson = SavedDocument<'lesson'>;

/** In the user's order. */
export const LESSONS = documentsOf('lesson');

export function listLessons(db: ReadableDb): ListRows<LessonEntry> {
  const { rows, ...rest } = listDocuments(db, LESSONS);
  const entryOf = ({ lessonId, lesson: { title, stops } }: SavedLesson): LessonEntry => {
    return { lessonId, title, stopCount: stops.length };
  };
  return { rows: rows.map(entryOf), ...rest };
}

export function addStop(db: WritableDb, { lessonId, stop }: { lessonId: number; stop: LessonStop }): SavedLesson {
  const { lesson } = getDocument(db, LESSONS, lessonId);
  requireRoom(lesson.stops.length, MAX_STOPS, `This lesson has ${MAX_STOPS} stops, the maximum. Choose another one.`);
  const document = { ...lesson, stops: [...lesson.stops, stop] };
  return saveDocument(db, { kind: 'lesson', id: lessonId, document });
}

export function lessonFinder(db: ReadableDb) {
  type KnownLesson = { readonly lesson: Lesson };
  const title = ({ lesson }: KnownLesson) => ({ title: lesson.title });
  return documentFinder<SavedLesson, KnownLesson>(db, LESSONS, title, ({ lesson }) => lesson);
}
