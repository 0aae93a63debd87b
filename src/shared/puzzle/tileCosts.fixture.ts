import fc from 'fast-check';
import { MAX_TILE_COST, withCosts, type TileCosts } from './tileCosts.ts';

/** Costs of a board of so many cells: none, the number of each tile, or any of each. */
export function anyCosts(cells: number): fc.Arbitrary<TileCosts | undefined> {
  const cost = fc.integer({ min: 1, max: MAX_TILE_COST });
  const ofEach = fc.array(cost, { minLength: cells - 1, maxLength: cells - 1 });
  return fc.oneof(fc.constantFrom(undefined, 'tile' as const), ofEach);
}

/** The same boards with any costs. */
export function withAnyCosts<Board extends { readonly goal: readonly number[] }>(
  boards: fc.Arbitrary<Board>,
): fc.Arbitrary<Board> {
  return boards.chain((board) => anyCosts(board.goal.length).map((costs) => withCosts(board, costs) as Board));
}
