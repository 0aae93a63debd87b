/** Which heuristic dominates which: the table against all states of small boards. */
import { describe, expect, test } from 'vitest';
import { cellsUpToSymmetry } from '../states/diameter.ts';
import { dominatedOf, dominatingOf, traitsOf } from './traits.ts';
import { HEURISTICS, heuristicsFor, measureOf, type HeuristicId } from './heuristics.ts';
import { buildPatternTable, NO_PLACEMENT } from './patternTable.ts';
import { PARTITIONS } from './patternDatabase.ts';
import { StateSpace } from '../states/stateSpace.ts';

const HONEST = heuristicsFor(3, 3).filter((id) => HEURISTICS[id].admissible);

/** By heuristic: h of every state. */
function valuesOf({ graph }: StateSpace): Map<HeuristicId, Uint8Array> {
  const measures = HONEST.map((id) => measureOf(id, graph));
  const values = HONEST.map(() => new Uint8Array(graph.size));
  graph.forEachState((state, cells) => measures.forEach((measure, index) => (values[index][state] = measure(cells))));
  return new Map(HONEST.map((id, index) => [id, values[index]]));
}

const nowhereSmaller = (strong: Uint8Array, weak: Uint8Array): boolean => weak.every((h, state) => h <= strong[state]);

describe('on all states of the 3×3, with the blank of the goal in a corner, on a side and in the centre', () => {
  const values = [
    [1, 2, 3, 4, 5, 6, 7, 8, 0],
    [3, 0, 7, 1, 8, 2, 6, 4, 5],
    [1, 2, 3, 8, 0, 4, 7, 6, 5],
  ].map((goal) => valuesOf(new StateSpace(goal, 3, 3)));

  test.each(HONEST)('%s is dominated by exactly those that its row names', (id) => {
    const found = HONEST.filter(
      (other) => other !== id && values.every((of) => nowhereSmaller(of.get(other)!, of.get(id)!)),
    );
    expect(dominatingOf(id, { rows: 3, cols: 3 })).toEqual(found);
  });
});

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
])(
  'on all states of %i×%i, for every cell of the goal’s blank, what is said to dominate is nowhere smaller',
  (rows, cols) => {
    const tiles = Array.from({ length: rows * cols - 1 }, (_, index) => index + 1);
    for (const blank of cellsUpToSymmetry(rows, cols)) {
      const values = valuesOf(new StateSpace(tiles.toSpliced(blank, 0, 0), rows, cols));
      for (const id of HONEST)
        for (const other of dominatingOf(id, { rows, cols }))
          expect(nowhereSmaller(values.get(other)!, values.get(id)!), `${other} dominates ${id}`).toBe(true);
    }
  },
);

test('`dominated` is the inverse', () => {
  for (const [rows, cols] of [
    [3, 3],
    [4, 4],
    [5, 5],
  ])
    for (const id of heuristicsFor(rows, cols))
      for (const other of dominatedOf(id, { rows, cols })) expect(dominatingOf(other, { rows, cols })).toContain(id);
});

describe('larger boards', () => {
  test('have no exact heuristic: the pattern database of 4×4 is known to dominate Manhattan and what that dominates', () => {
    expect(dominatedOf('pattern-database', { rows: 4, cols: 4 })).toEqual(['zero', 'misplaced', 'manhattan']);
    expect(dominatingOf('max', { rows: 4, cols: 4 })).toEqual([]);
    expect(dominatingOf('manhattan', { rows: 5, cols: 5 })).toEqual(['linear-conflict', 'max']);
  });

  test('compare no heuristic that overestimates', () => {
    expect(dominatingOf('manhattan', { rows: 3, cols: 3 })).not.toContain('manhattan-times');
    expect(dominatedOf('manhattan-times', { rows: 3, cols: 3 })).toEqual([]);
  });
});

test('the maximum dominates its members and what they dominate, and no others', () => {
  const members = ['misplaced'] as const;
  expect(dominatedOf('max', { rows: 3, cols: 3, members })).toEqual(['zero', 'misplaced']);
  expect(dominatingOf('max', { rows: 3, cols: 3, members })).toEqual(['misplaced', 'manhattan', 'gaschnig', 'linear-conflict', 'walking-distance', 'pattern-database']); // prettier-ignore
});

describe('what is known of the pattern database', () => {
  test('is that it is exact and consistent up to 9 cells, and neither on 4×4', () => {
    expect(traitsOf('pattern-database', 3, 3)).toEqual({
      admissible: true,
      consistent: true,
      exact: true,
      zero: false,
      coversLastMove: true,
    });
    expect(traitsOf('pattern-database', 4, 4)).toMatchObject({ admissible: true, consistent: false, exact: false });
  });

  test.each([0, 1, 5] as const)('on 4×4, blank %i, one move of a tile makes h fall by 5', (blank) => {
    expect(greatestFall(PARTITIONS[blank][2], blank)).toBe(5);
  });
});

test('a factor of 1 makes Manhattan times a factor honest', () => {
  expect(traitsOf('manhattan-times', 3, 3, { factor: 1 })).toMatchObject({ admissible: true, consistent: true });
  expect(traitsOf('manhattan-times', 3, 3)).toMatchObject({ admissible: false, consistent: false });
});

/** The most that the entry of a pattern falls when one of its tiles moves to a free cell beside it. */
function greatestFall(pattern: readonly number[], blank: number): number {
  const building = buildPatternTable(pattern, blank);
  let step = building.next();
  while (!step.done) step = building.next();
  const table = step.value;
  let greatest = 0;
  for (let placement = 0; placement < table.length; placement++) {
    if (table[placement] === NO_PLACEMENT) continue;
    const cells = pattern.map((_, tile) => (placement >> (4 * tile)) & 15);
    cells.forEach((cell, tile) => {
      for (const next of [
        cell - 4,
        cell + 4,
        ...(cell % 4 > 0 ? [cell - 1] : []),
        ...(cell % 4 < 3 ? [cell + 1] : []),
      ]) {
        if (next < 0 || next > 15 || cells.includes(next)) continue;
        greatest = Math.max(greatest, table[placement] - table[placement + ((next - cell) << (4 * tile))]);
      }
    });
  }
  return greatest;
}
