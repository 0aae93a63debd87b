import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { silhouette } from './silhouette.ts';

const EIGHT = new StateSpace([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3);
const sum = (values: Uint32Array): number => values.reduce((total, value) => total + value, 0);

describe('the silhouette of the 3×3', () => {
  test.each([1, 7, 400, 30_000])('in %i columns has every state in one bin', (columns) => {
    const rows = silhouette(EIGHT, null, columns);
    expect(rows.map(({ states }) => sum(states))).toEqual(EIGHT.counts);
    expect(Math.max(...rows.map(({ bins }) => bins))).toBe(columns);
    expect(rows.every(({ bins, states }) => bins >= 1 && states.length === bins)).toBe(true);
  });

  test('counts each explored state once, in a bin that has room for it', () => {
    const some = Int32Array.from(EIGHT.order.filter((_, place) => place % 3 === 0));
    const rows = silhouette(EIGHT, Int32Array.of(...some.subarray(0, 500), ...some, NO_STATE), 300);
    expect(rows.reduce((total, { explored }) => total + sum(explored), 0)).toBe(some.length);
    for (const { states, explored } of rows) expect(explored.findIndex((count, bin) => count > states[bin])).toBe(-1);
  });

  test('is full where everything was explored', () => {
    for (const { states, explored } of silhouette(EIGHT, Int32Array.from(EIGHT.order), 300))
      expect(explored).toEqual(states);
  });
});

describe('the silhouette of any goal, in any width', () => {
  const GOAL = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });

  test('has rows as wide as they have states, spread evenly', () => {
    fc.assert(
      fc.property(GOAL, fc.integer({ min: 1, max: 500 }), (goal, columns) => {
        const { counts } = new StateSpace(goal, 2, 3);
        const most = Math.max(...counts);
        silhouette(new StateSpace(goal, 2, 3), null, columns).forEach(({ bins, states, explored }, distance) => {
          expect(Math.abs(bins - (columns * counts[distance]) / most)).toBeLessThanOrEqual(bins === 1 ? 1 : 0.5);
          expect(sum(states)).toBe(counts[distance]);
          expect(Math.max(...states) - Math.min(...states)).toBeLessThanOrEqual(1);
          expect(explored).toEqual(new Uint32Array(bins));
        });
      }),
      { numRuns: 40 },
    );
  });

  test('counts each explored state in the bin where it lies', () => {
    fc.assert(
      fc.property(GOAL, fc.integer({ min: 1, max: 500 }), fc.nat(359), (goal, columns, place) => {
        const space = new StateSpace(goal, 2, 3);
        const state = space.order[place];
        const distance = space.distances[state];
        const rows = silhouette(space, Int32Array.of(state, state), columns);
        const { states, explored } = rows[distance];
        const bin = explored.indexOf(1);
        const before = sum(states.subarray(0, bin)) + space.layerStarts[distance];
        expect(rows.reduce((total, row) => total + sum(row.explored), 0)).toBe(1);
        expect(place).toBeGreaterThanOrEqual(before);
        expect(place).toBeLessThan(before + states[bin]);
      }),
    );
  });
});
