/** An h that is a sum over the tiles: each tile's share, times what the tile costs. */
import { cellsOfTiles } from '../board.ts';
import { distance } from '../geometry.ts';
import { weightsOf, type Target } from './lines.ts';
import type { Measure } from './measure.ts';

/** A tile's share of h where each of its moves costs 1. */
export type TileCost = (cell: number, goalCell: number, cols: number) => number;

/** Entry t: the share of tile t in h; entry 0 is the blank. */
export type PerTile = (target: Target, cells: ArrayLike<number>) => number[];

interface SumOverTiles {
  readonly tileCost: TileCost;
  readonly perTile: PerTile;
  readonly measure: (target: Target) => Measure;
}

/** For an h that sums `tileCost` over the tiles. It skips the blank, which would overestimate. */
export function sumOverTiles(tileCost: TileCost): SumOverTiles {
  return {
    tileCost,
    perTile: (target, cells) => {
      const weights = weightsOf(target);
      const goalCell = cellsOfTiles(target.goal);
      return cellsOfTiles(cells).map((cell, tile) =>
        tile === 0 ? 0 : weights[tile] * tileCost(cell, goalCell[tile], target.cols),
      );
    },
    measure: (target) => sumIn(costTable(tileCost, target)),
  };
}

/** Entry `tile × cells + cell`: the tile's share there, by what it costs. */
export function costTable(tileCost: TileCost, target: Target, ofBlank = 0): Uint16Array {
  const { goal, cols } = target;
  const size = goal.length;
  const weights = weightsOf(target);
  weights[0] = ofBlank;
  const goalCell = cellsOfTiles(goal);
  return Uint16Array.from({ length: size * size }, (_, entry) => {
    const tile = Math.floor(entry / size);
    return weights[tile] * tileCost(entry % size, goalCell[tile], cols);
  });
}

/** The sum over a table of `costTable`. */
function sumIn(costs: Uint16Array): Measure {
  return (cells) => {
    let h = 0;
    for (let cell = 0; cell < cells.length; cell++) h += costs[cells[cell] * cells.length + cell];
    return h;
  };
}

/** With the blank, as if it were a tile of cost 1. */
export function manhattanOfAll(target: Target, cells: ArrayLike<number>): number[] {
  const weights = weightsOf(target);
  weights[0] = 1;
  const goalCell = cellsOfTiles(target.goal);
  return cellsOfTiles(cells).map((cell, tile) => weights[tile] * distance(cell, goalCell[tile], target.cols));
}

/** What `manhattanOfAll` adds up to. */
export function manhattanWithBlank(target: Target): Measure {
  return sumIn(costTable(distance, target, 1));
}
