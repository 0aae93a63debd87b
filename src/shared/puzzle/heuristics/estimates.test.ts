import { expect, test } from 'vitest';
import { compareEstimates } from './estimates.ts';
import { HEURISTICS, heuristicsFor, measureOf } from './heuristics.ts';
import { StateSpace } from '../states/stateSpace.ts';

const SMALL = new StateSpace([1, 2, 3, 4, 5, 0], 2, 3);
const EIGHT = new StateSpace([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3);

test.each(heuristicsFor(2, 3))('%s: each state is counted once, at its h and its distance', (id) => {
  const { counts, depth, greatest, overestimated } = compareEstimates(SMALL, id);
  const measure = measureOf(id, SMALL.graph);
  const expected = new Map<string, number>();
  let above = 0;
  for (const state of SMALL.order) {
    const h = measure(SMALL.graph.cellsOf(state));
    const distance = SMALL.distances[state];
    expected.set(`${h} ${distance}`, (expected.get(`${h} ${distance}`) ?? 0) + 1);
    if (h > distance) above++;
  }
  const found = Array.from(counts.entries())
    .filter(([, count]) => count > 0)
    .map(([entry, count]) => [`${Math.floor(entry / (depth + 1))} ${entry % (depth + 1)}`, count]);
  expect(new Map(found as [string, number][])).toEqual(expected);
  expect(counts).toHaveLength((greatest + 1) * (depth + 1));
  expect(overestimated).toBe(above);
  expect(overestimated > 0).toBe(!HEURISTICS[id].admissible);
});

/** The numbers of `admissible.test.ts`, which counts them in another way. */
test.each([
  ['manhattan-with-blank', 4_650],
  ['manhattan-times', 157_176],
] as const)('%s overestimates %i of 181,440 states', (id, overestimated) => {
  expect(compareEstimates(EIGHT, id).overestimated).toBe(overestimated);
});

test('the distances of the counts are those of the space', () => {
  const { counts, depth } = compareEstimates(EIGHT, 'manhattan');
  const byDistance = new Array<number>(depth + 1).fill(0);
  counts.forEach((count, entry) => (byDistance[entry % (depth + 1)] += count));
  expect(byDistance).toEqual(EIGHT.counts);
});
