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

/** For a screen reader: the tiles, and the picture on them. */
export function spokenTiles(cells: ArrayLike<number>, cols: number, picture: BoardPicture | null): string {
  const board = spokenBoard(cells, cols);
  return picture === null ? board : `${board}. On its tiles: ${picture.alt}`;
}
