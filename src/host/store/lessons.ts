import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import {
  MAX_STOPS,
  type Lesson,
  type LessonEntry,
  type LessonList,
  type LessonStop,
  type SavedLesson,
} from '../../shared/contract/lessons.ts';
import { MAX_LESSONS } from '../../shared/contract/parse.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { hashLesson } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { deleteRow, endOfRows, moveRow, restoreRow, requireRoomIn, type LimitedTable } from './keptRows.ts';
import { requireRoom } from './limits.ts';
import { readRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const LESSONS: LimitedTable = {
  ...{ noun: 'lesson', table: 'lessons', id: 'lesson_id' },
  most: MAX_LESSONS,
  full: `The library holds ${MAX_LESSONS} lessons, the maximum. Delete one first.`,
};

/** A row of `lessons`. `content` is the JSON text of all of the lesson but its title. */
export interface LessonRow {
  readonly lessonId: number;
  readonly title: string;
  readonly content: string;
  readonly contentHash: string;
}

export const LESSON_COLUMNS = 'lesson_id AS lessonId, title, content, content_hash AS contentHash';

/** All lessons, in the user's order. */
export function listLessons(db: ReadableDb): LessonList {
  const { lessons, damaged } = allLessons(db);
  return { lessons: lessons.map(entryOf), damaged };
}

/** The same in full. */
export function allLessons(db: ReadableDb): { lessons: readonly SavedLesson[] } & Pick<LessonList, 'damaged'> {
  const sql = `SELECT ${LESSON_COLUMNS} FROM lessons WHERE deleted_at_ms IS NULL ORDER BY position, lesson_id`;
  const rows = db.prepare<[], LessonRow>(sql).all();
  const { sound, damaged } = readRows(rows, ({ lessonId }) => lessonId, readLesson);
  return { lessons: sound, damaged };
}

function entryOf({ lessonId, lesson: { title, stops } }: SavedLesson): LessonEntry {
  return { lessonId, title, stopCount: stops.length };
}

export function getLesson(db: ReadableDb, { lessonId }: { lessonId: number }): SavedLesson {
  const sql = `SELECT ${LESSON_COLUMNS} FROM lessons WHERE lesson_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], LessonRow>(sql).get(lessonId);
  if (row === undefined) throw notFound('lesson');
  return readLesson(row);
}

/** Adds a lesson before another one, or with `null` at the end. */
export function createLesson(
  db: WritableDb,
  { lesson, before }: { lesson: Lesson; before: number | null },
): SavedLesson {
  requireRoomIn(db, LESSONS);
  const sql = `INSERT INTO lessons (title, content, content_hash, position)
    VALUES (:title, :content, :contentHash, :position)`;
  const { lastInsertRowid } = db.prepare<object>(sql).run({ ...columnsOf(lesson), position: endOfRows(db, LESSONS) });
  const lessonId = Number(lastInsertRowid);
  if (before !== null) moveLesson(db, { lessonId, before });
  return getLesson(db, { lessonId });
}

/** Puts all of a lesson in the place of what it was at `revision`. */
export function writeLesson(
  db: WritableDb,
  { lessonId, revision, lesson }: { lessonId: number; revision: string; lesson: Lesson },
): SavedLesson {
  if (getLesson(db, { lessonId }).revision !== revision)
    throw new AppError('changed', 'Another window has changed this lesson in the meantime.');
  return replaceLesson(db, lessonId, lesson);
}

/** Adds a stop at the end. */
export function addStop(db: WritableDb, { lessonId, stop }: { lessonId: number; stop: LessonStop }): SavedLesson {
  const { lesson } = getLesson(db, { lessonId });
  requireRoom(lesson.stops.length, MAX_STOPS, `This lesson has ${MAX_STOPS} stops, the maximum. Choose another one.`);
  return replaceLesson(db, lessonId, { ...lesson, stops: [...lesson.stops, stop] });
}

function replaceLesson(db: WritableDb, lessonId: number, lesson: Lesson): SavedLesson {
  const sql = `UPDATE lessons SET title = :title, content = :content, content_hash = :contentHash
    WHERE lesson_id = :lessonId`;
  db.prepare<object>(sql).run({ ...columnsOf(lesson), lessonId });
  return getLesson(db, { lessonId });
}

export function moveLesson(db: WritableDb, { lessonId, before }: { lessonId: number; before: number | null }): void {
  moveRow(db, LESSONS, { rowId: lessonId, before });
}

/** Deletes a lesson, so that `restoreLesson` can bring it back. */
export function deleteLesson(db: WritableDb, { lessonId, nowMs }: { lessonId: number; nowMs: number }): void {
  deleteRow(db, LESSONS, { rowId: lessonId, nowMs });
}

export function restoreLesson(db: WritableDb, { lessonId }: { lessonId: number }): void {
  restoreRow(db, LESSONS, lessonId);
}

/**
 * Finds the lesson that says the same; `null` where there is none. Only those up to the id `last` count, so those that the
 * import itself adds do not.
 */
export function lessonFinder(db: ReadableDb, last: number): (wanted: Lesson) => number | null {
  const sql = `SELECT ${LESSON_COLUMNS} FROM lessons WHERE deleted_at_ms IS NULL AND title = :title AND lesson_id <= :last
    ORDER BY lesson_id`;
  const select = db.prepare<object, LessonRow>(sql);
  return (wanted) => {
    const text = canonicalJson(wanted);
    const { sound } = readRows(select.all({ title: wanted.title, last }), ({ lessonId }) => lessonId, readLesson);
    return sound.find(({ lesson }) => canonicalJson(lesson) === text)?.lessonId ?? null;
  };
}

/** The lesson of a row. Throws `DamagedRow` where it is not what was stored. */
export function readLesson({ lessonId, title, content, contentHash }: LessonRow): SavedLesson {
  if (hashLesson({ title, content }) !== contentHash) throw new DamagedRow('lesson', title);
  const rest = JSON.parse(content) as Omit<Lesson, 'title'>;
  return { lessonId, lesson: { ...rest, title }, revision: contentHash };
}

function columnsOf({ title, ...rest }: Lesson): Omit<LessonRow, 'lessonId'> {
  const content = JSON.stringify(rest);
  return { title, content, contentHash: hashLesson({ title, content }) };
}
