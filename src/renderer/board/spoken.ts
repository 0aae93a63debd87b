import { costByTile, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import type { BoardPicture } from './tilePart.ts';

/** For a screen reader, row by row: "1 2 3, 7 4 5, 6 8 blank". */
export function spokenBoard(cells: ArrayLike<number>, cols: number): string {
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += cols) {
    const row = Array.from({ length: cols }, (_, col) => cells[at + col] || 'blank');
    rows.push(row.join(' '));
  }
  return rows.join(', ');
}

/** For a screen reader: the tiles, the picture on them, and what they cost. */
export function spokenTiles(
  cells: ArrayLike<number>,
  cols: number,
  picture: Pick<BoardPicture, 'alt'> | null,
  costs?: TileCosts,
): string {
  const seen = picture === null ? '' : `On its tiles: ${picture.alt}`;
  return [spokenBoard(cells, cols), seen, spokenCosts(costs, cells.length)].filter(Boolean).join('. ');
}

/** For a screen reader and tooltips: "Costs of a move: tile 5 3, tile 7 2; each of the others 1". Empty at cost 1. */
export function spokenCosts(costs: TileCosts | undefined, cells: number): string {
  const byTile = costByTile(costs, cells);
  if (byTile === null) return '';
  if (costs === 'tile') return 'Moving a tile costs its number';
  const tiles = Array.from(byTile.keys()).slice(1);
  const heavy = tiles.filter((tile) => byTile[tile] > 1).map((tile) => `tile ${tile} ${byTile[tile]}`);
  const others = heavy.length < tiles.length ? '; each of the others 1' : '';
  return `Costs of a move: ${heavy.join(', ')}${others}`;
}
