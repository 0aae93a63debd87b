import { describe, expect, test } from 'vitest';
import { applyAction } from './board.ts';
import { estimate, HEURISTICS, perTile, type HeuristicId } from './heuristics.ts';

const IDS = Object.keys(HEURISTICS) as HeuristicId[];

describe('a heuristic', () => {
  const start = [1, 2, 3, 7, 4, 5, 6, 8, 0];
  const goal = [1, 2, 3, 8, 6, 4, 7, 5, 0];

  test('says what each tile contributes', () => {
    expect(perTile('misplaced', start, goal, 3)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(perTile('manhattan', start, goal, 3)).toEqual([0, 0, 0, 0, 1, 2, 2, 1, 2]);
    expect(perTile('zero', start, goal, 3)).toEqual(Array(9).fill(0));
  });

  test('is the sum over the tiles', () => {
    expect(IDS.map((id) => estimate(id, start, goal, 3))).toEqual([0, 5, 8]);
  });

  test.each(IDS)('never counts the blank: %s is at most 1 one move away from the goal', (id) => {
    const neighbours = [0, 1, 2, 3].flatMap((action) => applyAction([1, 2, 3, 8, 0, 4, 7, 6, 5], action, 3, 3) ?? []);
    expect(neighbours).toHaveLength(4 * 9);
    for (let at = 0; at < neighbours.length; at += 9) {
      expect(estimate(id, neighbours.slice(at, at + 9), [1, 2, 3, 8, 0, 4, 7, 6, 5], 3)).toBe(id === 'zero' ? 0 : 1);
    }
  });

  test('measures rectangles by their own columns', () => {
    expect(perTile('manhattan', [5, 1, 2, 3, 4, 0], [1, 2, 3, 4, 5, 0], 2)).toEqual([0, 1, 2, 1, 2, 2]);
  });
});
