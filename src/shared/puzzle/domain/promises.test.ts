/**
 * Whether searches of puzzles keep what `engine/promises.ts` says of them: what is said to be optimal is, which `properties.test.ts`
 * holds as well, and what is said to lose shortest paths has a witness.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchOptions } from '../../engine/options.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import { solutionLength } from '../../readings/path.ts';
import { type Circumstances, type LengthBound } from '../../engine/circumstances.ts';
import { promisesOf } from '../../engine/promises.ts';
import { Search } from '../../engine/search.ts';
import {
  GOAL_TESTS,
  STRATEGIES,
  TIE_RULES,
  type GoalTest,
  type StrategyId,
  type TieRule,
} from '../../engine/strategy.ts';
import type { Trace } from '../../trace/trace.ts';
import { applyAction } from '../board.ts';
import { heuristicsFor, measureOf, type HeuristicId, type HeuristicResources } from '../heuristics/heuristics.ts';
import { traitsOf } from '../heuristics/traits.ts';
import { poor } from '../heuristics/patterns.fixture.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { createSlidingDomain, type SlidingPuzzle } from './slidingDomain.ts';
import { NO_STATE } from '../states/stateGraph.ts';
import { StateSpace } from '../states/stateSpace.ts';
import { inOtherHalf } from '../solvable.ts';

const ALGORITHMS = Object.keys(STRATEGIES) as StrategyId[];
const TESTS = Object.keys(GOAL_TESTS) as GoalTest[];
const TIES = Object.keys(TIE_RULES) as TieRule[];
const EVERYTHING = { expansions: Infinity, nodes: Infinity };

interface Asked extends Pick<SearchOptions, 'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates'> {
  readonly heuristic: HeuristicId;
  readonly factor?: number;
}

function searched(puzzle: SlidingPuzzle, asked: Asked, limits = EVERYTHING, resources: HeuristicResources = {}): Trace {
  const { heuristic, factor, ...options } = asked;
  const domain = createSlidingDomain(puzzle, heuristic, { factor, ...resources });
  const search = new Search(domain, { ...options, order: [0, 1, 2, 3], limits });
  search.advance(Infinity);
  return search.trace;
}

function circumstancesOf({ heuristic, factor, ...options }: Asked, { rows, cols }: SlidingPuzzle): Circumstances {
  return { ...options, h: traitsOf(heuristic, rows, cols, { factor }) };
}

/** A puzzle towards 1, 2, 3 … with the blank last. */
function puzzleOf(rows: number, cols: number, start: readonly number[]): SlidingPuzzle {
  return { rows, cols, start, goal: start.map((_, cell) => (cell + 1) % start.length) };
}

/** Every algorithm with every heuristic, goal test and tie rule that matters to it, and some weights and factors. */
function* choices(): Generator<Asked> {
  for (const strategy of ALGORITHMS)
    for (const goalTest of TESTS)
      for (const ties of STRATEGIES[strategy].frontier === 'priority' ? TIES : TIES.slice(0, 1))
        for (const heuristic of STRATEGIES[strategy].usesHeuristic ? heuristicsFor(3, 3) : (['zero'] as const))
          for (const weight of strategy === 'weighted-astar' ? [1.25, 1.5, 2, 3, 5] : [undefined])
            for (const factor of heuristic === 'manhattan-times' ? [1.25, 2, 5] : [undefined])
              yield { strategy, goalTest, ties, heuristic, weight, factor };
}

const MAY_LOSE = Array.from(choices()).filter(
  (asked) => promisesOf(circumstancesOf(asked, puzzleOf(3, 3, Array(9).fill(0)))).optimal.answer !== 'yes',
);

/**
 * Puzzles on which some search or other loses every shortest path: found at random among all states, in the order in which they
 * were found, until each search had one.
 */
const WITNESSES: readonly SlidingPuzzle[] = [
  puzzleOf(2, 3, [2, 5, 0, 4, 1, 3]),
  puzzleOf(2, 4, [4, 7, 5, 2, 1, 3, 6, 0]),
  puzzleOf(3, 3, [4, 1, 5, 3, 8, 7, 0, 6, 2]),
  puzzleOf(3, 3, [6, 0, 1, 7, 8, 3, 4, 5, 2]),
  puzzleOf(2, 4, [5, 3, 6, 1, 4, 0, 2, 7]),
  puzzleOf(3, 3, [3, 6, 2, 5, 8, 4, 7, 1, 0]),
  puzzleOf(3, 3, [7, 6, 0, 3, 5, 1, 8, 2, 4]),
  puzzleOf(3, 3, [6, 5, 3, 2, 4, 0, 1, 8, 7]),
  puzzleOf(3, 3, [6, 1, 8, 5, 7, 4, 0, 2, 3]),
  puzzleOf(2, 4, [3, 6, 1, 0, 4, 7, 2, 5]),
];
const DISTANCES = WITNESSES.map(({ goal, rows, cols, start }) => new StateSpace(goal, rows, cols).distanceOf(start)!);

/** Whether the search loses every shortest path of one of the witnesses. */
function loses(asked: Asked): boolean {
  return WITNESSES.some((puzzle, index) => solutionLength(searched(puzzle, asked)) > DISTANCES[index]);
}

/**
 * No puzzle of up to 9 cells was found on which these lose, so their witnesses are larger: Manhattan with the blank, and
 * weighted A* with the two smallest heuristics and the least weight.
 */
function hasSmallWitness({ strategy, heuristic, weight }: Asked): boolean {
  if (heuristic === 'manhattan-with-blank') return strategy !== 'astar' && strategy !== 'idastar';
  return weight !== 1.25 || (heuristic !== 'misplaced' && heuristic !== 'gaschnig');
}

/** 21 moves. */
const LARGE = puzzleOf(
  5,
  5,
  [6, 1, 2, 3, 4, 7, 12, 8, 10, 5, 11, 13, 18, 0, 14, 16, 17, 19, 9, 24, 21, 22, 23, 20, 15],
);

describe('a search that may lose the shortest path', () => {
  test.each(ALGORITHMS)('does so on one of ten puzzles: %s, with every option that it has', (strategy) => {
    const asked = MAY_LOSE.filter((choice) => choice.strategy === strategy);
    expect(asked.filter(hasSmallWitness).filter((choice) => !loses(choice))).toEqual([]);
    expect(asked.length > 0).toBe(['dfs', 'greedy', 'astar', 'weighted-astar', 'idastar'].includes(strategy));
  });

  /** 19 moves. Its shortest paths pass states on which Manhattan with the blank overestimates by 4 and more. */
  const TALL = puzzleOf(5, 2, [3, 1, 5, 2, 0, 7, 4, 8, 9, 6]);

  test.each<TieRule>(['low-h', 'first-in', 'last-in'])(
    'by Manhattan with the blank does so on 5×2, ties %s',
    (ties) => {
      const asked = { strategy: 'astar', goalTest: 'expansion', ties } as const;
      expect(solutionLength(searched(TALL, { ...asked, heuristic: 'manhattan' }))).toBe(19);
      expect(solutionLength(searched(TALL, { ...asked, heuristic: 'manhattan-with-blank' }))).toBe(21);
    },
  );

  test.each<HeuristicId>(['misplaced', 'gaschnig'])('by %s and a weight of 1.25 does so on 5×5', (heuristic) => {
    const asked = MAY_LOSE.filter((choice) => choice.heuristic === heuristic && choice.weight === 1.25);
    expect(asked).toHaveLength(TESTS.length * TIES.length);
    for (const choice of asked) expect(solutionLength(searched(LARGE, choice))).toBe(23);
    const honest = { strategy: 'astar', goalTest: 'expansion', ties: 'low-h', heuristic: 'linear-conflict' } as const;
    expect(solutionLength(searched(LARGE, honest))).toBe(21);
  });

  test.each([
    [2, 2],
    [2, 3],
  ])('by Manhattan with the blank does so from no state of %i×%i, whatever the options', (rows, cols) => {
    for (const blank of [0, 1])
      for (const { strategy, goalTest, ties } of MAY_LOSE.filter(
        ({ heuristic }) => heuristic === 'manhattan-with-blank',
      )) {
        if (strategy !== 'astar') continue;
        const space = new StateSpace(
          Array.from({ length: rows * cols - 1 }, (_, tile) => tile + 1).toSpliced(blank, 0, 0),
          rows,
          cols,
        );
        for (const state of space.order) {
          const puzzle = { rows, cols, start: space.graph.cellsOf(state), goal: space.graph.goal };
          const trace = searched(puzzle, { strategy, goalTest, ties, heuristic: 'manhattan-with-blank' });
          if (solutionLength(trace) !== space.distances[state])
            expect.fail(`It does so from ${puzzle.start.join(' ')}.`);
        }
      }
  });
});

/** So many starts of a board with the blank of the goal last, each with its distance. */
function randomStarts(
  rows: number,
  cols: number,
  count: number,
  seed: number,
): { puzzle: SlidingPuzzle; distance: number }[] {
  const { goal } = puzzleOf(rows, cols, Array(rows * cols).fill(0));
  const space = new StateSpace(goal, rows, cols);
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const start = randomSolvable(goal, cols, random);
    return { puzzle: { rows, cols, start, goal }, distance: space.distanceOf(start)! };
  });
}

describe('a search that is said to be optimal', () => {
  const optimal = Array.from(choices()).filter(
    (asked) => promisesOf(circumstancesOf(asked, puzzleOf(3, 3, Array(9).fill(0)))).optimal.answer === 'yes',
  );
  /** Tree searches of far states take long, and every tree is the same search as far as it goes. */
  const near = randomStarts(2, 3, 120, 3).filter(({ distance }) => distance <= 8);

  test.each(ALGORITHMS)('finds a shortest path, duplicates dropped or kept: %s', (strategy) => {
    const asked = optimal.filter((choice) => choice.strategy === strategy);
    for (const choice of asked)
      for (const duplicates of ['dropped', 'kept'] as const)
        for (const { puzzle, distance } of near.slice(0, 6)) {
          const length = solutionLength(searched(puzzle, { ...choice, duplicates }));
          if (length !== distance) expect.fail(`${length}, not ${distance}: ${JSON.stringify({ choice, puzzle })}`);
        }
    expect(asked.length > 0).toBe(strategy !== 'dfs');
  });

  test('tests the goal on generation by an h that is not consistent: A* with a poor pattern database of 4×4', () => {
    const random = seededRandom(4);
    const patterns = poor(0);
    const goal = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
    for (let draw = 0; draw < 8; draw++) {
      const start = wandered(goal, 10, random);
      const puzzle = { rows: 4, cols: 4, start, goal };
      const shortest = solutionLength(
        searched(puzzle, { strategy: 'astar', goalTest: 'expansion', ties: 'low-h', heuristic: 'linear-conflict' }),
      );
      for (const ties of TIES) {
        const asked: Asked = { strategy: 'astar', goalTest: 'generation', ties, heuristic: 'pattern-database' };
        expect(solutionLength(searched(puzzle, asked, EVERYTHING, { patterns }))).toBe(shortest);
      }
    }
  });
});

/** The board after so many random moves. */
function wandered(cells: readonly number[], moves: number, random: () => number): readonly number[] {
  for (let left = moves; left > 0;) {
    const next = applyAction(cells, Math.floor(random() * 4), 4, 4);
    if (next) [cells, left] = [next, left - 1];
  }
  return cells;
}

/** The bound that a search promises; `null` where it promises none. */
function boundOf(asked: Asked, puzzle: SlidingPuzzle): LengthBound | null {
  const { optimal } = promisesOf(circumstancesOf(asked, puzzle));
  return optimal.answer === 'bounded' ? optimal.bound : null;
}

describe('a bounded search', () => {
  const starts = randomStarts(3, 3, 15, 9);
  const bounded = MAY_LOSE.filter((asked) => boundOf(asked, starts[0].puzzle) !== null);

  test('is no longer than its bound, also with the goal tested on generation', () => {
    expect(bounded.length).toBeGreaterThan(300);
    for (const asked of bounded)
      for (const { puzzle, distance } of starts.slice(0, 2)) {
        const { factor, more } = boundOf(asked, puzzle)!;
        expect(solutionLength(searched(puzzle, asked))).toBeLessThanOrEqual(factor * distance + more);
      }
  });

  test('is every one but greedy and depth-first search: an h of the program overestimates by a factor at most', () => {
    const others = MAY_LOSE.filter((asked) => !bounded.includes(asked)).map(({ strategy }) => strategy);
    expect([...new Set(others)].sort()).toEqual(['dfs', 'greedy']);
  });

  test('is no longer than the product of the weight and the factor, in whole hundredths', () => {
    const space = new StateSpace(puzzleOf(2, 4, Array(8).fill(0)).goal, 2, 4);
    /** From farther ones, IDA* takes long by an h that is low. */
    const near = Array.from(space.order).filter((state) => space.distances[state] <= 18);
    const anyHundredths = fc.integer({ min: 100, max: 500 });
    const anyAsked = fc.record({
      strategy: fc.constantFrom('astar', 'weighted-astar', 'idastar'),
      ties: fc.constantFrom(...TIES),
      goalTest: fc.constantFrom(...TESTS),
      heuristic: fc.constantFrom('manhattan-times', 'manhattan-with-blank', 'manhattan', 'misplaced'),
      weight: anyHundredths.map((hundredths) => hundredths / 100),
      factor: anyHundredths.map((hundredths) => hundredths / 100),
    }) satisfies fc.Arbitrary<Asked>;
    let longer = 0;
    fc.assert(
      fc.property(anyAsked, fc.constantFrom(...near), (asked, state) => {
        const puzzle = { rows: 2, cols: 4, start: space.graph.cellsOf(state), goal: space.graph.goal };
        const byFactor = { 'manhattan-times': asked.factor, 'manhattan-with-blank': 2, manhattan: 1, misplaced: 1 };
        const product = (asked.strategy === 'weighted-astar' ? asked.weight : 1) * byFactor[asked.heuristic];
        const promised = boundOf(asked, puzzle) ?? { factor: 1, more: 0 };
        expect(promised).toEqual({ factor: expect.closeTo(product, 9) as number, more: 0 });
        const length = solutionLength(searched(puzzle, asked, { expansions: 50_000, nodes: 200_000 }));
        if (length > space.distances[state]) longer++;
        expect(length).toBeLessThanOrEqual(promised.factor * space.distances[state]);
      }),
      { numRuns: 400 },
    );
    expect(longer).toBeGreaterThan(20);
  });
});

describe('A* by Manhattan times a factor', () => {
  /** What weighted A* and A* by an h that is larger by the weight come to. */
  const results = (puzzle: SlidingPuzzle, factor: number, change: Pick<Asked, 'ties' | 'goalTest'>) =>
    (
      [
        { strategy: 'weighted-astar', weight: factor, heuristic: 'manhattan' },
        { strategy: 'astar', heuristic: 'manhattan-times', factor },
      ] as const
    )
      .map((asked) => searched(puzzle, { ...asked, ...change }))
      .map((trace) => [trace.expansions, trace.nodes, solutionLength(trace)]);

  test('is weighted A* by Manhattan distance: the same nodes, and the same promise', () => {
    for (const { puzzle } of randomStarts(3, 3, 10, 4))
      for (const factor of [2, 3, 5])
        for (const ties of TIES)
          for (const goalTest of TESTS) {
            const [weighted, times] = results(puzzle, factor, { ties, goalTest });
            expect(times).toEqual(weighted);
          }
    const { puzzle } = randomStarts(3, 3, 1, 4)[0];
    const asked = { ties: 'low-h', goalTest: 'expansion' } as const;
    expect(boundOf({ ...asked, strategy: 'astar', heuristic: 'manhattan-times', factor: 3 }, puzzle)).toEqual(
      boundOf({ ...asked, strategy: 'weighted-astar', heuristic: 'manhattan', weight: 3 }, puzzle),
    );
  });
});

describe('completeness', () => {
  const SOLVABLE = puzzleOf(2, 2, [0, 3, 2, 1]); // as far as 2×2 goes
  const UNSOLVABLE = { ...SOLVABLE, start: inOtherHalf(SOLVABLE.goal) };
  const FEW = { expansions: 3000, nodes: 10_000 };

  test.each(ALGORITHMS)('%s is as complete as it is said to be, duplicates dropped or kept', (strategy) => {
    for (const duplicates of ['dropped', 'kept'] as const)
      for (const heuristic of STRATEGIES[strategy].usesHeuristic ? heuristicsFor(2, 2) : (['zero'] as const)) {
        const asked: Asked = { strategy, duplicates, heuristic, ties: 'low-h', goalTest: 'expansion' };
        const { answer } = promisesOf(circumstancesOf(asked, SOLVABLE)).complete;
        if (answer !== 'no') expect(searched(SOLVABLE, asked, FEW).status).toBe('solved');
        const { status } = searched(UNSOLVABLE, asked, FEW);
        if (answer === 'yes') expect(status).toBe('exhausted');
        else expect(['expansion-limit', 'node-limit']).toContain(status);
      }
  });

  test('greedy search that keeps duplicates goes round in circles, and depth-first search does', () => {
    const far = puzzleOf(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    for (const strategy of ['greedy', 'dfs'] as const)
      expect(
        searched(
          far,
          { strategy, duplicates: 'kept', heuristic: 'manhattan', ties: 'low-h', goalTest: 'expansion' },
          FEW,
        ).status,
      ).not.toBe('solved');
  });

  test.each(ALGORITHMS)('%s with a depth limit finds no solution that is longer', (strategy) => {
    const { puzzle, distance } = randomStarts(2, 3, 30, 2).find((start) => start.distance >= 12)!;
    const asked: Asked = { strategy, heuristic: 'manhattan', ties: 'low-h', goalTest: 'generation' };
    const within = (depth: number) => searched(puzzle, asked, { ...EVERYTHING, depth } as typeof EVERYTHING);
    expect(within(distance).status).toBe('solved');
    expect(within(distance - 1).status).toBe('depth-limit');
  });
});

describe('what the words about heuristics say', () => {
  const starts = randomStarts(3, 3, 120, 7);
  const expansions = (puzzle: SlidingPuzzle, asked: Partial<Asked>): number =>
    searched(puzzle, { strategy: 'astar', heuristic: 'manhattan', ties: 'low-h', goalTest: 'expansion', ...asked })
      .expansions;

  test.each([1.25, 1.5, 2, 3, 5, 10])(
    'Manhattan times a factor, %d, expands fewer nodes on many puzzles, and more on others',
    (factor) => {
      const honest = starts.map(({ puzzle }) => expansions(puzzle, {}));
      const lying = starts.map(({ puzzle }) => expansions(puzzle, { heuristic: 'manhattan-times', factor }));
      expect(lying.filter((count, index) => count > honest[index]).length).toBeGreaterThan(0.1 * starts.length);
      expect(lying.filter((count, index) => count < honest[index]).length).toBeGreaterThan(0.5 * starts.length);
    },
  );

  test('with zero A* is uniform-cost search', () => {
    for (const { puzzle } of randomStarts(2, 4, 5, 7)) {
      const [blind, uniform] = (['astar', 'ucs'] as const).map((strategy) =>
        searched(puzzle, { strategy, heuristic: 'zero', ties: 'low-h', goalTest: 'expansion' }),
      );
      expect(hashTrace(blind)).toBe(hashTrace(uniform));
    }
  });

  test('Manhattan with the blank always changes by 0 or 2 in a move', () => {
    const goal = puzzleOf(3, 3, Array(9).fill(0)).goal;
    const { graph } = new StateSpace(goal, 3, 3);
    const measure = measureOf('manhattan-with-blank', graph);
    const falls = new Set<number>();
    for (let state = 0; state < graph.size; state += 7)
      for (let action = 0; action < 4; action++) {
        const next = graph.neighbour(state, action);
        if (next !== NO_STATE) falls.add(Math.abs(measure(graph.cellsOf(state)) - measure(graph.cellsOf(next))));
      }
    expect([...falls].toSorted()).toEqual([0, 2]);
  });
});
