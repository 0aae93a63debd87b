/** The ways to get a new start for a goal. What each promises is exact, and can be said. */
import { scramble, randomSolvable, type Random } from './scramble.ts';
import type { StateSpace } from './stateSpace.ts';

/** A goal and its size; `space` has its states where the board is small enough for them to be known. */
export interface ShuffleGoal {
  readonly goal: readonly number[];
  readonly rows: number;
  readonly cols: number;
  readonly space: StateSpace | null;
}

/** Moves from the goal, the least and the most. */
export type Distances = readonly [from: number, to: number];

export interface Difficulty {
  readonly label: string;
  /** Where all distances are known: which of them, if the greatest is `depth`. */
  readonly distances: (depth: number) => Distances;
  /** Where they are not: random moves from the goal; `null` for a start drawn from all. */
  readonly moves: number | null;
}

/** Three equal parts of the distances that there are; on larger boards so many random moves. */
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
  /** Only where the states are known. */
  | { readonly way: 'exact'; readonly moves: number }
  | { readonly way: 'random'; readonly moves: number };

/** Random moves at the most; beyond them a board is as mixed as any. */
export const MAX_RANDOM_MOVES = 500;

/** Seeds are short enough to read out in class. */
export const MAX_SEED = 999_999;

/** A start from which the goal can be reached. The same seeded `random` gives the same start. */
export function shuffle({ goal, rows, cols, space }: ShuffleGoal, wanted: Shuffle, random: Random): number[] {
  if (wanted.way === 'any') return randomSolvable(goal, cols, random);
  if (wanted.way === 'random') return scramble(goal, rows, cols, wanted.moves, random);
  const distances = distancesOf(wanted, space);
  if (space && distances) return stateBetween(space, distances, random);
  const moves = wanted.way === 'exact' ? wanted.moves : DIFFICULTIES[wanted.way].moves;
  return moves === null ? randomSolvable(goal, cols, random) : scramble(goal, rows, cols, moves, random);
}

/** The distances from the goal that the start will have, or `null` where that is not known. */
export function distancesOf(wanted: Shuffle, space: StateSpace | null): Distances | null {
  if (!space || wanted.way === 'any' || wanted.way === 'random') return null;
  if (wanted.way === 'exact') return [Math.min(wanted.moves, space.depth), Math.min(wanted.moves, space.depth)];
  return DIFFICULTIES[wanted.way].distances(space.depth);
}

/** A state whose distance is within `distances`; each of them is equally likely. */
function stateBetween(space: StateSpace, [from, to]: Distances, random: Random): number[] {
  const first = space.nearerThan(from);
  const place = first + Math.floor(random() * (space.nearerThan(to + 1) - first));
  return space.graph.cellsOf(space.order[place]);
}
