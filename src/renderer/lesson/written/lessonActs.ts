import { titleOfCopy } from '../../../shared/contract/copyTitle.ts';
import { LESSON_FORMAT, type Lesson, type LessonEntry, type LessonStop } from '../../../shared/contract/lessons.ts';
import type { TilePicture } from '../../../shared/contract/pictures.ts';
import { deleteRows } from '../../library/deleting.ts';
import type { Library } from '../../library/library.svelte.ts';
import { neighbourPlace, placeBeyond, type Direction } from '../../library/neighbours.ts';
import type { DraggedRows, DropPlace } from '../../library/rowDragging.svelte.ts';
import type { Program } from '../../program/program.ts';
import { quoted } from '../../ui/format.ts';
import type { LessonEditor } from './lessonEditor.svelte.ts';
import { newPage } from './moment.ts';
import type { LessonSelection } from './lessonSelection.svelte.ts';

export interface LessonContext {
  readonly program: Program;
  readonly library: Library;
  readonly selection: LessonSelection;
}

export const NEW_TITLE = 'New lesson';

function emptyLesson(title: string): Lesson {
  return { format: LESSON_FORMAT, title, summary: '', stops: [] };
}

/** Opens a new lesson at the end of the list. */
export async function addLesson({ program: { notices, changes }, selection }: LessonContext): Promise<void> {
  await notices.attempt(async () => {
    const { lessonId } = await changes.library.save({ kind: 'lesson', document: emptyLesson(NEW_TITLE) });
    selection.chosen = { lessonId };
  });
}

/** Opens a copy: right after an own lesson, or at the end for a program's lesson. */
export async function duplicateLesson(
  { program: { notices, changes }, library: { lessons }, selection }: LessonContext,
  lesson: Lesson,
  lessonId: number | null,
): Promise<void> {
  await notices.attempt(async () => {
    const before = lessonId === null ? null : neighbourPlace(idsOf(lessons.rows), lessonId, 'after');
    const copy = await changes.library.save({
      kind: 'lesson',
      document: { ...lesson, title: titleOfCopy(lesson.title) },
      before,
    });
    selection.chosen = { lessonId: copy.lessonId };
    notices.tell(`${quoted(copy.lesson.title)} is yours: change what you like.`);
  });
}

/** Deletes a lesson and opens the one beside it. */
export async function removeLesson(
  { program, library, selection }: LessonContext,
  entry: Pick<LessonEntry, 'lessonId' | 'title'>,
): Promise<void> {
  const ids = idsOf(library.lessons.rows);
  const at = ids.indexOf(entry.lessonId);
  await deleteRows(program, 'lesson', [entry]);
  const left = idsOf(library.lessons.rows);
  if (left.includes(entry.lessonId) || !isChosen(selection, entry.lessonId)) return;
  const next = ids.slice(at + 1).concat(ids.slice(0, at).toReversed())[0];
  selection.chosen = next === undefined ? null : { lessonId: next };
}

/** Moves a lesson one place up or down, if there is one. */
export async function placeLesson(
  { program: { notices, changes }, library: { lessons }, selection }: LessonContext,
  { lessonId, title }: LessonEntry,
  direction: Direction,
): Promise<void> {
  const before = placeBeyond(idsOf(lessons.rows), [lessonId], direction);
  if (before === undefined) return;
  await notices.attempt(async () => {
    await changes.lessons.move({ lessonId, before });
    selection.spoken = `${title}: place ${idsOf(lessons.rows).indexOf(lessonId) + 1} of ${lessons.rows.length}.`;
  });
}

/** Adds a page behind a stop, or at the end (`null`). Resolves to its key; `undefined` where that failed. */
export async function addPage(
  { program }: LessonContext,
  editor: LessonEditor,
  after: number | null,
  picture?: () => Promise<TilePicture>,
): Promise<number | undefined> {
  const { stops } = editor;
  const before = stops[after === null ? stops.length - 1 : editor.placeOf(after)];
  let key: number | undefined;
  await program.notices.attempt(async () => {
    key = await editor.addStop(newPage(program, before?.stop, await picture?.()), after);
  });
  return key;
}

/** Moves a stop one place up or down, if there is one. */
export async function moveStop(
  context: LessonContext,
  editor: LessonEditor,
  key: number,
  direction: Direction,
): Promise<void> {
  const before = placeBeyond(keysOf(editor), [key], direction);
  if (before !== undefined) await context.program.notices.attempt(() => placeStop(context, editor, key, before));
}

/** Moves a stop; a notice offers to undo. */
async function placeStop(
  { program: { notices } }: LessonContext,
  editor: LessonEditor,
  key: number,
  before: number | null,
): Promise<void> {
  const from = editor.placeOf(key) + 1;
  const undo = await editor.moveStop(key, before);
  if (undo) notices.tell(`Stop ${from} is now stop ${editor.placeOf(key) + 1} of ${editor.stops.length}.`, { undo });
}

/** Deletes a stop; a notice offers to undo. */
export async function removeStop(
  { program: { notices } }: LessonContext,
  editor: LessonEditor,
  key: number,
): Promise<void> {
  const number = editor.placeOf(key) + 1;
  await notices.attempt(async () => {
    const undo = await editor.deleteStop(key);
    notices.tell(`Deleted stop ${number} of ${quoted(editor.lesson.title)}.`, { undo });
  });
}

export function mayDropLesson({ kind, ids }: DraggedRows, place: DropPlace): boolean {
  return place.kind === kind && !ids.includes(place.id);
}

export async function dropRow(
  context: LessonContext,
  editor: LessonEditor | null,
  { kind, ids: [id] }: DraggedRows,
  place: DropPlace,
): Promise<void> {
  const { notices, changes } = context.program;
  const side = place.side === 'before' ? 'before' : 'after';
  await notices.attempt(async () => {
    if (kind === 'lesson')
      await changes.lessons.move({
        lessonId: id,
        before: neighbourPlace(idsOf(context.library.lessons.rows), place.id, side),
      });
    else if (editor) await placeStop(context, editor, id, neighbourPlace(keysOf(editor), place.id, side));
  });
}

/** Adds a stop to a lesson; `title` names a new one. A program in it was written or reviewed here, so it may run. Resolves to whether that worked. */
export async function addMoment(
  { program: { notices, changes, own }, selection }: LessonContext,
  into: { readonly lessonId: number } | { readonly title: string },
  stop: LessonStop,
): Promise<boolean> {
  return notices.attempt(async () => {
    if (stop.heuristic) await own.agree(stop.heuristic);
    const saved =
      'lessonId' in into
        ? await changes.lessons.addStop({ ...into, stop })
        : await changes.library.save({ kind: 'lesson', document: { ...emptyLesson(into.title), stops: [stop] } });
    selection.addedTo = saved.lessonId;
    selection.chosen = { lessonId: saved.lessonId };
    notices.tell(`This moment is stop ${saved.lesson.stops.length} of ${quoted(saved.lesson.title)}.`);
  });
}

function idsOf(entries: readonly LessonEntry[]): number[] {
  return entries.map(({ lessonId }) => lessonId);
}

function keysOf({ stops }: LessonEditor): number[] {
  return stops.map(({ key }) => key);
}

function isChosen({ chosen }: LessonSelection, lessonId: number): boolean {
  return chosen !== null && 'lessonId' in chosen && chosen.lessonId === lessonId;
}
