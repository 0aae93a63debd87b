import { describe, expect, test } from 'vitest';
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import { applyMoves } from '../board.ts';
import { deepened } from './deepening.fixture.ts';
import { neighbour, NO_CELL, oppositeMove } from '../geometry.ts';
import { measureOf, type HeuristicId } from '../heuristics/heuristics.ts';
import { IdaStar, type IdaStarLimits } from './idaStar.ts';
import { lettersOf } from '../moveNames.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { expanderBySums } from './tileSums.ts';

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

function solverOf(
  puzzle: SlidingPuzzle,
  heuristic: HeuristicId = 'manhattan',
  order: readonly number[] = ORDER,
  limits: IdaStarLimits = {},
): IdaStar {
  return new IdaStar(expanderBySums(puzzle, heuristic, order), limits);
}

function solved(...given: Parameters<typeof solverOf>): IdaStar {
  const solver = solverOf(...given);
  expect(solver.advance(Infinity)).toBe('solved');
  return solver;
}

const countsOf = ({ counts: { expanded, generated, maxFrontier }, bound }: IdaStar) => ({
  expanded,
  generated,
  maxFrontier,
  bound,
});

describe('IDA* without a trace', () => {
  test('generates the nodes that Korf’s program generates, and finds a shortest solution', () => {
    const solver = solved(PUZZLE_12, 'manhattan', KORFS_ORDER);
    expect(applyMoves(PUZZLE_12.start, lettersOf(solver.solution!), 4, 4)).toEqual(PUZZLE_12.goal);
    expect(solver.bound).toBe(KORF_12.optimal);
    // He counts the root, and generates a successor when its turn has come: not those that wait when the goal is found.
    const untried = successorsBeside(solver.solution!, KORFS_ORDER);
    expect(solver.counts.generated - untried).toBe(KORF_12.idaNodes - 1);
  });

  test.each([
    [2, 3, 'manhattan'],
    [3, 2, 'misplaced'],
    [3, 3, 'manhattan'],
  ] as const)('takes the nodes that a recursion takes on %i×%i with h = %s', (rows, cols, heuristic) => {
    for (const [seed, order] of [ORDER, KORFS_ORDER, [3, 1, 0, 2]].entries()) {
      const puzzle = randomPuzzle(seed, rows, cols);
      const counts = countsOf(solved(puzzle, heuristic, order));
      expect(counts).toEqual(deepened(puzzle, measureOf(heuristic, puzzle), order));
    }
  });

  test.each([1, 7, 1000])('can stop after any %i expansions without a change', (slice) => {
    const puzzle = randomPuzzle(slice, 3, 3);
    const sliced = solverOf(puzzle);
    let slices = 0;
    while (sliced.advance(slice) === 'running') expect(sliced.counts.expanded).toBe(++slices * slice);
    const whole = solved(puzzle);
    expect([sliced.solution, countsOf(sliced)]).toEqual([whole.solution, countsOf(whole)]);
  });

  test('has nothing to do at the goal', () => {
    const solver = solved({ ...PUZZLE_12, start: PUZZLE_12.goal });
    expect([solver.solution, countsOf(solver)]).toEqual([[], { expanded: 1, generated: 0, maxFrontier: 0, bound: 0 }]);
  });

  test('stops at its limits, which is how a puzzle without solution ends, and stays there', () => {
    const unsolvable = { rows: 2, cols: 2, start: [2, 1, 3, 0], goal: [1, 2, 3, 0] };
    const [byNodes, byExpansions] = [{ nodes: 500 }, { expansions: 300 }].map((limits) =>
      solverOf(unsolvable, 'manhattan', ORDER, limits),
    );
    expect([byNodes.advance(Infinity), byNodes.advance(9)]).toEqual(['node-limit', 'node-limit']);
    expect([byExpansions.advance(299), byExpansions.advance(Infinity)]).toEqual(['running', 'expansion-limit']);
    expect(byExpansions.counts.expanded).toBe(300);
  });

  test('is solved, not stopped, where the last expansion allowed takes the goal', () => {
    const puzzle = randomPuzzle(2, 3, 3);
    const { expanded } = solved(puzzle).counts;
    const limits = [expanded - 1, expanded].map((expansions) => ({ expansions }));
    const statuses = limits.map((limit) => solverOf(puzzle, 'manhattan', ORDER, limit).advance(Infinity));
    expect(statuses).toEqual(['expansion-limit', 'solved']);
  });

  test('refuses a heuristic that is no sum over the tiles', () => {
    expect(() => solverOf(PUZZLE_12, 'gaschnig')).toThrow('no sum over the tiles');
  });
});

/** Successors of the nodes of a solution, the goal excepted, that come after the one that it goes on with. */
function successorsBeside(solution: readonly number[], order: readonly number[]): number {
  let blank = PUZZLE_12.start.indexOf(0);
  let count = 0;
  for (const [depth, action] of solution.entries()) {
    const back = depth === 0 ? NO_CELL : oppositeMove(solution[depth - 1]);
    const after = order.slice(order.indexOf(action) + 1).filter((other) => other !== back);
    count += after.map((other) => neighbour(blank, other, 4, 4)).filter((cell) => cell !== NO_CELL).length;
    blank = neighbour(blank, action, 4, 4);
  }
  return count;
}

test('a bound of 40,000 lets no move leave the board; from 32,768 on it did', () => {
  const ring: SlidingPuzzle = { rows: 2, cols: 2, start: [2, 1, 3, 0], goal: [1, 2, 3, 0] }; // one way round, and one back
  const expander = expanderBySums(ring, 'zero', [0, 1, 2, 3]);
  const counts = {
    bound: 40_000,
    nextBound: Infinity,
    waiting: 1,
    expanded: 0,
    generated: 0,
    maxFrontier: 0,
    isSolved: false,
  };
  expander.begin(counts.bound);
  while (counts.waiting > 0) expander.expand(counts, Infinity, Infinity);
  expect(counts).toMatchObject({ expanded: 80_001, generated: 80_002, nextBound: 40_001, maxFrontier: 2 });
});
