/** Sampled per block, because three columns for every place would take a tenth of the time of a large layout. */
export interface LayoutExtent {
  /** By block: the least and greatest x or angle of all places before the block, and their deepest level. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly deepest: Int32Array;
  /** By place, as in the layout: for the few after the last full block. */
  readonly along: Float64Array;
  readonly depth: Int32Array;
}

export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
}

const PLACES_PER_BLOCK = 64;
const ROOT: Reach = { left: 0, right: 0, depth: 0 };

export function measureExtent(depth: Int32Array, along: Float64Array): LayoutExtent {
  const blocks = Math.floor(along.length / PLACES_PER_BLOCK) + 1;
  const extent = {
    left: new Float64Array(blocks),
    right: new Float64Array(blocks),
    deepest: new Int32Array(blocks),
    ...{ along, depth },
  };
  let reach = ROOT;
  for (let block = 1; block < blocks; block++) {
    const from = (block - 1) * PLACES_PER_BLOCK;
    reach = widened(reach, extent, from, from + PLACES_PER_BLOCK);
    extent.left[block] = reach.left;
    extent.right[block] = reach.right;
    extent.deepest[block] = reach.depth;
  }
  return extent;
}

/** How far the first `places` reach; 0 places as far as a root. */
export function layoutReach(extent: LayoutExtent, places: number): Reach {
  const block = Math.floor(places / PLACES_PER_BLOCK);
  const before = { left: extent.left[block], right: extent.right[block], depth: extent.deepest[block] };
  return widened(before, extent, block * PLACES_PER_BLOCK, places);
}

function widened(reach: Reach, { along, depth: depths }: LayoutExtent, from: number, to: number): Reach {
  let { left, right, depth } = reach;
  for (let place = from; place < to; place++) {
    const x = along[place];
    if (x < left) left = x;
    if (x > right) right = x;
    if (depths[place] > depth) depth = depths[place];
  }
  return { left, right, depth };
}
