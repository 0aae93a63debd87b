/** A picture cut into tiles: which part of it each tile shows. */

/** A picture as boards show it. */
export interface BoardPicture {
  readonly url: string;
  /** Width by height. */
  readonly ratio: number;
  /** What it shows, for whoever cannot see it. */
  readonly alt: string;
  /** Whether the numbers stand over it. */
  readonly numbers: boolean;
  /** The board on which it is whole. */
  readonly goal: readonly number[];
}

/** Where the picture lies behind a tile, in CSS: percentages of the tile's width and height. */
export interface TilePart {
  readonly size: string;
  readonly position: string;
}

/**
 * The part of a picture that belongs to `tile`: the one at its cell of the goal. The picture covers the board from edge
 * to edge, and what its ratio leaves over is cut off evenly on both sides.
 */
export function partOf({ ratio, goal }: BoardPicture, tile: number, rows: number, cols: number): TilePart {
  const cell = goal.indexOf(tile);
  const board = cols / rows;
  const wide = cols * Math.max(1, ratio / board);
  const high = rows * Math.max(1, board / ratio);
  const x = along(cell % cols, cols, wide);
  const y = along(Math.floor(cell / cols), rows, high);
  return { size: `${percent(wide)} ${percent(high)}`, position: `${percent(x)} ${percent(y)}` };
}

/**
 * The position of a background of `extent` tiles of which the tile number `at` of `tiles` shows its part: CSS lays the
 * share p of the picture on the share p of the tile, so it is the offset divided by what hangs over.
 */
function along(at: number, tiles: number, extent: number): number {
  return (at + (extent - tiles) / 2) / (extent - 1);
}

function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}
