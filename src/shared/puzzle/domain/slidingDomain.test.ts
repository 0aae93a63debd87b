import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SpareColumns } from '../../trace/columns.ts';
import { roomForSuccessors, type Domain } from '../../engine/domain.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { actionsTo } from '../../readings/path.ts';
import { Search } from '../../engine/search.ts';
import { STRATEGIES, type StrategyId, type TieRule } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import { validateTrace } from '../../readings/validate.fixture.ts';
import { applyAction, applyMoves } from '../board.ts';
import { lettersOf } from '../moveNames.ts';
import {
  HEURISTICS,
  NAMED_HEURISTICS,
  estimate,
  heuristicsFor,
  needsTables,
  type HeuristicId,
  type HeuristicResources,
} from '../heuristics/heuristics.ts';
import { createSmallBoardDomain } from './smallBoardDomain.ts';
import { SmallBoardStates, ROW } from './smallBoardStates.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';
import { createSlidingDomain, type SlidingPuzzle } from './slidingDomain.ts';
import { NO_STATE } from '../states/stateGraph.ts';

const SIDES = fc.integer({ min: 2, max: 5 });
const WALK = fc.array(fc.nat(3), { maxLength: 60 });

describe('the sliding domain', () => {
  test.each<[number, number, number]>([
    [2, 2, 1],
    [3, 3, 1],
    [2, 5, 2],
    [4, 4, 2],
    [4, 5, 4],
    [5, 5, 4],
  ])('packs a board of %i×%i into %i words: the last cell follows from the others', (rows, cols, words) => {
    const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
    expect(createSlidingDomain({ rows, cols, start: goal, goal }, 'zero').words).toBe(words);
  });

  test.each(Object.keys(NAMED_HEURISTICS) as HeuristicId[])(
    'generates the successors that the board has, with h of %s, along any walk',
    (heuristic) => {
      fc.assert(
        fc.property(SIDES, SIDES, fc.integer(), WALK, (rows, cols, seed, walk) => {
          fc.pre(HEURISTICS[heuristic].isFor(rows, cols) && !needsTables(heuristic, rows, cols));
          const random = seededRandom(seed);
          const goal = randomSolvable(
            Array.from({ length: rows * cols }, (_, tile) => tile),
            cols,
            random,
          );
          const start = randomSolvable(goal, cols, random);
          const domain = createSlidingDomain({ rows, cols, start, goal }, heuristic);
          expectToWalk(domain, { rows, cols, start, goal }, heuristic, walk);
        }),
        { numRuns: 60 },
      );
    },
  );

  test.each([
    [3, 4],
    [4, 4],
    [5, 5],
  ])('leads a search to the goal of a board of %i×%i, which takes several words', (rows, cols) => {
    const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
    const start = scramble(goal, rows, cols, 12, seededRandom(rows * cols));
    const limits = { expansions: 1000, nodes: 4000 };
    const options: SearchOptions = {
      strategy: 'astar',
      ties: 'low-h',
      goalTest: 'expansion',
      order: [0, 1, 2, 3],
      limits,
    };
    const domain = createSlidingDomain({ rows, cols, start, goal }, 'manhattan');
    const search = new Search(domain, options);
    expect(search.advance(Infinity)).toBe('solved');
    expect(validateTrace(search.trace, domain, options)).toBe(null);
    expect(applyMoves(start, letters(actionsTo(search.trace, search.trace.goal)), rows, cols)).toEqual(goal);
  });

  test('gives different words for different boards, and the same for the same', () => {
    const words = new Set<string>();
    const goal = [1, 2, 3, 4, 5, 0];
    const random = seededRandom(2);
    for (let draw = 0; draw < 5000; draw++) {
      const start = randomSolvable(goal, 3, random);
      const stored = new Int32Array(1);
      createSlidingDomain({ rows: 2, cols: 3, start, goal }, 'zero').start(stored, 0);
      words.add(stored.join());
    }
    expect(words.size).toBe(360);
  });
});

describe('numbered states', () => {
  const SMALL: [number, number][] = [
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
    [3, 3],
  ];

  test.each((Object.keys(NAMED_HEURISTICS) as HeuristicId[]).filter((id) => heuristicsFor(3, 3).includes(id)))(
    'have the successors that the board has, with h of %s, along any walk',
    (heuristic) => {
      fc.assert(
        fc.property(fc.constantFrom(...SMALL), fc.integer(), WALK, ([rows, cols], seed, walk) => {
          fc.pre(heuristicsFor(rows, cols).includes(heuristic));
          const puzzle = randomPuzzle(rows, cols, seed);
          const states = new SmallBoardStates(puzzle.goal, rows, cols, heuristic);
          expectToWalk(createSmallBoardDomain(states, states.stateOf(puzzle.start)), puzzle, heuristic, walk);
        }),
        { numRuns: 12 },
      );
    },
  );

  test('lead to the traces of packed boards, whatever ran on them before', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const states = new SmallBoardStates(goal, 3, 3, 'linear-conflict');
    const random = seededRandom(7);
    for (const strategy of Object.keys(STRATEGIES) as StrategyId[]) {
      const start = randomSolvable(goal, 3, random);
      const limits = { expansions: 3000, nodes: 9000 };
      const options: SearchOptions = { strategy, ties: 'low-h', goalTest: 'expansion', order: [3, 0, 2, 1], limits };
      const packed = createSlidingDomain({ rows: 3, cols: 3, start, goal }, 'linear-conflict');
      const numbered = createSmallBoardDomain(states, states.stateOf(start));
      expect(hashOf(numbered, options)).toBe(hashOf(packed, options));
    }
  });

  test.each<[string, HeuristicId, Partial<SearchOptions>]>([
    ['are deeper than a byte can tell', 'zero', { strategy: 'greedy', ties: 'last-in' }],
    [
      'have an h and an f beyond a byte',
      'manhattan-times',
      { strategy: 'weighted-astar', weight: 4.99, ties: 'high-h' },
    ],
    ['have more nodes than narrow entries can tell', 'zero', { strategy: 'ucs', ties: 'first-in' }],
    ['end at a limit of depth', 'manhattan', { strategy: 'astar', limits: { expansions: 1e5, nodes: 1e6, depth: 14 } }],
  ])('lead to the traces of packed boards where these %s', (_what, heuristic, choice) => {
    expectTraceOfPacked([8, 6, 7, 2, 5, 4, 3, 0, 1], heuristic, { factor: 10 }, choice);
  });

  test.each<[string, number, TieRule, number[]]>([
    ['h comes to 30, which the first rows of the queue are too narrow for', 2, 'low-h', [1, 6, 0, 2, 5, 4, 3, 8, 7]],
    ['f comes to 64, for which the queue has no room at first', 7, 'first-in', [5, 3, 2, 1, 8, 6, 7, 4, 0]],
  ])('lead to the traces of packed boards where %s', (_what, factor, ties, start) => {
    expectTraceOfPacked(start, 'manhattan-times', { factor }, { ties });
  });

  test('lead to the traces of packed boards when searches go on side by side, and these stay as they are', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const states = new SmallBoardStates(goal, 3, 3, 'manhattan');
    const random = seededRandom(3);
    const limits = { expansions: Infinity, nodes: Infinity };
    const options: SearchOptions = {
      strategy: 'astar',
      ties: 'last-in',
      goalTest: 'expansion',
      order: [2, 1, 3, 0],
      limits,
    };
    const starts = Array.from({ length: 6 }, () => randomSolvable(goal, 3, random));
    const spare = new SpareColumns();
    const domains = starts.map((start) => createSmallBoardDomain(states, states.stateOf(start)));
    const searches = domains.map((domain) => new Search(domain, options, spare));
    while (searches.some((search) => search.advance(100) === 'running'));
    const packed = starts.map((start) => createSlidingDomain({ rows: 3, cols: 3, start, goal }, 'manhattan'));
    expect(searches.map(({ trace }) => hashTrace(trace))).toEqual(packed.map((domain) => hashOf(domain, options)));
  });

  test('have no number in the other half, and in theirs those of the cells in one row for each rank', () => {
    const goal = [1, 2, 3, 4, 5, 0];
    const states = new SmallBoardStates(goal, 2, 3, 'zero');
    expect(states.stateOf([2, 1, 3, 4, 5, 0])).toBe(NO_STATE);
    const numbers = new Set<number>();
    states.graph.forEachState((_state, cells) => numbers.add(states.stateOf(cells)));
    expect(Array.from(numbers).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 360 }, (_, index) => ROW * Math.floor(index / 6) + (index % 6)),
    );
  });

  test('measure an h that has no place in a byte each time', () => {
    const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    const puzzle = { rows: 3, cols: 3, start, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
    const states = new SmallBoardStates(puzzle.goal, 3, 3, 'manhattan-times', { factor: 20 });
    const domain = createSmallBoardDomain(states, states.stateOf(start));
    const stored = new Int32Array(1);
    domain.start(stored, 0);
    expect([domain.h(stored, 0), domain.h(stored, 0)]).toEqual([420, 420]);
  });
});

function randomPuzzle(rows: number, cols: number, seed: number): SlidingPuzzle {
  const random = seededRandom(seed);
  const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
  const goal = randomSolvable(tiles, cols, random);
  return { rows, cols, goal, start: randomSolvable(goal, cols, random) };
}

const letters = (actions: number[]) => lettersOf(actions);

function hashOf(domain: Domain, options: SearchOptions): number {
  const search = new Search(domain, options);
  search.advance(Infinity);
  return hashTrace(search.trace);
}

/** Compares the trace of a search on a 3×3 board with states that are numbers and with packed ones. */
function expectTraceOfPacked(
  start: number[],
  heuristic: HeuristicId,
  resources: HeuristicResources,
  choice: Partial<SearchOptions>,
): void {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const states = new SmallBoardStates(goal, 3, 3, heuristic, resources);
  const options: SearchOptions = {
    strategy: 'astar',
    ties: 'low-h',
    goalTest: 'expansion',
    order: [0, 1, 2, 3],
    limits: { expansions: 60_000, nodes: 1e6 },
    ...choice,
  };
  const packed = createSlidingDomain({ rows: 3, cols: 3, start, goal }, heuristic, resources);
  expect(hashOf(createSmallBoardDomain(states, states.stateOf(start)), options)).toBe(hashOf(packed, options));
}

/** Compares the successors of every state of a walk with the moves of the board, in every order and without the way back. */
function expectToWalk(domain: Domain, puzzle: SlidingPuzzle, heuristic: HeuristicId, walk: number[]): void {
  const { rows, cols, goal } = puzzle;
  const successors = roomForSuccessors(4);
  const states = new Int32Array(5 * domain.words);
  expect([0, 1, 2, 3].map((action) => domain.inverse(action))).toEqual([1, 0, 3, 2]);
  domain.goal(states, domain.words);
  expect(domain.isGoal(states, domain.words)).toBe(true);
  domain.start(states, 0);
  let cells = puzzle.start;
  for (const [step, action] of walk.entries()) {
    expect(domain.isGoal(states, 0)).toBe(cells.join() === goal.join());
    expect(domain.h(states, 0)).toBe(estimate(heuristic, cells, goal, cols));
    const order = [action, (action + 1) % 4, (action + 3) % 4, (action + 2) % 4];
    const except = order[step % 5] ?? NONE;
    const expected = order
      .filter((other) => other !== except)
      .map((other) => ({ action: other, cells: applyAction(cells, other, rows, cols) }))
      .filter((move) => move.cells !== null)
      .map((move) => ({ action: move.action, h: estimate(heuristic, move.cells!, goal, cols) }));
    const count = domain.expand(states, 0, domain.words, order, except, successors);
    const found = Array.from({ length: count }, (_, at) => ({ action: successors.action[at], h: successors.h[at] }));
    expect(found).toEqual(expected);
    // The board follows one of the moves, and the words of the state follow it.
    const taken = expected.findIndex((move) => move.action === action);
    if (taken === -1) continue;
    cells = applyAction(cells, action, rows, cols)!;
    states.copyWithin(0, (taken + 1) * domain.words, (taken + 2) * domain.words);
  }
}
