/** The user's own lessons: made from moments of the views, held, and gone on with. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../../app/app.fixture.ts';
import { opened } from '../../app/shell.fixture.ts';
import { LESSON, type LessonStop } from '../../../shared/contract/lessons.ts';
import { parse } from '../../../shared/contract/parse.ts';
import { A_STAR } from '../../../shared/lesson/lessons/aStar.ts';
import { lesson } from '../../../shared/lesson/lessons/stops.ts';
import { NO_STOPS } from '../stopWords.ts';
import { textPage } from '../stopKinds.fixture.ts';
import {
  addMoment,
  addLesson,
  duplicateLesson,
  placeLesson,
  removeLesson,
  removeStop,
  type LessonContext,
} from './lessonActs.ts';
import { LessonEditor } from './lessonEditor.svelte.ts';
import { LessonPlayer } from '../held/lessonPlayer.svelte.ts';
import { withQuestion } from './moment.ts';
import { isAtStop } from '../held/stopShown.ts';

async function setUp() {
  const all = await opened();
  const { app, features } = all;
  onTestFinished(() => features.comparison.close());
  const context: LessonContext = { program: app, library: app.library, selection: features.lessonSelection };
  const titles = () => app.library.lessons.rows.map(({ title }) => title);
  /** The moment that the command has caught. */
  const moment = async (): Promise<LessonStop> => {
    all.shell.dialog = null;
    all.press('lesson.addMoment');
    await vi.waitFor(() => expect(all.shell.dialog).toBe('add-moment'));
    return features.lessonSelection.moment!;
  };
  return { ...all, context, titles, moment, target: features.lessonTarget };
}

/** Goes to the compare view, and waits until its searches have ended. */
async function compared({ app, features: { comparison } }: Awaited<ReturnType<typeof opened>>) {
  app.navigation.show('compare');
  comparison.enter();
  await comparison.untilEnded();
  await quiet();
}

test('a lesson without stops says how one is added, with no key where single-letter keys are off', async () => {
  const { app, press } = await setUp();
  const said = (): string => app.commands.withKeys(NO_STOPS);
  expect(said()).toContain(' “Add this moment to a lesson” under More, or press Shift U. ');
  press('help.letterKeys');
  expect(said()).toContain(' “Add this moment to a lesson” under More. ');
});

test('a moment of Search says all that is on the screen, and a lesson that holds it comes back to that', async () => {
  const { app, features, context, moment, target } = await setUp();
  const { main, settings } = app;
  await main.setSearch({ algorithm: 'astar', heuristic: 'misplaced' });
  await main.player.untilArrived(6);
  main.view.jump(4);
  Object.assign(main.treeLook, { kind: 'radial', colouredBy: 'h' });
  settings.remember({ hidesNext: false });
  expect(await main.asking.begin('next')).toBe(true);
  const stop = await moment();
  expect(stop).toMatchObject({
    ...{ view: 'search', title: 'Case 1', steps: [4], hides: true, text: '', note: '' },
    searches: [{ algorithm: 'astar', heuristic: 'misplaced' }],
    look: { layout: 'radial', colouredBy: 'h' },
    question: 'next',
  });
  main.asking.close();
  main.view.selected = 2;
  const pointed = await moment();
  expect([pointed.trees?.[0].selected, pointed.question]).toEqual([2, undefined]);
  expect(await addMoment(context, { title: 'Mine' }, stop)).toBe(true);
  const [{ lessonId, stopCount }] = app.library.lessons.rows;
  expect([stopCount, app.notices.shown?.text]).toEqual([1, 'This moment is stop 1 of “Mine”.']);
  await addMoment(context, { lessonId }, pointed);
  const { lesson } = await app.api.lessons.get({ lessonId });
  expect(parse(LESSON, lesson).stops).toEqual([stop, pointed]);

  await app.current.shuffle();
  Object.assign(main.treeLook, { kind: 'tidy', colouredBy: null });
  await features.lessons.begin(lesson, 0, lessonId);
  expect([isAtStop(target, stop), main.treeLook.kind, main.asking.question?.kind]).toEqual([true, 'radial', 'next']);
  await features.lessons.goTo(1);
  expect(main.view.selected).toBe(2);
  await features.lessons.leave();
});

test('a moment of Compare has the searches, their steps and the clock, and the end is the end', async () => {
  const all = await setUp();
  const { app, features, context, moment, target } = all;
  await compared(all);
  features.comparison.clock.jump(3);
  const early = await moment();
  features.comparison.clock.jump(Infinity);
  const late = await moment();
  expect(early).toMatchObject({ view: 'compare', title: 'Case 1', steps: [3, 3], hides: true });
  expect(withQuestion(late, 'more')).toEqual({ ...late, question: 'more', steps: [0, 0] });
  expect(withQuestion({ ...early, question: 'more' }, null)).toEqual(early);
  expect([late.steps, late.searches.map(({ algorithm }) => algorithm)]).toEqual([
    ['end', 'end'],
    ['bfs', 'astar'],
  ]);
  await addMoment(context, { title: 'Mine' }, early);
  const [{ lessonId }] = app.library.lessons.rows;
  await addMoment(context, { lessonId }, late);
  const { lesson } = await app.api.lessons.get({ lessonId });
  expect(parse(LESSON, lesson).stops).toEqual([early, late]);
  app.navigation.show('search');
  await features.lessons.begin(lesson, 0, lessonId);
  features.comparison.enter(); // as the view does
  await vi.waitFor(() => expect(isAtStop(target, early)).toBe(true));
  await features.lessons.leave();
});

test('a stop that is deleted comes back by Ctrl Z in any view that has no undo of its own', async () => {
  const { app, context } = await setUp();
  const stops = [textPage('One'), textPage('Two')];
  const saved = await app.changes.library.save({ kind: 'lesson', document: lesson('Mine', '', stops) });
  const editor = new LessonEditor(app.changes, saved);
  await removeStop(context, editor, editor.stops[0].key);
  app.navigation.show('search');
  expect(app.notices.shown?.text).toBe('Deleted stop 1 of “Mine”.');
  app.commands.bindings['$mod+z']();
  await quiet();
  const { lesson: kept } = await app.api.lessons.get({ lessonId: saved.lessonId });
  expect(kept.stops.map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('where there is no moment, it is said why', async () => {
  const { app, press, shell } = await setUp();
  app.navigation.show('library');
  press('lesson.addMoment');
  expect([shell.dialog, app.notices.shown?.text]).toEqual([
    null,
    'There is no moment here that can be added: open Search, Compare, Board, States, Lab, Heuristics or Bug hunt.',
  ]);
});

test('lessons are begun, copied, moved and deleted, and the one beside a deleted one is open', async () => {
  const { app, features, context, titles } = await setUp();
  const { lessonSelection: selection } = features;
  await addLesson(context);
  await duplicateLesson(context, A_STAR, null);
  expect(titles()).toEqual(['New lesson', `${A_STAR.title} (copy)`]);
  const [first, copy] = app.library.lessons.rows;
  const { lesson } = await app.api.lessons.get({ lessonId: copy.lessonId });
  expect(lesson).toEqual({ ...A_STAR, title: `${A_STAR.title} (copy)` });
  await duplicateLesson(context, lesson, first.lessonId);
  expect(titles()).toEqual(['New lesson', `${A_STAR.title} (copy) (copy)`, `${A_STAR.title} (copy)`]);
  await placeLesson(context, first, 1);
  expect(titles()[1]).toBe('New lesson');
  await placeLesson(context, first, -1);
  await placeLesson(context, first, -1); // there is no place above
  expect([titles()[0], selection.spoken]).toEqual(['New lesson', 'New lesson: place 1 of 3.']);
  selection.chosen = { lessonId: first.lessonId };
  await removeLesson(context, first);
  expect(selection.chosen).toEqual({ lessonId: app.library.lessons.rows[0].lessonId });
  await app.notices.undo();
  expect(titles()[0]).toBe('New lesson');
});

test('a page that is loaded again goes on with the lesson that was held, and leaving it shows what was before', async () => {
  const { app, features, context, target } = await setUp();
  await duplicateLesson(context, A_STAR, null);
  const [{ lessonId }] = app.library.lessons.rows;
  const { lesson } = await app.api.lessons.get({ lessonId });
  await app.current.shuffle();
  const { shown } = app.current;
  for (const [held, id] of [
    [lesson, lessonId],
    [A_STAR, null],
  ] as const) {
    await features.lessons.begin(held, 2, id);
    await app.settings.write();
    const written = await app.api.settings.read({});
    expect(written.lesson).toEqual({ lessonId: id, title: held.title, at: 2 });
    await features.lessons.leave();
    await vi.waitFor(() => expect(app.settings.now.lesson).toBeNull());
    const next = new LessonPlayer(target); // as that of a page that was loaded again
    app.settings.remember({ lesson: written.lesson });
    await next.resume();
    expect([next.at, next.lesson?.title, isAtStop(target, held.stops[2])]).toEqual([2, held.title, true]);
    await next.leave();
    expect(app.current.shown?.puzzle).toEqual(shown?.puzzle);
  }
  await app.changes.library.delete({ kind: 'lesson', ids: [lessonId] });
  app.settings.remember({ lesson: { lessonId, title: 'Gone', at: 1 } });
  await features.lessons.resume();
  expect([features.lessons.lesson, app.settings.now.lesson, app.notices.shown?.kind]).not.toContain('error');
  expect([features.lessons.lesson, app.settings.now.lesson]).toEqual([null, null]);
});
