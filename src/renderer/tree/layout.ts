/**
 * Where the nodes stand: the tree, its columns, its levels. The tidy layout has its levels below each other; the radial
 * one is the same algorithm bent round, with the root in the middle and its levels as rings.
 */
import type { LayoutKind } from '../../shared/contract/looks.ts';
import { NONE } from '../../shared/search/trace.ts';
import { drawTree, type DrawnTree, type TreeColumns } from './drawnTree.ts';
import { extentOf, reachOf, type Extent } from './extent.ts';
import type { Box } from './framing.ts';
import { rowsOf, type Rows } from './rows.ts';
import type { Measures } from './scales.ts';
import { COUSIN_GAP, tidyLayout } from './tidyLayout.ts';

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
   * clockwise from the top.
   */
  readonly along: Float64Array;
  /** Levels from the root to the deepest node. */
  readonly levels: number;
  /** Levels that the picture has room for: all, or on the way from one layout to the next something in between. */
  readonly room: number;
  /** Distance between two levels, or two rings, in the drawing's units. */
  readonly levelHeight: number;
  /** The places of each level in the order of `along`; `null` while nodes are on their way from one kind to the other. */
  readonly rows: Rows | null;
  /** How far the first places reach, however many those are. */
  readonly extent: Extent;
  /** Radial: how far the nodes are from the root on each side, in levels. Tidy: `null`. */
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
  return complete({ kind: 'tidy', tree, along, levelHeight });
}

/**
 * Gaps are narrower the farther out, as d3-hierarchy advises for radial trees, so that they become equally long on every
 * ring; the rings are as far apart as makes that length the room of a node.
 */
function radial(tree: DrawnTree, { columnWidth, levelHeight }: Measures): Layout {
  const columns = tidyLayout(tree, onRing);
  const upright = complete({ kind: 'radial', tree, along: columns, levelHeight });
  const around = widthAround(upright);
  const { left } = reachOf(upright.extent, tree.places);
  const along = columns.map((column) => ((column - left + COUSIN_GAP / 2) / around) * 2 * Math.PI);
  const ring = (Math.max(columnWidth, levelHeight) * around) / (2 * Math.PI);
  return complete({ kind: 'radial', tree, along, levelHeight: Math.max(levelHeight, ring) });
}

function onRing(depth: number): number {
  return 1 / Math.max(1, depth);
}

/** The width that is bent round to a full turn: on every level its end keeps its distance from its beginning. */
function widthAround({ rows, along, levels, extent, tree }: Layout): number {
  if (levels === 0) return COUSIN_GAP;
  const { order, start } = rows!;
  const { left, right } = reachOf(extent, tree.places);
  let around = right - left;
  for (let level = 0; level < levels; level++) {
    const span = along[order[start[level + 1] - 1]] - along[order[start[level]]];
    around = Math.max(around, span + COUSIN_GAP * onRing(level));
  }
  return around;
}

function complete(drawing: Pick<Layout, 'kind' | 'tree' | 'along' | 'levelHeight'>): Layout {
  const { tree, along } = drawing;
  const extent = extentOf(tree.depth, along);
  const levels = tree.places === 0 ? 0 : reachOf(extent, tree.places).depth + 1;
  const sides = drawing.kind === 'radial' ? sidesOf(tree, along) : null;
  return { ...drawing, levels, room: levels, rows: rowsOf(tree, along, levels), extent, sides };
}

function sidesOf({ places, depth }: DrawnTree, along: Float64Array): Box {
  const sides = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let place = 0; place < places; place++) {
    const x = depth[place] * Math.sin(along[place]);
    const y = -depth[place] * Math.cos(along[place]);
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

/** Distance of the level of a place from the root in the drawing's units. */
export function radiusOf({ tree, levelHeight }: Layout, place: number): number {
  return tree.depth[place] * levelHeight;
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
