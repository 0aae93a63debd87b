/** The paths of a small board. */
import { DIGITS, HALF_HEIGHT } from './digits.ts';
import { trayTiles } from './trayTiles.ts';

/** The side of a cell, and what of it is the gap at each edge of a tile and the radius of its corners. */
export const CELL = 20;
const [GAP, ROUND] = [1, 3];
const STRAIGHT = CELL - 2 * GAP - 2 * ROUND;

/** Letters for one digit and for two, in the units of a cell. */
const EM = { narrow: 16, wide: 13 } as const;
type Width = keyof typeof EM;

export interface Miniature {
  readonly grounds: string;
  /** By width: in the units of the outlines, with what scales them to those of a cell. */
  readonly numbers: readonly { readonly scale: number; readonly path: string }[];
}

/**
 * One path for all grounds and one for all numbers of a width: an element a tile takes a slow computer most of a step, and
 * a text takes more of a layout than a path.
 */
export function miniature(cells: ArrayLike<number>, cols: number): Miniature {
  const paths = { grounds: '', narrow: '', wide: '' };
  for (const { tile, row, col } of trayTiles(cells, cols)) {
    const [x, y] = [col * CELL, row * CELL];
    paths.grounds += ground(x, y);
    const width = tile > 9 ? 'wide' : 'narrow';
    paths[width] += number(tile, x + CELL / 2, y + CELL / 2, scaleOf(width));
  }
  const widths = (['narrow', 'wide'] as const).filter((width) => paths[width] !== '');
  const numbers = widths.map((width) => ({ scale: scaleOf(width), path: paths[width] }));
  return { grounds: paths.grounds, numbers };
}

function scaleOf(width: Width): number {
  return EM[width] / 1000;
}

function ground(x: number, y: number): string {
  const corner = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx * ROUND} ${dy * ROUND}`;
  const edges = `h${STRAIGHT}${corner(1, 1)}v${STRAIGHT}${corner(-1, 1)}h-${STRAIGHT}${corner(-1, -1)}v-${STRAIGHT}${corner(1, -1)}`;
  return `M${x + GAP + ROUND} ${y + GAP}${edges}z`;
}

/** A number whose middle is at (x, y), in the units of a cell. */
function number(tile: number, x: number, y: number, scale: number): string {
  const digits = Array.from(String(tile), (digit) => DIGITS[Number(digit)]!);
  const total = digits.reduce((sum, { width }) => sum + width, 0);
  let left = x / scale - total / 2;
  const placed = digits.map(({ width, outline }) => {
    const path = `M${Math.round(left)} ${Math.round(y / scale + HALF_HEIGHT)}${outline}`;
    left += width;
    return path;
  });
  return placed.join('');
}
