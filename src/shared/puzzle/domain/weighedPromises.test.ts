/** Where tiles weigh, searches keep what `engine/promises.ts` says of them: held to the best paths on plain boards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchOptions } from '../../engine/options.ts';
import { promisesOf } from '../../engine/promises.ts';
import { Search } from '../../engine/search.ts';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
  type StrategyId,
} from '../../engine/strategy.ts';
import { solutionCost, solutionLength } from '../../readings/path.ts';
import { heuristicsFor, type HeuristicId } from '../heuristics/heuristics.ts';
import { weightsOf } from '../heuristics/lines.ts';
import { traitsOf } from '../heuristics/traits.ts';
import { bestPaths, type BestPaths } from '../states/bestPaths.fixture.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { anyCosts } from '../tileCosts.fixture.ts';
import { doCostsDiffer } from '../tileCosts.ts';
import { createSlidingDomain } from './slidingDomain.ts';

/** 100,000 were run once, without a broken promise. */
const RUNS = 1_500;
const BOARDS = 12;

const keyIn = <Key extends string>(table: Record<Key, unknown>) => fc.constantFrom(...(Object.keys(table) as Key[]));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

interface Chosen extends SearchOptions {
  readonly heuristic: HeuristicId;
  readonly factor: number;
}

const anyChosen: fc.Arbitrary<Chosen> = fc.record({
  strategy: keyIn(STRATEGIES),
  heuristic: fc.constantFrom(...heuristicsFor(2, 3)),
  factor: fc.constantFrom(1, 1.25, 2, 3.3),
  ties: keyIn(TIE_RULES),
  goalTest: keyIn(GOAL_TESTS),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  weight: optional(fc.constantFrom(1, 1.25, 2, 5)),
  duplicates: optional(keyIn(DUPLICATE_RULES)),
  straightBack: optional(keyIn(STRAIGHT_BACK_RULES)),
  limits: optional(fc.integer({ min: 4, max: 30 })).map((depth) => ({ expansions: 3_000, nodes: 9_000, depth })),
});

/** Boards with costs, each with its best paths. */
const boards = fc
  .sample(fc.tuple(fc.constantFrom([2, 2], [2, 3], [3, 2]), fc.nat(), anyCosts(6)), { numRuns: BOARDS, seed: 31 })
  .map(([[rows, cols], seed, costs]) => {
    const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
    const goal = randomSolvable(inOrder, cols, seededRandom(seed));
    const board = { rows, cols, goal, costs: typeof costs === 'object' ? costs.slice(0, rows * cols - 1) : costs };
    const weights = weightsOf(board);
    return { board, starts: [...bestPaths(goal, cols, (tile) => weights[tile]).values()] };
  });

const anyTask = fc
  .constantFrom(...boards)
  .chain(({ board, starts }) => fc.constantFrom(...starts).map((best) => ({ board, best })));

test('no promise is broken, and what is not promised happens', () => {
  const lost = new Map<string, Set<StrategyId>>();
  const note = (what: string, strategy: StrategyId): void => {
    lost.set(what, (lost.get(what) ?? new Set()).add(strategy));
  };
  fc.assert(
    fc.property(anyTask, anyChosen, ({ board, best }, { heuristic, factor, ...options }) => {
      const { cells, moves, cost } = best as BestPaths;
      const { strategy, limits } = options;
      const used = STRATEGIES[strategy].usesHeuristic ? heuristic : 'zero';
      const search = new Search(createSlidingDomain({ ...board, start: cells }, used, { factor }), options);
      const status = search.advance(Infinity);
      const costsDiffer = doCostsDiffer(board.costs);
      const h = traitsOf(used, board.rows, board.cols, { factor });
      const { complete, optimal, fewestMoves } = promisesOf({ ...options, depthLimit: limits.depth, costsDiffer, h });
      if (status === 'exhausted') expect(complete.answer).toBe('no');
      if (status !== 'solved') return;
      const [foundMoves, foundCost] = [solutionLength(search.trace), solutionCost(search.trace)];
      if (optimal.answer === 'yes') expect(foundCost).toBe(cost);
      else if (foundCost > cost) note('cheapest', strategy);
      if (optimal.answer === 'bounded')
        expect(foundCost).toBeLessThanOrEqual(optimal.bound.factor * cost + optimal.bound.more);
      if ((fewestMoves ?? optimal).answer === 'yes') expect(foundMoves).toBe(moves);
      else if (foundMoves > moves) note('fewest moves', strategy);
    }),
    { numRuns: RUNS },
  );
  for (const strategy of ['dfs', 'greedy', 'weighted-astar'] as const) expect(lost.get('cheapest')).toContain(strategy);
  for (const strategy of ['dfs', 'greedy', 'astar'] as const) expect(lost.get('fewest moves')).toContain(strategy);
});
