import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBatch } from '../../shared/trace/batch.ts';
import { hashTrace } from '../../shared/trace/hash.fixture.ts';
import { ASTAR, BFS, CASE_1, EngineSource, HARDEST, openEngine, readToEnd } from './engine.fixture.ts';
import { EVERY_FRAME } from '../ui/pace.ts';
import { Player } from './player.svelte.ts';

/** A* on Case 1 expands the 9 states of the solution and no other. */
const STEPS = 9;
/** A search of 9000 steps: more than are fetched when it is opened. */
const LONG = { puzzle: HARDEST, search: BFS, limits: { expansions: 9000 } };

function setUp() {
  const source = new EngineSource();
  const failures: unknown[] = [];
  const player = new Player(source, (error) => void failures.push(error));
  const openCase1 = (step?: number) => player.open(source.open(CASE_1, ASTAR), step);
  const openLong = (step?: number) => player.open(source.open(LONG.puzzle, LONG.search, LONG.limits), step);
  return { source, player, failures, openCase1, openLong };
}

/** Compares the members that `expected` names; state classes have getters, which printing a failure would miss. */
function expectOf(state: object, expected: object): void {
  const members = Object.keys(expected).map((name) => [name, state[name as keyof typeof state]]);
  expect(Object.fromEntries(members)).toMatchObject(expected);
}

/** Everything that can happen without the test's doing has happened. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('opening', () => {
  test('shows step 0 and fetches ahead', async () => {
    const { player, openCase1 } = setUp();
    openCase1();
    await quiet();
    expectOf(player, { playback: 'paused', step: 0, steps: STEPS, ended: true, atEnd: false });
    expect(hashTrace(player.reader)).toBe(hashTrace(readToEnd(CASE_1, ASTAR)));
  });

  test('fetches a bounded part of a long search', async () => {
    const { player, openLong } = setUp();
    openLong();
    await quiet();
    expectOf(player, { step: 0, steps: 5000, ended: false });
  });

  test('at a step shows it as soon as it is there', async () => {
    const { player, openLong } = setUp();
    openLong(6000);
    expectOf(player, { step: 0, awaited: 6000 });
    await quiet();
    expectOf(player, { step: 6000, awaited: null, playback: 'paused' });
    expect(player.steps).toBeGreaterThanOrEqual(7000);
  });

  test('counts every step that is taken before anything has arrived', async () => {
    const { player, source, openCase1 } = setUp();
    source.hold();
    openCase1();
    for (let press = 0; press < 4; press++) player.stepBy(1);
    source.release();
    await quiet();
    expectOf(player, { step: 4, awaited: null });
  });

  test('at a step beyond the end shows the end', async () => {
    const { player, openCase1 } = setUp();
    openCase1(500);
    await quiet();
    expectOf(player, { step: STEPS, awaited: null, playback: 'done', atEnd: true });
  });

  test('a step taken while a search is on its way is not lost', async () => {
    const { player, openCase1, openLong } = setUp();
    openLong(7000);
    player.expect(3);
    expectOf(player, { playback: 'idle', step: 0, steps: 0 });
    player.stepBy(2);
    player.stepBy(-1);
    openCase1();
    await quiet();
    expectOf(player, { step: 4, awaited: null, playback: 'paused' });
    player.close();
    player.stepBy(1);
    openCase1();
    await quiet();
    expectOf(player, { step: 0 });
  });

  test('another search drops what is still on its way of the one before', async () => {
    const { source, player, openCase1, openLong } = setUp();
    source.hold();
    openLong(4000);
    openCase1();
    expectOf(player, { step: 0, steps: 0, awaited: null });
    source.release();
    await quiet();
    expect(hashTrace(player.reader)).toBe(hashTrace(readToEnd(CASE_1, ASTAR)));
    expectOf(player, { step: 0, awaited: null, playback: 'paused' });
  });

  test('a start that is the goal is at its end before the first step', async () => {
    const { source, player } = setUp();
    player.open(source.open({ ...CASE_1, start: CASE_1.goal }, { ...BFS, goalTest: 'generation' }));
    await quiet();
    expectOf(player, { step: 0, steps: 0, atEnd: true, playback: 'done' });
  });

  test('closing leaves nothing of a search', async () => {
    const { player, openCase1 } = setUp();
    openCase1(4);
    await quiet();
    player.close();
    expectOf(player, { opened: null, step: 0, steps: 0, ended: false, playback: 'idle' });
    player.jump(3);
    player.play();
    expectOf(player, { step: 0, awaited: null, playback: 'idle' });
  });
});

describe('arriving', () => {
  test('fetches as far as is asked for, and leaves the step', async () => {
    const { player, openLong } = setUp();
    openLong();
    await quiet();
    expect(await player.untilArrived(7000)).toBe(true);
    expect(player.steps).toBeGreaterThanOrEqual(7000);
    expectOf(player, { step: 0, finishing: false, ended: false });
    expect(await player.untilArrived(9500)).toBe(false);
    expectOf(player, { step: 0, finishing: false, ended: true });
  });

  test('is given up by a cancelled wait', async () => {
    const { source, player, openLong } = setUp();
    openLong();
    await quiet();
    source.hold();
    const arrived = player.untilArrived(7000);
    player.cancelWait();
    expect(await arrived).toBe(false);
    expect(player.finishing).toBe(false);
  });
});

describe('moving', () => {
  test('goes to any step and back, and never beyond the ends', async () => {
    const { player, openCase1 } = setUp();
    openCase1();
    await quiet();
    const shown = [3, -10, 7, 100, -1].map((steps) => {
      player.stepBy(steps);
      return player.step;
    });
    expect(shown).toEqual([3, 0, 7, STEPS, STEPS - 1]);
    expect(player.playback).toBe('paused');
    player.jump(Infinity);
    expectOf(player, { step: STEPS, playback: 'done' });
    player.jump(0);
    expectOf(player, { step: 0, playback: 'paused' });
  });

  test('to the end of a long search waits where it is until the end is there, and arrives', async () => {
    const { source, player, openLong } = setUp();
    openLong();
    await quiet();
    source.hold();
    player.jump(Infinity);
    expectOf(player, { awaited: Infinity, step: 0, playback: 'paused' });
    source.release();
    await quiet();
    expectOf(player, { awaited: null, step: 9000, playback: 'done' });
  });

  test('back while a step is awaited no longer waits for it', async () => {
    const { source, player, openLong } = setUp();
    openLong();
    await quiet();
    source.hold();
    player.jump(Infinity);
    player.jump(2);
    source.release();
    await quiet();
    expectOf(player, { step: 2, awaited: null, playback: 'paused' });
  });

  test('cancelled on the way to the end stops soon, leaves a whole trace, and can go on', async () => {
    const { source, player, openLong } = setUp();
    source.mostExpansions = 100;
    source.hold();
    openLong();
    player.jump(Infinity);
    player.cancelWait();
    source.release();
    await quiet();
    expectOf(player, { step: 0, steps: 100, awaited: null, ended: false });
    const engine = openEngine(LONG.puzzle, LONG.search);
    engine.advance(100);
    expect(hashTrace(player.reader)).toBe(hashTrace(engine.trace));
    player.jump(Infinity);
    await quiet();
    expectOf(player, { step: 9000, ended: true });
    expect(hashTrace(player.reader)).toBe(hashTrace(readToEnd(LONG.puzzle, LONG.search, LONG.limits)));
  });
});

describe('taking a search to its end without moving the step', () => {
  test('reports when it is there', async () => {
    const { player, openLong } = setUp();
    openLong(3);
    await quiet();
    const ended = player.untilEnded();
    expect(player.finishing).toBe(true);
    expect(await ended).toBe(true);
    expectOf(player, { step: 3, steps: 9000, finishing: false, playback: 'paused' });
    expect(await player.untilEnded()).toBe(true);
  });

  test.each<[string, (player: Player) => void]>([
    ['cancelled', (player) => player.cancelWait()],
    ['closed', (player) => player.close()],
  ])('tells that it will not be when it is %s', async (_, stop) => {
    const { player, openLong } = setUp();
    openLong();
    const ended = player.untilEnded();
    stop(player);
    expect(await ended).toBe(false);
    expect(player.finishing).toBe(false);
  });

  test('is impossible where no search is open', async () => {
    expect(await setUp().player.untilEnded()).toBe(false);
  });
});

describe('playing', () => {
  /** The steps shown at frames of these times. */
  function shownAt(player: Player, times: readonly number[]): number[] {
    return times.map((time) => {
      player.frame(time);
      return player.step;
    });
  }

  async function playing(speed: number) {
    const all = setUp();
    all.openCase1();
    await quiet();
    all.player.speed = speed;
    all.player.play();
    return all;
  }

  test('takes the first step after half an interval, and one for each interval then', async () => {
    const { player } = await playing(2);
    expect(shownAt(player, [1000, 1249, 1250, 1749, 1750, 2250])).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('faster than frames takes several steps in one', async () => {
    const { player } = await playing(100);
    expect(shownAt(player, [1000, 1016, 1032])).toEqual([0, 2, 3]);
  });

  test('keeps its speed whatever the frames are', async () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(gaps, fc.constantFrom(0.5, 1, 2, 5, 10, 30), async (gaps, speed) => {
        const { player } = await playing(speed);
        let nowMs = 1000;
        player.frame(nowMs);
        for (const gap of gaps) player.frame((nowMs += gap));
        const due = Math.floor(((nowMs - 1000) * speed) / 1000 + 0.5);
        expect(Math.abs(player.step - Math.min(due, STEPS))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  test('does not make up for the time that a hidden window was not shown', async () => {
    const { player } = await playing(2);
    expect(shownAt(player, [1000, 1250, 61_250, 61_749, 61_750])).toEqual([0, 1, 2, 2, 3]);
  });

  test('ends at the end, and begins at the start when it is played again', async () => {
    const { player } = await playing(10);
    for (let nowMs = 1000; nowMs <= 2000; nowMs += 50) player.frame(nowMs);
    expectOf(player, { step: STEPS, playback: 'done' });
    player.togglePlay();
    expectOf(player, { step: 0, playback: 'running' });
    expect(shownAt(player, [61_000, 61_050])).toEqual([0, 1]);
  });

  test('stands still when it is paused, and a step by hand pauses it', async () => {
    const { player } = await playing(10);
    shownAt(player, [1000, 1050]);
    player.togglePlay();
    expect(player.playback).toBe('paused');
    expect(shownAt(player, [5000])).toEqual([1]);
    player.togglePlay();
    player.stepBy(1);
    expectOf(player, { playback: 'paused', step: 2 });
  });

  test('waits for a search that is slower, and does not leap when it arrives', async () => {
    const { source, player, openCase1 } = setUp();
    source.mostExpansions = 1;
    source.hold();
    openCase1();
    player.speed = 10;
    player.play();
    expect(shownAt(player, [1000, 1050, 2000, 3000])).toEqual([0, 0, 0, 0]);
    source.release();
    await quiet();
    expectOf(player, { step: 1, awaited: null, playback: 'running' });
    expect(shownAt(player, [3050, 3100, 3200])).toEqual([1, 2, 3]);
  });

  test('stays where it was paused when the step that it waited for arrives', async () => {
    const { source, player, openCase1 } = setUp();
    source.hold();
    openCase1();
    player.play();
    shownAt(player, [1000, 2000]);
    player.pause();
    source.release();
    await quiet();
    expectOf(player, { step: 0, playback: 'paused', awaited: null });
  });

  test('goes on from the step shown, not to the end that was awaited', async () => {
    const { source, player, openCase1 } = setUp();
    source.hold();
    openCase1();
    player.jump(Infinity);
    player.play();
    source.release();
    await quiet();
    expectOf(player, { step: 0, playback: 'running' });
  });
});

test('at the speed of the screen every frame shows the next step', async () => {
  const { player, openCase1 } = setUp();
  openCase1();
  await quiet();
  player.speed = EVERY_FRAME;
  player.play();
  for (const nowMs of [1000, 1016, 1900]) player.frame(nowMs);
  expectOf(player, { step: 3, playback: 'running' });
  for (let nowMs = 2000; nowMs < 2010; nowMs++) player.frame(nowMs);
  expectOf(player, { step: STEPS, playback: 'done' });
});

describe('a search that is lost', () => {
  async function lost() {
    const all = setUp();
    all.openLong(7);
    await quiet();
    all.source.refusal = new Error('The solver stopped.');
    all.player.jump(Infinity);
    await quiet();
    return all;
  }

  test('is reported once, and ends all waiting', async () => {
    const { player, failures, source } = await lost();
    expect(failures).toEqual([source.refusal]);
    expectOf(player, { playback: 'failed', awaited: null, finishing: false });
  });

  test('resolves all that wait for its end', async () => {
    const { source, player, openLong } = setUp();
    openLong();
    source.refusal = new Error('The solver stopped.');
    expect(await player.untilEnded()).toBe(false);
  });

  test('can still be read, but never waits for more', async () => {
    const { player } = await lost();
    player.jump(2);
    expect(player.step).toBe(2);
    player.jump(Infinity);
    player.play();
    player.frame(1000);
    expectOf(player, { step: 5000, awaited: null, playback: 'failed' });
    expect(await player.untilEnded()).toBe(false);
    expect(player.finishing).toBe(false);
  });

  test('gives way to the next one', async () => {
    const { source, player, openCase1 } = await lost();
    source.refusal = null;
    openCase1(5);
    await quiet();
    expectOf(player, { playback: 'paused', step: 5 });
  });

  test('is one as well whose batches do not continue each other', async () => {
    const { trace } = openEngine(CASE_1, ASTAR);
    const failures: unknown[] = [];
    const source = { advance: async () => encodeBatch(trace, 0, 0) }; // the root again and again
    const player = new Player(source, (error) => void failures.push(error));
    player.open({ searchId: 1, puzzle: CASE_1, search: ASTAR });
    await quiet();
    expect(failures).toEqual([expect.objectContaining({ name: 'BatchError' })]);
    expect(player.playback).toBe('failed');
  });
});

test('playback agrees with what is shown, whatever is done when', async () => {
  const deeds = {
    play: (player: Player) => player.play(),
    pause: (player: Player) => player.pause(),
    forward: (player: Player) => player.stepBy(3),
    back: (player: Player) => player.stepBy(-2),
    end: (player: Player) => player.jump(Infinity),
    home: (player: Player) => player.jump(0),
    close: (player: Player) => player.close(),
    cancel: (player: Player) => player.cancelWait(),
    late: (player: Player) => player.frame(9000),
  };
  const deed = fc.constantFrom('open', 'lose', 'arrive', ...(Object.keys(deeds) as (keyof typeof deeds)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (names) => {
      const { source, player, openCase1 } = setUp();
      let nowMs = 0;
      source.mostExpansions = 2;
      for (const name of names) {
        source.refusal = name === 'lose' ? new Error('lost') : null;
        if (name === 'open') openCase1();
        else if (name === 'lose' || name === 'arrive') await quiet();
        else deeds[name](player);
        if (player.playback === 'running') player.frame((nowMs += 300));
        expect(player.playback === 'idle').toBe(player.opened === null);
        expect(player.playback === 'done').toBe(player.atEnd && player.opened !== null);
        if (player.playback !== 'failed' && player.awaited !== null) expect(player.ended).toBe(false);
        if (player.playback === 'failed') expect(player.awaited).toBe(null);
        expect(player.step).toBeLessThanOrEqual(player.steps);
      }
    }),
  );
});
