/** Lays out the tree of a worksheet: small boards below each other. */
import { stratify, tree } from 'd3-hierarchy';
import { NONE } from '../../shared/trace/trace.ts';
import type { SheetNode } from '../../shared/paper/worksheet.ts';

export interface PlacedNode extends SheetNode {
  /** The middle of its board, in millimetres. */
  readonly x: number;
  /** The top of its board, in millimetres. */
  readonly y: number;
}

/** All in millimetres. */
export interface PlacedTree {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
  readonly board: number;
}

interface PageRoom {
  readonly width: number;
  readonly height: number;
}

/** Factors on the least width of a board, widest first: the first one that fits is used. */
const WIDER = [1.3, 1.2, 1.1, 1];
/** Millimetres: between boards side by side; below a board for its number, and for the links. */
const BESIDE = 4.5;
export const NUMBER = 5;
const LINKS = 6;

const ABOVE = 'above';

/** `least` width of a board, and its height as a share of the width. */
interface BoardShape {
  readonly least: number;
  readonly shape: number;
}

/** The tree in a box of `room`; `null` where it does not fit. */
export function placedTree(
  nodes: readonly SheetNode[],
  { least, shape }: BoardShape,
  room: PageRoom,
): PlacedTree | null {
  for (const wider of WIDER) {
    const placed = laidOut(nodes, wider * least, shape);
    if (placed.width <= room.width && placed.height <= room.height) return placed;
  }
  return null;
}

function laidOut(nodes: readonly SheetNode[], board: number, shape: number): PlacedTree {
  const level = board * shape + NUMBER + LINKS;
  const root = stratify<SheetNode | null>()
    .id((one) => (one === null ? ABOVE : String(one.node)))
    .parentId((one) => one && (one.parent === NONE ? ABOVE : String(one.parent)))([null, ...nodes]);
  const placed = tree<SheetNode | null>()
    .nodeSize([board + BESIDE, level])
    .separation(() => 1)(root);
  const all = placed.descendants().filter(({ data }) => data !== null);
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  return {
    nodes: all.map(({ data, x, y }) => ({ ...data!, x: x - left + board / 2, y: y - level })),
    width: right - left + board,
    height: Math.max(...all.map(({ y }) => y)) - LINKS,
    board,
  };
}
