import { costByTile, type TileCosts } from './tileCosts.ts';

/** By board of a path of boards a move apart: the cost so far. `null` where every move costs 1. */
export function costsAlong(boards: readonly (readonly number[])[], costs: TileCosts | undefined): number[] | null {
  const byTile = costByTile(costs, boards[0].length);
  if (byTile === null) return null;
  let sum = 0;
  return boards.map((cells, index) => {
    if (index > 0) sum += byTile[cells[boards[index - 1].indexOf(0)]];
    return sum;
  });
}
