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
  /** Node that is being expanded, node on the board, node under the pointer; `NONE` for none. */
  readonly current: number;
  readonly shown: number;
  readonly hovered: number;
  /** Nodes on the path from the root to the node on the board. */
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
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const place of included) {
    const x = scene.layout.x[place];
    const y = yOf(scene, place);
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return withBoards(scene, extent);
}

/** The same around everything that is seen, at no cost. */
export function boundsOfSeen(scene: Scene): Box {
  const { extent, levelHeight } = scene.layout;
  const last = scene.seen - 1;
  const bottom = extent.depth[last] * levelHeight;
  return withBoards(scene, { left: extent.left[last], right: extent.right[last], top: 0, bottom });
}

function withBoards({ measures: { boardWidth, boardHeight } }: Scene, { left, right, top, bottom }: Box): Box {
  return {
    left: left - boardWidth,
    right: right + boardWidth,
    top: top - boardHeight / 2 - LABEL_HEIGHT / 2,
    bottom: bottom + boardHeight / 2 + LABEL_HEIGHT,
  };
}

/** The node that the picture is about with its parent and its children. */
export function* placesInFocus(scene: Scene): Generator<number> {
  const { seen, layout, shown } = scene;
  const { tree } = layout;
  const place = shown === NONE || tree.place[shown] >= seen ? 0 : tree.place[shown];
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
