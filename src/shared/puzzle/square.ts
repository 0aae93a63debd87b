/** The 4×4 board: symmetries, sets of cells as 16 bits, and places of a goal's blank up to symmetry. */

export const SQUARE_CELLS = 16;

/** By cell: the cell that a symmetry puts in its place. */
export type CellMap = Uint8Array;

export const IDENTITY = mapOf((row, col) => [row, col]);
export const FLIP_COLUMNS = mapOf((row, col) => [row, 3 - col]);
export const FLIP_ROWS = mapOf((row, col) => [3 - row, col]);
export const TRANSPOSE = mapOf((row, col) => [col, row]);

const SYMMETRIES = [IDENTITY, TRANSPOSE].flatMap((first) =>
  [IDENTITY, FLIP_COLUMNS].flatMap((second) => [IDENTITY, FLIP_ROWS].map((third) => composed(first, second, third))),
);

/** Representatives up to symmetry: a corner, a side, the centre. */
export const FRAME_BLANKS = [0, 1, 5] as const;
export type FrameBlank = (typeof FRAME_BLANKS)[number];

/** A symmetry that takes the goal's blank to one of the `FRAME_BLANKS`. */
export interface SquareFrame {
  readonly blank: FrameBlank;
  readonly cellMap: CellMap;
}

export function frameOf(cell: number): SquareFrame {
  for (const blank of FRAME_BLANKS) {
    const cellMap = SYMMETRIES.find((symmetry) => symmetry[cell] === blank);
    if (cellMap) return { blank, cellMap };
  }
  throw new Error(`Unexpected cell: ${cell}`);
}

/** All neighbours of `cells`, and possibly some of `cells` themselves, as bits. */
export function besides(cells: number): number {
  return ((cells << 4) | (cells >> 4) | ((cells & 0x7777) << 1) | ((cells & 0xeeee) >> 1)) & 0xffff;
}

/** As bits. */
export const BESIDE = Uint16Array.from({ length: SQUARE_CELLS }, (_, cell) => besides(1 << cell));

/** `cells` must not be empty. */
export function firstCell(cells: number): number {
  return 31 - Math.clz32(cells & -cells);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function mapOf(image: (row: number, col: number) => [row: number, col: number]): CellMap {
  return Uint8Array.from({ length: SQUARE_CELLS }, (_, cell) => {
    const [row, col] = image(cell >> 2, cell & 3);
    return row * 4 + col;
  });
}

function composed(...maps: CellMap[]): CellMap {
  return IDENTITY.map((cell) => maps.reduce((image, map) => map[image], cell));
}
