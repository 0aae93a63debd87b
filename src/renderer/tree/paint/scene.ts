/** Everything that a picture of the tree depends on, as one value; painting reads it and nothing else. */
import type { Faces } from '../../../shared/contract/looks.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import type { RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import type { NodeColouring } from '../../run/colouring.ts';
import type { DrawnTree } from '../layout/drawnTree.ts';
import { reachOf } from '../layout/layoutExtent.ts';
import type { Box, Frame, Seen } from '../camera/framing.ts';
import { placeOf, xOf, yOf, type Layout } from '../layout/layout.ts';
import { atZoom, levelHeightAt } from '../camera/levelSpacing.ts';
import { BAND_LINE, detailAt, KEY_LINE, letterScale, type Measures } from '../camera/drawingSizes.ts';

export interface Scene {
  readonly reader: TraceReader;
  readonly step: number;
  readonly layout: Layout;
  readonly measures: Measures;
  /** Places that exist at this step: a prefix, because places are numbered in order of generation. */
  readonly seen: number;
  /** Nodes whose fate is decided at this moment: of the others it is not known whether they are dropped. */
  readonly settled: number;
  /** Node that is being expanded, node on the board, node under the pointer; `NONE` for none. */
  readonly current: number;
  readonly shown: number;
  readonly hovered: number;
  /** What decides which node is taken next: it makes the key of a node. */
  readonly removal: RemovalOrder;
  /** A node of which it is asked what its number is, `NONE` for none: a question mark stands in its place. */
  readonly unkeyed: number;
  readonly usesHeuristic: boolean;
  /** What moves are named for. */
  readonly naming: MoveNaming;
  /** What the nodes are coloured by; `null` where the colour says only what a node is. */
  readonly colouring: NodeColouring | null;
  /** Whether a node shows its whole board, or only the tile that was moved. */
  readonly faces: Faces;
  /** Nodes whose subtrees are folded. */
  readonly folded: ReadonlySet<number>;
  /** Nodes of a folded subtree that the step has; 0 for a node that is not folded. */
  hiddenBelow(node: number): number;
  cellsOf(node: number): ArrayLike<number>;
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

/** The place that stands for a node: its own, or that of its nearest ancestor that is drawn; `NONE` for no node. */
export function placeFor({ layout, reader, seen }: Scene, node: number): number {
  for (let at = node < reader.nodes ? node : NONE; at !== NONE; at = reader.parent[at]) {
    const place = placeOf(layout, at);
    if (place !== NONE && place < seen) return place;
  }
  return NONE;
}

/** The smallest box around the boards at the places that `included` names, with what is written at them at a zoom. */
export function boundsOf(scene: Scene, included: Iterable<number>, zoom = 1): Box {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const place of included) {
    const x = xOf(scene.layout, place);
    const y = yOf(scene.layout, place);
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return withBoards(scene, extent, zoom);
}

/** The same around everything that is seen, at no cost; in a radial layout around its rings, as far as nodes will stand there. */
export function boundsOfSeen(scene: Scene, zoom = 1): Box {
  const { extent, hub, levelHeight, sides } = scene.layout;
  const { left, right, depth } = reachOf(extent, scene.seen);
  const reach = (depth + hub) * levelHeight;
  if (sides === null) return withBoards(scene, { left, right, top: 0, bottom: reach }, zoom);
  return withBoards(
    scene,
    {
      left: Math.max(-reach, sides.left * levelHeight),
      right: Math.min(reach, sides.right * levelHeight),
      top: Math.max(-reach, sides.top * levelHeight),
      bottom: Math.min(reach, sides.bottom * levelHeight),
    },
    zoom,
  );
}

function withBoards({ measures }: Scene, { left, right, top, bottom }: Box, zoom: number): Box {
  const { boardWidth, boardHeight } = measures;
  const letters = letterScale(zoom);
  return {
    left: left - boardWidth,
    right: right + boardWidth,
    top: top - boardHeight / 2 - (BAND_LINE / 2) * letters,
    bottom: bottom + boardHeight / 2 + KEY_LINE * letters,
  };
}

/** All that is seen, for a camera over a frame. */
export function seenOf(scene: Scene, frame: Frame, unit: number): Seen {
  const { layout, measures } = scene;
  return {
    at: (zoom) => boundsOfSeen({ ...scene, layout: atZoom(layout, zoom, frame, unit) }, zoom / unit),
    isLegible: (zoom) => detailAt(zoom / unit, measures, levelHeightAt(zoom, layout, frame, unit)) !== 'far',
    isCentred: layout.kind === 'radial',
  };
}

/** The box around the node that the picture is about and its relatives, as `Seen` has that of all nodes. */
export function focusOf(scene: Scene, frame: Frame, unit: number): (zoom: number) => Box {
  const places = Array.from(placesInFocus(scene));
  return (zoom) => boundsOf({ ...scene, layout: atZoom(scene.layout, zoom, frame, unit) }, places, zoom / unit);
}

/** The node that the picture is about with its parent and its children. */
export function* placesInFocus(scene: Scene): Generator<number> {
  const { seen, layout, shown } = scene;
  const { tree } = layout;
  const place = Math.max(0, placeFor(scene, shown));
  yield place;
  if (tree.parent[place] !== NONE) yield tree.parent[place];
  const first = tree.firstChild[place];
  for (let child = first; child < first + tree.childCount[place] && child < seen; child++) yield child;
}
