/** Everything that a picture of the tree depends on; painting reads nothing else. */
import type { Faces } from '../../../shared/contract/looks.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { successorsOf } from '../../../shared/readings/moments.ts';
import { NEVER, type TraceReader } from '../../../shared/readings/reading.ts';
import type { RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import type { NodeColouring } from '../../run/colouring.ts';
import type { KeyTerm } from '../../run/runOwner.ts';
import { firstAtLeast, type DrawnTree } from '../layout/drawnTree.ts';
import { layoutReach } from '../layout/layoutExtent.ts';
import type { Box, Frame, Seen } from '../layout/framing.ts';
import { placeOf, xOf, yOf, type Layout } from '../layout/layout.ts';
import { atZoom, levelHeightAt } from '../camera/levelSpacing.ts';
import { BAND_LINE, detailAt, KEY_LINE, letterScale, type Measures } from '../layout/drawingSizes.ts';

export interface Scene {
  readonly reader: TraceReader;
  readonly step: number;
  readonly layout: Layout;
  readonly measures: Measures;
  /** Number of places at this step: a prefix, because places are numbered in order of generation. */
  readonly seen: number;
  /** Number of nodes whose fate is decided; later ones may yet be dropped. */
  readonly settled: number;
  /** Being expanded, on the board, under the pointer; `NONE` for none. */
  readonly current: number;
  readonly shown: number;
  readonly hovered: number;
  readonly removal: RemovalOrder;
  /** The node whose number is asked for, drawn as a question mark; `NONE` for none. */
  readonly unkeyed: number;
  readonly told?: readonly KeyTerm[] | undefined;
  readonly usesHeuristic: boolean;
  readonly naming: MoveNaming;
  readonly colouring: NodeColouring | null;
  readonly faces: Faces;
  readonly folded: ReadonlySet<number>;
  /** Nodes of a folded subtree at this step; 0 for a node that is not folded. */
  hiddenBelow(node: number): number;
  cellsOf(node: number): ArrayLike<number>;
}

export function placesBelow(tree: DrawnTree, nodes: number): number {
  return firstAtLeast(nodes, 0, tree.places, (place) => tree.node[place]);
}

/** The same with one step more, as far as it is read and laid out. */
export function sceneAfter(scene: Scene): Scene {
  const { reader, layout } = scene;
  const step = scene.step + 1;
  const nodes = reader.nodesAt(step);
  return { ...scene, step, seen: placesBelow(layout.tree, nodes), settled: nodes };
}

/** The place that stands for a node: its own, or that of its nearest drawn ancestor; `NONE` for no node. */
export function placeFor({ layout, reader, seen }: Scene, node: number): number {
  for (let at = node < reader.nodes ? node : NONE; at !== NONE; at = reader.parent[at]) {
    const place = placeOf(layout, at);
    if (place !== NONE && place < seen) return place;
  }
  return NONE;
}

/** The successors of an expanded node whose fate is decided; empty before its expansion. */
export function successorsSeen({ reader, step, settled }: Scene, node: number): number[] {
  const expandedAt = reader.nodes === 0 ? NEVER : reader.expandedAt[node];
  if (expandedAt > step) return [];
  const { first, end } = successorsOf(reader, expandedAt);
  return Array.from({ length: Math.max(0, Math.min(end, settled) - first) }, (_, index) => first + index);
}

/** The smallest box around the boards and labels of the `included` places at a zoom. */
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

/** The box around all seen places in constant time; radial: around the rings, as far as nodes will be there. */
export function boundsOfSeen(scene: Scene, zoom = 1): Box {
  const { extent, hub, levelHeight, sides } = scene.layout;
  const { left, right, depth } = layoutReach(extent, scene.seen);
  const reach = (depth + hub) * levelHeight;
  if (sides === null) return withBoards(scene, { left, right, top: 0, bottom: reach }, zoom);
  const rings = {
    left: Math.max(-reach, sides.left * levelHeight),
    right: Math.min(reach, sides.right * levelHeight),
    top: Math.max(-reach, sides.top * levelHeight),
    bottom: Math.min(reach, sides.bottom * levelHeight),
  };
  return withBoards(scene, rings, zoom);
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

export function seenOf(scene: Scene, frame: Frame, unit: number): Seen {
  const { layout, measures } = scene;
  return {
    at: (zoom) => boundsOfSeen({ ...scene, layout: atZoom(layout, zoom, frame, unit) }, zoom / unit),
    isLegible: (zoom) => detailAt(zoom / unit, measures, levelHeightAt(zoom, layout, frame, unit)) !== 'far',
    isCentred: layout.kind === 'radial',
  };
}

export function focusOf(scene: Scene, frame: Frame, unit: number): (zoom: number) => Box {
  const places = Array.from(placesInFocus(scene));
  return (zoom) => boundsOf({ ...scene, layout: atZoom(scene.layout, zoom, frame, unit) }, places, zoom / unit);
}

export function* placesInFocus(scene: Scene): Generator<number> {
  const { seen, layout, shown } = scene;
  const { tree } = layout;
  const place = Math.max(0, placeFor(scene, shown));
  yield place;
  if (tree.parent[place] !== NONE) yield tree.parent[place];
  const first = tree.firstChild[place];
  for (let child = first; child < first + tree.childCount[place] && child < seen; child++) yield child;
}
