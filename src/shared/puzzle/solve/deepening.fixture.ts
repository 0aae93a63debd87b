/** IDA* as a recursion on whole boards: slow and obvious. */
import { applyAction } from '../board.ts';
import type { Measure } from '../heuristics/measure.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';

/** Before the first move; no action undoes it. */
const NO_ACTION = -1;

/**
 * What IDA* counts until it takes the goal, with h measured anew for every board, moves in `order` and none straight back. A node is
 * taken, and if it is not the goal, all its successors are generated; those within the bound wait until it is their turn.
 */
export function deepened({ rows, cols, start, goal }: SlidingPuzzle, h: Measure, order: readonly number[]) {
  const counts = { expanded: 0, generated: 0, maxFrontier: 0, bound: h(start) };
  let waiting = 1;
  let excess = Infinity;
  const dive = (cells: readonly number[], depth: number, last: number): boolean => {
    counts.expanded++;
    waiting--;
    if (cells.join() === goal.join()) return true;
    const successors = order
      .filter((action) => action !== (last ^ 1))
      .flatMap((action) => {
        const next = applyAction(cells, action, rows, cols);
        return next === null ? [] : [{ action, next, beyond: depth + 1 + h(next) - counts.bound }];
      });
    const within = successors.filter(({ beyond }) => beyond <= 0);
    counts.generated += successors.length;
    waiting += within.length;
    counts.maxFrontier = Math.max(counts.maxFrontier, waiting);
    for (const { beyond } of successors) if (beyond > 0) excess = Math.min(excess, beyond);
    return within.some(({ action, next }) => dive(next, depth + 1, action));
  };
  while (!dive(start, 0, NO_ACTION)) {
    counts.bound += excess;
    excess = Infinity;
    waiting = 1;
    counts.maxFrontier = Math.max(counts.maxFrontier, waiting);
  }
  return counts;
}
