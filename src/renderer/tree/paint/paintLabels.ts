/** Paints the labels of boards: the key below, the order of expansion and the move above. No link crosses a number. */
import { formatNumber } from '../../ui/format.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { nameOfMove } from '../../../shared/puzzle/moveNames.ts';
import { actionOf, NONE } from '../../../shared/trace/trace.ts';
import { ALL_NODES } from '../../run/runOwner.ts';
import { formulaOf, hiddenKey, keyInFull, nodeKey, toldTerms } from '../../run/sentences/nodeKey.ts';
import { statusOf, type Canvas } from './canvas.ts';
import type { DrawnTree } from '../layout/drawnTree.ts';
import { mix, xOf, yOf } from '../layout/layout.ts';
import { fontOf } from '../../ui/pen/fontOf.ts';
import { MONO_WIDTH } from '../../ui/pen/lettering.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { fillRect, setWriting, type Writing } from '../../ui/pen/shapes.ts';
import { BAND_LINE, bandShare, KEY_LINE, LETTER, letterScale, WIDEST_BORDER } from '../layout/drawingSizes.ts';
import type { Scene } from './scene.ts';

export type Letters = ReturnType<typeof sizeLetters>;

/**
 * In the drawing's units. `keyLine`, `bandLine`: heights of the key below a board and of the line above one, which has
 * room where `hasBand`; `pixel`: at the usual size of the interface.
 */
export function sizeLetters({ camera, unit }: Canvas, scene: Scene) {
  const zoom = camera.k / unit;
  const pixel = letterScale(zoom);
  const [size, keyLine, bandLine] = [LETTER * pixel, KEY_LINE * pixel, BAND_LINE * pixel * bandShare(zoom)];
  const sum = longestKey(scene) * MONO_WIDTH * size;
  const { kind, levelHeight } = scene.layout;
  const { columnWidth, boardHeight } = scene.measures;
  const hasSums =
    kind === 'tidy' ? sum + 4 * pixel <= columnWidth : Math.hypot(sum, boardHeight + keyLine + bandLine) <= levelHeight;
  return { pixel, size, keyLine, bandLine, hasBand: bandShare(zoom) === 1, hasSums };
}

/** By tree: letters of its longest key. */
const longest = new WeakMap<DrawnTree, number>();

function longestKey({ layout: { tree }, reader, removal }: Scene): number {
  const known = longest.get(tree);
  if (known !== undefined) return known;
  let [g, h] = [0, 0];
  for (const node of tree.node) {
    if (reader.g[node] > g) g = reader.g[node];
    if (reader.h[node] > h) h = reader.h[node];
  }
  const letters = nodeKey(removal, g, h).text.length;
  longest.set(tree, letters);
  return letters;
}

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
  const below = (scene.measures.boardHeight + WIDEST_BORDER) / 2 + 0.3 * pixel;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + below];
  const ink = isOver ? palette.inkSoft : palette.ink;
  const isExpanding = status === 'expanding';
  const line = { x, y, size, weight: isExpanding ? 700 : 500, ink, hasHalo: isExpanding };
  writeCentred(canvas, scene, keyAt(scene, place, hasSums), line);
}

/** The first node also shows the formula, unless another node is beside it. */
export function keyAt(
  { reader, removal, layout, seen, unkeyed, told }: Scene,
  place: number,
  hasSums: boolean,
): string {
  const node = layout.tree.node[place];
  const [g, h] = [reader.g[node], reader.h[node]];
  if (unkeyed === ALL_NODES) return hasSums ? hiddenKey(removal, toldTerms(told, g, h)) : '?';
  if (node === unkeyed) return '?';
  const isFirst = layout.tree.parent[place] === NONE && formulaOf(removal) !== null;
  if (isFirst && (layout.kind === 'tidy' || seen === 1)) return keyInFull(removal, g, h);
  const { text, value } = nodeKey(removal, g, h);
  return hasSums ? text : String(value);
}

/** In the drawing's units. */
interface LabelLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly ink: string;
  /** Parts it from what lies under it: a link, or the ring of the node being expanded. */
  readonly hasHalo?: boolean;
}

/** Tidy links begin below the label; radial ones may cross it, and end at its ground, or at its halo. */
export function writeCentred(canvas: Canvas, { layout }: Scene, text: string, line: LabelLine): void {
  const { x, y, size, hasHalo } = line;
  if (layout.kind === 'radial' && !hasHalo)
    paintGround(canvas, x - widthOf(text, size) / 2, y, widthOf(text, size), size);
  writeLine(canvas, text, line, { align: 'center', baseline: 'top' });
}

type LabelManner = Pick<Writing, 'align' | 'baseline'> & { readonly family?: string };

function writeLine({ pen, palette, camera }: Canvas, text: string, line: LabelLine, manner: LabelManner): void {
  const { family = palette.mono, align, baseline } = manner;
  const size = line.size * camera.k;
  const [x, y] = camera.apply([line.x, line.y]);
  setWriting(pen, { font: fontOf(line.weight, size, family), ink: line.ink, align, baseline });
  if (line.hasHalo) strokeHalo(pen, palette, text, x, y, size);
  pen.fillText(text, x, y);
}

function strokeHalo(pen: Pen, palette: Palette, text: string, x: number, y: number, size: number): void {
  pen.lineWidth = size * 0.3;
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.canvas;
  pen.strokeText(text, x, y);
}

/**
 * Labels are written in CSS pixels of the picture, once its pen stands at them: there they keep their size at every
 * zoom, and a browser takes milliseconds to make a font of another size.
 */
export function standAtPixels({ pen, density }: Canvas): void {
  pen.setTransform(density, 0, 0, density, 0, 0);
}

const widthOf = (text: string, size: number): number => text.length * size * MONO_WIDTH;

/** Sizes in the drawing's units. It ends where the board begins, and is a little wider than its label. */
function paintGround({ pen, palette, camera }: Canvas, left: number, top: number, width: number, height: number): void {
  const spare = height * 0.15;
  const [x, y] = camera.apply([left - spare, top]);
  fillRect(pen, palette.canvas, x, y, (width + 2 * spare) * camera.k, height * camera.k);
}

/** From the middle of a board to the labels on either side of the link above it, in pixels. */
const BESIDE_LINK = 4.5;

function paintOrder(canvas: Canvas, scene: Scene, place: number, { size, pixel }: Letters): void {
  const order = scene.reader.expandedAt[scene.layout.tree.node[place]];
  if (order > scene.step) return;
  const text = String(order);
  const x = xOf(scene.layout, place) - BESIDE_LINK * pixel;
  const y = yOf(scene.layout, place) - scene.measures.boardHeight / 2 - 3.5 * pixel;
  const width = widthOf(text, size);
  if (scene.layout.kind === 'radial') paintGround(canvas, x - width, y - 0.8 * size, width, 0.85 * size);
  const hasHalo = statusOf(scene, place) === 'expanding';
  const line = { x, y, size, weight: 600, ink: canvas.palette.inkSoft, hasHalo };
  writeLine(canvas, text, line, { align: 'right', baseline: 'alphabetic' });
}

function paintMove(canvas: Canvas, scene: Scene, place: number, letters: Letters): void {
  const { layout } = scene;
  if (layout.tree.parent[place] === NONE) return;
  const { palette } = canvas;
  const [x, y] = MOVE_AT[layout.kind](scene, place, letters);
  const line = { x, y, size: letters.size, weight: 600, ink: palette.inkSoft, hasHalo: true };
  const align = layout.kind === 'tidy' ? 'left' : 'center';
  writeLine(canvas, moveText(scene, layout.tree.node[place]), line, {
    align,
    baseline: 'alphabetic',
    family: palette.font,
  });
}

/** "→", or "→5" where moves differ in cost. */
function moveText({ reader, naming }: Scene, node: number): string {
  const { arrow } = nameOfMove(actionOf(reader, node), naming);
  return reader.costsDiffer ? `${arrow}${reader.g[node] - reader.g[reader.parent[node]]}` : arrow;
}

/** Position of a move on a radial link, as a part of the way to the child. */
const MOVE_SHARE = 0.5;

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

/** Writes how many nodes a folded subtree holds, `below` its node. */
export function paintFold(canvas: Canvas, scene: Scene, place: number, below: number, size: number): void {
  const hidden = scene.hiddenBelow(scene.layout.tree.node[place]);
  if (hidden === 0) return;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + below];
  writeCentred(canvas, scene, `▾ ${formatNumber(hidden)}`, { x, y, size, weight: 700, ink: canvas.palette.ink });
}
