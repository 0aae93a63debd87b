/** The bug hunt: what is found and kept, what is said, and hunts in lessons. */
import { describe, expect, test } from 'vitest';
import { opened } from '../app/shell.fixture.ts';
import { ownStopOf } from '../lesson/written/moment.ts';
import { whyNoMoment } from '../lesson/written/whyNoMoment.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import { HUNT_PUZZLE, HUNTED } from '../../shared/referee/hunt/hunted.ts';
import { hunt as huntStop, lesson } from '../../shared/lesson/lessons/stops.ts';
import { BUG_LESSONS } from '../../shared/lesson/bugLessons.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { HuntDesk } from './huntDesk.svelte.ts';
import { huntServices } from './huntMethods.ts';
import { huntLabel, refutationWords, scoreWords, signOf, verdictOn } from './huntWords.ts';

function huntWorker(): Port {
  const [page, worker] = loopback(structuredClone);
  serveOwn(worker, huntServices());
  return page;
}

async function hunting() {
  const all = await opened();
  const desk = new HuntDesk(all.app, huntWorker);
  all.features.hunts.desk = desk;
  const tryStart = async (text: string): Promise<string> => {
    desk.tried.type(desk.puzzle, text);
    await desk.look();
    return verdictOn(desk.seen!);
  };
  desk.begin();
  return { ...all, desk, tryStart };
}

test('a start that exposes the bug is kept, and gives way to a nearer one alone', async () => {
  const { app, desk, tryStart } = await hunting();
  desk.open(10);
  expect(await tryStart('1 2/3 4/5 _')).toBe('This is the goal. Slide a few tiles, or type a start.');
  expect(await tryStart('2 1/3 4/5 _')).toMatch(/^No moves lead from this board to the goal\./);
  expect(await tryStart('1 2/3 _/5 4')).toBe('Not exposed: as many states, and a path of the same length.');
  expect([desk.foundHere, signOf(undefined)]).toEqual([null, '']);
  expect(await tryStart('4 3/5 _/1 2')).toBe(
    'Exposed. But a start nearer to the goal exposes the bug, too: its solution has fewer than 17 moves.',
  );
  expect(desk.foundHere).toMatchObject({ moves: 17, isSmallest: false });
  expect(await tryStart('1 2/5 3/4 _')).toBe(
    'Exposed, by a smallest start: all 10 starts nearer to the goal were tried, and none of them exposes it.',
  );
  await tryStart('4 3/5 _/1 2');
  const found = { hunt: 10, start: [1, 2, 5, 3, 4, 0], moves: 4, isSmallest: true, isNamed: false };
  expect(app.settings.now.hunts).toEqual({ at: 10, found: [found] });
  expect([signOf(found), huntLabel(10, found)]).toEqual(['●', 'Hunt 10: exposed by a smallest start']);
  expect(scoreWords([found])).toBe('Of 20: ◐ 1 exposed, ● 1 by a smallest start, ✓ 0 named');
});

test('the trees are those of both searches, and end with them', async () => {
  const { desk, tryStart } = await hunting();
  desk.open(10);
  await tryStart('1 2/5 3/4 _');
  await Promise.all([desk.right, desk.wrong].map(({ view }) => view.player.untilArrived(Infinity)));
  expect([desk.right.view.player.steps, desk.wrong.view.player.steps]).toEqual([5, 6]);
  await tryStart('1 2/3 4/5 _');
  expect(desk.right.view.player.opened).toBeNull();
});

test('the keys of steps step through both trees once those are used, and slide tiles again after a move up or down', async () => {
  const { app, desk, tryStart } = await hunting();
  app.navigation.show('hunt');
  desk.open(10);
  await tryStart('1 2/5 3/4 _');
  await Promise.all([desk.right, desk.wrong].map(({ player }) => player.untilArrived(Infinity)));
  desk.clock.settle();
  const stand = (): number[] => [desk.clock.time, desk.right.player.step, desk.wrong.player.step];
  const press = (key: string): void => app.commands.bindings[key]!();
  expect(stand()).toEqual([6, 5, 6]);
  press('ArrowLeft');
  expect(desk.cells).toEqual([1, 2, 5, 3, 0, 4]);
  press('ArrowRight');
  press('End');
  press('ArrowLeft');
  expect([desk.cells, stand()]).toEqual([
    [1, 2, 5, 3, 4, 0],
    [5, 5, 5],
  ]);
  press('Home');
  press('Space');
  expect([stand(), desk.clock.isPlaying]).toEqual([[0, 0, 0], true]);
  press('ArrowUp');
  press('Home');
  expect(desk.cells).toEqual(desk.puzzle.goal);
});

test('a smallest start that was told is not found', async () => {
  const { desk } = await hunting();
  desk.open(4);
  await desk.tell();
  await desk.look();
  expect(desk.foundHere).toMatchObject({ moves: 2, isSmallest: false });
});

test('a wrong name is refuted by figures, the right one is kept, and all begins anew until that is taken back', async () => {
  const { app, desk, tryStart } = await hunting();
  desk.open(10);
  await desk.name('counts-tiles');
  expect(desk.foundHere).toBeNull(); // not exposed yet
  await tryStart('1 2/5 3/4 _');
  await desk.name('forgets-h');
  expect(refutationWords(desk.wrongName!)).toMatch(
    /^Not that one\. From 1 2 \/ 5 3 \/ 4 _, a program that orders by g alone, .* would expand \d+ states \(4 moves\); this one expands 6 \(4 moves\)\.$/,
  );
  await desk.name('diagonal-as-one');
  expect(desk.wrongName!.refutation!.start).not.toEqual(desk.cells); // the same figures here
  await desk.name('counts-tiles');
  expect([desk.wrongName, desk.foundHere?.isNamed]).toEqual([null, true]);
  desk.reset();
  expect(app.settings.now.hunts).toEqual({ at: 10, found: [] });
  await app.notices.undo();
  expect([desk.foundHere?.isNamed, desk.cells]).toEqual([true, [1, 2, 5, 3, 4, 0]]);
});

describe.each(HUNTED.map((hunted, index) => [index + 1, hunted] as const))('hunt %i', (hunt, { bug, others }) => {
  test('says on its smallest start that it is one, and refutes every other name from there', () => {
    const { hunt: services } = huntServices();
    const start = services.smallest({ hunt });
    expect(verdictOn(services.look({ hunt, start }))).toMatch(/^Exposed, by a smallest start: /);
    for (const other of others) {
      const refutation = services.against({ hunt, start, bug: other });
      expect(refutationWords({ bug: other, refutation })).toContain(
        `a program that ${BUG_WORDS[other].does} would expand`,
      );
    }
  });

  test('has a lesson of the course', () => expect(LESSONS).toContain(BUG_LESSONS[bug]));
});

describe('in a lesson', () => {
  const told = { text: 'Which start shows it?', note: '' };
  const LESSON = lesson('Hunts', '', [huntStop(10, told), huntStop(3, told)]);

  test('a hunt is new, and what the user has found comes back afterwards', async () => {
    const { app, features, desk, tryStart } = await hunting();
    const { lessons: player } = features;
    desk.open(10);
    await tryStart('1 2/5 3/4 _');
    const before = app.settings.now.hunts;
    await player.begin(LESSON);
    expect([app.navigation.view, player.isAway, desk.foundHere]).toEqual(['hunt', false, null]);
    expect(desk.cells).toEqual(HUNT_PUZZLE.goal);
    await tryStart('4 3/5 _/1 2');
    await player.goTo(1);
    expect([desk.at, player.isAway]).toEqual([3, false]);
    await player.goTo(0);
    expect(desk.foundHere).toMatchObject({ moves: 17 }); // what the class has found
    desk.open(7);
    expect(player.isAway).toBe(true);
    await player.leave();
    expect(app.settings.now.hunts).toEqual(before);
    expect(desk.cells).toEqual([1, 2, 5, 3, 4, 0]);
  });

  test('the open hunt is added as a stop', async () => {
    const { app, features, desk } = await hunting();
    desk.open(3);
    app.navigation.show('hunt');
    expect(whyNoMoment(features.lessonTarget)).toBeNull();
    expect(ownStopOf(features.lessonTarget)).toEqual({ ...huntStop(3, told), text: '' });
  });
});
