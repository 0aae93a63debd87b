import { describe, expect, test } from 'vitest';
import { applyAction } from './board.ts';
import { seededRandom } from './states/scramble.ts';
import { invertedPairs, solvability } from './solvable.ts';
import { NO_STATE } from './states/stateGraph.ts';
import { StateSpace } from './states/stateSpace.ts';
import { inOtherHalf } from './solvable.ts';

/** Every arrangement of the tiles 0 … n − 1. */
function arrangements(n: number): number[][] {
  if (n === 0) return [[]];
  return arrangements(n - 1).flatMap((rest) => Array.from({ length: n }, (_, at) => rest.toSpliced(at, 0, n - 1)));
}

/** So many arrangements of the tiles 0 … n − 1, the same ones every time. */
function someArrangements(n: number, count: number): number[][] {
  const random = seededRandom(n);
  return Array.from({ length: count }, () =>
    Array.from({ length: n }, (_, tile) => tile).reduce(
      (cells: number[], tile) => cells.toSpliced(Math.floor(random() * (cells.length + 1)), 0, tile),
      [],
    ),
  );
}

/** Every board that moves lead to from `goal`, as text. */
function reachable(goal: number[], rows: number, cols: number): Set<string> {
  const seen = new Set([goal.join()]);
  const queue = [goal];
  for (const cells of queue) {
    const next = [0, 1, 2, 3].map((action) => applyAction(cells, action, rows, cols)).filter((board) => board !== null);
    const fresh = next.filter((board) => !seen.has(board.join()));
    fresh.forEach((board) => seen.add(board.join()));
    queue.push(...fresh);
  }
  return seen;
}

/** Goals with the blank on every cell, and of either parity each time. */
function goalsOf(rows: number, cols: number): [rows: number, cols: number, goal: number[]][] {
  const tiles = Array.from({ length: rows * cols - 1 }, (_, index) => index + 1);
  return arrangements(2).flatMap((swapped) =>
    Array.from({ length: rows * cols }, (_, blank): [number, number, number[]] => [
      rows,
      cols,
      [...swapped.map((tile) => tile + 1), ...tiles.slice(2)].toSpliced(blank, 0, 0),
    ]),
  );
}

describe('solvability', () => {
  test.each([...goalsOf(2, 2), ...goalsOf(2, 3), ...goalsOf(3, 2)])(
    'on %i×%i with the goal %j is what an exhaustive search says, for exactly half of all boards',
    (rows, cols, goal) => {
      const reached = reachable(goal, rows, cols);
      const all = arrangements(rows * cols);
      expect(reached.size).toBe(all.length / 2);
      const wrong = all.filter((start) => solvability(start, goal, cols).solvable !== reached.has(start.join()));
      expect(wrong).toEqual([]);
    },
  );

  test.each<[number, number, number[]]>([
    [2, 4, [0, 1, 2, 3, 4, 5, 6, 7]],
    [2, 4, [1, 2, 3, 4, 5, 7, 6, 0]],
    [4, 2, [1, 2, 0, 3, 4, 5, 6, 7]],
    [4, 2, [2, 1, 3, 4, 5, 0, 6, 7]],
    [3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 0]],
  ])('on %i×%i with the goal %j is what the state space says, for exactly half of all boards', (rows, cols, goal) => {
    const { graph, order } = new StateSpace(goal, rows, cols);
    const other = new StateSpace(inOtherHalf(goal), rows, cols);
    expect(order.length + other.order.length).toBe(goal.reduce((product, _, index) => product * (index + 1), 1));
    for (let state = 0; state < graph.size; state++) {
      if (!solvability(graph.cellsOf(state), goal, cols).solvable) expect.fail(`State ${state} can be reached.`);
      const cells = other.graph.cellsOf(state);
      if (solvability(cells, goal, cols).solvable) expect.fail(`State ${state} of the other half cannot be reached.`);
    }
  });

  test.each([...goalsOf(2, 4), ...goalsOf(4, 2), ...goalsOf(3, 3)])(
    'on %i×%i with the goal %j is what the state space says of some boards of both halves',
    (rows, cols, goal) => {
      const { graph, layerStarts } = new StateSpace(goal, rows, cols);
      // What has a number is what the search from the goal comes to.
      expect(layerStarts.at(-1)).toBe(graph.size);
      const starts = someArrangements(rows * cols, 600);
      const hasNumber = (start: number[]): boolean => graph.stateOf(start) !== NO_STATE;
      expect(starts.filter((start) => solvability(start, goal, cols).solvable !== hasNumber(start))).toEqual([]);
      expect(new Set(starts.map(hasNumber)).size).toBe(2);
    },
  );

  test('is judged against the goal: the ring goal of the textbooks can be reached', () => {
    const ring = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    expect(solvability([2, 8, 3, 1, 6, 4, 7, 0, 5], ring, 3).solvable).toBe(true);
    expect(solvability([2, 8, 3, 1, 6, 4, 7, 0, 5], [1, 2, 3, 4, 5, 6, 7, 8, 0], 3).solvable).toBe(false);
  });

  test('refuses the exchange of 14 and 15, the famous unsolvable puzzle', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    const start = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    expect(solvability(start, goal, 4)).toEqual({ solvable: false, inversions: 1, blankRows: 0, sum: 1 });
  });

  test('counts the rows of the blank where the number of columns is even, and only there', () => {
    expect(solvability([1, 0, 3, 2], [1, 2, 3, 0], 2)).toEqual({ solvable: true, inversions: 1, blankRows: 1, sum: 2 });
    const [start, goal] = [
      [1, 2, 0, 4, 5, 3],
      [1, 2, 3, 4, 5, 0],
    ];
    expect(solvability(start, goal, 3)).toEqual({ solvable: true, inversions: 2, blankRows: 1, sum: 2 });
  });
});

describe('inversions', () => {
  test('are pairs of cells whose tiles the goal has in the opposite order', () => {
    const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    expect(invertedPairs([2, 8, 3, 1, 6, 4, 7, 0, 5], goal)).toEqual([
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
      [4, 5],
      [4, 6],
    ]);
    expect(invertedPairs(goal, goal)).toEqual([]);
  });

  test('of a reversed row are all pairs of tiles', () => {
    expect(invertedPairs([5, 4, 3, 2, 1, 0], [1, 2, 3, 4, 5, 0])).toHaveLength(10);
  });
});
