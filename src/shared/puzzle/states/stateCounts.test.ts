import { describe, expect, test } from 'vitest';
import distributions from '../../../../cases/distributions.json' with { type: 'json' };
import { countStates, type CountingProgress } from './stateCounts.ts';

/** The counts, and every progress that was told before. */
function counted(goal: readonly number[], rows: number, cols: number): { counts: number[]; told: CountingProgress[] } {
  const told: CountingProgress[] = [];
  const counting = countStates(goal, rows, cols);
  let step = counting.next();
  for (; !step.done; step = counting.next()) told.push(step.value);
  return { counts: step.value, told };
}

describe('counting states without keeping them', () => {
  test.each(distributions.distributions.filter(({ rows, cols }) => rows * cols <= 9))(
    'gives the known counts of $id',
    ({ rows, cols, goal, counts }) => {
      const answer = counted(goal, rows, cols);
      expect(answer.counts).toEqual(counts);
      const total = counts.reduce((sum, count) => sum + count);
      expect(answer.told.at(-1)).toEqual({ found: total, total });
    },
  );

  test.each([
    [2, 5],
    [5, 2],
  ])('finds all 1,814,400 states of %i×%i, the farthest at 55, and yields progress', (rows, cols) => {
    const { counts, told } = counted([1, 2, 3, 4, 5, 6, 7, 8, 9, 0], rows, cols);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_814_400);
    expect(counts).toHaveLength(56);
    expect(counts.slice(0, 6)).toEqual([1, 2, 3, 6, 11, 19]);
    expect(told.map(({ found }) => found)).toEqual(told.map(({ found }) => found).toSorted((a, b) => a - b));
    expect(told.at(-1)).toEqual({ found: 1_814_400, total: 1_814_400 });
  });

  test('gives the known counts of 3×4, as far as it is let', () => {
    const { goal, rows, cols, counts } = distributions.distributions.find(({ id }) => id === '3x4-last')!;
    const near = counts.slice(0, 13).reduce((sum, count) => sum + count);
    for (const { found, total } of countStates(goal, rows, cols)) {
      expect(total).toBe(239_500_800);
      if (found > near) expect.fail(`${found} is the number of states at no depth.`);
      if (found === near) break;
    }
  });
});

test('boards whose counts would take too much memory are refused', () => {
  const goal = Array.from({ length: 15 }, (_, tile) => tile);
  expect(() => countStates(goal, 3, 5).next()).toThrow('Unexpected number of cells: 15');
});
