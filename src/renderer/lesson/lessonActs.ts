/** Creates, copies, moves and deletes own lessons, and adds moments to them. */
import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import { LESSON_FORMAT, type Lesson, type LessonEntry, type LessonStop } from '../../shared/contract/lessons.ts';
import { deleteLesson } from '../library/deleting.ts';
import type { Library } from '../library/library.svelte.ts';
import { placeBeside, placeBeyond, type Direction } from '../library/neighbours.ts';
import type { DraggedRows, DropPlace } from '../library/rowDragging.svelte.ts';
import type { Program } from '../program/program.ts';
import { quoted } from '../ui/format.ts';
import type { LessonDesk } from './lessonDesk.svelte.ts';
import type { LessonShelf } from './lessonShelf.svelte.ts';

/** What these acts need. */
export interface LessonContext {
  readonly program: Program;
  readonly library: Library;
  readonly shelf: LessonShelf;
}

export const NEW_TITLE = 'New lesson';

function emptyLesson(title: string): Lesson {
  return { format: LESSON_FORMAT, title, summary: '', stops: [] };
}

/** Begins a lesson at the end of the list, and opens it. */
export async function createLesson({ program: { notices }, library, shelf }: LessonContext): Promise<void> {
  await notices.attempt(async () => {
    const { lessonId } = await library.lessons.create(emptyLesson(NEW_TITLE), null);
    shelf.chosen = { lessonId };
  });
}

/** Copies a lesson and opens the copy, right after an own lesson; a copy of a program's lesson goes to the end. */
export async function duplicateLesson(
  { program: { notices }, library: { lessons }, shelf }: LessonContext,
  lesson: Lesson,
  lessonId: number | null,
): Promise<void> {
  await notices.attempt(async () => {
    const before = lessonId === null ? null : placeBeside(idsOf(lessons.entries), lessonId, 'after');
    const copy = await lessons.create({ ...lesson, title: titleOfCopy(lesson.title) }, before);
    shelf.chosen = { lessonId: copy.lessonId };
    notices.tell(`${quoted(copy.lesson.title)} is yours: change what you like.`);
  });
}

/** Deletes a lesson; the one beside it is opened then. */
export async function removeLesson(
  { program, library, shelf }: LessonContext,
  entry: Pick<LessonEntry, 'lessonId' | 'title'>,
): Promise<void> {
  const ids = idsOf(library.lessons.entries);
  const at = ids.indexOf(entry.lessonId);
  await deleteLesson({ notices: program.notices, library }, entry);
  const left = idsOf(library.lessons.entries);
  if (left.includes(entry.lessonId) || !isChosen(shelf, entry.lessonId)) return;
  const next = ids.slice(at + 1).concat(ids.slice(0, at).toReversed())[0];
  shelf.chosen = next === undefined ? null : { lessonId: next };
}

/** Moves a lesson one place up or down, where there is one. */
export async function moveLesson(
  { program: { notices }, library: { lessons }, shelf }: LessonContext,
  { lessonId, title }: LessonEntry,
  direction: Direction,
): Promise<void> {
  const before = placeBeyond(idsOf(lessons.entries), [lessonId], direction);
  if (before === undefined) return;
  await notices.attempt(async () => {
    await lessons.move(lessonId, before);
    shelf.spoken = `${title}: place ${idsOf(lessons.entries).indexOf(lessonId) + 1} of ${lessons.entries.length}.`;
  });
}

/** Moves a stop one place up or down, where there is one. */
export async function moveStop(
  { program: { notices }, shelf }: LessonContext,
  desk: LessonDesk,
  key: number,
  direction: Direction,
): Promise<void> {
  const before = placeBeyond(keysOf(desk), [key], direction);
  if (before === undefined) return;
  await notices.attempt(async () => {
    await desk.moveStop(key, before);
    shelf.spoken = `Stop ${desk.placeOf(key) + 1} of ${desk.stops.length}.`;
  });
}

/** Deletes a stop; a notice takes it back. */
export async function removeStop(
  { program: { notices } }: LessonContext,
  desk: LessonDesk,
  key: number,
): Promise<void> {
  const number = desk.placeOf(key) + 1;
  await notices.attempt(async () => {
    const undo = await desk.deleteStop(key);
    notices.tell(`Deleted stop ${number} of ${quoted(desk.lesson.title)}.`, { undo });
  });
}

/** Whether rows may be dropped at a place: lessons beside lessons, stops beside stops. */
export function mayDrop({ kind, ids }: DraggedRows, place: DropPlace): boolean {
  return place.kind === kind && !ids.includes(place.id);
}

/** Moves a row beside the one that it was dropped at. */
export async function dropRow(
  { program: { notices }, library: { lessons } }: LessonContext,
  desk: LessonDesk | null,
  { kind, ids: [id] }: DraggedRows,
  place: DropPlace,
): Promise<void> {
  const side = place.side === 'before' ? 'before' : 'after';
  await notices.attempt(async () => {
    if (kind === 'lesson') await lessons.move(id, placeBeside(idsOf(lessons.entries), place.id, side));
    else await desk?.moveStop(id, placeBeside(keysOf(desk), place.id, side));
  });
}

/** Adds a stop to a lesson; `title` names a new one. Resolves to whether that was done. */
export async function addMoment(
  { program: { notices }, library: { lessons }, shelf }: LessonContext,
  into: { readonly lessonId: number } | { readonly title: string },
  stop: LessonStop,
): Promise<boolean> {
  return notices.attempt(async () => {
    const saved =
      'lessonId' in into
        ? await lessons.addStop(into.lessonId, stop)
        : await lessons.create({ ...emptyLesson(into.title), stops: [stop] }, null);
    shelf.addedTo = saved.lessonId;
    shelf.chosen = { lessonId: saved.lessonId };
    notices.tell(`This moment is stop ${saved.lesson.stops.length} of ${quoted(saved.lesson.title)}.`);
  });
}

function idsOf(entries: readonly LessonEntry[]): number[] {
  return entries.map(({ lessonId }) => lessonId);
}

function keysOf({ stops }: LessonDesk): number[] {
  return stops.map(({ key }) => key);
}

function isChosen({ chosen }: LessonShelf, lessonId: number): boolean {
  return chosen !== null && 'lessonId' in chosen && chosen.lessonId === lessonId;
}
