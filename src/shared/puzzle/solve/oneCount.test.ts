/** The counters of a search are the same from every engine: from the one that writes traces and from IDA* without a trace. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchOptions } from '../../engine/options.ts';
import { solutionOf } from '../../readings/path.ts';
import { Search } from '../../engine/search.ts';
import { NONE } from '../../trace/trace.ts';
import { oppositeMove } from '../geometry.ts';
import type { HeuristicId } from '../heuristics/heuristics.ts';
import { IdaStar, type IdaStarLimits } from './idaStar.ts';
import { optimalSolver } from './optimalSolver.ts';
import { blankFor } from '../heuristics/patternDatabase.ts';
import { FRAME_BLANKS } from '../square.ts';
import { poor } from '../heuristics/patterns.fixture.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';
import { createSlidingDomain, type SlidingPuzzle } from '../domain/slidingDomain.ts';
import { expanderBySums } from './tileSums.ts';

const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
const limits = fc.record({
  expansions: fc.option(fc.integer({ min: 1, max: 400 }), { nil: Infinity }),
  nodes: fc.option(fc.integer({ min: 2, max: 900 }), { nil: Infinity }),
});

/** What a search with a trace comes to. */
function traced(search: Search) {
  search.advance(Infinity);
  const { status, expansions, nodes, frontierSize, goal, iterations } = search.trace;
  return {
    status,
    expanded: expansions,
    generated: nodes - iterations,
    maxFrontier: frontierSize.subarray(0, expansions).reduce((most, size) => Math.max(most, size), 0),
    solution: goal === NONE ? null : solutionOf(search.trace, oppositeMove),
  };
}

/** What a search without one comes to, in slices of so many expansions. */
function traceless(search: IdaStar, slice: number) {
  while (search.advance(slice) === 'running');
  const { status, solution } = search;
  const { expanded, generated, maxFrontier } = search.counts;
  return { status, expanded, generated, maxFrontier, solution };
}

function optionsOf(
  order: readonly number[],
  { expansions = Infinity, nodes = Infinity }: IdaStarLimits,
): SearchOptions {
  return { strategy: 'idastar', ties: 'low-h', goalTest: 'expansion', order, limits: { expansions, nodes } };
}

test('IDA* has the same status, solution and counters with a trace and without, whatever stops it', () => {
  const sizes = fc.constantFrom<[number, number]>([2, 2], [2, 3], [3, 2], [3, 3], [2, 5], [4, 4], [5, 5]);
  const heuristics = fc.constantFrom<HeuristicId>('zero', 'misplaced', 'manhattan');
  fc.assert(
    fc.property(sizes, fc.integer(), heuristics, orders, limits, fc.integer({ min: 1, max: 50 }), (...drawn) => {
      const [[rows, cols], seed, heuristic, order, most, slice] = drawn;
      const random = seededRandom(seed);
      const goal = randomSolvable(
        Array.from({ length: rows * cols }, (_, tile) => tile),
        cols,
        random,
      );
      const puzzle: SlidingPuzzle = { rows, cols, goal, start: scramble(goal, rows, cols, 14, random) };
      const search = new Search(createSlidingDomain(puzzle, heuristic), optionsOf(order, most));
      const other = new IdaStar(expanderBySums(puzzle, heuristic, order), most);
      expect(traceless(other, slice)).toEqual(traced(search));
    }),
    { numRuns: 250 },
  );
});

test('IDA* by pattern databases too', () => {
  const databases = new Map(FRAME_BLANKS.map((blank) => [blank, poor(blank)]));
  fc.assert(
    fc.property(fc.integer(), fc.nat(15), fc.nat(12), orders, limits, (seed, blank, moves, order, most) => {
      const random = seededRandom(seed);
      const tiles = Array.from({ length: 15 }, (_, index) => index + 1);
      const goal = tiles.toSpliced(blank, 0, 0);
      const puzzle: SlidingPuzzle = { rows: 4, cols: 4, goal, start: scramble(goal, 4, 4, moves, random) };
      const patterns = databases.get(blankFor(goal))!;
      const domain = createSlidingDomain(puzzle, 'pattern-database', { patterns });
      const search = traced(new Search(domain, optionsOf(order, most)));
      expect(traceless(optimalSolver(puzzle, patterns, order, most), 7)).toEqual(search);
    }),
    { numRuns: 40 },
  );
});

test('the 25-move puzzle of the worked cases, which had 6,640 and 25 without a trace', () => {
  const puzzle = { rows: 3, cols: 3, start: [7, 3, 8, 0, 2, 6, 4, 1, 5], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
  const counts = traceless(new IdaStar(expanderBySums(puzzle, 'manhattan', [0, 1, 2, 3])), 1000);
  expect(counts).toMatchObject({ generated: 6655, maxFrontier: 16 });
});
