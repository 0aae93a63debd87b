/** Finds what of a scene is in a part of the drawing, for every picture: loops and visitors, no objects per node. */
import { NONE } from '../../../shared/trace/trace.ts';
import type { Box } from '../layout/framing.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { xOf, yOf, type Layout } from '../layout/layout.ts';
import { firstAtLeast } from '../layout/drawnTree.ts';
import { firstNear, type LevelRows } from '../layout/levelRows.ts';
import type { Scene } from './scene.ts';

type VisitPlace = (place: number) => void;

/** Nodes drawn during a transition between kinds: enough to see where they go. */
const MOST_BENDING_PLACES = 4_000;

/** Visits the seen places in `box`, on rings perhaps some just outside: levels and places at least `apart` apart. */
export function eachPlaceIn(scene: Scene, box: Box, apart: number, visit: VisitPlace): void {
  const { rows, along } = scene.layout;
  if (!rows) return eachOneByOne(scene, (place) => isIn(scene.layout, place, box) && visit(place));
  const at = (index: number): number => along[rows.order[index]];
  const part = PART_IN[scene.layout.kind](scene.layout, box);
  visitRows(scene, rows, { part, levels: [part.first, part.last], apart, begin: at, end: at }, visit);
}

/** Visits the seen places whose link to their parent crosses `box`; `apart` as in `eachPlaceIn`. */
export function eachLinkIn(scene: Scene, box: Box, apart: number, visit: VisitPlace): void {
  const { rows, along, tree, levels } = scene.layout;
  if (!rows) return eachOneByOne(scene, (place) => tree.parent[place] !== NONE && visit(place));
  const { order } = rows;
  const begin = (index: number): number => Math.min(along[order[index]], along[tree.parent[order[index]]]);
  const end = (index: number): number => Math.max(along[order[index]], along[tree.parent[order[index]]]);
  const part = PART_IN[scene.layout.kind](scene.layout, box);
  const last = Math.min(part.last + part.linksBelow, levels - 1);
  visitRows(scene, rows, { part, levels: [Math.max(1, part.first), last], apart, begin, end }, visit);
}

/** Levels per visited level: depth-first search has thousands in a pixel. Powers of two, so zooming in only adds. */
function strideOf({ levelHeight }: Layout, apart: number): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(apart / levelHeight)));
}

/** The seen node at a point of the drawing, or `NONE`. `reach` widens small targets; `isThere` restricts them. */
export function nodeAt(scene: Scene, x: number, y: number, reach: number, isThere = (_place: number) => true): number {
  const { boardWidth, boardHeight } = scene.measures;
  const reachX = Math.max(boardWidth / 2, reach);
  const reachY = Math.max(boardHeight / 2, reach);
  let nearest = NONE;
  let nearestDistance = Infinity;
  eachPlaceIn(scene, { left: x - reachX, right: x + reachX, top: y - reachY, bottom: y + reachY }, 0, (place) => {
    const dx = Math.abs(xOf(scene.layout, place) - x);
    const dy = Math.abs(yOf(scene.layout, place) - y);
    if (dx > reachX || dy > reachY || dx + dy >= nearestDistance || !isThere(place)) return;
    nearest = scene.layout.tree.node[place];
    nearestDistance = dx + dy;
  });
  return nearest;
}

/** Part of a drawing in the layout's terms: levels, and stretches along them. */
interface VisiblePart {
  readonly first: number;
  readonly last: number;
  readonly stretches: readonly (readonly [from: number, to: number])[];
  /** How far along a level a unit of the drawing is. */
  readonly perUnit: (level: number) => number;
  /** Levels below `last` whose links to their parents may reach into the part. */
  readonly linksBelow: number;
}

const PART_IN: Readonly<Record<LayoutKind, (layout: Layout, box: Box) => VisiblePart>> = {
  tidy: stripIn,
  radial: sectorIn,
};

function stripIn({ levels, levelHeight }: Layout, { left, right, top, bottom }: Box): VisiblePart {
  return {
    first: Math.max(0, Math.ceil(top / levelHeight)),
    last: Math.min(levels - 1, Math.floor(bottom / levelHeight)),
    stretches: [[left, right]],
    perUnit: () => 1,
    linksBelow: 1,
  };
}

/** Links of wide families are chords: they reach one ring farther in than their ends do. */
const RINGS_OF_A_CHORD = 2;

function sectorIn({ levels, hub, levelHeight }: Layout, box: Box): VisiblePart {
  const { left, right, top, bottom } = box;
  const nearest = Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom));
  const farthest = Math.hypot(Math.max(right, -left), Math.max(bottom, -top));
  return {
    first: Math.max(0, Math.ceil(nearest / levelHeight) - hub),
    last: Math.min(levels - 1, Math.floor(farthest / levelHeight) - hub),
    stretches: nearest === 0 ? [[-Infinity, Infinity]] : anglesOf(box),
    perUnit: (level) => (level + hub === 0 ? 0 : 1 / ((level + hub) * levelHeight)),
    linksBelow: RINGS_OF_A_CHORD,
  };
}

const TURN = 2 * Math.PI;

/** The angles of a box seen from the middle, which is outside of it, in every turn that places may be in. */
function anglesOf({ left, right, top, bottom }: Box): [from: number, to: number][] {
  const middle = Math.atan2((left + right) / 2, -(top + bottom) / 2);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => Math.atan2(x, -y) - middle));
  const turned = corners.map((angle) => angle - TURN * Math.round(angle / TURN));
  const from = middle + Math.min(...turned);
  const to = middle + Math.max(...turned);
  return [-TURN, 0, TURN].map((turn) => [from + turn, to + turn]);
}

/** What to look for on a level: items whose beginnings and ends along it ascend. */
interface RowSearch {
  readonly part: VisiblePart;
  /** The first and the last. */
  readonly levels: readonly [number, number];
  readonly apart: number;
  readonly begin: (index: number) => number;
  readonly end: (index: number) => number;
}

function visitRows(scene: Scene, rows: LevelRows, search: RowSearch, visit: VisitPlace): void {
  const { part, apart } = search;
  const [first, last] = search.levels;
  const stride = strideOf(scene.layout, apart);
  for (let level = stride * Math.ceil(first / stride); level <= last; level += stride)
    visitRow(scene, rows, level, { ...search, apart: apart * part.perUnit(level) }, visit);
}

function visitRow(scene: Scene, rows: LevelRows, level: number, search: RowSearch, visit: VisitPlace): void {
  const { order, start } = rows;
  const { part, apart, begin, end } = search;
  const { along } = scene.layout;
  const stop = start[level + 1];
  let index = start[level];
  for (const [from, to] of part.stretches) {
    index = firstAtLeast(from, index, stop, end);
    let stride = 1;
    while (index < stop && begin(index) <= to) {
      const place = order[index++];
      if (place >= scene.seen) continue;
      visit(place);
      if (apart === 0) continue;
      const next = firstNear(along[place] + apart, { from: index, to: stop, order, along }, stride);
      stride = next - index;
      index = next;
    }
  }
}

function eachOneByOne({ seen }: Scene, visit: VisitPlace): void {
  const stride = Math.ceil(seen / MOST_BENDING_PLACES);
  for (let place = 0; place < seen; place += stride) visit(place);
}

function isIn(layout: Layout, place: number, { left, right, top, bottom }: Box): boolean {
  const x = xOf(layout, place);
  const y = yOf(layout, place);
  return x >= left && x <= right && y >= top && y <= bottom;
}
