/** The places of each level from left to right. No links cross, so the parents along a level are in order, too. */
import type { DrawnTree } from './drawnTree.ts';

export interface LevelRows {
  readonly order: Int32Array;
  /** Where each level begins in `order`; the last entry is its length. */
  readonly start: Int32Array;
}

export function sortLevels(tree: Pick<DrawnTree, 'places' | 'depth'>, x: Float64Array, levels: number): LevelRows {
  const { places, depth } = tree;
  const start = new Int32Array(levels + 1);
  for (let place = 0; place < places; place++) start[depth[place] + 1]++;
  for (let level = 0; level < levels; level++) start[level + 1] += start[level];
  const next = start.slice();
  const order = new Int32Array(places);
  for (let place = 0; place < places; place++) order[next[depth[place]]++] = place;
  for (let level = 0; level < levels; level++) sortByX(order.subarray(start[level], start[level + 1]), x);
  return { order, start };
}

/** Levels of a breadth-first search are already in order, and are not sorted. */
function sortByX(row: Int32Array, x: Float64Array): void {
  let left = -Infinity;
  for (let index = 0; index < row.length; index++) {
    const right = x[row[index]];
    if (left > right) return void row.sort((a, b) => x[a] - x[b]);
    left = right;
  }
}

/** Part of a level: indices of `order` from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly order: Int32Array;
  readonly along: Float64Array;
}

/** Like `firstAtLeast`, but looks about `stride` on first: density varies little along a level. */
export function firstNear(least: number, { from, to, order, along }: Stretch, stride: number): number {
  let low = from;
  let high = to;
  let at = from + stride;
  for (let reach = 1; at >= low && at < high; reach *= 2) {
    if (along[order[at]] < least) {
      low = at + 1;
      if (high < to) break;
      at += reach;
    } else {
      high = at;
      if (low > from) break;
      at -= reach;
    }
  }
  while (low < high) {
    const middle = (low + high) >> 1;
    if (along[order[middle]] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
