import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { costsInFull } from '../../shared/puzzle/costWords.ts';
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

interface SpokenTiles {
  readonly cells: ArrayLike<number>;
  readonly cols: number;
  readonly picture?: Pick<BoardPicture, 'alt'> | null;
  readonly costs?: TileCosts | undefined;
}

/** For a screen reader: the tiles, the picture on them, and what they cost. */
export function spokenTiles({ cells, cols, picture, costs }: SpokenTiles): string {
  const seen = picture ? `On its tiles: ${picture.alt}` : '';
  return [spokenBoard(cells, cols), seen, costsInFull(costs, cells.length)].filter(Boolean).join('. ');
}
