import { neighbour } from './geometry.ts';
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

interface StartWithCosts {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly costs?: TileCosts | undefined;
}

/** What moves from the start cost together; `null` where every move costs 1. `actions`: as in a solution. */
export function costOfMoves({ rows, cols, start, costs }: StartWithCosts, actions: readonly number[]): number | null {
  const byTile = costByTile(costs, start.length);
  if (byTile === null) return null;
  const cells = start.slice();
  let [blank, sum] = [cells.indexOf(0), 0];
  for (const action of actions) {
    const from = neighbour(blank, action, rows, cols);
    sum += byTile[cells[from]];
    cells[blank] = cells[from];
    cells[from] = 0;
    blank = from;
  }
  return sum;
}
