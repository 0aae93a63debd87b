import { describe, expect, test } from 'vitest';
import { applyAction, findBlank } from '../board.ts';
import { COORDINATE_BITS, COORDINATE_MASK, quadrantsOf } from './quadrants.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

/** By quadrant: the action that its table knows an action of the board as. */
const REFLECTED = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [1, 0, 3, 2],
];

describe('the quadrants', () => {
  test('are 0 at the goal, wherever its blank belongs', () => {
    for (let blank = 0; blank < 16; blank++) {
      const goal = GOAL.slice(0, 15).toSpliced(blank, 0, 0);
      const distances = quadrantsOf(goal).map(({ table, coordinateOf }) => table.distances[coordinateOf(goal)]);
      expect(distances).toEqual([0, 0, 0, 0]);
    }
  });

  test('have one coordinate for each placement of their tiles and the blank', () => {
    const sizes = quadrantsOf(GOAL).map(({ table }) => table.distances.length);
    expect(sizes).toEqual([524_160, 524_160, 524_160, 43_680]);
    for (const { table } of quadrantsOf(GOAL))
      expect(Math.max(...table.distances.subarray(0, 50_000))).toBeLessThan(255);
  });

  test('follow the moves of the board by their tables', () => {
    const random = seededRandom(12);
    const quadrants = quadrantsOf(randomSolvable(GOAL, 4, random));
    for (let draw = 0; draw < 200; draw++) {
      const cells = randomSolvable(GOAL, 4, random);
      for (const action of [0, 1, 2, 3]) {
        const next = applyAction(cells, action, 4, 4);
        for (const [index, { table, coordinateOf }] of quadrants.entries()) {
          const entry = table.moves[4 * coordinateOf(cells) + REFLECTED[index][action]];
          if (next === null) expect(entry).toBe(-1);
          else {
            expect(entry & COORDINATE_MASK).toBe(coordinateOf(next));
            expect(entry >> COORDINATE_BITS).toBe(table.distances[coordinateOf(next)]);
          }
        }
      }
    }
  });

  test('change by a move only where one of their tiles moves, and then by at most 1', () => {
    const random = seededRandom(3);
    const quadrants = quadrantsOf(GOAL);
    for (let draw = 0; draw < 200; draw++) {
      const cells = randomSolvable(GOAL, 4, random);
      const next = applyAction(cells, findBlank(cells) < 8 ? 1 : 0, 4, 4)!;
      const changes = quadrants.map(
        ({ table, coordinateOf }) => table.distances[coordinateOf(next)] - table.distances[coordinateOf(cells)],
      );
      expect(changes.filter((change) => change !== 0).length).toBeLessThanOrEqual(1);
      expect(Math.max(...changes.map(Math.abs))).toBeLessThanOrEqual(1);
    }
  });

  test('never add up to more than a scramble took', () => {
    for (let moves = 0; moves < 60; moves++) {
      const cells = scramble(GOAL, 4, 4, moves, seededRandom(moves));
      const h = quadrantsOf(GOAL).reduce(
        (sum, { table, coordinateOf }) => sum + table.distances[coordinateOf(cells)],
        0,
      );
      expect(h).toBeLessThanOrEqual(moves);
      expect((moves - h) % 2).toBe(0);
    }
  });
});
