/** Sizes of the drawing in its own units, and what is readable at a zoom. */

/** Side of a tile on a small board. */
const TILE = 12;
/** Rim of a small board. */
const RIM = 2.5;
/** Space between neighbouring boards, and between levels: room for the key under a board and the move on an edge. */
const BESIDE = 13;
const BELOW = 34;
/** Height of the key under a board. */
const LABEL_HEIGHT = 13;

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

/** Height of the boards of a drawing whose levels are laid out so far apart. */
export function boardHeightOf(levelHeight: number): number {
  return levelHeight - BELOW;
}

/** How nodes are drawn: as boards, as dots with their key, or as points that show the shape. */
export type Detail = 'near' | 'middle' | 'far';

/** Smallest column and level, in pixels, that hold a dot with its key. */
const READABLE_COLUMN = 26;
const READABLE_LEVEL = 41;

/**
 * Size of the letters at nodes, in CSS pixels at the usual size of the interface: 13 pixels in a window of 1280 × 720, 16 where that
 * is presented. They keep it, and grow with their boards only where these are large.
 */
export const LETTER = 14;
const LETTERS_GROW_FROM = 1.84;

/** Size of the digits of a tile in the drawing's units: of numbers of one digit, and on boards that have some of two. */
const DIGIT = LETTER;
const DIGIT_OF_TWO = 9.43;
/** Cells of the largest board whose numbers have one digit. */
const ONE_DIGIT_CELLS = 10;

export function digitSize({ rows, cols }: Measures): number {
  return rows * cols > ONE_DIGIT_CELLS ? DIGIT_OF_TWO : DIGIT;
}

/** The zoom from which boards are drawn: all their numbers are as large as the letters, so that no board is without them. */
export function nearZoom(measures: Measures): number {
  return LETTER / digitSize(measures);
}

/** The least of them. */
export const NEAR_ZOOM = LETTER / DIGIT;

/** The zoom at which the camera follows a step by itself where the whole tree cannot be read: its boards are read from a distance. */
export const FOLLOWING_ZOOM = 1.486;

/** What can be read at a zoom, with levels so far apart; both as in the drawing at the usual size of the interface. */
export function detailAt(zoom: number, measures: Measures, levelHeight: number): Detail {
  if (zoom >= nearZoom(measures)) return 'near';
  return zoom * measures.columnWidth >= READABLE_COLUMN && zoom * levelHeight >= READABLE_LEVEL ? 'middle' : 'far';
}

/** Width of a letter of the mono font, in sizes of type. */
export const LETTER_ADVANCE = 0.6;
/** Height of the key below a board with what is free above it, and of what is written above a board. */
export const KEY_LINE = LETTER + 1.5;
export const BAND_LINE = LETTER + 1;
/** Least height in which links go from one board to the next. */
const LINK_ROOM = 8;
/** The zooms between which the line above the boards gets its room: it is written from the larger one on. */
const BAND_ZOOMS = { from: 1.1, full: 1.35 };

/** How much larger than `LETTER` and the lines of such letters all letters and lines at nodes are in the drawing, at a zoom. */
export function letterScale(zoom: number): number {
  return 1 / Math.min(zoom, LETTERS_GROW_FROM);
}

/** The part of its room that the line above the boards has at a zoom: 1 where it is written. */
export function bandShare(zoom: number): number {
  const { from, full } = BAND_ZOOMS;
  return Math.min(1, Math.max(0, (zoom - from) / (full - from)));
}

/** Distance between two levels, in the drawing's units, that boards and what is written at them need at a zoom. */
export function neededLevelHeight(zoom: number, levelHeight: number): number {
  return boardHeightOf(levelHeight) + (KEY_LINE + LINK_ROOM + BAND_LINE * bandShare(zoom)) * letterScale(zoom);
}
