/** The ways to get a new start. Their promises are exact, so that they can be shown. */
import { scramble, randomSolvable, type Random } from './scramble.ts';
import type { StateSpace } from './stateSpace.ts';

/** `space` is `null` for boards too large for one. */
export interface ShuffleGoal {
  readonly goal: readonly number[];
  readonly rows: number;
  readonly cols: number;
  readonly space: StateSpace | null;
}

export type Distances = readonly [from: number, to: number];

export interface Difficulty {
  readonly label: string;
  /** For known distances, of which `depth` is the greatest. */
  readonly distances: (depth: number) => Distances;
  /** Otherwise: random moves from the goal; `null` draws from all starts. */
  readonly moves: number | null;
}

/** Thirds of all distances; on larger boards a number of random moves. */
export const DIFFICULTIES = {
  easy: { label: 'Easy', distances: (depth) => [1, Math.floor(depth / 3)], moves: 20 },
  medium: {
    label: 'Medium',
    distances: (depth) => [Math.floor(depth / 3) + 1, Math.floor((2 * depth) / 3)],
    moves: 50,
  },
  hard: { label: 'Hard', distances: (depth) => [Math.floor((2 * depth) / 3) + 1, depth], moves: null },
} as const satisfies Record<string, Difficulty>;

export type DifficultyId = keyof typeof DIFFICULTIES;

export type Shuffle =
  | { readonly way: 'any' }
  | { readonly way: DifficultyId }
  | { readonly way: 'exact'; readonly moves: number }
  | { readonly way: 'random'; readonly moves: number };

/** More random moves do not mix a board better. */
export const MAX_RANDOM_MOVES = 500;

/** Short enough to read out in class. */
export const MAX_SEED = 999_999;

/** Always solvable. Deterministic for a seeded `random`. */
export function shuffle({ goal, rows, cols, space }: ShuffleGoal, wanted: Shuffle, random: Random): number[] {
  if (wanted.way === 'any') return randomSolvable(goal, cols, random);
  if (wanted.way === 'random') return scramble(goal, rows, cols, wanted.moves, random);
  const distances = distancesOf(wanted, space);
  if (space && distances) return stateBetween(space, distances, random);
  const moves = wanted.way === 'exact' ? wanted.moves : DIFFICULTIES[wanted.way].moves;
  return moves === null ? randomSolvable(goal, cols, random) : scramble(goal, rows, cols, moves, random);
}

export function distancesOf(wanted: Shuffle, space: StateSpace | null): Distances | null {
  if (!space || wanted.way === 'any' || wanted.way === 'random') return null;
  if (wanted.way === 'exact') return [Math.min(wanted.moves, space.depth), Math.min(wanted.moves, space.depth)];
  return DIFFICULTIES[wanted.way].distances(space.depth);
}

/** All states within `distances` (inclusive) are equally likely. */
function stateBetween(space: StateSpace, [from, to]: Distances, random: Random): number[] {
  const first = space.nearerThan(from);
  const place = first + Math.floor(random() * (space.nearerThan(to + 1) - first));
  return space.graph.cellsOf(space.order[place]);
}
