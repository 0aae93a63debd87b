/** Paints links: curves near by, hairs far away, and bands where the hairs would lie side by side. */
import { endsOfWay } from '../../shared/search/path.ts';
import { NONE } from '../../shared/search/trace.ts';
import { radiusOf, xOf, yOf, type Layout } from './layout.ts';
import { pictureBox, pixelOf, type Canvas } from './canvas.ts';
import type { Pen } from './pen.ts';
import { LABEL_HEIGHT, type Detail } from './scales.ts';
import { placeFor, type Scene } from './scene.ts';
import { isBent, Runs, traceRing } from './runs.ts';
import { eachLinkIn } from './visible.ts';

/** Links nearer to each other than this, in CSS pixels, become a band, which is as dark as they were. */
const BAND_GAP = 2;
const BAND_ALPHA = 0.13;

export function paintLinks(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { pen, palette } = canvas;
  pen.strokeStyle = palette.line;
  if (detail === 'far') paintHairs(canvas, scene);
  else paintCurves(canvas, scene, detail);
  pen.globalAlpha = 1;
}

/** The path from the root to the node on the board; that of both halves where these have met on it. */
export function paintPath({ pen, palette, camera, unit }: Canvas, scene: Scene, detail: Detail): void {
  pen.lineWidth = Math.max((3 * unit) / camera.k, detail === 'near' ? 2.5 : 0);
  pen.strokeStyle = palette.path;
  pen.beginPath();
  for (const end of endsOfWay(scene.reader, scene.step, scene.shown)) tracePath(pen, scene, end, detail);
  pen.stroke();
}

function tracePath(pen: Pen, scene: Scene, end: number, detail: Detail): void {
  const { parent } = scene.layout.tree;
  for (let at = placeFor(scene, end); at !== NONE; at = parent[at]) {
    if (parent[at] !== NONE) traceLink(pen, scene, at, detail);
  }
}

function paintCurves(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { pen, camera, unit } = canvas;
  pen.lineWidth = Math.max((0.8 * unit) / camera.k, 1);
  pen.globalAlpha = 0.6;
  pen.beginPath();
  eachLinkIn(scene, pictureBox(canvas, scene), 0, (place) => traceLink(pen, scene, place, detail));
  pen.stroke();
}

function paintHairs(canvas: Canvas, scene: Scene): void {
  const { pen, camera, unit, palette } = canvas;
  const { layout } = scene;
  const apart = BAND_GAP / camera.k;
  const bands = new Runs(layout, apart * 1.5, layout.tree.parent);
  eachLinkIn(scene, pictureBox(canvas, scene), apart, (place) => bands.add(place, palette.line));
  pen.fillStyle = palette.line;
  pen.lineWidth = (0.6 * unit) / camera.k;
  bands.each((_, runs) => {
    pen.globalAlpha = 0.35;
    pen.beginPath();
    runs((first, last) => first === last && traceHair(pen, layout, first));
    pen.stroke();
    pen.globalAlpha = BAND_ALPHA;
    pen.beginPath();
    runs((first, last) => first !== last && traceBand(pen, layout, first, last, pixelOf(canvas)));
    pen.fill();
  });
}

function traceHair(pen: Pen, layout: Layout, place: number): void {
  const parent = layout.tree.parent[place];
  pen.moveTo(xOf(layout, parent), yOf(layout, parent));
  pen.lineTo(xOf(layout, place), yOf(layout, place));
}

/**
 * From a stretch of one level up to the stretch of their parents. Filling closes it: `closePath` would have Chromium measure all
 * bands before it, each time, which takes most of a frame where there are thousands.
 */
function traceBand(pen: Pen, layout: Layout, first: number, last: number, pixel: number): void {
  const { parent } = layout.tree;
  const [above, end] = [parent[first], parent[last]];
  pen.moveTo(xOf(layout, first), yOf(layout, first));
  if (isBent(layout, first, last, pixel)) traceRing(pen, layout, first, last);
  pen.lineTo(xOf(layout, last), yOf(layout, last));
  pen.lineTo(xOf(layout, end), yOf(layout, end));
  if (isBent(layout, end, above, pixel)) traceRing(pen, layout, end, above);
  pen.lineTo(xOf(layout, above), yOf(layout, above));
}

function traceLink(pen: Pen, scene: Scene, place: number, detail: Detail): void {
  const { layout } = scene;
  if (detail === 'far' || layout.bend) traceHair(pen, layout, place);
  else if (layout.kind === 'tidy') traceDrop(pen, scene, place, detail);
  else traceSpoke(pen, layout, place);
}

/** From below the parent's key to above the child. */
function traceDrop(pen: Pen, { layout, measures }: Scene, place: number, detail: Detail): void {
  const parent = layout.tree.parent[place];
  const inset = detail === 'near' ? measures.boardHeight / 2 : 0;
  const below = detail === 'near' ? LABEL_HEIGHT : 0;
  const [x1, y1] = [xOf(layout, parent), yOf(layout, parent) + inset + below];
  const [x2, y2] = [xOf(layout, place), yOf(layout, place) - inset];
  pen.moveTo(x1, y1);
  pen.bezierCurveTo(x1, (y1 + y2) / 2, x2, (y1 + y2) / 2, x2, y2);
}

/** Leaves the parent and reaches the child straight outwards. */
function traceSpoke(pen: Pen, layout: Layout, place: number): void {
  const { tree, along, levelHeight } = layout;
  const parent = tree.parent[place];
  const middle = radiusOf(layout, place) - levelHeight / 2;
  const outOf = along[radiusOf(layout, parent) === 0 ? place : parent]; // every direction is outwards in the middle
  pen.moveTo(xOf(layout, parent), yOf(layout, parent));
  pen.bezierCurveTo(
    middle * Math.sin(outOf),
    -middle * Math.cos(outOf),
    middle * Math.sin(along[place]),
    -middle * Math.cos(along[place]),
    xOf(layout, place),
    yOf(layout, place),
  );
}
