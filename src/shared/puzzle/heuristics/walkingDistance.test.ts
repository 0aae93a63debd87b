import { describe, expect, test } from 'vitest';
import { applyMoves } from '../board.ts';
import { estimate } from './heuristics.ts';
import { scramble, seededRandom } from '../states/scramble.ts';
import { walkingDistance } from './walkingDistance.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

describe('walking distance', () => {
  const measure = walkingDistance({ rows: 4, cols: 4, goal: GOAL });

  test('counts the moves of a blank that walks straight', () => {
    const up = applyMoves(GOAL, 'UUU', 4, 4)!;
    expect([measure(GOAL), measure(up), measure(applyMoves(up, 'LLL', 4, 4)!)]).toEqual([0, 3, 6]);
  });

  test('sees that two rows that are exchanged cannot pass each other', () => {
    const cells = [5, 6, 7, 8, 1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 0];
    expect(estimate('manhattan', cells, GOAL, 4)).toBe(8);
    // The blank has to come up two rows, carry tiles up and down by turns, and go back.
    expect(measure(cells)).toBeGreaterThan(8);
  });

  test('is at least Manhattan distance, of the same parity, and at most the length of a scramble', () => {
    for (let seed = 0; seed < 300; seed++) {
      const cells = scramble(GOAL, 4, 4, seed % 40, seededRandom(seed));
      const manhattan = estimate('manhattan', cells, GOAL, 4);
      expect(measure(cells)).toBeGreaterThanOrEqual(manhattan);
      expect((measure(cells) - manhattan) % 2).toBe(0);
      expect(measure(cells)).toBeLessThanOrEqual(seed % 40);
    }
  });

  test('changes by one with every move, and by no more', () => {
    const random = seededRandom(1);
    let cells = GOAL;
    for (let move = 0; move < 2000; move++) {
      const next = scramble(cells, 4, 4, 1, random);
      expect(Math.abs(measure(next) - measure(cells))).toBe(1);
      cells = next;
    }
  });

  test('works towards every place of the blank', () => {
    const goals = Array.from({ length: 16 }, (_, blank) => GOAL.slice(0, 15).toSpliced(blank, 0, 0));
    for (const goal of goals) {
      const towards = walkingDistance({ rows: 4, cols: 4, goal });
      expect(towards(goal)).toBe(0);
      for (let moves = 1; moves <= 30; moves++) {
        expect(towards(scramble(goal, 4, 4, moves, seededRandom(moves)))).toBeLessThanOrEqual(moves);
      }
    }
  });
});
