/** Puzzles, heuristics and options to draw from: every search that there is. */
import fc from 'fast-check';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
  type TieRule,
} from '../../engine/strategy.ts';
import { MAX_SIDE, MIN_SIDE } from '../geometry.ts';
import { heuristicsFor, needsTables, type HeuristicId } from '../heuristics/heuristics.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { MAX_TILE_COST } from '../tileCosts.ts';
import type { SlidingPuzzle } from './slidingDomain.ts';

const keysOf = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[];

const keyIn = <K extends string>(table: Record<K, unknown>) => fc.constantFrom(...keysOf(table));

/** Or what is usual for the algorithm. */
export const chosen = <T>(choice: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(choice, { nil: undefined });

export const options = fc.record({
  strategy: keyIn<StrategyId>(STRATEGIES),
  ties: keyIn<TieRule>(TIE_RULES),
  goalTest: keyIn<GoalTest>(GOAL_TESTS),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  weight: chosen(fc.integer({ min: 100 * MIN_WEIGHT, max: 100 * MAX_WEIGHT }).map((percent) => percent / 100)),
  duplicates: chosen(keyIn<DuplicateRule>(DUPLICATE_RULES)),
  straightBack: chosen(keyIn<StraightBackRule>(STRAIGHT_BACK_RULES)),
});

export interface Task {
  readonly puzzle: SlidingPuzzle;
  readonly heuristic: HeuristicId;
}

/** A puzzle, and one of the heuristics for boards of its size that need no tables. */
export function task(sizes: [rows: number, cols: number][], solvable = false): fc.Arbitrary<Task> {
  return puzzleOf(sizes, solvable).chain((puzzle) => {
    const { rows, cols } = puzzle;
    const ids = heuristicsFor(rows, cols).filter((id) => !needsTables(id, rows, cols));
    return fc.constantFrom(...ids).map((heuristic) => ({ puzzle, heuristic }));
  });
}

/** As `task`, whatever moves cost. */
export function taskOfAnyCosts(sizes: [rows: number, cols: number][]): fc.Arbitrary<Task> {
  return task(sizes).chain((task) => {
    const tiles = task.puzzle.goal.length - 1;
    const each = fc.array(fc.integer({ min: 1, max: MAX_TILE_COST }), { minLength: tiles, maxLength: tiles });
    const costs = fc.oneof(fc.constantFrom(undefined, 'tile' as const), each);
    return costs.map((costs) => ({ ...task, puzzle: { ...task.puzzle, costs } }));
  });
}

/** A puzzle with a random goal; the start may be one that cannot reach it. */
function puzzleOf(sizes: [rows: number, cols: number][], solvable: boolean): fc.Arbitrary<SlidingPuzzle> {
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

const sides = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index);

/** Every size of board. */
export const SIZES = sides.flatMap((rows) => sides.map((cols): [rows: number, cols: number] => [rows, cols]));

/** Limits that stop many searches, and leave others to end. */
export const COUNT_LIMITS = {
  expansions: fc.integer({ min: 0, max: 150 }),
  nodes: fc.integer({ min: 2, max: 400 }),
  depth: chosen(fc.nat(12)),
};
