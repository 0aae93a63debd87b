/** Places of the nodes: levels below each other (tidy) or rings around the root (radial). */
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { drawTree, subtreeSizes, type DrawnTree, type TreeColumns } from './drawnTree.ts';
import { measureExtent, layoutReach, type LayoutExtent } from './layoutExtent.ts';
import type { Box } from './framing.ts';
import { sortLevels, type LevelRows } from './levelRows.ts';
import type { Measures } from './drawingSizes.ts';
import { COUSIN_GAP, countRoots, tidyLayout } from './tidyLayout.ts';

export interface LayoutPlan {
  readonly kind: LayoutKind;
  readonly folded: ReadonlySet<number>;
  /** The first drawn node, the root of an iteration; default 0. */
  readonly first?: number;
}

export interface Layout {
  readonly kind: LayoutKind;
  readonly tree: DrawnTree;
  /** By place. Tidy: x in the drawing's units, 0 at the root. Radial: the angle, clockwise from the top. */
  readonly along: Float64Array;
  /** Radial: rings inside the roots' ring; 0 for one root, which is the middle, 1 for two. Tidy: 0. */
  readonly hub: number;
  readonly levels: number;
  /** Levels that the picture has room for: all, or a value in between during a transition. */
  readonly room: number;
  readonly levelHeight: number;
  /** The places of each level in the order of `along`; `null` during a transition between kinds. */
  readonly rows: LevelRows | null;
  readonly extent: LayoutExtent;
  /** Radial: how far the nodes reach from the middle on each side, in rings. Tidy: `null`. */
  readonly sides: Box | null;
  readonly bend?: { readonly from: Layout; readonly share: number };
}

/** Lays out the trace nodes from the plan's first to before `nodes`. */
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
/** The angle that a tree grows towards, the same at every horizon: windows are wider than high. */
const EAST = TURN / 4;
/** The angle between two trees, which stand side by side, the first on the left. */
const NORTH = 0;
/** Chord between neighbouring columns on the innermost ring where columns fill the turn, in ring distances. */
const LEAST_CHORD = 2 * Math.sin(1 / 2);

/**
 * The tidy tree bent round, with gaps that are equally long on every ring, as d3-hierarchy advises. A parent stands at
 * its children's mean weighted by subtree size, so that the way into a long branch is straight.
 */
function radial(tree: DrawnTree, { levelHeight, nodeReach }: Measures): Layout {
  const hub = countRoots(tree) > 1 ? 1 : 0;
  const gapAt = (depth: number): number => 1 / Math.max(1, depth + hub);
  const columns = tidyLayout(tree, { gapAt, weights: subtreeSizes(tree) });
  const upright = complete({ kind: 'radial', tree, along: columns, hub, levelHeight });
  const around = widthAround(upright, gapAt);
  const direction = hub === 0 ? EAST : NORTH;
  const along = columns.map((column) => direction + (column / around) * TURN);
  const ring = (nodeReach / LEAST_CHORD) * Math.max(1, around / TURN);
  return complete({ kind: 'radial', tree, along, hub, levelHeight: ring });
}

/** The width that becomes a full turn. A deep tree does not fill it, or siblings would be farther apart than rings. */
function widthAround({ rows, along, levels, extent, tree }: Layout, gapAt: (depth: number) => number): number {
  if (levels === 0) return COUSIN_GAP;
  const { order, start } = rows!;
  const { left, right } = layoutReach(extent, tree.places);
  let around = Math.max(right - left, Math.min(levels, TURN));
  for (let level = 0; level < levels; level++) {
    const span = along[order[start[level + 1] - 1]] - along[order[start[level]]];
    around = Math.max(around, span + COUSIN_GAP * gapAt(level));
  }
  return around;
}

function complete(drawing: Pick<Layout, 'kind' | 'tree' | 'along' | 'hub' | 'levelHeight'>): Layout {
  const { tree, along, hub } = drawing;
  const extent = measureExtent(tree.depth, along);
  const levels = tree.places === 0 ? 0 : layoutReach(extent, tree.places).depth + 1;
  const sides = drawing.kind === 'radial' ? measureSides(tree, along, hub) : null;
  return { ...drawing, levels, room: levels, rows: sortLevels(tree, along, levels), extent, sides };
}

function measureSides({ places, depth }: DrawnTree, along: Float64Array, hub: number): Box {
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

export function xOf(layout: Layout, place: number): number {
  const { kind, along, bend } = layout;
  const x = kind === 'tidy' ? along[place] : radiusOf(layout, place) * Math.sin(along[place]);
  return bend ? mix(xOf(bend.from, place), x, bend.share) : x;
}

export function yOf(layout: Layout, place: number): number {
  const { kind, along, bend } = layout;
  const radius = radiusOf(layout, place);
  const y = kind === 'tidy' ? radius : -radius * Math.cos(along[place]);
  return bend ? mix(yOf(bend.from, place), y, bend.share) : y;
}

export function pointOf(layout: Layout, place: number): [x: number, y: number] {
  return [xOf(layout, place), yOf(layout, place)];
}

export function radiusOf({ tree, hub, levelHeight }: Layout, place: number): number {
  return (tree.depth[place] + hub) * levelHeight;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Place of a trace node; `NONE` where this layout has none. */
export function placeOf({ tree: { place } }: Layout, node: number): number {
  return node >= 0 && node < place.length ? place[node] : NONE;
}

/** Steps of the first layout; each later one holds this many times as many. */
const FIRST_STEPS = 8;
const GROWTH = 2;

/** The last step of the layout for `step`: no step within it moves a node. Few rearrangements, and most at first. */
export function horizonOf(step: number, steps: number): number {
  let horizon = FIRST_STEPS;
  while (horizon < step) horizon = Math.ceil(horizon * GROWTH);
  return horizon * GROWTH > steps ? steps : horizon;
}
