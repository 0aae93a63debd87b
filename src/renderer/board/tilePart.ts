/** A picture cut into tiles: which part of it each tile shows. */

/** A picture as boards show it. */
export interface BoardPicture {
  readonly url: string;
  /** The same, decoded: to be painted with. */
  readonly image: HTMLImageElement;
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

/** The whole picture as a tile has it behind itself, in tiles: its size, and how far it reaches beyond the tile's corner. */
export interface PictureBehind {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly above: number;
}

type CutPicture = Pick<BoardPicture, 'ratio' | 'goal'>;

/** Whether a board is the goal, so that its tiles show the whole picture. */
export function isWhole({ goal }: Pick<BoardPicture, 'goal'>, cells: ArrayLike<number>): boolean {
  return goal.every((tile, cell) => tile === cells[cell]);
}

/**
 * Where the picture lies for `tile` to show its part: the one at its cell of the goal. The picture covers the board from
 * edge to edge, and what its ratio leaves over is cut off evenly on both sides.
 */
export function pictureBehind({ ratio, goal }: CutPicture, tile: number, rows: number, cols: number): PictureBehind {
  const cell = goal.indexOf(tile);
  const board = cols / rows;
  const wide = cols * Math.max(1, ratio / board);
  const high = rows * Math.max(1, board / ratio);
  const left = (cell % cols) + (wide - cols) / 2;
  return { wide, high, left, above: Math.floor(cell / cols) + (high - rows) / 2 };
}

/**
 * The same as a background: CSS lays the share p of the picture on the share p of the tile, so it is the offset divided by
 * what hangs over.
 */
export function partOf(picture: CutPicture, tile: number, rows: number, cols: number): TilePart {
  const { wide, high, left, above } = pictureBehind(picture, tile, rows, cols);
  return {
    size: `${percent(wide)} ${percent(high)}`,
    position: `${percent(left / (wide - 1))} ${percent(above / (high - 1))}`,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}
