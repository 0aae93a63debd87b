/** Every heuristic on every state of the 3×3 and of rectangles, against the exact distances. */
import { describe, expect, test } from 'vitest';
import { cellsUpToSymmetry } from '../states/diameter.ts';
import {
  NAMED_HEURISTICS,
  measureOf,
  type Heuristic,
  type HeuristicId,
  type HeuristicResources,
} from './heuristics.ts';
import { traitsOf } from './traits.ts';
import { NO_STATE } from '../states/stateGraph.ts';
import { StateSpace } from '../states/stateSpace.ts';

const ROWS = Object.entries(NAMED_HEURISTICS) as [HeuristicId, Heuristic][];
const ADMISSIBLE = ROWS.filter(([, { admissible }]) => admissible).map(([id]) => id);
const CONSISTENT = ROWS.filter(([, { consistent }]) => consistent).map(([id]) => id);

const SPACES = {
  'goal with the blank in the corner': new StateSpace([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3),
  'goal with the blank in the centre': new StateSpace([1, 2, 3, 8, 0, 4, 7, 6, 5], 3, 3),
  'goal with the blank on a side': new StateSpace([3, 0, 7, 1, 8, 2, 6, 4, 5], 3, 3),
  'goal on 2×4': new StateSpace([5, 1, 2, 3, 4, 0, 6, 7], 2, 4),
  'goal on 4×2': new StateSpace([1, 0, 3, 2, 4, 5, 6, 7], 4, 2),
};

/** By heuristic, by state: h. */
function valuesOf(
  { graph }: StateSpace,
  ids: readonly HeuristicId[],
  resources: HeuristicResources = {},
): Record<HeuristicId, Uint8Array> {
  const measures = ids.map((id) => measureOf(id, graph, resources));
  const values = measures.map(() => new Uint8Array(graph.size));
  for (let state = 0; state < graph.size; state++) {
    const cells = graph.cellsOf(state);
    measures.forEach((measure, index) => (values[index][state] = measure(cells)));
  }
  return Object.fromEntries(ids.map((id, index) => [id, values[index]])) as Record<HeuristicId, Uint8Array>;
}

/** States whose h is greater than their distance. */
function overestimates({ distances }: StateSpace, h: Uint8Array): number {
  return distances.filter((distance, state) => h[state] > distance).length;
}

/** Moves that make h fall by more than 1. */
function inconsistencies({ graph }: StateSpace, h: Uint8Array): number {
  let count = 0;
  for (let state = 0; state < graph.size; state++)
    for (let action = 0; action < 4; action++) {
      const next = graph.neighbour(state, action);
      if (next !== NO_STATE && h[state] > h[next] + 1) count++;
    }
  return count;
}

describe.each(Object.entries(SPACES))('with a %s', (_name, space) => {
  const values = valuesOf(
    space,
    ROWS.map(([id]) => id),
  );

  test.each(ADMISSIBLE)('%s never overestimates', (id) => {
    expect(overestimates(space, values[id])).toBe(0);
  });

  test.each(CONSISTENT)('%s never falls by more than a move costs', (id) => {
    expect(inconsistencies(space, values[id])).toBe(0);
  });

  test('the pattern database is exact', () => {
    expect(values['pattern-database']).toEqual(space.distances);
  });

  test.each<[HeuristicId, HeuristicId]>([
    ['zero', 'misplaced'],
    ['misplaced', 'manhattan'],
    ['misplaced', 'gaschnig'],
    ['manhattan', 'linear-conflict'],
    ['manhattan', 'walking-distance'],
    ['linear-conflict', 'max'],
    ['manhattan', 'manhattan-with-blank'],
  ])('%s is nowhere greater than %s, and smaller somewhere', (weaker, stronger) => {
    const [weak, strong] = [values[weaker], values[stronger]];
    expect(weak.filter((h, state) => h > strong[state])).toHaveLength(0);
    expect(weak.filter((h, state) => h < strong[state]).length).toBeGreaterThan(0);
  });
});

describe('on all states of the smaller boards, for every cell of the goal’s blank', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
  ])('%i×%i, each heuristic is as admissible and consistent as its card says', (rows, cols) => {
    const tiles = Array.from({ length: rows * cols - 1 }, (_, index) => index + 1);
    for (const blank of cellsUpToSymmetry(rows, cols)) {
      const space = new StateSpace(tiles.toSpliced(blank, 0, 0), rows, cols);
      const values = valuesOf(space, [...ADMISSIBLE]);
      for (const id of ADMISSIBLE) {
        expect(overestimates(space, values[id]), id).toBe(0);
        if (traitsOf(id, rows, cols).consistent) expect(inconsistencies(space, values[id]), id).toBe(0);
      }
    }
  });
});

describe('overestimates, with the goal 1 2 3 / 4 5 6 / 7 8 _:', () => {
  const space = SPACES['goal with the blank in the corner'];

  test.each<[HeuristicId, HeuristicResources, number, number]>([
    ['manhattan-with-blank', {}, 4_650, 136_080],
    ['manhattan-times', {}, 157_176, 241_920],
    ['manhattan-times', { factor: 1.5 }, 59_555, 105_840],
  ])('%s %j overestimates %i states, and falls too far on %i moves', (id, resources, states, moves) => {
    const h = valuesOf(space, [id], resources)[id];
    expect(overestimates(space, h)).toBe(states);
    expect(inconsistencies(space, h)).toBe(moves);
  });
});
