/** Paints what is written at boards: the key below, the order of expansion and the move above. No link runs through a number. */
import { formatNumber } from '../../ui/format.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { nameOfMove } from '../../../shared/puzzle/moveNames.ts';
import { actionOf, NONE } from '../../../shared/trace/trace.ts';
import { formulaOf, keyInFull, nodeKey } from '../../run/sentences/nodeKey.ts';
import { statusOf, type Canvas } from './canvas.ts';
import { mix, xOf, yOf } from '../layout/layout.ts';
import type { Letters } from './letters.ts';
import { fontOf } from '../../ui/pen/fontOf.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { LETTER_ADVANCE } from '../camera/drawingSizes.ts';
import type { Scene } from './scene.ts';

export function paintLabels(canvas: Canvas, scene: Scene, place: number, letters: Letters): void {
  paintKey(canvas, scene, place, letters);
  if (!letters.hasBand) return;
  paintMove(canvas, scene, place, letters);
  paintOrder(canvas, scene, place, letters);
}

function paintKey(canvas: Canvas, scene: Scene, place: number, { size, pixel, hasSums }: Letters): void {
  const { palette } = canvas;
  const status = statusOf(scene, place);
  const isOver = status === 'explored' || status === 'stale';
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + scene.measures.boardHeight / 2 + 1.5 * pixel];
  const ink = isOver ? palette.inkSoft : palette.ink;
  const weight = status === 'expanding' ? 700 : 500;
  writeCentred(canvas, scene, keyAt(scene, place, hasSums), { x, y, size, weight, ink });
}

/** The first node tells the formula as well, as long as nothing stands beside it. */
export function keyAt({ reader, removal, layout, seen, unkeyed }: Scene, place: number, hasSums: boolean): string {
  const node = layout.tree.node[place];
  if (node === unkeyed) return '?';
  const [g, h] = [reader.g[node], reader.h[node]];
  const isFirst = layout.tree.parent[place] === NONE && formulaOf(removal) !== null;
  if (isFirst && (layout.kind === 'tidy' || seen === 1)) return keyInFull(removal, g, h);
  const { text, value } = nodeKey(removal, g, h);
  return hasSums ? text : String(value);
}

interface LabelLine {
  readonly x: number;
  /** Of its upper edge. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly ink: string;
}

/** Links of a tidy drawing begin below what is written; those of rings go anywhere, and end at its ground. */
export function writeCentred({ pen, palette }: Canvas, { layout }: Scene, text: string, line: LabelLine): void {
  const { x, y, size, weight, ink } = line;
  if (layout.kind === 'radial')
    paintGround(pen, palette, x - (text.length * size * LETTER_ADVANCE) / 2, y, text.length, size);
  pen.fillStyle = ink;
  pen.font = fontOf(weight, size, palette.mono);
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.fillText(text, x, y);
}

function paintGround(pen: Pen, { canvas }: Palette, left: number, top: number, letters: number, size: number): void {
  const spare = size * 0.15;
  pen.fillStyle = canvas;
  pen.beginPath();
  pen.rect(left - spare, top - spare / 2, letters * size * LETTER_ADVANCE + 2 * spare, size + spare / 2);
  pen.fill();
}

/** From the middle of a board to what is written above it on either side of the link, in pixels. */
const BESIDE_LINK = 4.5;

/** The order of expansion, above the board and left of the link that reaches it. */
function paintOrder({ pen, palette }: Canvas, scene: Scene, place: number, { size, pixel }: Letters): void {
  const order = scene.reader.expandedAt[scene.layout.tree.node[place]];
  if (order > scene.step) return;
  const text = String(order);
  const x = xOf(scene.layout, place) - BESIDE_LINK * pixel;
  const y = yOf(scene.layout, place) - scene.measures.boardHeight / 2 - 3.5 * pixel;
  const left = x - text.length * size * LETTER_ADVANCE;
  if (scene.layout.kind === 'radial') paintGround(pen, palette, left, y - 0.8 * size, text.length, size);
  pen.fillStyle = palette.inkSoft;
  pen.font = fontOf(600, size, palette.mono);
  pen.textAlign = 'right';
  pen.textBaseline = 'alphabetic';
  pen.fillText(text, x, y);
}

/** The move on the link. */
function paintMove({ pen, palette }: Canvas, scene: Scene, place: number, letters: Letters): void {
  const { layout, reader, naming } = scene;
  if (layout.tree.parent[place] === NONE) return;
  const [x, y] = MOVE_AT[layout.kind](scene, place, letters);
  const { arrow } = nameOfMove(actionOf(reader, layout.tree.node[place]), naming);
  pen.fillStyle = palette.inkSoft;
  pen.font = fontOf(600, letters.size, palette.font);
  pen.textAlign = layout.kind === 'tidy' ? 'left' : 'center';
  pen.textBaseline = 'alphabetic';
  haloedText(pen, palette, arrow, x, y, letters.size);
}

/** Where a move stands on the link of a radial drawing, as a part of the way to the child. */
const MOVE_SHARE = 0.5;

/** Tidy: right of the link. Radial: on its middle. */
const MOVE_AT: Readonly<Record<LayoutKind, (scene: Scene, place: number, letters: Letters) => [x: number, y: number]>> =
  {
    tidy: ({ layout, measures }, place, { pixel }) => [
      xOf(layout, place) + BESIDE_LINK * pixel,
      yOf(layout, place) - measures.boardHeight / 2 - 3.5 * pixel,
    ],
    radial: ({ layout }, place, { size }) => {
      const parent = layout.tree.parent[place];
      return [
        mix(xOf(layout, parent), xOf(layout, place), MOVE_SHARE),
        mix(yOf(layout, parent), yOf(layout, place), MOVE_SHARE) + 0.35 * size,
      ];
    },
  };

/** Text that stays readable where a link runs under it. */
function haloedText(pen: Pen, palette: Palette, text: string, x: number, y: number, size: number): void {
  pen.lineWidth = size * 0.3;
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.canvas;
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

/** How many nodes a folded subtree holds, `below` its node. */
export function paintFold(canvas: Canvas, scene: Scene, place: number, below: number, size: number): void {
  const hidden = scene.hiddenBelow(scene.layout.tree.node[place]);
  if (hidden === 0) return;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + below];
  writeCentred(canvas, scene, `▾ ${formatNumber(hidden)}`, { x, y, size, weight: 700, ink: canvas.palette.ink });
}
