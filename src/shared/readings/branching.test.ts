import { describe, expect, test } from 'vitest';
import { effectiveBranchingFactor } from './branching.ts';

describe('the effective branching factor', () => {
  test('is 1.92 for 52 nodes and depth 5, the example of the textbook', () => {
    expect(effectiveBranchingFactor(52, 5)).toBeCloseTo(1.92, 2);
  });

  test.each([
    [1, 7, 7],
    [2, 3, 14],
    [3, 2, 12],
  ])('is %i for a uniform tree of depth %i', (branching, depth, generated) => {
    expect(effectiveBranchingFactor(generated, depth)).toBeCloseTo(branching, 9);
  });

  test('does not exist for a search that starts at the goal', () => {
    expect(effectiveBranchingFactor(0, 0)).toBe(null);
  });
});
