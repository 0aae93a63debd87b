import { describe, expect, test } from 'vitest';
import { checkArrangement } from '../arrangement.ts';
import { applyAction } from '../board.ts';
import { randomSolvable, scramble, seededRandom } from './scramble.ts';
import { solvability } from '../solvable.ts';

describe('the seeded generator', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  test('gives the numbers of mulberry32', () => {
    const random = seededRandom(1);
    expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  test('gives numbers from 0 to below 1 that fill the range evenly', () => {
    const random = seededRandom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw++) tenths[Math.floor(random() * 10)]++;
    expect(tenths).toHaveLength(10);
    expect(Math.min(...tenths)).toBeGreaterThan(900);
  });
});

describe('a random start', () => {
  test.each<[number, number, number[]]>([
    [2, 2, [1, 2, 3, 0]],
    [3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]],
    [4, 4, [0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [3, 5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0]],
  ])('on %i×%i is an arrangement from which the goal can be reached', (rows, cols, goal) => {
    const random = seededRandom(3);
    for (let draw = 0; draw < 200; draw++) {
      const start = randomSolvable(goal, cols, random);
      expect(checkArrangement(start, rows, cols)).toBe(null);
      expect(solvability(start, goal, cols).solvable).toBe(true);
    }
  });

  test('is each of the twelve of 2×2 about as often', () => {
    const random = seededRandom(5);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 12_000; draw++) {
      const start = randomSolvable([1, 2, 3, 0], 2, random).join();
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThan(850);
  });
});

describe('a scramble', () => {
  const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
  const scrambles = (moves: number) => {
    const random = seededRandom(9);
    return Array.from({ length: 300 }, () => scramble(goal, 3, 3, moves, random).join());
  };

  test('of no moves is the goal', () => {
    expect(new Set(scrambles(0))).toEqual(new Set([goal.join()]));
  });

  test('of one move is any neighbour of the goal', () => {
    const neighbours = [0, 1, 2, 3].map((action) => applyAction(goal, action, 3, 3)!.join());
    expect(new Set(scrambles(1))).toEqual(new Set(neighbours));
  });

  test('never takes a move back: two moves lead to all eight states at distance two, and not to the goal', () => {
    expect(new Set(scrambles(2)).size).toBe(8);
    expect(scrambles(2)).not.toContain(goal.join());
  });

  test('of many moves can be solved', () => {
    for (const text of scrambles(51)) {
      expect(solvability(text.split(',').map(Number), goal, 3).solvable).toBe(true);
    }
  });
});
