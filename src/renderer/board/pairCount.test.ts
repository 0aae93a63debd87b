import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invertedPairs } from '../../shared/puzzle/solvable.ts';
import { PairCount } from './pairCount.svelte.ts';

const BOARDS = { cells: [3, 1, 2, 0], goal: [1, 2, 3, 0] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

test('shows each inversion once, in order, and then is over', () => {
  const counting = new PairCount(() => BOARDS);
  counting.toggle();
  expect(counting).toMatchObject({ counted: 0, pair: null, isOver: false });
  const shown = [];
  for (counting.run(); !counting.isOver; counting.run()) {
    vi.runOnlyPendingTimers();
    if (counting.pair) shown.push(counting.pair);
  }
  expect(shown).toEqual(invertedPairs(BOARDS.cells, BOARDS.goal));
  expect(counting).toMatchObject({ counted: 3, pair: null, marks: undefined });
  expect(counting.run()).toBeUndefined();
});

test('marks the tiles of the pair, the earlier first', () => {
  const counting = new PairCount(() => BOARDS);
  expect(counting.marks).toBeUndefined();
  counting.toggle();
  counting.run();
  vi.runOnlyPendingTimers();
  expect(counting.marks).toEqual(
    new Map([
      [3, 'first'],
      [1, 'second'],
    ]),
  );
});

test('stops on request, and counts nothing of a stopped one', () => {
  const counting = new PairCount(() => BOARDS);
  expect(counting.run()).toBeUndefined();
  counting.toggle();
  const stop = counting.run()!;
  stop();
  vi.runAllTimers();
  expect(counting.counted).toBe(0);
  counting.toggle();
  expect(counting).toMatchObject({ counted: null, isOver: false });
  counting.toggle();
  counting.stop();
  expect(counting.counted).toBeNull();
});

test('a board without inversions is over after it was shown', () => {
  const counting = new PairCount(() => ({ cells: BOARDS.goal, goal: BOARDS.goal }));
  counting.toggle();
  expect(counting.isOver).toBe(false);
  counting.run();
  vi.runOnlyPendingTimers();
  expect(counting.isOver).toBe(true);
});
