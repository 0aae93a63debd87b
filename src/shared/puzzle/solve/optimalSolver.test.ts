import { describe, expect, test } from 'vitest';
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import princeton from '../../../../cases/princeton-sample.json' with { type: 'json' };
import { applyAction, applyMoves } from '../board.ts';
import { deepened } from './deepening.fixture.ts';
import { IdaStar } from './idaStar.ts';
import { lettersOf } from '../moveNames.ts';
import { optimalSolver } from './optimalSolver.ts';
import { blankFor, patternMeasure } from '../heuristics/patternDatabase.ts';
import { poor } from '../heuristics/patterns.fixture.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { expanderBySums } from './tileSums.ts';
import { walkQuadrants } from './walk.ts';

const BLANK_FIRST = Array.from({ length: 16 }, (_, tile) => tile);
const BLANK_LAST = BLANK_FIRST.map((tile) => (tile + 1) % 16);

function puzzle(start: readonly number[], goal: readonly number[]): SlidingPuzzle {
  return { rows: 4, cols: 4, start, goal };
}

function solved(start: readonly number[], goal: readonly number[]): IdaStar {
  const solver = optimalSolver(puzzle(start, goal), null);
  expect(solver.advance(Infinity)).toBe('solved');
  return solver;
}

/** By board: the distance of every state near `goal`, by plain breadth-first search. */
function distancesNear(goal: readonly number[], depth: number): Map<string, number> {
  const distances = new Map([[goal.join(), 0]]);
  let layer = [[...goal]];
  for (let distance = 1; distance <= depth; distance++) {
    const next = layer.flatMap((cells) => [0, 1, 2, 3].flatMap((action) => [applyAction(cells, action, 4, 4) ?? []]));
    layer = next.filter((cells) => cells.length > 0 && !distances.has(cells.join()));
    for (const cells of layer) distances.set(cells.join(), distance);
  }
  return distances;
}

describe('the optimal solver', () => {
  // The longest are solved with the pattern databases, which are quicker.
  test.each(korf.instances.filter(({ optimal }) => optimal <= 53))(
    'solves number $id of Korf in $optimal moves, for both goals',
    (instance) => {
      const first = solved(instance.tiles, BLANK_FIRST);
      expect(first.solution).toHaveLength(instance.optimal);
      expect(applyMoves(instance.tiles, lettersOf(first.solution!), 4, 4)).toEqual(BLANK_FIRST);
      const last = solved(instance.tilesGoalBlankLast, BLANK_LAST);
      expect(last.solution).toHaveLength(instance.optimal);
      expect(applyMoves(instance.tilesGoalBlankLast, lettersOf(last.solution!), 4, 4)).toEqual(BLANK_LAST);
    },
  );

  const solvable = princeton.filter(({ rows, optimal }) => rows === 4 && optimal !== null);

  test.each(solvable)('has the optimum $optimal of $name', ({ tiles, optimal }) => {
    expect(solved(tiles, BLANK_LAST).solution).toHaveLength(optimal!);
  });

  test('finds the distance of every state near a goal with the blank anywhere', () => {
    for (let blank = 0; blank < 16; blank++) {
      const tiles = randomSolvable(BLANK_FIRST, 4, seededRandom(blank)).filter((tile) => tile !== 0);
      const goal = tiles.toSpliced(blank, 0, 0);
      for (const [cells, distance] of distancesNear(goal, 4)) {
        expect(solved(cells.split(',').map(Number), goal).solution).toHaveLength(distance);
      }
    }
  });

  test('yields the bound below which there is no solution', () => {
    const start = scramble(BLANK_LAST, 4, 4, 60, seededRandom(4));
    const { length } = solved(start, BLANK_LAST).solution!;
    const solver = optimalSolver(puzzle(start, BLANK_LAST), null);
    const bounds = new Set<number>();
    while (solver.advance(100) === 'running') bounds.add(solver.bound);
    bounds.add(solver.bound);
    expect(Array.from(bounds)).toEqual(Array.from(bounds).toSorted((a, b) => a - b));
    for (const bound of bounds) expect((length - bound) % 2).toBe(0);
    expect(solver.bound).toBe(length);
  });

  // Of all shortest solutions the first in the order of the moves, whatever h: an admissible one cuts off none of them.
  test('tries the moves in the order given, and so finds the solution that IDA* finds with Manhattan distance', () => {
    const near = Array.from({ length: 20 }, (_, seed) => scramble(BLANK_LAST, 4, 4, 30, seededRandom(seed)));
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ];
    const found = near.flatMap((start) =>
      orders.map((order) => {
        const solver = optimalSolver(puzzle(start, BLANK_LAST), null, order);
        solver.advance(Infinity);
        const korfs = new IdaStar(expanderBySums(puzzle(start, BLANK_LAST), 'manhattan', order));
        korfs.advance(Infinity);
        expect(solver.solution).toEqual(korfs.solution);
        return lettersOf(solver.solution!);
      }),
    );
    expect(new Set(found).size).toBeGreaterThan(near.length);
  });

  test('takes the nodes that a recursion takes, iteration by iteration', () => {
    const order = [2, 0, 3, 1];
    const h = walkQuadrants(BLANK_LAST);
    for (let moves = 0; moves < 40; moves += 3) {
      const task = puzzle(scramble(BLANK_LAST, 4, 4, moves, seededRandom(moves)), BLANK_LAST);
      const solver = optimalSolver(task, null, order);
      expect(solver.advance(Infinity)).toBe('solved');
      const { generated, expanded, maxFrontier } = solver.counts;
      const { bound } = solver;
      const counts = deepened(task, (cells) => h.begin(Array.from(cells), 1), order);
      expect({ generated, expanded, maxFrontier, bound }).toEqual(counts);
    }
  });

  test('takes the nodes that a recursion takes with the databases of three patterns', () => {
    const goal = BLANK_FIRST.with(0, 1).with(1, 0); // not on the diagonal: there is one view
    const database = poor(blankFor(goal));
    for (let moves = 0; moves < 16; moves += 3) {
      const task = puzzle(scramble(goal, 4, 4, moves, seededRandom(moves)), goal);
      const solver = optimalSolver(task, database);
      expect(solver.advance(Infinity)).toBe('solved');
      const { generated, expanded, maxFrontier } = solver.counts;
      const { bound } = solver;
      const h = patternMeasure(database, goal);
      expect({ generated, expanded, maxFrontier, bound }).toEqual(deepened(task, h, [0, 1, 2, 3]));
      expect(applyMoves(task.start, lettersOf(solver.solution!), 4, 4)).toEqual(goal);
    }
  });

  test('has nothing to do at the goal', () => {
    const { solution, counts } = solved(BLANK_FIRST, BLANK_FIRST);
    expect([solution, counts.expanded, counts.generated]).toEqual([[], 1, 0]);
  });
});

test.each([
  [3, 3],
  [3, 4],
  [2, 8],
])('the optimal solver is for 4×4 boards only, not for %i×%i', (rows, cols) => {
  const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
  expect(() => optimalSolver({ rows, cols, start: goal, goal }, null)).toThrow('for 4×4 boards');
});
