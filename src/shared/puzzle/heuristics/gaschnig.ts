/**
 * Gaschnig's heuristic: any tile may move to the blank. J. Gaschnig, "A Problem Similarity Approach to Devising
 * Heuristics: First Results" (IJCAI 1979).
 */
import { cellsOfTiles } from '../board.ts';
import type { Target } from './lines.ts';
import type { Measure } from './measure.ts';

/**
 * The exchanges of the blank with any tile that solve the board. Each cycle of the permutation takes one per tile,
 * and one more to bring the blank into it unless it is there.
 */
export function gaschnig({ goal }: Target): Measure {
  const goalCell = cellsOfTiles(goal);
  return (cells) => {
    let exchanges = 0;
    let seen = 0;
    for (let first = 0; first < cells.length; first++) {
      if ((seen >> first) & 1 || goalCell[cells[first]] === first) continue;
      exchanges++;
      for (let cell = first; !((seen >> cell) & 1); cell = goalCell[cells[cell]]) {
        seen |= 1 << cell;
        exchanges += cells[cell] === 0 ? -1 : 1;
      }
    }
    return exchanges;
  };
}
