/** Sizes of the drawing in its own units, and what is readable at a zoom. */

/** Side of a tile on a small board. */
const TILE = 12;
/** Rim of a small board. */
const RIM = 2.5;
/** Space between neighbouring boards, and between levels: room for the key under a board and the move on an edge. */
const BESIDE = 13;
const BELOW = 34;
/** Height of the key under a board. */
export const LABEL_HEIGHT = 13;

export interface Measures {
  readonly rows: number;
  readonly cols: number;
  readonly tile: number;
  readonly rim: number;
  readonly boardWidth: number;
  readonly boardHeight: number;
  /** Distance between columns of the layout, and between levels. */
  readonly columnWidth: number;
  readonly levelHeight: number;
  /** Distance at which two boards with what is written at them do not meet, in whatever direction they stand from each other. */
  readonly nodeReach: number;
}

/** Measures of the drawing of a puzzle; `keyed` when a sum such as 12+17=29 stands under each board and needs its width. */
export function measure(rows: number, cols: number, keyed: boolean): Measures {
  const boardWidth = cols * TILE + 2 * RIM;
  const boardHeight = rows * TILE + 2 * RIM;
  const nodeWidth = Math.max(boardWidth, keyed ? 46 : 20);
  const [columnWidth, levelHeight] = [nodeWidth + BESIDE, boardHeight + BELOW];
  const nodeReach = Math.hypot(nodeWidth, boardHeight + 2 * LABEL_HEIGHT);
  return { rows, cols, tile: TILE, rim: RIM, boardWidth, boardHeight, columnWidth, levelHeight, nodeReach };
}

/** How nodes are drawn: as boards, as dots with their key, or as points that show the shape. */
export type Detail = 'near' | 'middle' | 'far';

/** Smallest tile, in pixels, whose digit is still read; smallest column that holds a dot with a key. */
const READABLE_TILE = 8;
const READABLE_COLUMN = 26;

/** The zoom from which boards are drawn. */
export const NEAR_ZOOM = READABLE_TILE / TILE;

/** The smallest zoom at which the camera follows a step by itself: its boards are read from a distance. */
export const FOLLOWING_ZOOM = 1.15;

export function detailAt(zoom: number, { columnWidth }: Measures): Detail {
  if (zoom >= NEAR_ZOOM) return 'near';
  return zoom * columnWidth >= READABLE_COLUMN ? 'middle' : 'far';
}
