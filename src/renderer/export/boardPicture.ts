import { costByTile, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { isWholeBoard, pictureBehind, type BoardPicture } from '../board/tilePart.ts';
import { FOOT, headOf, type GoalArrow } from '../board/goalArrows.ts';
import { WEIGHT, weightMiddle, weightOutline } from '../ui/tileWeight.ts';
import { mix } from '../tree/layout/layout.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Pen } from '../ui/pen/pen.ts';
import { fillCircle, fillOutline, fillRound } from '../ui/pen/shapes.ts';
import type { Picture } from '../ui/pen/picture.ts';

export interface PaintedBoard {
  readonly cells: ArrayLike<number>;
  readonly rows: number;
  readonly cols: number;
  /** Tile that the last move slid; 0 for none. */
  readonly moved: number;
  /** Part of its way from the blank's present cell that this tile has gone; default all. */
  readonly share?: number;
  /** The heuristic's part by tile; `null` to hide it. */
  readonly contribution: ReadonlyMap<number, number> | null;
  readonly ways?: readonly GoalArrow[];
  /** Replaces the tiles' numbers, or lies beneath them. */
  readonly picture?: PaintedPicture | null;
  readonly costs?: TileCosts | undefined;
}

type PaintedPicture = Pick<BoardPicture, 'image' | 'ratio' | 'numbers' | 'goal'>;

/** Longer side of the picture in CSS pixels, and the room around the tray. */
const SIDE = 600;
const MARGIN = 16;
/** Opacity of the part of a picture that no tile shows. */
const MISSING_ALPHA = 0.3;
const WEIGHT_ALPHA = 0.16;

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
  const { cells, rows, cols, share = 1 } = look;
  const rim = 0.04 * tile;
  pen.setTransform(density, 0, 0, density, 0, 0);
  const [left, width, height] = [MARGIN - rim, cols * tile + 2 * rim, rows * tile + 2 * rim];
  fillRound(pen, palette.tray, left, left, width, height, 0.1 * tile);
  for (let cell = 0; cell < cells.length; cell++) {
    const [column, row] = standOf(look, cell);
    const square = { x: MARGIN + column * tile + rim, y: MARGIN + row * tile + rim, size: tile - 2 * rim };
    if (cells[cell] > 0) paintTile(pen, palette, look, cells[cell], square);
    else if (look.picture && share === 1 && isWholeBoard(look.picture, cells))
      paintMissing(pen, look, look.picture, square);
  }
  for (const way of look.ways ?? []) paintWay(pen, palette, way, tile);
}

/** Where a cell's tile is drawn; the moved one may be on its way. */
function standOf({ cells, cols, moved, share = 1 }: PaintedBoard, cell: number): [column: number, row: number] {
  const [column, row] = [cell % cols, Math.floor(cell / cols)];
  if (share === 1 || cells[cell] !== moved) return [column, row];
  const from = Array.prototype.indexOf.call(cells, 0);
  return [mix(from % cols, column, share), mix(Math.floor(from / cols), row, share)];
}

/** With a halo, to stand out from arrows that it crosses. */
function paintWay(pen: Pen, palette: Palette, way: GoalArrow, tile: number): void {
  const placed = (corners: GoalArrow['corners']) =>
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
  fillCircle(pen, palette.goal, x, y, FOOT * tile);
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function paintTile(pen: Pen, palette: Palette, look: PaintedBoard, tile: number, square: Square): void {
  const { x, y, size } = square;
  pen.fillStyle = palette.tile;
  roundTile(pen, square);
  pen.fill();
  if (look.picture) paintPart(pen, look, look.picture, tile, square);
  roundTile(pen, square);
  pen.strokeStyle = tile === look.moved ? palette.accent : palette.line;
  pen.lineWidth = tile === look.moved ? 0.04 * size : 0.008 * size;
  pen.stroke();
  if (!look.picture) write(pen, palette.ink, `700 ${0.42 * size}px ${palette.font}`, tile, x + size / 2, y + size / 2);
  else if (look.picture.numbers) paintLabel(pen, palette, tile, { x: x + 0.17 * size, y: y + 0.14 * size, size });
  const costOf = costByTile(look.costs, look.cells.length);
  if (costOf && costOf[tile] > 1) paintCost(pen, palette, costOf[tile], square);
  if (look.contribution) paintShare(pen, palette, look, look.contribution.get(tile) ?? 0, square);
}

function roundTile(pen: Pen, { x, y, size }: Square): void {
  pen.beginPath();
  pen.roundRect(x, y, size, size, 0.08 * size);
}

/** `x`: the middle of the text, or its end. */
function write(
  pen: Pen,
  ink: string,
  font: string,
  number: number,
  x: number,
  y: number,
  align: 'center' | 'right' = 'center',
): void {
  pen.fillStyle = ink;
  pen.font = font;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(String(number), x, y);
}

/** Has its own ground over a picture. */
function paintShare(pen: Pen, palette: Palette, look: PaintedBoard, share: number, { x, y, size }: Square): void {
  if (look.picture) return paintLabel(pen, palette, share, { x: x + 0.83 * size, y: y + 0.86 * size, size });
  const font = `500 ${0.16 * size}px ${palette.mono}`;
  write(pen, palette.inkSoft, font, share, x + 0.94 * size, y + 0.88 * size, 'right');
}

/** In the ink of the number, but faint: a weight is not the first thing to see. */
function paintCost(pen: Pen, palette: Palette, cost: number, { x, y, size }: Square): void {
  const outline = weightOutline(x, y, size);
  fillOutline(pen, palette.tile, outline);
  pen.globalAlpha = WEIGHT_ALPHA;
  fillOutline(pen, palette.ink, outline);
  pen.globalAlpha = 1;
  write(pen, palette.ink, `700 ${WEIGHT.digits * size}px ${palette.font}`, cost, ...weightMiddle(x, y, size));
}

/** A number on its own ground, legible on any picture. */
function paintLabel(pen: Pen, palette: Palette, number: number, { x, y, size }: Square): void {
  fillRound(pen, palette.tile, x - 0.14 * size, y - 0.11 * size, 0.28 * size, 0.22 * size, 0.05 * size);
  write(pen, palette.ink, `700 ${0.18 * size}px ${palette.font}`, number, x, y);
}

/** The part of the picture that belongs to a tile, within its rounded corners. */
function paintPart(
  pen: Pen,
  { rows, cols }: PaintedBoard,
  picture: PaintedPicture,
  tile: number,
  square: Square,
): void {
  const { x, y, size } = square;
  const { wide, high, left, above } = pictureBehind(picture, tile, rows, cols);
  pen.save();
  roundTile(pen, square);
  pen.clip();
  pen.drawImage(picture.image, x - left * size, y - above * size, wide * size, high * size);
  pen.restore();
}

/** On a solved board at rest, hints at the blank's part, so that the picture is whole. */
function paintMissing(pen: Pen, look: PaintedBoard, picture: PaintedPicture, square: Square): void {
  pen.globalAlpha = MISSING_ALPHA;
  paintPart(pen, look, picture, 0, square);
  pen.globalAlpha = 1;
}
