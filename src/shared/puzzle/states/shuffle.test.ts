import { describe, expect, test } from 'vitest';
import { GOALS } from '../goals.ts';
import { randomSolvable, scramble, seededRandom } from './scramble.ts';
import { DIFFICULTIES, distancesOf, shuffle, type DifficultyId } from './shuffle.ts';
import { solvability } from '../solvable.ts';
import { StateSpace } from './stateSpace.ts';

const EASE = Object.keys(DIFFICULTIES) as DifficultyId[];

function small(rows: number, cols: number) {
  const goal = GOALS['blank-last'].cells(rows, cols);
  return { goal, rows, cols, space: new StateSpace(goal, rows, cols) };
}

function large(rows: number, cols: number) {
  return { goal: GOALS.snake.cells(rows, cols), rows, cols, space: null };
}

describe.each([
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 2],
  [4, 2],
  [3, 3],
])('on %i×%i', (rows, cols) => {
  const board = small(rows, cols);
  const { space } = board;

  test('1,000 starts at an exact distance have it', () => {
    const random = seededRandom(1);
    for (let draw = 0; draw < 1000; draw++) {
      const moves = draw % (space.depth + 1);
      expect(space.distanceOf(shuffle(board, { way: 'exact', moves }, random))).toBe(moves);
    }
  });

  test('the three difficulties share all distances but that of the goal', () => {
    const shares = EASE.flatMap((way) => {
      const [from, to] = distancesOf({ way }, space)!;
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    expect(shares).toEqual(Array.from({ length: space.depth }, (_, index) => index + 1));
  });

  test('a start drawn from all, or by random moves, promises no distance', () => {
    expect(distancesOf({ way: 'any' }, space)).toBe(null);
    expect(distancesOf({ way: 'random', moves: 3 }, space)).toBe(null);
  });

  test.each(EASE)('%s is what it says', (way) => {
    const random = seededRandom(2);
    const [from, to] = distancesOf({ way }, space)!;
    for (let draw = 0; draw < 200; draw++) {
      const distance = space.distanceOf(shuffle(board, { way }, random))!;
      expect(distance).toBeGreaterThanOrEqual(from);
      expect(distance).toBeLessThanOrEqual(to);
    }
  });
});

test('any start is drawn from the whole 3×3 histogram: chi-square over its distances', () => {
  const board = small(3, 3);
  const random = seededRandom(8);
  const DRAWS = 40_000;
  const drawn = new Array<number>(board.space.depth + 1).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) drawn[board.space.distanceOf(shuffle(board, { way: 'any' }, random))!]++;
  const bins = board.space.counts
    .map((states, distance) => ({ expected: (states * DRAWS) / board.space.graph.size, drawn: drawn[distance] }))
    .filter(({ expected }) => expected >= 5);
  expect(bins).toHaveLength(25); // distances 6 to 30
  const chiSquare = bins.reduce((sum, { expected, drawn }) => sum + (drawn - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(51.18); // 24 degrees of freedom, p = 0.001
});

test('a difficulty draws every state of its distances equally often', () => {
  const board = small(2, 2); // easy: the 2 states at 1 and the 2 at 2
  const random = seededRandom(3);
  const draws = Array.from({ length: 4000 }, () => shuffle(board, { way: 'easy' }, random).join());
  const counts = [...new Set(draws)].map((start) => draws.filter((draw) => draw === start).length);
  expect(counts).toHaveLength(4);
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(16.27); // 3 degrees of freedom, p = 0.001
});

describe.each([
  [4, 4],
  [2, 5],
  [5, 5],
])('on %i×%i, where distances are not known', (rows, cols) => {
  const board = large(rows, cols);

  test.each([...EASE, 'any'] as const)('%s gives starts that can be solved', (way) => {
    const random = seededRandom(4);
    for (let draw = 0; draw < 50; draw++) {
      expect(solvability(shuffle(board, { way }, random), board.goal, cols).solvable).toBe(true);
    }
  });

  test('a difficulty is so many random moves, or a start drawn from all; so is an exact number of moves', () => {
    const { goal } = board;
    const moved = (moves: number) => scramble(goal, rows, cols, moves, seededRandom(4));
    const drawn = (way: DifficultyId) => shuffle(board, { way }, seededRandom(4));
    expect(drawn('easy')).toEqual(moved(20));
    expect(drawn('medium')).toEqual(moved(50));
    expect(drawn('hard')).toEqual(randomSolvable(goal, cols, seededRandom(4)));
    expect(shuffle(board, { way: 'exact', moves: 9 }, seededRandom(4))).toEqual(moved(9));
  });

  test('no random move at all is the goal', () => {
    const start = shuffle(board, { way: 'random', moves: 0 }, seededRandom(5));
    expect(start).toEqual(board.goal);
  });

  test('a seed gives the same start again, and another seed another one', () => {
    const [first, again, other] = [6, 6, 7].map((seed) => shuffle(board, { way: 'hard' }, seededRandom(seed)));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});
