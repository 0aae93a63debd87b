import { describe, expect, test } from 'vitest';
import distributions from '../../../../cases/distributions.json' with { type: 'json' };
import { randomAtDistance, randomSolvable, seededRandom } from './scramble.ts';
import { countsAround, StateSpace } from './stateSpace.ts';
import { inOtherHalf } from '../solvable.ts';

const SMALL = distributions.distributions.filter(({ rows, cols }) => rows * cols <= 9);
const CORNER = new StateSpace([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3);

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
])('as many states are at each distance from every goal of %i×%i with the blank on one cell', (rows, cols) => {
  const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
  const random = seededRandom(rows);
  for (let draw = 0; draw < 12; draw++) {
    const drawn = randomSolvable(tiles, cols, random);
    for (const goal of [drawn, inOtherHalf(drawn)])
      expect(countsAround(goal, rows, cols)).toEqual(new StateSpace(goal, rows, cols).counts);
  }
});

describe('all states', () => {
  test.each(SMALL)('of $id lie at the distances that were counted', (known) => {
    const space = new StateSpace(known.goal, known.rows, known.cols);
    expect(space.counts).toEqual(known.counts);
    expect(space.order).toHaveLength(known.reachableStates);
    expect(space.depth).toBe(known.maxDepth);
    const mean = space.distances.reduce((sum, distance) => sum + distance, 0) / space.order.length;
    expect(mean).toBeCloseTo(known.meanDepth!, 5);
    expect(space.meanDistance).toBeCloseTo(mean, 10);
    const farthest = space.farthest().map((cells) => cells.join());
    expect(farthest).toHaveLength(known.countAtMax!);
    if (known.statesAtMax)
      expect(farthest.toSorted()).toEqual(known.statesAtMax.map((cells) => cells.join()).toSorted());
  });

  test('are in the order of their distances', () => {
    expect(Array.from(CORNER.order, (state) => CORNER.distances[state])).toEqual(
      CORNER.counts.flatMap((count, distance) => new Array<number>(count).fill(distance)),
    );
    expect(new Set(CORNER.order).size).toBe(181_440);
  });

  test('are one move nearer or farther than their neighbours, and all but the goal have a nearer one', () => {
    for (const state of CORNER.order) {
      const steps = [0, 1, 2, 3]
        .map((action) => CORNER.graph.neighbour(state, action))
        .filter((next) => next !== -1)
        .map((next) => CORNER.distances[next] - CORNER.distances[state]);
      if (steps.some((step) => Math.abs(step) !== 1))
        expect.fail(`State ${state} has neighbours ${steps.join()} away.`);
      if (state !== CORNER.order[0] && !steps.includes(-1)) expect.fail(`State ${state} has no way home.`);
    }
  });

  test('of the 3×3 take at most 8 MB', () => {
    const { graph, distances, order } = CORNER;
    const bytes = [graph.up, graph.down, distances, order].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(8_000_000);
  });

  test('and those of the other half are all arrangements', () => {
    const other = new StateSpace(inOtherHalf(CORNER.graph.goal), 3, 3);
    expect(other.counts).toEqual(CORNER.counts);
    const sample = other.order.filter((_, place) => place % 101 === 0);
    for (const state of sample) expect(CORNER.distanceOf(other.graph.cellsOf(state))).toBe(null);
    expect(CORNER.order.length + other.order.length).toBe(362_880);
  });

  test('nearer than a distance are counted, also beyond the last', () => {
    expect([0, 1, 2, 31, 32, 99].map((distance) => CORNER.nearerThan(distance))).toEqual([
      0, 1, 3, 181_438, 181_440, 181_440,
    ]);
  });

  test('are not searched for again where they are known', () => {
    const { distances, order, layerStarts } = CORNER;
    const again = new StateSpace(CORNER.graph.goal, 3, 3, { distances, order, layerStarts });
    expect(again.distances).toBe(distances);
    expect(again.farthest()).toEqual(CORNER.farthest());
  });

  test('give the distance of an arrangement', () => {
    expect(CORNER.distanceOf([8, 6, 7, 2, 5, 4, 3, 0, 1])).toBe(31);
    expect(CORNER.distanceOf([1, 2, 3, 4, 5, 6, 8, 7, 0])).toBe(null);
  });
});

describe('a state at an exact distance', () => {
  test.each([0, 1, 20, 31])('%i is at that distance, and the same one for the same seed', (distance) => {
    const cells = randomAtDistance(CORNER, distance, seededRandom(4))!;
    expect(CORNER.distanceOf(cells)).toBe(distance);
    expect(randomAtDistance(CORNER, distance, seededRandom(4))).toEqual(cells);
  });

  test('can be every state there', () => {
    const random = seededRandom(1);
    const drawn = Array.from({ length: 200 }, () => randomAtDistance(CORNER, 4, random)!.join());
    expect(new Set(drawn).size).toBe(16);
  });

  test.each([32, -1, 300])('is none at distance %i', (distance) => {
    expect(randomAtDistance(CORNER, distance, seededRandom(4))).toBe(null);
  });
});
