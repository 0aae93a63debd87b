import { describe, expect, test } from 'vitest';
import { applyMoves } from './board.ts';
import { MOVE_LETTERS } from './geometry.ts';
import { GraphAStar } from './graphAStar.ts';
import { measureOf, type HeuristicId } from './heuristics.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { StateSpace } from './stateSpace.ts';
import { Search } from '../search/search.ts';

const ORDER = [0, 1, 2, 3];

describe('A* over the graph of states', () => {
  test.each<[number, number, HeuristicId, number[]]>([
    [3, 3, 'manhattan', [1, 2, 3, 4, 5, 6, 7, 8, 0]],
    [3, 3, 'linear-conflict', [1, 2, 3, 8, 0, 4, 7, 6, 5]],
    [3, 3, 'zero', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    [2, 4, 'gaschnig', [3, 1, 0, 2, 4, 5, 6, 7]],
    [3, 2, 'misplaced', [1, 2, 3, 4, 0, 5]],
  ])('finds shortest solutions on %i×%i with h = %s', (rows, cols, heuristic, goal) => {
    const space = new StateSpace(goal, rows, cols);
    const solver = new GraphAStar(space.graph, measureOf(heuristic, { rows, cols, goal }));
    const random = seededRandom(7);
    const starts = [goal, ...space.farthest(), ...Array.from({ length: 30 }, () => randomSolvable(goal, cols, random))];
    for (const start of starts) {
      const { actions, expanded, generated } = solver.solve(start, ORDER)!;
      const letters = actions.map((action) => MOVE_LETTERS[action]).join('');
      expect(applyMoves(start, letters, rows, cols)).toEqual(goal);
      expect(actions).toHaveLength(space.distanceOf(start)!);
      expect(expanded).toBeGreaterThan(actions.length);
      expect(generated).toBeGreaterThanOrEqual(actions.length);
    }
  });

  test('tries the moves in the order given', () => {
    const goal = [1, 2, 3, 0];
    const solver = new GraphAStar(new StateSpace(goal, 2, 2).graph, () => 0);
    const start = [0, 3, 2, 1]; // six moves either way round
    expect([ORDER, [3, 2, 1, 0]].map((order) => solver.solve(start, order)!.actions.length)).toEqual([6, 6]);
    const first = (order: number[]) => solver.solve(start, order)!.actions[0];
    expect(first([3, 1, 0, 2])).not.toBe(first([1, 3, 0, 2]));
  });

  test.each<[HeuristicId, number[]]>([
    ['manhattan', ORDER],
    ['misplaced', [2, 0, 3, 1]],
  ])('takes and generates the nodes of the search that writes a trace, with h = %s', (heuristic, order) => {
    const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    const solver = new GraphAStar(new StateSpace(goal, 3, 3).graph, measureOf(heuristic, { rows: 3, cols: 3, goal }));
    const limits = { expansions: Infinity, nodes: Infinity };
    const options = { strategy: 'astar', ties: 'last-in', goalTest: 'expansion', order, limits } as const;
    const random = seededRandom(5);
    for (let draw = 0; draw < 5; draw++) {
      const start = randomSolvable(goal, 3, random);
      const search = new Search(createSlidingDomain({ rows: 3, cols: 3, start, goal }, heuristic), options);
      search.advance(Infinity);
      const { expanded, generated } = solver.solve(start, order)!;
      expect([expanded, generated]).toEqual([search.trace.expansions, search.trace.nodes - 1]);
    }
  });

  test('is right after more searches than its numbers tell apart', () => {
    const goal = [1, 2, 3, 0];
    const space = new StateSpace(goal, 2, 2);
    const solver = new GraphAStar(space.graph, measureOf('manhattan', { rows: 2, cols: 2, goal }));
    const [far] = space.farthest();
    expect(solver.solve(far, ORDER)!.actions).toHaveLength(6);
    for (let search = 2; search < 2 ** 17; search++) solver.solve(goal, ORDER);
    expect(solver.solve(far, ORDER)!.actions).toHaveLength(6);
  });

  test('finds shortest solutions where h is admissible, but not consistent', () => {
    const goal = [1, 2, 3, 4, 5, 0];
    const space = new StateSpace(goal, 2, 3);
    const solver = new GraphAStar(space.graph, (cells) => (cells[0] % 2 === 0 ? space.distanceOf(cells)! : 0));
    for (let state = 0; state < space.graph.size; state++) {
      const start = space.graph.cellsOf(state);
      expect(solver.solve(start, ORDER)!.actions).toHaveLength(space.distances[state]);
    }
  });

  test('has no solution for an arrangement of the other half', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const solver = new GraphAStar(new StateSpace(goal, 3, 3).graph, () => 0);
    expect(solver.solve([2, 1, 3, 4, 5, 6, 7, 8, 0], ORDER)).toBe(null);
  });
});
