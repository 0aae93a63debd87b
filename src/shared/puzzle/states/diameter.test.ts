import { describe, expect, test } from 'vitest';
import distributions from '../../../../cases/distributions.json' with { type: 'json' };
import { cellsUpToSymmetry, diameterOf } from './diameter.ts';
import { findBlank } from '../board.ts';
import { MAX_GRAPH_CELLS } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';
import { inOtherHalf } from '../solvable.ts';

const SMALL = distributions.distributions.filter(({ rows, cols }) => rows * cols <= MAX_GRAPH_CELLS);

/** What was counted for a size, by goals with the blank in a corner, on a side and in the centre. */
function eccentricities(rows: number, cols: number): number[] {
  return SMALL.filter((known) => known.rows === rows && known.cols === cols).map(({ maxDepth }) => maxDepth);
}

describe('the diameter', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
    [3, 3],
  ])('of %i×%i is the greatest eccentricity that was counted', (rows, cols) => {
    expect(diameterOf(rows, cols)).toBe(Math.max(...eccentricities(rows, cols)));
  });

  test('is greater than the eccentricity of a goal with the blank in the middle: 31 against 30, 36 against 35', () => {
    const eccentricity = (id: string): number => SMALL.find((known) => known.id === id)!.maxDepth;
    expect([eccentricity('3x3-center-ring'), diameterOf(3, 3)]).toEqual([30, 31]);
    expect([eccentricity('2x4-midside'), diameterOf(2, 4)]).toEqual([35, 36]);
  });
});

describe('the eccentricity of a state', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
  ])('of %i×%i is the same for every state with the blank on one cell, in both halves', (rows, cols) => {
    const goal = Array.from({ length: rows * cols }, (_, cell) => cell);
    const byCell = new Map<number, Set<number>>();
    for (const half of [goal, inOtherHalf(goal)]) {
      const { graph, order } = new StateSpace(half, rows, cols);
      for (const state of order) {
        const cells = graph.cellsOf(state);
        const depths = byCell.get(findBlank(cells)) ?? new Set();
        byCell.set(findBlank(cells), depths.add(new StateSpace(cells, rows, cols).depth));
      }
    }
    expect(Array.from(byCell.values(), ({ size }) => size)).toEqual(goal.map(() => 1));
    expect(Math.max(...Array.from(byCell.values(), (depths) => [...depths][0]))).toBe(diameterOf(rows, cols));
  });
});

test('a board has one cell for each kind of place that symmetry leaves', () => {
  expect(cellsUpToSymmetry(3, 3)).toEqual([0, 1, 4]);
  expect(cellsUpToSymmetry(2, 4)).toEqual([0, 1]);
  expect(cellsUpToSymmetry(4, 2)).toEqual([0, 2]);
  expect(cellsUpToSymmetry(2, 2)).toEqual([0]);
});
