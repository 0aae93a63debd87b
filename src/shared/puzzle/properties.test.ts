/** What must hold for every puzzle, size, strategy, heuristic and option. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../search/batch.ts';
import { hashTrace } from '../search/hash.ts';
import { solutionOf } from '../search/path.ts';
import { TraceReader } from '../search/reading.ts';
import type { SearchOptions } from '../search/options.ts';
import { Search } from '../search/search.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES, type GoalTest, type StrategyId, type TieRule } from '../search/strategy.ts';
import type { Trace } from '../search/trace.ts';
import { validateTrace } from '../search/validate.ts';
import { applyMoves } from './board.ts';
import { MOVE_LETTERS, oppositeMove } from './geometry.ts';
import { HEURISTICS, type HeuristicId } from './heuristics.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { createSlidingDomain, type SlidingPuzzle } from './slidingDomain.ts';

const keysOf = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[];

const options = fc.record({
  strategy: fc.constantFrom<StrategyId>(...keysOf(STRATEGIES)),
  ties: fc.constantFrom<TieRule>(...keysOf(TIE_RULES)),
  goalTest: fc.constantFrom<GoalTest>(...keysOf(GOAL_TESTS)),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
});

const heuristic = fc.constantFrom<HeuristicId>(...keysOf(HEURISTICS));

/** A puzzle with a random goal; the start may be one that cannot reach it. */
function puzzle(sizes: [rows: number, cols: number][], solvable = false): fc.Arbitrary<SlidingPuzzle> {
  const choice = fc.record({ size: fc.constantFrom(...sizes), seed: fc.integer(), swapped: fc.boolean() });
  return choice.map(({ size: [rows, cols], seed, swapped }) => {
    const random = seededRandom(seed);
    const goal = randomSolvable(
      Array.from({ length: rows * cols }, (_, tile) => tile),
      cols,
      random,
    );
    const start = randomSolvable(goal, cols, random);
    return { rows, cols, goal, start: swapped && !solvable ? start.map((tile) => [0, 2, 1][tile] ?? tile) : start };
  });
}

function searched(puzzle: SlidingPuzzle, heuristic: HeuristicId, options: SearchOptions): Trace {
  const search = new Search(createSlidingDomain(puzzle, heuristic), options);
  search.advance(Infinity);
  return search.trace;
}

const movesOf = (trace: Trace): string =>
  solutionOf(trace, oppositeMove)
    .map((action) => MOVE_LETTERS[action])
    .join('');

describe('any search', () => {
  const all: [number, number][] = [
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 5],
  ];
  const limits = fc.record({ expansions: fc.integer({ min: 0, max: 150 }), nodes: fc.integer({ min: 1, max: 400 }) });

  test('leaves a valid trace, the same one twice, whatever stops it', () => {
    fc.assert(
      fc.property(puzzle(all), heuristic, options, limits, (puzzle, heuristic, options, limits) => {
        const trace = searched(puzzle, heuristic, { ...options, limits });
        const domain = createSlidingDomain(puzzle, heuristic);
        expect(validateTrace(trace, domain, { ...options, limits })).toBe(null);
        expect(hashTrace(searched(puzzle, heuristic, { ...options, limits }))).toBe(hashTrace(trace));
      }),
      { numRuns: 150 },
    );
  });

  test('is read back from batches of any size', () => {
    const limits = { expansions: 200, nodes: 600 };
    fc.assert(
      fc.property(puzzle(all), heuristic, options, fc.array(fc.nat(40)), (puzzle, heuristic, options, slices) => {
        const search = new Search(createSlidingDomain(puzzle, heuristic), { ...options, limits });
        const reader = new TraceReader();
        for (const slice of [...slices, Infinity]) {
          search.advance(slice);
          const batch = decodeBatch(encodeBatch(search.trace, reader.nodes, reader.expansions));
          if (reader.status === 'running') reader.append(batch);
        }
        expect(hashTrace(reader)).toBe(hashTrace(search.trace));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a search of a solvable puzzle', () => {
  const small: [number, number][] = [
    [2, 2],
    [2, 3],
    [3, 2],
  ];
  const limits = { expansions: 10_000, nodes: 100_000 };

  test('finds a path that replays to the goal, a shortest one wherever its table row says so', () => {
    fc.assert(
      fc.property(puzzle(small, true), heuristic, options, (puzzle, heuristic, options) => {
        const { rows, cols, start, goal } = puzzle;
        const moves = movesOf(searched(puzzle, heuristic, { ...options, limits }));
        expect(applyMoves(start, moves, rows, cols)).toEqual(goal);

        const breadthFirst = { ...options, strategy: 'bfs' as const, goalTest: 'expansion' as const, limits };
        const shortest = movesOf(searched(puzzle, 'zero', breadthFirst)).length;
        expect(moves.length).toBeGreaterThanOrEqual(shortest);
        const { admissible } = HEURISTICS[heuristic];
        if (STRATEGIES[options.strategy].isOptimal({ admissible, goalTest: options.goalTest })) {
          expect(moves).toHaveLength(shortest);
        }
      }),
      { numRuns: 200 },
    );
  });
});
