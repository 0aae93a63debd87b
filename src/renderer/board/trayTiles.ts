export interface TrayTile {
  readonly tile: number;
  readonly cell: number;
  readonly row: number;
  readonly col: number;
}

/** By tile: the offset from its cell, in cells. */
export type HeldTiles = ReadonlyMap<number, readonly [right: number, down: number]>;

/** The first and second of a pair, or the tile to move next. */
export type TileMark = 'first' | 'second' | 'next';

export type TileMarks = ReadonlyMap<number, TileMark>;

/** Milliseconds that a tile takes to slide. */
export const SLIDE_MS = 220;

/** In the order of their numbers, so that each tile keeps its element. Without the blank. */
export function trayTiles(cells: ArrayLike<number>, cols: number): TrayTile[] {
  return Array.from(cells, (tile, cell) => ({ tile, cell, row: Math.floor(cell / cols), col: cell % cols }))
    .filter(({ tile }) => tile !== 0)
    .sort((a, b) => a.tile - b.tile);
}

/** Whether the boards differ by at most one tile and the blank; otherwise sliding tiles would cross. */
export function canSlide(before: ArrayLike<number>, after: ArrayLike<number>): boolean {
  if (before.length !== after.length) return false;
  return Array.from(after).filter((tile, cell) => tile !== before[cell]).length <= 2;
}
