/** Any search of any small puzzle, for properties that hold under all options. */
import fc from 'fast-check';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { HEURISTICS, NAMED_HEURISTICS, type HeuristicId } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { scramble, seededRandom } from '../../../shared/puzzle/states/scramble.ts';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../../../shared/engine/strategy.ts';
import { randomPuzzle } from '../engine.fixture.ts';

const SIZES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
] as const;

/** Moves that the start is scrambled by; beyond them it may be anywhere. */
const NEAR = 12;

/** Small puzzles: from the goal itself to any that is solvable, and some that are not. */
export const anyPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({ size: fc.constantFrom(...SIZES), seed: fc.nat(), moves: fc.nat(NEAR + 4), isUnsolvable: fc.nat(7) })
  .map(({ size: [rows, cols], seed, moves, isUnsolvable }) => {
    const puzzle = randomPuzzle(seed, rows, cols);
    const near = scramble(puzzle.goal, rows, cols, moves, seededRandom(seed));
    const start = moves > NEAR ? puzzle.start : near;
    return { ...puzzle, start: isUnsolvable === 0 ? exchanged(start) : start };
  });

/** As `anyPuzzle`, with tiles that weigh their number, or another small cost each. */
export const anyWeighedPuzzle: fc.Arbitrary<Puzzle> = fc
  .tuple(anyPuzzle, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 }), fc.boolean())
  .map(([puzzle, costs, isNumber]) => ({
    ...puzzle,
    costs: isNumber ? 'tile' : costs.slice(0, puzzle.goal.length - 1),
  }));

/** The same board with the tiles 1 and 2 exchanged: what was solvable is not. */
function exchanged(cells: readonly number[]): number[] {
  return cells.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
}

/** Heuristics for boards of all these sizes, those that overestimate included. */
const ON_EVERY_SIZE = keysOf(NAMED_HEURISTICS).filter((id: HeuristicId) =>
  SIZES.every(([rows, cols]) => HEURISTICS[id].isFor(rows, cols)),
);

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** An option that is not always given. */
function optional<Name extends string, Value>(
  name: Name,
  ...values: readonly Value[]
): fc.Arbitrary<Partial<Record<Name, Value>>> {
  const given = fc.constantFrom(...values).map((value) => ({ [name]: value }) as Partial<Record<Name, Value>>);
  return fc.oneof(fc.constant({}), given);
}

/** A search with any options; a limit of depth is small enough to be met. */
export const anySearch: fc.Arbitrary<SearchSpec> = fc
  .tuple(
    fc.record({
      algorithm: fc.constantFrom(...keysOf(STRATEGIES)),
      heuristic: fc.constantFrom(...ON_EVERY_SIZE),
      order: fc.shuffledSubarray(Array.from('UDLR'), { minLength: 4 }).map((letters) => letters.join('')),
      ties: fc.constantFrom(...keysOf(TIE_RULES)),
      goalTest: fc.constantFrom(...keysOf(GOAL_TESTS)),
    }),
    optional('weight', 1, 1.5, 2.37),
    optional('duplicates', ...keysOf(DUPLICATE_RULES)),
    optional('straightBack', ...keysOf(STRAIGHT_BACK_RULES)),
    optional('limits', ...[0, 1, 2, 3, 4, 5, 8, 11].map((depth) => ({ depth }))),
  )
  .map((parts) => Object.assign({}, ...parts) as SearchSpec);
