/** A picture on a board, cut into tiles. */
export interface BoardPicture {
  readonly url: string;
  readonly image: HTMLImageElement;
  /** Width by height. */
  readonly ratio: number;
  readonly alt: string;
  readonly numbers: boolean;
  /** The board on which it is whole. */
  readonly goal: readonly number[];
}

/** CSS background size and position, in percent of the tile. */
export interface TilePart {
  readonly size: string;
  readonly position: string;
}

/** In tiles: the size of the whole picture, and how far it reaches beyond the tile's top left corner. */
export interface PictureBehind {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly above: number;
}

type CutPicture = Pick<BoardPicture, 'ratio' | 'goal'>;

export function isWholeBoard({ goal }: Pick<BoardPicture, 'goal'>, cells: ArrayLike<number>): boolean {
  return goal.every((tile, cell) => tile === cells[cell]);
}

/**
 * Where the picture lies behind `tile`, to show the part at its goal cell. The picture covers the board; what its
 * ratio leaves over is cut off evenly on both sides.
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
 * The same as a CSS background. Its position p aligns the point p of the picture with the point p of the tile, hence
 * the offset divided by the overhang.
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
