import type { TileCosts } from './tileCosts.ts';

interface KeyedPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly costs?: TileCosts | undefined;
}

/** Equal for puzzles of the same size, start, goal and costs, and for no others. */
export function puzzleKey({ rows, cols, start, goal, costs }: KeyedPuzzle): string {
  return JSON.stringify([rows, cols, start, goal, ...(costs === undefined ? [] : [costs])]);
}

export function isSamePuzzle(one: KeyedPuzzle, other: KeyedPuzzle): boolean {
  return puzzleKey(one) === puzzleKey(other);
}
