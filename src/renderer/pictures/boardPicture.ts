import { FOOT, headOf, type WayHome } from '../board/waysHome.ts';
import type { Palette } from '../tree/palette.ts';
import type { Pen } from '../tree/pen.ts';
import type { Picture } from './picture.ts';

/** What a board shows besides its tiles. */
export interface PaintedBoard {
  readonly cells: ArrayLike<number>;
  readonly rows: number;
  readonly cols: number;
  /** Tile that the last move slid; 0 for none. */
  readonly moved: number;
  /** What the heuristic counts for each tile, by tile; `null` where there is nothing to show. */
  readonly contribution: ReadonlyMap<number, number> | null;
  /** Ways from the tiles to their goal cells, to be drawn as arrows. */
  readonly ways?: readonly WayHome[];
}

/** Longer side of the picture in CSS pixels, and the room around the tray. */
const SIDE = 600;
const MARGIN = 16;

/** A board as it stands; `name` is that of the file. */
export function boardPicture(look: PaintedBoard, name: string): Picture {
  const tile = (SIDE - 2 * MARGIN) / Math.max(look.rows, look.cols);
  return {
    name,
    width: Math.round(look.cols * tile + 2 * MARGIN),
    height: Math.round(look.rows * tile + 2 * MARGIN),
    paint: (pen, density, palette) => paintBoard(pen, density, palette, look, tile),
  };
}

function paintBoard(pen: Pen, density: number, palette: Palette, look: PaintedBoard, tile: number): void {
  const { cells, rows, cols } = look;
  const rim = 0.04 * tile;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = palette.tray;
  pen.beginPath();
  pen.roundRect(MARGIN - rim, MARGIN - rim, cols * tile + 2 * rim, rows * tile + 2 * rim, 0.1 * tile);
  pen.fill();
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    paintTile(pen, palette, look, cells[cell], {
      x: MARGIN + (cell % cols) * tile + rim,
      y: MARGIN + Math.floor(cell / cols) * tile + rim,
      size: tile - 2 * rim,
    });
  }
  for (const way of look.ways ?? []) paintWay(pen, palette, way, tile);
}

/** An arrow on a ground of its own, so that it can be told from those that it crosses. */
function paintWay(pen: Pen, palette: Palette, way: WayHome, tile: number): void {
  const placed = (corners: WayHome['corners']) =>
    corners.map(([x, y]) => [MARGIN + x * tile, MARGIN + y * tile] as const);
  for (const [ink, width] of [
    [palette.tile, 0.06],
    [palette.goal, 0.03],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width * tile;
    pen.lineJoin = 'round';
    pen.beginPath();
    for (const line of [placed(way.corners), placed(headOf(way))]) {
      for (const [index, [x, y]] of line.entries())
        if (index === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
    }
    pen.stroke();
  }
  const [[x, y]] = placed(way.corners);
  pen.fillStyle = palette.goal;
  pen.beginPath();
  pen.arc(x, y, FOOT * tile, 0, 2 * Math.PI);
  pen.fill();
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The tile, the border of the one that moved, its number, and what the heuristic counts for it. */
function paintTile(pen: Pen, palette: Palette, look: PaintedBoard, tile: number, { x, y, size }: Square): void {
  pen.fillStyle = palette.tile;
  pen.beginPath();
  pen.roundRect(x, y, size, size, 0.08 * size);
  pen.fill();
  pen.strokeStyle = tile === look.moved ? palette.accent : palette.line;
  pen.lineWidth = tile === look.moved ? 0.04 * size : 0.008 * size;
  pen.stroke();
  pen.fillStyle = palette.ink;
  pen.font = `700 ${0.42 * size}px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(tile), x + size / 2, y + size / 2);
  if (!look.contribution) return;
  pen.fillStyle = palette.inkSoft;
  pen.font = `500 ${0.16 * size}px ${palette.mono}`;
  pen.textAlign = 'right';
  pen.fillText(String(look.contribution.get(tile) ?? 0), x + 0.94 * size, y + 0.88 * size);
}
