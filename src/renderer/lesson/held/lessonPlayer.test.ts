import { expect, onTestFinished, test, vi } from 'vitest';
import { opened } from '../../app/shell.fixture.ts';
import { quiet } from '../../app/app.fixture.ts';
import { FIRST_LOOK } from '../../../shared/contract/looks.ts';
import { A_STAR } from '../../../shared/lesson/lessons/aStar.ts';
import { board, compare, lesson, search, states } from '../../../shared/lesson/lessons/stops.ts';
import { afterTheBounce } from './bounce.fixture.ts';
import { CASE_3, CASE_6, FIRST_FIFTEEN, SWAPPED } from '../../../shared/lesson/lessons/puzzles.ts';

const TOLD = { text: 'f is {f}, and {length} moves.', note: 'For you: {expanded}.' };

/** The program with a lesson that goes from view to view. */
async function held() {
  const all = await opened();
  const { lessons: player, comparison } = all.features;
  onTestFinished(() => comparison.close());
  const stops = [
    search(CASE_3, {}, 2, { ...TOLD, question: 'next' }),
    search(CASE_3, {}, 3, TOLD),
    search(CASE_6, { algorithm: 'idastar' }, 'end', { ...TOLD, look: { layout: 'radial' } }),
    compare(CASE_3, [{}, { heuristic: 'misplaced' }], 0, { text: 'Now.', note: '', look: FIRST_LOOK }),
    search(SWAPPED, { algorithm: 'bfs' }, 1, { ...TOLD, text: 'None.', note: '', evenIfUnsolvable: true }),
  ];
  return { ...all, player, comparison, lesson: lesson('A lesson', 'About that.', stops) };
}

const settled = (): Promise<void> => vi.waitFor(quiet);

test('next shows each stop as the lesson has it, and reveals the answer of a question before it goes on', async () => {
  const { app, player, lesson, press } = await held();
  const { main, navigation, settings } = app;
  await player.begin(lesson);
  expect([main.player.step, main.asking.question?.kind, settings.now.hidesNext]).toEqual([2, 'next', true]);
  press('lesson.next');
  expect([player.at, main.asking.isRevealed, main.player.step]).toEqual([0, true, 3]);
  const { opened } = main.player;
  afterTheBounce();
  press('lesson.next');
  await settled();
  expect([player.at, main.asking.question, main.player.step]).toEqual([1, null, 3]);
  expect(main.player.opened).toBe(opened); // the tree stays where it is
  press('lesson.next');
  await vi.waitFor(() => expect([player.at, main.search.algorithm, main.player.atEnd]).toEqual([2, 'idastar', true]));
  expect([settings.now.hidesNext, main.treeLook.kind]).toEqual([false, 'radial']);
  press('lesson.next');
  await settled();
  expect([player.at, navigation.view]).toEqual([3, 'compare']);
  press('lesson.next');
  await vi.waitFor(() => expect([player.at, navigation.view, main.player.step]).toEqual([4, 'search', 1]));
  press('lesson.next');
  expect([player.at, app.notices.shown?.text]).toEqual([4, 'This is the last stop of the lesson.']);
  press('lesson.back');
  await settled();
  expect([player.at, navigation.view]).toEqual([3, 'compare']);
});

test('a second press right after an answer is a bounce of the clicker: the answer stays', async () => {
  const { app, player, lesson, press } = await held();
  await player.begin(lesson);
  for (let count = 0; count < 3; count++) press('lesson.next');
  expect([player.at, app.main.asking.isRevealed]).toEqual([0, true]);
  afterTheBounce();
  press('lesson.next');
  expect(player.at).toBe(1);
  await settled();
});

test.each([
  ['search', 0, 'next'],
  ['compare', 1, 'more'],
] as const)(
  'a press that comes before its question is there, in %s, waits for it and never skips it',
  async (view, at, kind) => {
    const { app, way, player, comparison, press } = await held();
    const asking = view === 'search' ? app.main.asking : comparison.asking;
    const stops = [
      search(CASE_6, { algorithm: 'bfs' }, 3, { ...TOLD, question: 'next' }),
      compare(CASE_6, [{}, { heuristic: 'misplaced' }], 0, { text: 'Now.', note: '', question: 'more' }),
      search(CASE_3, {}, 3, TOLD),
    ];
    await player.begin(lesson('Before', '', [search(CASE_3, {}, 3, TOLD)])); // the first lesson loads what it needs
    const release = way.hold('searches.advance');
    const begun = player.begin(lesson('A lesson', 'About that.', stops), at);
    while (player.lesson!.title === 'Before') await Promise.resolve();
    if (view === 'compare') comparison.enter(); // as its view does
    for (let count = 0; count < 3; count++) {
      press('lesson.next');
      await quiet();
      expect([player.at, player.isQuestionComing, asking.question]).toEqual([at, true, null]);
    }
    expect(app.notices.shown?.text).toBe('The question is being prepared.');
    release();
    await begun;
    expect([player.at, player.isQuestionComing, asking.question?.kind, asking.isRevealed]).toEqual([
      ...[at, false, kind],
      false,
    ]);
    press('lesson.next');
    expect(asking.isRevealed).toBe(true);
    afterTheBounce();
    press('lesson.next');
    expect(player.at).toBe(at + 1);
    await settled();
  },
);

test.each([
  ['board', board],
  ['states', states],
] as const)('the %s of a stop are there with its puzzle, and not after the search behind them', async (_name, stop) => {
  const { app, way, player, press } = await held();
  await player.begin(lesson('A lesson', 'About that.', [search(CASE_3, {}, 3, TOLD), stop(CASE_6, TOLD)]));
  const release = way.hold('searches.advance');
  press('lesson.next');
  await quiet();
  const { view } = player.stop!;
  expect([app.navigation.view, app.current.puzzle]).toEqual([view, CASE_6.puzzle]);
  app.navigation.show('library');
  release();
  await settled();
  expect(app.navigation.view).toBe('library');
});

test('a press while the search of a question is still prepared waits too, and the lesson can be left', async () => {
  const { app, player, press } = await held();
  const { view, asking } = app.main;
  const stops = [
    search(FIRST_FIFTEEN, { heuristic: 'pattern-database' }, 1, { ...TOLD, question: 'next' }),
    search(CASE_3, {}, 3, TOLD),
  ];
  void player.begin(lesson('A lesson', 'About that.', stops));
  await expect.poll(() => view.preparing).toBe(0.25);
  for (let count = 0; count < 3; count++) {
    press('lesson.next');
    await quiet();
    expect([player.at, player.isQuestionComing, asking.question]).toEqual([0, true, null]);
  }
  await player.leave();
  expect([player.lesson, player.isQuestionComing]).toEqual([null, false]);
});

test('a stop that is left while its question is coming lets the next key go on', async () => {
  const { way, player, lesson, press } = await held();
  const release = way.hold('searches.advance');
  const begun = player.begin(lesson);
  await player.leave();
  expect(player.isQuestionComing).toBe(false);
  release();
  await begun;
  await player.begin(lesson, 1);
  press('lesson.next');
  expect(player.at).toBe(2);
  await settled();
});

test('a stop may be left, played with and come back to', async () => {
  const { app, player, lesson, press } = await held();
  await player.begin(lesson, 1);
  expect(player.isAway).toBe(false);
  for (const leave of [
    () => app.main.view.stepBy(1),
    () => app.main.setSearch({ algorithm: 'bfs' }),
    () => app.current.shuffle(),
    () => app.navigation.show('library'),
  ]) {
    await leave();
    expect(player.isAway).toBe(true);
    press('lesson.return');
    await vi.waitFor(() => expect(player.isAway).toBe(false));
  }
});

test('leaving a lesson brings back what was there before, and nothing of it was written over that', async () => {
  const { app, way, player, lesson, comparison, press } = await held();
  const { main, current, settings, navigation } = app;
  await main.setSearch({ algorithm: 'greedy' });
  await current.shuffle();
  await main.player.untilArrived(1);
  main.view.jump(1);
  await vi.waitFor(() => expect(main.player.step).toBe(1));
  await settings.write();
  const before = { ...settings.now, shown: current.shown, kept: comparison.underWay };
  const written = way.paramsOf('settings.write').length;
  const names = () =>
    way
      .paramsOf('settings.write')
      .slice(written)
      .flatMap((call) => Object.keys((call as { change: object }).change));
  await player.begin(lesson);
  for (const at of lesson.stops.keys()) await player.goTo(at);
  await settings.write();
  expect(new Set(names())).toEqual(new Set(['lesson'])); // which one is held, and nothing of what it shows
  press('lesson.leave');
  await vi.waitFor(() => expect([main.player.opened?.search.algorithm, main.player.step]).toEqual(['greedy', 1]));
  expect({ ...settings.now, shown: current.shown, kept: comparison.underWay }).toEqual(before);
  expect([navigation.view, main.player.step, player.lesson, main.treeLook.kind]).toEqual(['search', 1, null, 'tidy']);
});

test('a step that has not arrived when a lesson begins is shown when it is left', async () => {
  const { app, player, lesson, press } = await held();
  await app.main.setSearch({ algorithm: 'bfs' });
  app.main.player.awaited = 2; // as if the host were slow
  await player.begin(lesson);
  press('lesson.leave');
  await vi.waitFor(() => expect([app.main.player.opened?.search.algorithm, app.main.player.step]).toEqual(['bfs', 2]));
});

test('the figures of its texts are computed, whatever is on the screen meanwhile', async () => {
  const { player, lesson } = await held();
  await player.begin(lesson, 2);
  await vi.waitFor(() => expect(player.filled?.told[0].note).toBe('For you: 5.'));
  expect(player.filled?.told.map(({ text }) => text).slice(0, 3)).toEqual([
    'f is 4, and 4 moves.',
    'f is 4, and 4 moves.',
    'f is 3, and 3 moves.',
  ]);
});

test('of two lessons that are begun one after the other, the second one is held, and the first one changes nothing', async () => {
  const { app, player, lesson } = await held();
  const shown = app.current.shown;
  await Promise.all([player.begin(lesson, 2), player.begin(A_STAR, 5)]);
  expect([player.lesson, app.main.asking.question?.kind]).toEqual([A_STAR, 'f']);
  await player.leave();
  expect(app.current.shown).toEqual(shown);
});

test('leaving the presentation stays at the stop, and notes are not for presenting', async () => {
  const { app, shell, player, lesson, press } = await held();
  await player.begin(lesson);
  press('lesson.present');
  await player.goTo(3);
  expect(app.commands.whyNot('lesson.note')).toContain('not shown while you present');
  press('lesson.present');
  expect([shell.presentation.on, app.navigation.view]).toEqual([false, 'compare']);
  press('lesson.note');
  expect(player.showsNote).toBe(false);
});

test('a stop that is chosen from the map is left again for the one before it, and each stop keeps the time it took', async () => {
  const { player, lesson, shell, press } = await held();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  await player.begin(lesson);
  press('lesson.map');
  expect([shell.dialog, player.cameFrom]).toEqual(['lesson-map', null]);
  now.mockReturnValue(1_060_000);
  await player.jumpTo(2);
  expect([player.at, player.cameFrom]).toEqual([2, 0]);
  now.mockReturnValue(1_090_000);
  expect([...player.usedUntilNow()]).toEqual([
    [0, 60_000],
    [2, 30_000],
  ]);
  await player.goTo(1);
  expect([player.at, player.cameFrom]).toEqual([1, 0]);
  now.mockReturnValue(1_100_000);
  await player.jumpTo(player.cameFrom!);
  expect([player.at, player.cameFrom]).toEqual([0, 1]);
  expect([...player.usedMs]).toEqual([
    [0, 60_000],
    [2, 30_000],
    [1, 10_000],
  ]);
  await player.begin(lesson, 3);
  expect([player.cameFrom, [...player.usedMs]]).toEqual([null, []]);
});
