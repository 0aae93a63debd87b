/** What a search promises, in the contract's nouns. */
import { traitsOf } from '../puzzle/heuristics/heuristics.ts';
import { isSureToBeShortest, promisesOf, type Circumstances, type Promises } from '../engine/promises.ts';
import type { Puzzle, SearchSpec } from './types.ts';

/** A board, as far as a promise depends on it. */
export type BoardSize = Pick<Puzzle, 'rows' | 'cols'>;

/** What `search` promises on a board of this size. */
export function promisesOfSearch(search: SearchSpec, size: BoardSize): Promises {
  return promisesOf(circumstancesOf(search, size));
}

/** Whether a solution that `search` finds on a board of this size is sure to be a shortest one. */
export function provesShortest(search: SearchSpec, size: BoardSize): boolean {
  return isSureToBeShortest(circumstancesOf(search, size));
}

function circumstancesOf(search: SearchSpec, { rows, cols }: BoardSize): Circumstances {
  const { algorithm, heuristic, factor, limits, ...options } = search;
  return { ...options, strategy: algorithm, depthLimit: limits?.depth, h: traitsOf(heuristic, rows, cols, { factor }) };
}
