import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { MAX_SEED, type Distances, type Shuffle } from '../../shared/puzzle/states/shuffle.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { Shuffling } from './shuffling.svelte.ts';

const SMALL: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 4, 5, 0], goal: [1, 2, 3, 4, 5, 0] };
const SPACE = new StateSpace(SMALL.goal, 2, 3);
const GOAL = GOALS['blank-last'].cells(4, 4);
const LARGE: Puzzle = { rows: 4, cols: 4, start: GOAL, goal: GOAL };

/** By way: the distances that it promises. */
const PROMISED: Readonly<Record<Shuffle['way'], Distances>> = {
  any: [0, SPACE.depth],
  exact: [9, 9],
  random: [0, 5],
  easy: [1, 7],
  medium: [8, 14],
  hard: [15, SPACE.depth],
};

const onSmall = () => new Shuffling(() => SPACE);
const onLarge = () => new Shuffling(() => null);

describe('a start that is shuffled', () => {
  test.each([...onSmall().ways.map(({ way }) => way)])('%s keeps its promise where all distances are known', (way) => {
    const shuffling = onSmall();
    shuffling.way = way;
    [shuffling.exactMoves, shuffling.randomMoves] = [9, 5];
    const [from, to] = PROMISED[way];
    for (let times = 0; times < 100; times++) {
      const distance = SPACE.distanceOf(shuffling.start(SMALL))!;
      expect(distance).toBeGreaterThanOrEqual(from);
      expect(distance).toBeLessThanOrEqual(to);
    }
  });

  test.each([...onLarge().ways.map(({ way }) => way)])('%s can be solved on a large board', (way) => {
    const shuffling = onLarge();
    shuffling.way = way;
    for (let times = 0; times < 20; times++) expect(solvability(shuffling.start(LARGE), GOAL, 4).solvable).toBe(true);
  });

  test('is the same for the seed that is kept, and another one otherwise', () => {
    const shuffling = onLarge();
    const { seed } = shuffling;
    const starts = new Set(Array.from({ length: 5 }, () => shuffling.start(LARGE).join()));
    expect(starts.size).toBeGreaterThan(1);
    shuffling.isSeedKept = true;
    shuffling.seed = seed;
    const kept = new Set(Array.from({ length: 5 }, () => shuffling.start(LARGE).join()));
    expect([kept.size, shuffling.seed]).toEqual([1, seed]);
  });

  test('has a seed that can be read out', () => {
    const shuffling = onLarge();
    for (let times = 0; times < 50; times++) {
      shuffling.start(LARGE);
      expect(Number.isInteger(shuffling.seed) && shuffling.seed >= 0 && shuffling.seed <= MAX_SEED).toBe(true);
    }
  });
});

describe('what is promised', () => {
  test.each([
    ['any', 'Each of them is equally likely.'],
    ['easy', '45 states with a shortest solution of 1 to 7 moves.'],
    ['exact', '1 state with a shortest solution of exactly 21 moves.'],
    ['random', 'At most 30 moves from the goal; none takes back the one before.'],
  ] as const)('by %s, where all distances are known', (way, promise) => {
    const shuffling = onSmall();
    shuffling.way = way;
    shuffling.exactMoves = 40; // more than there are
    expect(shuffling.promise).toBe(promise);
  });

  test.each([
    ['easy', 'At most 20 moves from the goal.'],
    ['hard', 'Any start that can be solved, each equally likely.'],
  ] as const)('by %s on a large board', (way, promise) => {
    const shuffling = onLarge();
    shuffling.way = way;
    expect(shuffling.promise).toBe(promise);
  });
});

test('an exact number of moves is offered where all distances are known, and comes back with them', () => {
  const spaces = new SvelteMap([['now', SPACE]]);
  const shuffling = new Shuffling(() => spaces.get('now') ?? null);
  shuffling.way = 'exact';
  expect(shuffling.wanted).toEqual({ way: 'exact', moves: 12 });
  spaces.clear();
  expect(shuffling.ways.map(({ way }) => way)).not.toContain('exact');
  expect(shuffling.wanted).toEqual({ way: 'any' });
  spaces.set('now', SPACE);
  expect(shuffling.way).toBe('exact');
});
