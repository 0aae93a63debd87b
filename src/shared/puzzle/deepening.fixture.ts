/** IDA* as a recursion on whole boards: slow and obvious. */
import { applyAction } from './board.ts';
import type { Measure } from './measure.ts';
import type { SlidingPuzzle } from './slidingDomain.ts';

/** Before the first move; no action undoes it. */
const NO_ACTION = -1;

/** What IDA* counts until it takes the goal, with h measured anew for every board, moves in `order` and none straight back. */
export function deepened({ rows, cols, start, goal }: SlidingPuzzle, h: Measure, order: readonly number[]) {
  const counts = { generated: 0, expanded: 0, bound: h(start) };
  let excess = Infinity;
  const dive = (cells: readonly number[], depth: number, last: number): boolean => {
    counts.expanded++;
    if (cells.join() === goal.join()) return true;
    return order.some((action) => {
      const next = action === (last ^ 1) ? null : applyAction(cells, action, rows, cols);
      if (next === null) return false;
      counts.generated++;
      const beyond = depth + 1 + h(next) - counts.bound;
      if (beyond <= 0) return dive(next, depth + 1, action);
      excess = Math.min(excess, beyond);
      return false;
    });
  };
  for (; !dive(start, 0, NO_ACTION); excess = Infinity) counts.bound += excess;
  return counts;
}
