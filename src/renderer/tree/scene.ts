/** Everything that a picture of the tree depends on, as one value; painting reads it and nothing else. */
import type { TraceReader } from '../../shared/search/reading.ts';
import type { RemovalOrder } from '../../shared/search/removalOrder.ts';
import { NONE } from '../../shared/search/trace.ts';
import type { DrawnTree } from './drawnTree.ts';
import type { Box } from './framing.ts';
import type { Layout } from './layout.ts';
import { LABEL_HEIGHT, type Measures } from './scales.ts';

export interface Scene {
  readonly reader: TraceReader;
  readonly step: number;
  readonly layout: Layout;
  readonly measures: Measures;
  /** Places that exist at this step: a prefix, because places are numbered in order of generation. */
  readonly seen: number;
  /** Node that is being expanded, node that is selected, node under the pointer; `NONE` for none. */
  readonly current: number;
  readonly selected: number;
  readonly hovered: number;
  /** Nodes on the path from the root to the selected or current node. */
  readonly path: ReadonlySet<number>;
  /** What decides which node is taken next: it makes the key of a node. */
  readonly order: RemovalOrder;
  readonly usesHeuristic: boolean;
  cellsOf(node: number): ArrayLike<number>;
}

export function yOf({ layout }: Scene, place: number): number {
  return layout.tree.depth[place] * layout.levelHeight;
}

/** Number of places whose nodes have ids below `nodes`. */
export function placesBelow(tree: DrawnTree, nodes: number): number {
  let low = 0;
  let high = tree.places;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree.node[middle] < nodes) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The smallest box around the boards at the places that `included` names. */
export function boundsOf(scene: Scene, included: Iterable<number>): Box {
  const { boardWidth, boardHeight } = scene.measures;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const place of included) {
    const y = yOf(scene, place);
    left = Math.min(left, scene.layout.x[place]);
    right = Math.max(right, scene.layout.x[place]);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    left: left - boardWidth,
    right: right + boardWidth,
    top: top - boardHeight / 2 - LABEL_HEIGHT / 2,
    bottom: bottom + boardHeight / 2 + LABEL_HEIGHT,
  };
}

export function* seenPlaces(scene: Scene): Generator<number> {
  for (let place = 0; place < scene.seen; place++) yield place;
}

/** The current node with its parent and its children: what a step is about. */
export function* placesInFocus(scene: Scene): Generator<number> {
  const { seen, layout } = scene;
  const { tree } = layout;
  const place = scene.current === NONE ? 0 : tree.place[scene.current];
  yield place;
  if (tree.parent[place] !== NONE) yield tree.parent[place];
  const first = tree.firstChild[place];
  for (let child = first; child < first + tree.childCount[place] && child < seen; child++) yield child;
}

/** The seen node under a point of the drawing, or `NONE`. `reach` widens small targets, in the drawing's units. */
export function nodeAt(scene: Scene, x: number, y: number, reach: number): number {
  const { boardWidth, boardHeight } = scene.measures;
  const reachX = Math.max(boardWidth / 2, reach);
  const reachY = Math.max(boardHeight / 2, reach);
  let nearest = NONE;
  let nearestDistance = Infinity;
  for (let place = 0; place < scene.seen; place++) {
    const dx = Math.abs(scene.layout.x[place] - x);
    const dy = Math.abs(yOf(scene, place) - y);
    if (dx > reachX || dy > reachY || dx + dy >= nearestDistance) continue;
    nearest = scene.layout.tree.node[place];
    nearestDistance = dx + dy;
  }
  return nearest;
}
