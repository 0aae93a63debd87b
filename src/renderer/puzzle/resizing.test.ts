import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangementFault } from '../../shared/puzzle/arrangement.ts';
import { MAX_SIDE, MIN_SIDE } from '../../shared/puzzle/geometry.ts';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { GOALS, goalNamed, type GoalId } from '../../shared/puzzle/goals.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { costsOfSize, goalOfSize, resized } from './resizing.ts';

const SIZE = fc.record({
  rows: fc.integer({ min: MIN_SIDE, max: MAX_SIDE }),
  cols: fc.integer({ min: MIN_SIDE, max: MAX_SIDE }),
});
const NAMED = fc.constantFrom(...(Object.keys(GOALS) as GoalId[]));

describe('another size', () => {
  test('keeps the goal of the courses, and gets a start from which it can be reached', () => {
    fc.assert(
      fc.property(SIZE, SIZE, NAMED, (from, to, id) => {
        const goal = GOALS[id].cells(from.rows, from.cols);
        const { rows, cols, ...boards } = resized({ ...from, goal, start: goal }, to);
        const name = goalNamed(goal, from.rows, from.cols)!;
        expect({ rows, cols }).toEqual(to);
        expect(boards.goal).toEqual(GOALS[name].cells(rows, cols));
        expect(arrangementFault(boards.start, rows, cols)).toBeNull();
        expect(solvability(boards.start, boards.goal, cols).solvable).toBe(true);
      }),
    );
  });

  test.each<[TileCosts | undefined, TileCosts | undefined]>([
    [undefined, undefined],
    ['tile', 'tile'],
    [
      [5, 1, 1],
      [5, 1, 1, 1, 1],
    ],
    [
      [5, 1, 2, 1, 3, 1, 1, 9],
      [5, 1, 2, 1, 3],
    ],
  ])('keeps of the costs %j those of its tiles', (costs, kept) => {
    expect(costsOfSize(costs, 6)).toEqual(kept);
  });

  test('has the blank last where the goal was of one’s own', () => {
    const own = { rows: 2, cols: 2, goal: [3, 1, 0, 2], start: [3, 1, 0, 2] };
    expect(goalOfSize(own, { rows: 2, cols: 3 })).toEqual([1, 2, 3, 4, 5, 0]);
  });
});
