/** Any run of any small puzzle, for properties that hold of all questions. */
import fc from 'fast-check';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { DUPLICATE_RULES, GOAL_TESTS, STRAIGHT_BACK_RULES, STRATEGIES, TIE_RULES } from '../engine/strategy.ts';
import { createSlidingDomain, type SlidingPuzzle } from '../puzzle/domain/slidingDomain.ts';
import { heuristicsFor, needsTables, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import { traitsOf } from '../puzzle/heuristics/traits.ts';
import { randomSolvable, scramble, seededRandom } from '../puzzle/states/scramble.ts';
import { TraceReader } from '../readings/reading.ts';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import type { AskedRun } from './askedRun.ts';

/** What a run is made of. */
export interface Recipe {
  readonly puzzle: SlidingPuzzle;
  readonly heuristic: HeuristicId;
  readonly options: SearchOptions;
}

export const CASE_1: SlidingPuzzle = {
  rows: 3,
  cols: 3,
  start: [1, 2, 3, 7, 4, 5, 6, 8, 0],
  goal: [1, 2, 3, 8, 6, 4, 7, 5, 0],
};

/** A run with these options on the first case, to its end. */
export function runOf({ heuristic = 'manhattan', puzzle = CASE_1, ...change }: Change = {}): AskedRun {
  const limits = { expansions: 3000, nodes: 9000 };
  const common = { strategy: 'astar', ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3], limits } as const;
  return searched({ puzzle, heuristic, options: { ...common, ...change } });
}
type Change = Partial<SearchOptions> & Partial<Omit<Recipe, 'options'>>;

/** The run to its end, or to its limits. */
export function searched({ puzzle, heuristic, options }: Recipe, expansions?: number): AskedRun {
  const limits = { ...options.limits, expansions: expansions ?? options.limits.expansions };
  const search = new Search(createSlidingDomain(puzzle, heuristic), { ...options, limits });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  const h = traitsOf(heuristic, puzzle.rows, puzzle.cols);
  return { reader, options: { ...options, limits }, puzzle, h, heuristic };
}

const SIZES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
] as const;

/** Random moves from the goal at the most; beyond them the start may be anywhere. */
const NEAR = 12;

/** Costs of a tile's moves; in half of the cases every move costs 1. */
const anyCosts = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom('tile' as const, [1, 9, 2, 3, 1, 2, 5, 1], [3, 3, 1, 1, 4, 1, 2, 2]),
);

/** From the goal itself to any start, solvable or not. */
const anyPuzzle: fc.Arbitrary<SlidingPuzzle> = fc
  .record({
    size: fc.constantFrom(...SIZES),
    seed: fc.nat(),
    moves: fc.nat(NEAR + 4),
    unsolvable: fc.nat(7),
    costs: anyCosts,
  })
  .map(({ size: [rows, cols], seed, moves, unsolvable, costs }) => {
    const random = seededRandom(seed);
    const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
    const goal = randomSolvable(inOrder, cols, random);
    const start = moves > NEAR ? randomSolvable(goal, cols, random) : scramble(goal, rows, cols, moves, random);
    const board = { rows, cols, goal, start: unsolvable === 0 ? start.map((tile) => [0, 2, 1][tile] ?? tile) : start };
    if (costs === undefined) return board;
    return { ...board, costs: costs === 'tile' ? costs : costs.slice(0, goal.length - 1) };
  });

const keyIn = <Key extends string>(table: Record<Key, unknown>) => fc.constantFrom(...(Object.keys(table) as Key[]));
const chosen = <T>(choice: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(choice, { nil: undefined });

const anyOptions: fc.Arbitrary<SearchOptions> = fc.record({
  strategy: keyIn(STRATEGIES),
  ties: keyIn(TIE_RULES),
  goalTest: keyIn(GOAL_TESTS),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  weight: chosen(fc.constantFrom(1, 1.5, 2, 2.37)),
  duplicates: chosen(keyIn(DUPLICATE_RULES)),
  straightBack: chosen(keyIn(STRAIGHT_BACK_RULES)),
  limits: chosen(fc.nat(11)).map((depth) => ({ expansions: 120, nodes: 500, depth })),
});

/** The costs of all 181,440 states take longer than a hundred questions. */
const takesLong = (id: HeuristicId, { goal, costs }: SlidingPuzzle): boolean =>
  id === 'pattern-database' && goal.length === 9 && costs !== undefined;

/** Any algorithm with any options and a heuristic for the board that needs no tables. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc.tuple(anyPuzzle, anyOptions).chain(([puzzle, options]) => {
  const { rows, cols } = puzzle;
  const ids = heuristicsFor(rows, cols).filter((id) => !needsTables(id, rows, cols) && !takesLong(id, puzzle));
  return fc.constantFrom(...ids).map((heuristic) => ({ puzzle, heuristic, options }));
});

/** How often `assertUntil` draws its cases anew. */
const MOST_ROUNDS = 10;

/**
 * Asserts a property of so many cases, and of as many others until `isDone`: until what is rare has occurred, which depends on what is
 * drawn. So a new algorithm or heuristic, with which other cases are drawn, does not have to be lucky.
 */
export function assertUntil<Case>(property: fc.IProperty<Case>, numRuns: number, isDone: () => boolean): void {
  const { seed = 0 } = fc.readConfigureGlobal();
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || !isDone()); round++)
    fc.assert(property, { numRuns, seed: seed + round });
}
