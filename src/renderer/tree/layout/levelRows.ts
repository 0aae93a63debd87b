/**
 * The places of each level from left to right: what is in the picture is found by bisection, not by looking at every
 * place. A tidy drawing has no crossing links, so from left to right on a level the parents are in order, too.
 */
import type { DrawnTree } from './drawnTree.ts';

export interface LevelRows {
  /** Places, level by level, each level in ascending order of x. */
  readonly order: Int32Array;
  /** Where each level begins in `order`; the last entry is its length. */
  readonly start: Int32Array;
}

/** Rows of a tree of `levels` levels with the given x of each place. */
export function levelRowsOf(
  { places, depth }: Pick<DrawnTree, 'places' | 'depth'>,
  x: Float64Array,
  levels: number,
): LevelRows {
  const start = new Int32Array(levels + 1);
  for (let place = 0; place < places; place++) start[depth[place] + 1]++;
  for (let level = 0; level < levels; level++) start[level + 1] += start[level];
  const next = start.slice();
  const order = new Int32Array(places);
  for (let place = 0; place < places; place++) order[next[depth[place]]++] = place;
  for (let level = 0; level < levels; level++) sortByX(order.subarray(start[level], start[level + 1]), x);
  return { order, start };
}

/** Levels of a breadth-first search are in order already, and then are not sorted. */
function sortByX(row: Int32Array, x: Float64Array): void {
  let left = -Infinity;
  for (let index = 0; index < row.length; index++) {
    const right = x[row[index]];
    if (left > right) return void row.sort((a, b) => x[a] - x[b]);
    left = right;
  }
}

/** The first index from `from` to before `to` whose `value`, ascending over the indices, is at least `least`; else `to`. */
export function firstAtLeast(least: number, from: number, to: number, value: (index: number) => number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value(middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A stretch of a level: indices of `order` from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly order: Int32Array;
  readonly along: Float64Array;
}

/**
 * The same for where places stand along their level, looked for about `stride` behind the beginning: on most levels nodes are
 * as dense here as a little before, and two or three looks are enough.
 */
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
