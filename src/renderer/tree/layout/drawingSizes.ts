/** Sizes of the drawing in its own units, and what is readable at a zoom. */

const TILE = 12;
/** Width of the widest border of a board, half of which lies outside. */
export const WIDEST_BORDER = 2.6;
const RIM = 2.5;
/** Space between neighbouring boards, and between levels: room for the key under a board and the move on an edge. */
const BESIDE = 13;
const BELOW = 34;
const LABEL_HEIGHT = 13;

export type Measures = Readonly<ReturnType<typeof measure>>;

/** Sizes for a puzzle; `keyed`: under each board stands a sum such as 12+17=29, which needs its width. */
export function measure(rows: number, cols: number, keyed: boolean) {
  const boardWidth = cols * TILE + 2 * RIM;
  const boardHeight = rows * TILE + 2 * RIM;
  const nodeWidth = Math.max(boardWidth, keyed ? 46 : 20);
  const [columnWidth, levelHeight] = [nodeWidth + BESIDE, boardHeight + BELOW];
  /** Distance at which two boards with their labels do not touch, in any direction. */
  const nodeReach = Math.hypot(nodeWidth, boardHeight + 2 * LABEL_HEIGHT);
  return { rows, cols, tile: TILE, rim: RIM, boardWidth, boardHeight, columnWidth, levelHeight, nodeReach };
}

export function boardHeightOf(levelHeight: number): number {
  return levelHeight - BELOW;
}

/** Nodes as boards, as dots with their key, or as points that show the shape of the tree. */
export type Detail = 'near' | 'middle' | 'far';

const READABLE_COLUMN = 26;
const READABLE_LEVEL = 41;

/** The largest zoom that framing chooses. */
export const LARGEST_ZOOM = 2;

/**
 * Size of the letters at nodes, in CSS pixels at the usual size of the interface, up to the largest zoom that framing
 * chooses: a browser takes milliseconds to make a font of another size, and the step waits for it.
 */
export const LETTER = 14;

/** Size of a tile's digits in the drawing's units: on boards with one-digit numbers only, and on others. */
const DIGIT = LETTER;
const DIGIT_OF_TWO = 9.43;
const ONE_DIGIT_CELLS = 10;

export function digitSize({ rows, cols }: Measures): number {
  return rows * cols > ONE_DIGIT_CELLS ? DIGIT_OF_TWO : DIGIT;
}

/** The zoom from which boards are drawn: their digits are then as large as `LETTER`, so no board lacks its numbers. */
export function nearZoom(measures: Measures): number {
  return LETTER / digitSize(measures);
}

export const NEAR_ZOOM = LETTER / DIGIT;

/** The zoom at which the camera follows a step of an illegible tree; boards can be read from a distance. */
export const FOLLOWING_ZOOM = 1.486;

/** What can be read at a zoom; zoom and level height as at the usual size of the interface. */
export function detailAt(zoom: number, measures: Measures, levelHeight: number): Detail {
  if (zoom >= nearZoom(measures)) return 'near';
  return zoom * measures.columnWidth >= READABLE_COLUMN && zoom * levelHeight >= READABLE_LEVEL ? 'middle' : 'far';
}

/** Height of the key below a board with the gap above it, and of the line above a board. */
export const KEY_LINE = LETTER + 1.5;
export const BAND_LINE = LETTER + 1;
const LINK_ROOM = 8;
/** The line above the boards gets its room between these zooms, and is written from the larger one on. */
const BAND_ZOOMS = { from: 1.1, full: 1.35 };

export function letterScale(zoom: number): number {
  return 1 / Math.min(zoom, LARGEST_ZOOM);
}

export function bandShare(zoom: number): number {
  const { from, full } = BAND_ZOOMS;
  return Math.min(1, Math.max(0, (zoom - from) / (full - from)));
}

/** Level distance, in the drawing's units, that boards and their labels need at a zoom. */
export function neededLevelHeight(zoom: number, levelHeight: number): number {
  return boardHeightOf(levelHeight) + (KEY_LINE + LINK_ROOM + BAND_LINE * bandShare(zoom)) * letterScale(zoom);
}
