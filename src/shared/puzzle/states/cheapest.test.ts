import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCosts } from '../tileCosts.fixture.ts';
import { costByTile } from '../tileCosts.ts';
import { bestPaths } from './bestPaths.fixture.ts';
import { cheapestCosts } from './cheapest.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { StateGraph } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';

const ONES = (cells: number): Uint8Array => Uint8Array.from({ length: cells }, (_, tile) => Number(tile > 0));

const anyBoard = fc.tuple(fc.constantFrom([2, 2], [2, 3], [3, 2], [2, 4]), fc.nat()).map(([[rows, cols], seed]) => {
  const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
  return { rows, cols, goal: randomSolvable(inOrder, cols, seededRandom(seed)) };
});

test('are those of Dijkstra on plain boards, for any costs', () => {
  const anyTask = anyBoard.chain((board) => anyCosts(board.goal.length).map((costs) => ({ ...board, costs })));
  fc.assert(
    fc.property(anyTask, ({ rows, cols, goal, costs }) => {
      const byTile = costByTile(costs, goal.length) ?? ONES(goal.length);
      const graph = new StateGraph(goal, rows, cols);
      const found = cheapestCosts(graph, byTile);
      for (const { cells, cost } of bestPaths(goal, cols, (tile) => byTile[tile]).values())
        expect(found[graph.stateOf(cells)]).toBe(cost);
    }),
    { numRuns: 20 },
  );
});

test('are the fewest moves where every move costs 1, and 139 at most where tiles of the 3 × 3 board cost their number', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const { graph, distances } = new StateSpace(goal, 3, 3);
  expect(Buffer.from(cheapestCosts(graph, ONES(9))).equals(Buffer.from(distances))).toBe(true);
  const heavy = cheapestCosts(graph, costByTile('tile', 9)!);
  expect(heavy.reduce((most, cost) => Math.max(most, cost), 0)).toBe(139);
  expect(heavy[graph.stateOf([0, 6, 7, 8, 5, 4, 2, 3, 1])]).toBe(139);
});
