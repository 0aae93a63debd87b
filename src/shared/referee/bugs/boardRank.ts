/** The place of a board in the order of lists of cells, as languages compare them: cell by cell. */
import type { Measure } from '../../puzzle/heuristics/measure.ts';

/** `blank`: what stands for it. On boards with more than 18 cells, the last ones do not count. */
export function boardRank(blank: 'lowest' | 'highest'): Measure {
  return (cells) => {
    const order = Array.from(cells, (tile) => (tile === 0 && blank === 'highest' ? cells.length : tile));
    return order.reduce(
      (rank, tile, at) => rank * (order.length - at) + order.slice(at).filter((other) => other < tile).length,
      0,
    );
  };
}
