/** Where the nodes stand: the tree, its columns, its levels. */
import type { TraceReader } from '../../shared/search/reading.ts';
import { drawTree, type DrawnTree } from './drawnTree.ts';
import { rowsOf, type Rows } from './rows.ts';
import type { Measures } from './scales.ts';
import { tidyLayout } from './tidyLayout.ts';

export interface Layout {
  readonly tree: DrawnTree;
  /** x of each place in the drawing's units; the root stands at 0. */
  readonly x: Float64Array;
  /** Levels from the root to the deepest node. */
  readonly levels: number;
  /** Distance between two levels in the drawing's units. */
  readonly levelHeight: number;
  /** The places of each level from left to right; `null` while nodes are on their way. */
  readonly rows: Rows | null;
  /** Of the first n places, the leftmost and rightmost x and the deepest level, in entry n − 1. */
  readonly extent: Extent;
}

export interface Extent {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly depth: Int32Array;
}

/** Lays out the first `nodes` nodes of a trace. */
export function layOut(trace: TraceReader, nodes: number, { columnWidth, levelHeight }: Measures): Layout {
  const tree = drawTree(trace, nodes);
  const x = tidyLayout(tree).map((column) => column * columnWidth);
  const extent = extentOf(tree, x);
  const levels = tree.places === 0 ? 0 : extent.depth[tree.places - 1] + 1;
  return { tree, x, levels, levelHeight, rows: rowsOf(tree, x, levels), extent };
}

function extentOf({ places, depth }: DrawnTree, x: Float64Array): Extent {
  const extent = { left: new Float64Array(places), right: new Float64Array(places), depth: new Int32Array(places) };
  for (let place = 0; place < places; place++) {
    const before = Math.max(0, place - 1);
    extent.left[place] = Math.min(extent.left[before], x[place]);
    extent.right[place] = Math.max(extent.right[before], x[place]);
    extent.depth[place] = Math.max(extent.depth[before], depth[place]);
  }
  return extent;
}

/** The first layout holds so many steps, and each later one this many times as many. */
const FIRST_STEPS = 8;
const GROWTH = 2;

/**
 * The step up to which the layout that is used at `step` reaches. Within it no step moves a node; beyond it the next
 * layout is used. So the first steps stand close together, and nodes move rarely: the logarithm of the run's length.
 */
export function horizonOf(step: number, steps: number): number {
  let horizon = FIRST_STEPS;
  while (horizon < step) horizon = Math.ceil(horizon * GROWTH);
  return horizon * GROWTH > steps ? steps : horizon;
}
