import { cellsOfTiles } from '../board.ts';
import { distance } from '../geometry.ts';
import type { Target } from '../heuristics/lines.ts';
import type { Measure } from '../heuristics/measure.ts';

/** Inversions: pairs of tiles in the opposite order of the goal, both read row by row without the blank. */
export function countInvertedPairs({ goal }: Target): Measure {
  const goalCell = cellsOfTiles(goal);
  return (cells) => {
    let pairs = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const place = goalCell[cells[cell]];
      for (let later = cell + 1; later < cells.length; later++)
        if (cells[later] !== 0 && goalCell[cells[later]] < place) pairs++;
    }
    return pairs;
  };
}

export function reversedPairs({ goal, cols }: Target): Measure {
  const goalCell = cellsOfTiles(goal);
  return (cells) => {
    let pairs = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const other = goalCell[cells[cell]];
      if (other <= cell || cells[cell] === 0 || cells[other] === 0) continue;
      if (goalCell[cells[other]] === cell && distance(cell, other, cols) === 1) pairs++;
    }
    return pairs;
  };
}
