/** What a search guarantees, in the contract's nouns. */
import { traitsOf, type HeuristicTraits } from '../puzzle/heuristics/traits.ts';
import { proofOf } from '../puzzle/heuristics/ownProofs.ts';
import { doCostsDiffer } from '../puzzle/tileCosts.ts';
import { boundOf, type Circumstances, type LengthBound } from '../engine/circumstances.ts';
import { isSureToBeShortest, promisesOf, type Promises } from '../engine/promises.ts';
import type { Puzzle, SearchSpec } from './types.ts';

export type BoardSize = Pick<Puzzle, 'rows' | 'cols'>;

/**
 * The part of a board that a guarantee depends on. Own heuristics are proved for one goal and its costs, so without a goal nothing is
 * proved.
 */
export type PromisedBoard = BoardSize & Partial<Pick<Puzzle, 'goal' | 'costs'>>;

/** What is known of the heuristic of `search` on a board. */
export function traitsOfSearch(
  { heuristic, factor, members, own }: Pick<SearchSpec, 'heuristic' | 'factor' | 'members' | 'own'>,
  { rows, cols, goal, costs }: PromisedBoard,
): HeuristicTraits {
  const proof = own === undefined || goal === undefined ? null : proofOf(own, { rows, cols, goal, costs });
  return traitsOf(heuristic, rows, cols, { factor, members, proof });
}

/** What `search` guarantees on a board. */
export function promisesOfSearch(search: SearchSpec, board: PromisedBoard): Promises {
  return promisesOf(circumstancesOf(search, board));
}

/** The bound on solutions that the factors on h of `search` set; `null` for none. */
export function boundOfSearch(search: SearchSpec, board: PromisedBoard): LengthBound | null {
  return boundOf(circumstancesOf(search, board));
}

/** Whether any solution of `search` on a board has the fewest moves. */
export function provesShortest(search: SearchSpec, board: PromisedBoard): boolean {
  return isSureToBeShortest(circumstancesOf(search, board));
}

/** Whether any solution of `search` on a board costs the least. */
export function provesCheapest(search: SearchSpec, board: PromisedBoard): boolean {
  return promisesOfSearch(search, board).optimal.answer === 'yes';
}

function circumstancesOf(search: SearchSpec, board: PromisedBoard): Circumstances {
  const { algorithm, limits, ...options } = search;
  const costsDiffer = doCostsDiffer(board.costs);
  return { ...options, strategy: algorithm, depthLimit: limits?.depth, costsDiffer, h: traitsOfSearch(search, board) };
}
