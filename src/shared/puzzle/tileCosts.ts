/** What a move costs: the cost belongs to the tile that moves, so the way back costs the same. */

/** The number of the tile, or a cost for each tile: entry t − 1 is tile t's, from 1 to `MAX_TILE_COST`. */
export type TileCosts = 'tile' | readonly number[];

export const MAX_TILE_COST = 99;

/** Entry t: the cost of tile t; 0 for the blank. `null` where every move costs 1. */
export function costByTile(costs: TileCosts | undefined, cells: number): Uint8Array | null {
  const byTile = Uint8Array.from({ length: cells }, (_, tile) => costOf(costs, tile));
  return byTile.every((cost, tile) => tile === 0 || cost === 1) ? null : byTile;
}

function costOf(costs: TileCosts | undefined, tile: number): number {
  if (tile === 0) return 0;
  if (costs === undefined) return 1;
  return costs === 'tile' ? tile : costs[tile - 1];
}
