/** The tiles of a board as a tray lays them out. */

export interface TrayTile {
  readonly tile: number;
  readonly cell: number;
  readonly row: number;
  readonly col: number;
}

/** By tile: how far it is held from its cell, as a share of a cell. */
export type HeldTiles = ReadonlyMap<number, readonly [right: number, down: number]>;

/** A sign on a tile: the first and second of a pair, or the one to move next. */
export type TileMark = 'first' | 'second' | 'next';

/** By tile. */
export type TileMarks = ReadonlyMap<number, TileMark>;

/** All tiles in the order of their numbers, so that each keeps its element wherever it goes. The blank is none. */
export function trayTiles(cells: ArrayLike<number>, cols: number): TrayTile[] {
  return Array.from(cells, (tile, cell) => ({ tile, cell, row: Math.floor(cell / cols), col: cell % cols }))
    .filter(({ tile }) => tile !== 0)
    .sort((a, b) => a.tile - b.tile);
}

/** Whether at most one tile and the blank change places between two boards; where more do, tiles that slide would cross. */
export function canSlide(before: ArrayLike<number>, after: ArrayLike<number>): boolean {
  if (before.length !== after.length) return false;
  return Array.from(after).filter((tile, cell) => tile !== before[cell]).length <= 2;
}
