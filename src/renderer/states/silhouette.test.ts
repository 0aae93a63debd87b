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
