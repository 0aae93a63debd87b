/** The tree of a worksheet, laid out: small boards below each other. */
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
  /** How wide a board is. */
  readonly board: number;
}

interface PageRoom {
  readonly width: number;
  readonly height: number;
}

/** How much wider than at least boards may be: as wide as the tree fits. */
const WIDER = [1.3, 1.2, 1.1, 1];
/** Between boards side by side; below a board for its number, and for the links. */
const BESIDE = 4.5;
export const NUMBER = 5;
const LINKS = 6;

/** Above all roots, where there are several. */
const ABOVE = 'above';

/** Boards of a tree: how wide at least, and how high as a share of that. */
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
