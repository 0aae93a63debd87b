/** Texts of a lesson that are refused: they hold back no others, and are there when the form is opened again. */
import { expect, test } from 'vitest';
import { quiet } from '../../app/app.fixture.ts';
import { opened } from '../../app/shell.fixture.ts';
import { CASE_3 } from '../../../shared/lesson/lessons/puzzles.ts';
import { lesson, search } from '../../../shared/lesson/lessons/stops.ts';
import { headForm } from './headDraft.ts';
import { LessonEditor } from './lessonEditor.svelte.ts';
import { OwnQuestionDraft } from './ownQuestionDraft.svelte.ts';
import { leaveQuestion, leaveTexts, questionDraft, stopDraft } from './stopDraft.ts';

const REFUSED = 'A set is {1, 2}.';

async function edited() {
  const { app, features } = await opened();
  const stops = ['A', 'B'].map((text) => search(CASE_3, {}, 1, { text, note: '' })); // of one moment
  const saved = await app.changes.library.save({ kind: 'lesson', document: lesson('Mine', '', stops) });
  await quiet();
  const selection = features.lessonSelection;
  const editorNow = async () => new LessonEditor(app.api, await app.api.lessons.get({ lessonId: saved.lessonId }));
  const stopOf = (editor: LessonEditor, at: number) => {
    const { key: stopKey, stop } = editor.stops[at];
    return { editor, stopKey, stop, selection };
  };
  const draftOf = (editor: LessonEditor, at: number) => stopDraft(stopOf(editor, at));
  return { app, selection, editorNow, stopOf, draftOf, context: { program: app, library: app.library, selection } };
}

test('a refused note is kept when its stop is closed, and the text beside it is saved', async () => {
  const { app, editorNow, stopOf, draftOf } = await edited();
  const editor = await editorNow();
  const draft = draftOf(editor, 0);
  Object.assign(draft.typed, { note: REFUSED, text: 'A 2' });
  await draft.flush();
  leaveTexts(stopOf(editor, 0), app.notices, draft.left);
  expect(editor.stops[0].stop).toMatchObject({ text: 'A 2', note: '' });
  expect(app.notices.shown?.text).toMatch(
    /^What you have typed at stop 1 is not saved yet: .* when you edit the stop again\.$/,
  );
  const again = await editorNow();
  expect([0, 1, 0].map((at) => draftOf(again, at).typed.note)).toEqual([REFUSED, '', '']);
});

test('a stop that is deleted takes its refused texts along, without a word', async () => {
  const { app, selection, editorNow, stopOf, draftOf } = await edited();
  const editor = await editorNow();
  const place = stopOf(editor, 0);
  const draft = draftOf(editor, 0);
  draft.typed.note = REFUSED;
  await editor.deleteStop(place.stopKey);
  await draft.flush();
  leaveTexts(place, app.notices, draft.left);
  expect([app.notices.shown, selection.texts.size]).toEqual([null, 0]);
});

test('a question that is not complete is kept when its form is closed, also if its stop has moved to the start', async () => {
  const { app, editorNow, stopOf } = await edited();
  const editor = await editorNow();
  const place = stopOf(editor, 0);
  const draft = new OwnQuestionDraft(place.stop);
  draft.text = 'Why?';
  await draft.flush(place.stop, async () => {});
  await editor.setStop(place.stopKey, (stop) => ({ ...stop, steps: [0] })); // as where the question is which search expands more
  leaveQuestion(place, app.notices, draft);
  expect(app.notices.shown?.text).toMatch(/^The question of stop 1 is not saved yet: Choice A is empty\. /);
  expect(questionDraft(stopOf(editor, 0))).toBe(draft);
  leaveQuestion(stopOf(editor, 0), app.notices, null);
  expect(questionDraft(stopOf(editor, 0))).toBeNull();
});

test('a lesson whose title is refused keeps it, and the summary beside it is saved', async () => {
  const { app, editorNow, context } = await edited();
  const editor = await editorNow();
  const { draft, leave } = headForm(context, editor);
  Object.assign(draft.typed, { title: '', summary: 'About sets' });
  await draft.flush();
  leave(draft.left);
  expect([editor.lesson.title, editor.lesson.summary]).toEqual(['Mine', 'About sets']);
  expect(app.notices.shown?.text).toMatch(/^The head of “Mine” is not saved yet: /);
  expect(headForm(context, await editorNow()).draft.typed.title).toBe('');
});
