/** Stops that are pages of their own, and stops that are passed over. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet, settingsWritten, setUp } from '../../app/app.fixture.ts';
import { opened } from '../../app/shell.fixture.ts';
import { LESSONS } from '../../../shared/lesson/lessons.ts';
import { compare, lesson, search } from '../../../shared/lesson/lessons/stops.ts';
import { CASE_3, CASE_6 } from '../../../shared/lesson/lessons/puzzles.ts';
import { picturePage, textPage } from '../stopKinds.fixture.ts';

const WORDS = { text: 'Now.', note: '' };

async function held() {
  const all = await opened();
  const { lessons: player, comparison } = all.features;
  onTestFinished(() => comparison.close());
  const stops = [
    search(CASE_6, { algorithm: 'bfs' }, 3, { ...WORDS, question: 'next', minutes: 2 }),
    textPage('It takes {length} moves.', '- {expanded} are expanded'),
    picturePage('A train'),
    compare(CASE_3, [{}, { heuristic: 'misplaced' }], 0, WORDS),
    search(CASE_3, {}, 2, WORDS),
  ];
  return { ...all, player, lesson: lesson('A lesson', 'About that.', stops) };
}

const settled = (): Promise<void> => vi.waitFor(quiet);

test('a page lies over the view that is open, starts no search, and gives way to the next stop', async () => {
  const { app, player, lesson, press, way } = await held();
  const { main, navigation } = app;
  await player.begin(lesson);
  await settled();
  const { opened } = main.player;
  const searches = way.paramsOf('searches.start').length;
  await player.goTo(1);
  expect([navigation.view, player.page?.view, player.isAway, main.asking.question]).toEqual([
    'search',
    'text',
    false,
    null,
  ]);
  expect([main.player.opened, way.paramsOf('searches.start').length]).toEqual([opened, searches]);
  expect(player.told?.body).toBe('- 5 are expanded');
  press('lesson.next');
  await settled();
  expect([player.at, player.page?.picture?.alt, navigation.view]).toEqual([2, 'A red train', 'search']);
  press('lesson.next');
  await settled();
  expect([player.page, navigation.view, player.isAway]).toEqual([null, 'compare', false]);
  press('lesson.back');
  await settled();
  expect([player.page?.view, navigation.view]).toEqual(['picture', 'compare']);
});

test('a search that is still opening does not take away the page that was called for after it', async () => {
  const { player, lesson } = await held();
  await player.begin(lesson, 4);
  const opening = player.goTo(0);
  await player.goTo(1);
  await opening;
  await settled();
  expect([player.at, player.page?.view]).toEqual([1, 'text']);
});

test('a stop that is left while its search is opening selects no node any more', async () => {
  const { app, player, press, way } = await held();
  const selected = { camera: { mode: 'follow', place: null }, folded: [], selected: 2 } as const;
  const tree = { ...search(CASE_6, { algorithm: 'bfs' }, 3, WORDS), trees: [selected] };
  await player.begin(lesson('Selected', '', [textPage('Now.'), tree]));
  const release = way.hold('searches.advance');
  const opening = player.goTo(1);
  await quiet();
  press('lesson.back');
  app.main.view.selected = 1;
  release();
  await opening;
  expect([player.at, app.main.view.selected]).toEqual([0, 1]);
});

test('the keys of the view below a page do nothing, those of the lesson go on', async () => {
  const { app, player, lesson } = await held();
  await player.begin(lesson, 4);
  const reached = (key: string): boolean => app.commands.bindings[key] !== undefined;
  expect(['ArrowRight', 'a', 'PageDown', 'Shift+M', 'b'].map(reached)).toEqual([true, true, true, true, true]);
  await player.goTo(1);
  expect(['ArrowRight', 'a', 'PageDown', 'Shift+M', 'b'].map(reached)).toEqual([false, false, true, true, true]);
});

test('a view that is chosen lifts the page, even the one below it, and one key brings it back', async () => {
  const { app, player, lesson, press } = await held();
  const { navigation } = app;
  await player.begin(lesson, 1);
  for (const leave of [
    () => navigation.showPlace('search'),
    () => navigation.toggle('search'),
    () => navigation.show('library'),
    () => app.current.shuffle(),
  ]) {
    leave();
    expect([player.page, player.isAway]).toEqual([null, true]);
    press('lesson.return');
    await vi.waitFor(() => expect([player.page?.view, player.isAway]).toEqual(['text', false]));
  }
});

test('leaving the lesson from a page shows what was there before', async () => {
  const { app, player, lesson, press } = await held();
  app.navigation.show('states');
  const { shown } = app.current;
  await player.begin(lesson, 1);
  expect([app.navigation.view, app.navigation.isCovered]).toEqual(['states', true]);
  press('lesson.leave');
  await settled();
  expect([app.navigation.view, app.navigation.isCovered, app.current.shown]).toEqual(['states', false, shown]);
});

test('a stop is skipped without its question being revealed, asked or awaited', async () => {
  const { app, player, lesson, press, way } = await held();
  await player.begin(lesson);
  expect(player.isAsking).toBe(true);
  press('lesson.skip');
  await settled();
  expect([player.at, app.main.asking.question, app.main.player.step]).toEqual([1, null, 3]);
  await player.goTo(4);
  const release = way.hold('searches.advance');
  void player.goTo(0);
  await quiet();
  expect(player.isQuestionComing).toBe(true);
  press('lesson.skip');
  release();
  await settled();
  expect([player.at, player.isQuestionComing, app.main.asking.question]).toEqual([1, false, null]);
  await player.goTo(4);
  press('lesson.skip');
  expect([player.at, app.notices.shown?.text]).toEqual([4, 'This is the last stop of the lesson.']);
});

test('stops that are left out are passed over both ways, until another lesson begins', async () => {
  const { app, player, lesson, press } = await held();
  await player.begin(lesson, 1);
  for (const at of [0, 2, 3]) player.leaveOut(at, true);
  press('lesson.next');
  await settled();
  expect([player.at, player.nextAt, player.whyNoNext]).toEqual([4, null, 'This is the last stop of the lesson.']);
  press('lesson.back');
  await settled();
  expect([player.at, player.isFirst]).toEqual([1, true]);
  press('lesson.back');
  expect([player.at, app.notices.shown?.text]).toEqual([1, 'All stops before this one are left out this time.']);
  player.leaveOut(4, true);
  press('lesson.next');
  expect([player.at, app.notices.shown?.text]).toEqual([1, 'All stops after this one are left out this time.']);
  player.leaveOut(4, false);
  player.leaveOut(2, false);
  expect([player.nextAt, app.settings.now.lesson?.leftOut]).toEqual([2, [0, 3]]);
  await player.goTo(3);
  expect(player.at).toBe(3); // whoever chooses it sees it
  await player.begin(lesson);
  expect([player.nextAt, app.settings.now.lesson?.leftOut]).toEqual([1, undefined]);
});

test('after a restart the same stops are left out', async () => {
  const { open } = setUp();
  const first = await open();
  first.settings.remember({ lesson: { lessonId: null, title: LESSONS[0].title, at: 1, leftOut: [2, 3] } });
  await settingsWritten();
  const { lesson: kept } = await first.api.settings.read({});
  const { app, features } = await opened();
  app.settings.adopt({ lesson: kept });
  await features.lessons.resume();
  expect([features.lessons.at, features.lessons.nextAt]).toEqual([1, 4]);
});
