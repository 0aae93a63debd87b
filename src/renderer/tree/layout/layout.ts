/** Where the nodes stand: the tree, and its levels below each other (tidy) or as rings around the root (radial). */
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { drawTree, subtreeSizes, type DrawnTree, type TreeColumns } from './drawnTree.ts';
import { extentOf, reachOf, type LayoutExtent } from './layoutExtent.ts';
import type { Box } from '../camera/framing.ts';
import { levelRowsOf, type LevelRows } from './levelRows.ts';
import type { Measures } from '../camera/drawingSizes.ts';
import { COUSIN_GAP, rootsOf, tidyLayout } from './tidyLayout.ts';

/** What a layout is asked for. */
export interface LayoutPlan {
  readonly kind: LayoutKind;
  /** Nodes of which the subtree is not drawn. */
  readonly folded: ReadonlySet<number>;
  /** The first node that is drawn, the root of an iteration: 0 where it is not given. */
  readonly first?: number;
}

export interface Layout {
  readonly kind: LayoutKind;
  readonly tree: DrawnTree;
  /**
   * Where each place stands along its level. Tidy: x in the drawing's units, 0 at the root. Radial: the angle in radians,
   * clockwise from the top; from the first to the last it is a turn at the most.
   */
  readonly along: Float64Array;
  /** Radial: rings between the middle and the roots: none for one root, which is the middle, and one for two. Tidy: 0. */
  readonly hub: number;
  /** Levels from the root to the deepest node. */
  readonly levels: number;
  /** Levels that the picture has room for: all, or on the way from one layout to the next something in between. */
  readonly room: number;
  /** Distance between two levels, or two rings, in the drawing's units. */
  readonly levelHeight: number;
  /** The places of each level in the order of `along`; `null` while nodes are on their way from one kind to the other. */
  readonly rows: LevelRows | null;
  /** How far the first places reach, however many those are. */
  readonly extent: LayoutExtent;
  /** Radial: how far the nodes are from the middle on each side, in rings. Tidy: `null`. */
  readonly sides: Box | null;
  /** The layout of the other kind that the nodes come from, and the part of the way that they have gone. */
  readonly bend?: { readonly from: Layout; readonly share: number };
}

/** Lays out the nodes of a trace below `nodes`, from the first of the plan on. */
export function layOut(trace: TreeColumns, nodes: number, measures: Measures, plan: LayoutPlan): Layout {
  const { kind, folded, first = 0 } = plan;
  const tree = drawTree(trace, nodes, folded, first);
  return kind === 'tidy' ? tidy(tree, measures) : radial(tree, measures);
}

function tidy(tree: DrawnTree, { columnWidth, levelHeight }: Measures): Layout {
  const along = tidyLayout(tree);
  for (let place = 0; place < along.length; place++) along[place] *= columnWidth;
  return complete({ kind: 'tidy', tree, along, hub: 0, levelHeight });
}

const TURN = 2 * Math.PI;
/** The angle that a tree grows to, the same at every horizon: windows are wider than high. */
const EAST = TURN / 4;
/** The angle between two trees: they stand beside each other, the first one on the left. */
const NORTH = 0;
/** Distance of two places on the innermost ring that are one column apart where columns fill the turn, in distances of rings. */
const LEAST_CHORD = 2 * Math.sin(1 / 2);

/**
 * The tidy tree bent round, with two differences. Gaps are narrower the farther out, as d3-hierarchy advises for radial trees, so
 * that they become equally long on every ring. And a parent stands at the mean of its children by the sizes of their subtrees,
 * so that the way into a long branch goes straight outwards, whatever stands beside it.
 */
function radial(tree: DrawnTree, { levelHeight, nodeReach }: Measures): Layout {
  const hub = rootsOf(tree) > 1 ? 1 : 0;
  const gapAt = (depth: number): number => 1 / Math.max(1, depth + hub);
  const columns = tidyLayout(tree, { gapAt, weights: subtreeSizes(tree) });
  const upright = complete({ kind: 'radial', tree, along: columns, hub, levelHeight });
  const around = widthAround(upright, gapAt);
  const direction = hub === 0 ? EAST : NORTH;
  const along = columns.map((column) => direction + (column / around) * TURN);
  const ring = (nodeReach / LEAST_CHORD) * Math.max(1, around / TURN);
  return complete({ kind: 'radial', tree, along, hub, levelHeight: ring });
}

/**
 * The width that is bent round to a full turn: on every level its end keeps its distance from its beginning. A tree that is
 * deeper than wide does not fill the turn: siblings would be farther from each other than rings.
 */
function widthAround({ rows, along, levels, extent, tree }: Layout, gapAt: (depth: number) => number): number {
  if (levels === 0) return COUSIN_GAP;
  const { order, start } = rows!;
  const { left, right } = reachOf(extent, tree.places);
  let around = Math.max(right - left, Math.min(levels, TURN));
  for (let level = 0; level < levels; level++) {
    const span = along[order[start[level + 1] - 1]] - along[order[start[level]]];
    around = Math.max(around, span + COUSIN_GAP * gapAt(level));
  }
  return around;
}

function complete(drawing: Pick<Layout, 'kind' | 'tree' | 'along' | 'hub' | 'levelHeight'>): Layout {
  const { tree, along, hub } = drawing;
  const extent = extentOf(tree.depth, along);
  const levels = tree.places === 0 ? 0 : reachOf(extent, tree.places).depth + 1;
  const sides = drawing.kind === 'radial' ? sidesOf(tree, along, hub) : null;
  return { ...drawing, levels, room: levels, rows: levelRowsOf(tree, along, levels), extent, sides };
}

function sidesOf({ places, depth }: DrawnTree, along: Float64Array, hub: number): Box {
  const sides = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let place = 0; place < places; place++) {
    const x = (depth[place] + hub) * Math.sin(along[place]);
    const y = -(depth[place] + hub) * Math.cos(along[place]);
    sides.left = Math.min(sides.left, x);
    sides.right = Math.max(sides.right, x);
    sides.top = Math.min(sides.top, y);
    sides.bottom = Math.max(sides.bottom, y);
  }
  return sides;
}

/** x of a place in the drawing's units. */
export function xOf(layout: Layout, place: number): number {
  const { kind, along, bend } = layout;
  const x = kind === 'tidy' ? along[place] : radiusOf(layout, place) * Math.sin(along[place]);
  return bend ? mix(xOf(bend.from, place), x, bend.share) : x;
}

/** y of a place in the drawing's units. */
export function yOf(layout: Layout, place: number): number {
  const { kind, along, bend } = layout;
  const radius = radiusOf(layout, place);
  const y = kind === 'tidy' ? radius : -radius * Math.cos(along[place]);
  return bend ? mix(yOf(bend.from, place), y, bend.share) : y;
}

/** Distance of the level of a place from the root, or from the middle of its rings, in the drawing's units. */
export function radiusOf({ tree, hub, levelHeight }: Layout, place: number): number {
  return (tree.depth[place] + hub) * levelHeight;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Place of a node of the trace; `NONE` where it has none in this layout. */
export function placeOf({ tree: { place } }: Layout, node: number): number {
  return node >= 0 && node < place.length ? place[node] : NONE;
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
