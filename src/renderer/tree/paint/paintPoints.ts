/** Paints nodes as points, which show only the shape. Points that touch become one bar, or one arc of a ring. */
import { NONE } from '../../../shared/trace/trace.ts';
import { radiusOf, xOf, yOf, type Layout } from '../layout/layout.ts';
import { pictureBox, pixelOf, statusOf, type Canvas } from './canvas.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { isBent, Bars, traceRing } from './bars.ts';
import { placeFor, type Scene } from './scene.ts';
import { fillCircle, fillDiamond, strokeCircle } from '../../ui/pen/shapes.ts';
import { countRoots } from '../layout/tidyLayout.ts';
import { eachPlaceIn } from './visible.ts';

/** Bounds in CSS pixels; in between, its share of the column. */
const POINT = { least: 1.6, most: 5, ofColumn: 0.6 };
/** The frontier is thicker, so that colour is not its only sign. */
const FRONTIER_GROWTH = 1.5;

export function paintPoints(canvas: Canvas, scene: Scene): void {
  const { camera, unit, palette } = canvas;
  const room = POINT.ofColumn * camera.k * scene.measures.columnWidth;
  const size = Math.max(POINT.least * unit, Math.min(POINT.most * unit, room)) / camera.k;
  const explored = new Bars(scene.layout, size * 1.25);
  const frontier = new Bars(scene.layout, size * 1.25);
  eachPlaceIn(scene, pictureBox(canvas, scene), 1 / camera.k, (place) => {
    const isWaiting = statusOf(scene, place) === 'frontier';
    const colour = scene.colouring?.colourOf(scene.layout.tree.node[place], scene.step);
    if (isWaiting) frontier.add(place, colour ?? palette.frontier);
    else explored.add(place, colour ?? palette.explored);
  });
  paintBars(canvas, scene.layout, explored, size);
  paintBars(canvas, scene.layout, frontier, size * FRONTIER_GROWTH);
  paintFolds(canvas, scene, size * 3);
  paintLandmarks(canvas, scene, (5 * unit) / camera.k);
}

/** `size` in the drawing's units. */
export function paintBars(canvas: Canvas, layout: Layout, bars: Bars, size: number): void {
  const { pen } = canvas;
  const pixel = pixelOf(canvas);
  const isArc = (first: number, last: number): boolean =>
    first !== last && isBent(layout, first, last, pixel, spareOn(layout, first, size));
  bars.each((ink, each) => {
    pen.fillStyle = ink;
    pen.beginPath();
    each((first, last) => isArc(first, last) || traceBar(pen, layout, first, last, size));
    pen.fill();
    if (layout.kind === 'tidy') return;
    pen.strokeStyle = ink;
    pen.lineWidth = size;
    pen.lineJoin = 'bevel'; // an arc may begin with a piece too short to have a direction, which a mitre makes a spike
    pen.beginPath();
    each((first, last) => isArc(first, last) && traceArc(pen, layout, first, last, size));
    pen.stroke();
  });
}

function traceBar(pen: Pen, layout: Layout, first: number, last: number, size: number): void {
  if (first !== last && layout.kind === 'radial') return traceSlantedBar(pen, layout, first, last, size);
  const x = xOf(layout, first);
  pen.rect(x - size / 2, yOf(layout, first) - size / 2, xOf(layout, last) - x + size, size);
}

/** A short stretch of a ring: filling is faster than stroking. */
function traceSlantedBar(pen: Pen, layout: Layout, first: number, last: number, size: number): void {
  const [inner, outer] = [radiusOf(layout, first) - size / 2, radiusOf(layout, first) + size / 2];
  const spare = spareOn(layout, first, size);
  const [begin, end] = [layout.along[first] - spare, layout.along[last] + spare];
  const [beginX, beginY, endX, endY] = [Math.sin(begin), -Math.cos(begin), Math.sin(end), -Math.cos(end)];
  pen.moveTo(inner * beginX, inner * beginY);
  pen.lineTo(outer * beginX, outer * beginY);
  pen.lineTo(outer * endX, outer * endY);
  pen.lineTo(inner * endX, inner * endY);
}

/** Half of `size` on the ring of a place, as an angle. */
function spareOn(layout: Layout, place: number, size: number): number {
  return size / 2 / radiusOf(layout, place);
}

function traceArc(pen: Pen, layout: Layout, first: number, last: number, size: number): void {
  const radius = radiusOf(layout, first);
  const spare = spareOn(layout, first, size);
  const begin = layout.along[first] - spare;
  pen.moveTo(radius * Math.sin(begin), -radius * Math.cos(begin));
  traceRing(pen, layout, first, last, spare);
}

function paintFolds({ pen, palette }: Canvas, scene: Scene, size: number): void {
  pen.fillStyle = palette.inkSoft;
  pen.beginPath();
  for (const node of scene.folded) {
    const place = placeFor(scene, node);
    if (place === NONE || scene.hiddenBelow(node) === 0) continue;
    const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place)];
    pen.moveTo(x, y);
    pen.lineTo(x + size, y + size * 1.5);
    pen.lineTo(x - size, y + size * 1.5);
    pen.closePath();
  }
  pen.fill();
}

/** Keeps the roots, the current node, the goal and the hovered node visible at any zoom. */
function paintLandmarks({ pen, palette }: Canvas, scene: Scene, radius: number): void {
  const { reader, current, shown, hovered, layout, step } = scene;
  const roots = countRoots(layout.tree);
  const mark = (node: number, ink: string, grow: number, draw = ink === palette.goal ? fillDiamond : fillCircle) => {
    const place = placeFor(scene, node);
    if (place !== NONE) draw(pen, ink, xOf(layout, place), yOf(layout, place), radius * grow);
  };
  for (let place = 0; place < roots; place++)
    mark(layout.tree.node[place], place === 0 ? palette.ink : palette.goal, 1);
  mark(shown, palette.path, 1);
  mark(current, palette.accent, 1.2);
  pen.lineWidth = radius * 0.35;
  if (current !== reader.goal) mark(current, palette.accent, 1.8, strokeCircle);
  if (reader.goal !== NONE && reader.generatedAt(reader.goal) <= step) mark(reader.goal, palette.goal, 1.5);
  mark(hovered, palette.ink, 1.2);
}
