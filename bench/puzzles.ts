/** The puzzles that are measured. */
import korf from '../cases/korf-sample.json' with { type: 'json' };
import type { SearchOptions } from '../src/shared/engine/options.ts';
import { randomSolvable, seededRandom } from '../src/shared/puzzle/states/scramble.ts';
import type { SlidingPuzzle } from '../src/shared/puzzle/domain/slidingDomain.ts';

/** Options of a search that ends by itself, unless `limits` end it. */
export function optionsOf(strategy: SearchOptions['strategy'], limits: Partial<SearchOptions['limits']> = {}) {
  const options = { strategy, ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] } as const;
  return { ...options, limits: { expansions: Infinity, nodes: Infinity, ...limits } } satisfies SearchOptions;
}

export const EIGHT_GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/** One of the two states that are farthest from the goal. */
export const FARTHEST: SlidingPuzzle = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: EIGHT_GOAL };

/** Random 8-puzzles, the same ones every time. */
export function randomEights(count: number): SlidingPuzzle[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => ({
    rows: 3,
    cols: 3,
    start: randomSolvable(EIGHT_GOAL, 3, random),
    goal: EIGHT_GOAL,
  }));
}

const FIFTEEN_GOAL = Array.from({ length: 16 }, (_, cell) => cell);

/** The sample of Korf's 15-puzzles that the project holds, the goal with the blank first. */
export const KORF = korf.instances.map(({ id, tiles, optimal }) => ({
  id,
  optimal,
  puzzle: { rows: 4, cols: 4, start: tiles, goal: FIFTEEN_GOAL } satisfies SlidingPuzzle,
}));
