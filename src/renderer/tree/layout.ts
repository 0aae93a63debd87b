/** Where the nodes stand: the tree, its columns, its levels. */
import type { TraceReader } from '../../shared/search/reading.ts';
import { drawTree, type DrawnTree } from './drawnTree.ts';
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
}

/** Lays out the first `nodes` nodes of a trace. */
export function layOut(trace: TraceReader, nodes: number, { columnWidth, levelHeight }: Measures): Layout {
  const tree = drawTree(trace, nodes);
  const x = tidyLayout(tree);
  let deepest = 0;
  for (let place = 0; place < tree.places; place++) {
    x[place] *= columnWidth;
    deepest = Math.max(deepest, tree.depth[place]);
  }
  return { tree, x, levels: deepest + 1, levelHeight };
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
