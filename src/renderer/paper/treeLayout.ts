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

/** How wide boards may be, in millimetres: as wide as the tree fits. */
const BOARDS = [19, 18, 17, 16, 15, 14, 13];
/** Between boards side by side; below a board for its number, and for the links. */
const BESIDE = 4.5;
export const NUMBER = 5;
const LINKS = 6;

/** Above all roots, where there are several. */
const ABOVE = 'above';

/** The tree in a box of `room`; `null` where it does not fit. `shape`: how high a board is, as a share of its width. */
export function placedTree(nodes: readonly SheetNode[], shape: number, room: PageRoom): PlacedTree | null {
  for (const board of BOARDS) {
    const placed = laidOut(nodes, board, shape);
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
