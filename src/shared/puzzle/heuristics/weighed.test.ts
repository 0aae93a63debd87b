/** Heuristics where tiles weigh, on all states, against the cheapest paths on plain boards. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestPaths } from '../states/bestPaths.fixture.ts';
import { cheapestCosts } from '../states/cheapest.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { NO_STATE, StateGraph } from '../states/stateGraph.ts';
import { anyCosts } from '../tileCosts.fixture.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';
import { HEURISTICS, heuristicsFor, measureOf, perTile, type HeuristicId } from './heuristics.ts';
import { weightsOf, type Target } from './lines.ts';
import { conflictCosts, conflictCostsPerTile } from './linearConflict.ts';
import { dominatingOf, traitsOf } from './traits.ts';

interface WeighedBoard {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly costs?: TileCosts | undefined;
}

function boardsOf(...sizes: readonly (readonly [number, number])[]): fc.Arbitrary<WeighedBoard> {
  return fc.tuple(fc.constantFrom(...sizes), fc.nat()).chain(([[rows, cols], seed]) => {
    const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
    const goal = randomSolvable(inOrder, cols, seededRandom(seed));
    return anyCosts(goal.length).map((costs) => ({ rows, cols, goal, costs }));
  });
}
const SMALL = boardsOf([2, 2], [2, 3], [3, 2]);

/** By state: h. */
function valuesOf(graph: StateGraph, target: Target, id: HeuristicId): Uint32Array {
  const measure = measureOf(id, target);
  const values = new Uint32Array(graph.size);
  graph.forEachState((state, cells) => (values[state] = measure(cells)));
  return values;
}

/** States whose h is too great, or not the cost itself, and moves in which h falls by more than they cost. */
function faultsOf(graph: StateGraph, board: WeighedBoard, leastCosts: ArrayLike<number>, id: HeuristicId): string[] {
  const weights = weightsOf(board);
  const h = valuesOf(graph, board, id);
  const { exact, consistent, factor = 1 } = traitsOf(id, board.rows, board.cols);
  const faults: string[] = [];
  const cells = new Uint8Array(board.goal.length);
  for (let state = 0; state < graph.size; state++) {
    if (h[state] > factor * leastCosts[state]) faults.push(`h = ${h[state]}, h* = ${leastCosts[state]}`);
    if (exact && h[state] !== leastCosts[state]) faults.push(`h = ${h[state]} is not ${leastCosts[state]}`);
    if (!consistent) continue;
    graph.write(state, cells);
    for (let action = 0; action < 4; action++) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE) continue;
      const cost = weights[cells[Math.floor(next / graph.ranks)]];
      if (h[state] > h[next] + cost) faults.push(`h falls from ${h[state]} to ${h[next]} by a move of ${cost}`);
    }
  }
  return faults;
}

function expectPromises(graph: StateGraph, board: WeighedBoard, leastCosts: ArrayLike<number>): void {
  for (const id of heuristicsFor(board.rows, board.cols))
    expect(faultsOf(graph, board, leastCosts, id).slice(0, 3), id).toEqual([]);
}

describe('where tiles weigh', () => {
  test('every heuristic keeps what its traits promise, on all states of small boards', () => {
    fc.assert(
      fc.property(SMALL, (board) => {
        const graph = new StateGraph(board.goal, board.rows, board.cols);
        const paths = bestPaths(board.goal, board.cols, (tile) => weightsOf(board)[tile]);
        const least = Array.from({ length: graph.size }, (_, state) => paths.get(graph.cellsOf(state).join())!.cost);
        expectPromises(graph, board, least);
      }),
      { numRuns: 25 },
    );
  });

  test('and on all of the 3×3', () => {
    const costs = [9, 1, 50, 2, 99, 1, 7, 30];
    const board = { rows: 3, cols: 3, goal: [1, 2, 3, 8, 0, 4, 7, 6, 5], costs };
    const graph = new StateGraph(board.goal, 3, 3);
    expectPromises(graph, board, cheapestCosts(graph, costByTile(costs, 9)!));
  });

  test('what is said to dominate is nowhere smaller', () => {
    fc.assert(
      fc.property(SMALL, (board) => {
        const graph = new StateGraph(board.goal, board.rows, board.cols);
        const honest = heuristicsFor(board.rows, board.cols).filter((id) => HEURISTICS[id].admissible);
        const values = new Map(honest.map((id) => [id, valuesOf(graph, board, id)]));
        for (const id of honest)
          for (const other of dominatingOf(id, board))
            expect(
              values.get(id)!.every((h, state) => h <= values.get(other)![state]),
              `${other} over ${id}`,
            ).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('a heuristic that counts moves no longer dominates one that adds up costs', () => {
    const board = { rows: 3, cols: 3, costs: 'tile' } as const;
    expect(dominatingOf('manhattan', { rows: 3, cols: 3 })).toContain('walking-distance');
    expect(dominatingOf('manhattan', board)).not.toContain('walking-distance');
    expect(dominatingOf('misplaced', board)).not.toContain('gaschnig');
    expect(dominatingOf('zero', board)).toContain('gaschnig');
    expect(dominatingOf('gaschnig', board)).toContain('linear-conflict');
    expect(dominatingOf('walking-distance', board)).toEqual(['pattern-database', 'max']);
  });

  test('parts of tiles add up to h', () => {
    const larger = boardsOf([2, 3], [3, 3], [4, 4], [5, 5]);
    fc.assert(
      fc.property(larger, fc.nat(), (board, seed) => {
        const cells = randomSolvable(board.goal, board.cols, seededRandom(seed));
        for (const id of heuristicsFor(board.rows, board.cols)) {
          const parts = perTile(id, cells, board.goal, board.cols, board.costs);
          if (parts === null) continue;
          const h = measureOf(id, board)(cells);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(h);
        }
      }),
    );
  });

  test('all tiles of cost 5 make h of sums five times as great', () => {
    const [one, five] = [undefined, new Array<number>(8).fill(5)].map((costs) => ({
      ...{ rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], costs },
    }));
    const cells = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    for (const id of ['misplaced', 'manhattan', 'linear-conflict', 'pattern-database'] as const)
      expect(measureOf(id, five)(cells)).toBe(5 * measureOf(id, one)(cells));
  });
});

describe('linear conflict where tiles weigh', () => {
  const TARGET = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

  test.each<[string, number[], number[], number]>([
    ['the lighter of two', [1, 9, 1, 1, 1, 1, 1, 1], [2, 1, 3, 4, 5, 6, 7, 8, 0], 2],
    ['two light ones for a heavy one', [2, 3, 9, 1, 1, 1, 1, 1], [3, 2, 1, 4, 5, 6, 7, 8, 0], 10],
    ['the heavy one, where two others weigh more together', [5, 5, 9, 1, 1, 1, 1, 1], [3, 1, 2, 4, 5, 6, 7, 8, 0], 18],
  ])('%s leaves', (_what, costs, cells, added) => {
    const target = { ...TARGET, costs };
    expect(conflictCosts(target)(cells)).toBe(added);
    expect(conflictCostsPerTile(target, cells).reduce((sum, part) => sum + part, 0)).toBe(added);
  });

  test('adds twice the least cost that leaves no two tiles of a line in the wrong order, by trying all', () => {
    const larger = boardsOf([2, 3], [3, 3], [4, 4], [5, 5]);
    fc.assert(
      fc.property(larger, fc.nat(), (board, seed) => {
        const cells = randomSolvable(board.goal, board.cols, seededRandom(seed));
        expect(conflictCosts(board)(cells)).toBe(leastLeaving(board, cells));
      }),
    );
  });
});

/** Rows and columns one by one, every subset of the tiles that belong there. */
function leastLeaving(board: WeighedBoard, cells: readonly number[]): number {
  const { rows, cols, goal } = board;
  const weights = weightsOf(board);
  const lineOf = [(cell: number) => Math.floor(cell / cols), (cell: number) => cell % cols];
  let sum = 0;
  for (const [line, other] of [lineOf, lineOf.toReversed()])
    for (let at = 0; at < Math.max(rows, cols); at++) {
      const tiles = cells.filter((tile, cell) => tile > 0 && line(cell) === at && line(goal.indexOf(tile)) === at);
      let least = Infinity;
      for (let leaving = 0; leaving < 1 << tiles.length; leaving++) {
        const staying = tiles.filter((_, index) => !((leaving >> index) & 1)).map((tile) => other(goal.indexOf(tile)));
        const isOrdered = staying.every((place, index) => index === 0 || staying[index - 1] < place);
        const cost = tiles.reduce((all, tile, index) => all + ((leaving >> index) & 1) * weights[tile], 0);
        if (isOrdered) least = Math.min(least, cost);
      }
      sum += 2 * least;
    }
  return sum;
}
