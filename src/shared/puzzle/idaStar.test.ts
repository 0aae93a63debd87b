import { describe, expect, test } from 'vitest';
import korf from '../../../cases/korf-sample.json' with { type: 'json' };
import { applyMoves } from './board.ts';
import { deepened } from './deepening.fixture.ts';
import { MOVE_LETTERS } from './geometry.ts';
import { measureOf } from './heuristics.ts';
import { IdaStar } from './idaStar.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { createSlidingDomain, type SlidingPuzzle } from './slidingDomain.ts';
import { Search } from '../search/search.ts';

const ORDER = [0, 1, 2, 3];
/** Up, left, right, down. */
const KORFS_ORDER = [0, 2, 3, 1];
const KORF_12 = korf.instances.find(({ id }) => id === 12)!;
const PUZZLE_12: SlidingPuzzle = {
  rows: 4,
  cols: 4,
  start: KORF_12.tiles,
  goal: [...KORF_12.tiles].sort((a, b) => a - b),
};

function randomPuzzle(seed: number, rows: number, cols: number): SlidingPuzzle {
  const random = seededRandom(seed);
  const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
  const goal = randomSolvable(inOrder, cols, random);
  return { rows, cols, goal, start: randomSolvable(goal, cols, random) };
}

const letters = (actions: number[]) => actions.map((action) => MOVE_LETTERS[action]).join('');

describe('IDA* without a trace', () => {
  test('generates exactly the nodes that Korf’s program generates, and finds a shortest solution', () => {
    const solver = new IdaStar(PUZZLE_12, 'manhattan', KORFS_ORDER);
    expect(solver.advance(Infinity)).toBe('solved');
    expect(solver.generated).toBe(KORF_12.idaNodes - 1); // he counts the root
    expect(solver.bound).toBe(KORF_12.optimal);
    expect(applyMoves(PUZZLE_12.start, letters(solver.solution), 4, 4)).toEqual(PUZZLE_12.goal);
  });

  test.each([
    [2, 3, 'manhattan'],
    [3, 2, 'misplaced'],
    [3, 3, 'manhattan'],
  ] as const)('takes the nodes that a recursion takes on %i×%i with h = %s', (rows, cols, heuristic) => {
    for (const [seed, order] of [ORDER, KORFS_ORDER, [3, 1, 0, 2]].entries()) {
      const puzzle = randomPuzzle(seed, rows, cols);
      const solver = new IdaStar(puzzle, heuristic, order);
      expect(solver.advance(Infinity)).toBe('solved');
      const { generated, expanded, bound } = solver;
      expect({ generated, expanded, bound }).toEqual(deepened(puzzle, measureOf(heuristic, puzzle), order));
    }
  });

  test.each([1, 7, 1000])('can stop after any %i successors without a change', (slice) => {
    const puzzle = randomPuzzle(slice, 3, 3);
    const [whole, sliced] = [0, 1].map(() => new IdaStar(puzzle, 'manhattan', ORDER));
    whole.advance(Infinity);
    let slices = 0;
    while (sliced.advance(slice) === 'running') expect(sliced.generated).toBe(++slices * slice);
    expect([sliced.solution, sliced.generated, sliced.expanded]).toEqual([
      whole.solution,
      whole.generated,
      whole.expanded,
    ]);
  });

  test.each([
    [2, 2, 'manhattan'],
    [2, 3, 'misplaced'],
    [3, 2, 'zero'],
    [3, 3, 'manhattan'],
    [2, 4, 'manhattan'],
  ] as const)(
    'takes the same nodes on %i×%i with h = %s as the search that writes a trace',
    (rows, cols, heuristic) => {
      for (const order of [ORDER, [3, 1, 0, 2]]) {
        const puzzle = randomPuzzle(rows * cols, rows, cols);
        const limits = { expansions: Infinity, nodes: Infinity };
        const options = { strategy: 'idastar', ties: 'low-h', goalTest: 'expansion', order, limits } as const;
        const { trace } = runToEnd(new Search(createSlidingDomain(puzzle, heuristic), options));
        const solver = new IdaStar(puzzle, heuristic, order);
        solver.advance(Infinity);
        expect(solver.expanded).toBe(trace.expansions);
        expect(solver.bound).toBe(trace.bound[trace.iterations - 1]);
        expect(applyMoves(puzzle.start, letters(solver.solution), rows, cols)).toEqual(puzzle.goal);
      }
    },
  );

  test('has nothing to do at the goal', () => {
    const solver = new IdaStar({ ...PUZZLE_12, start: PUZZLE_12.goal }, 'manhattan', ORDER);
    expect([solver.status, solver.solution, solver.generated, solver.expanded]).toEqual(['solved', [], 0, 1]);
  });

  test('stops at its limit, which is how a puzzle without solution ends', () => {
    const solver = new IdaStar({ rows: 2, cols: 2, start: [2, 1, 3, 0], goal: [1, 2, 3, 0] }, 'manhattan', ORDER, 500);
    expect(solver.advance(499)).toBe('running');
    expect(solver.advance(Infinity)).toBe('node-limit');
    expect(solver.generated).toBe(500);
  });

  test('is solved, not stopped, where the last successor allowed is the goal', () => {
    const puzzle = randomPuzzle(2, 3, 3);
    const whole = new IdaStar(puzzle, 'manhattan', ORDER);
    whole.advance(Infinity);
    const limits = [whole.generated - 1, whole.generated];
    const statuses = limits.map((limit) => new IdaStar(puzzle, 'manhattan', ORDER, limit).advance(Infinity));
    expect(statuses).toEqual(['node-limit', 'solved']);
  });

  test('refuses a heuristic that is no sum over the tiles', () => {
    expect(() => new IdaStar(PUZZLE_12, 'gaschnig', ORDER)).toThrow('no sum over the tiles');
  });
});

function runToEnd(search: Search): Search {
  search.advance(Infinity);
  return search;
}
