/** Paints links: curves near by, hairs far away, and bands where hairs would be side by side. */
import { pathEnds } from '../../../shared/readings/path.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { mix, radiusOf, xOf, yOf, type Layout } from '../layout/layout.ts';
import { pictureBox, pixelOf, type Canvas } from './canvas.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { sizeLetters } from './paintLabels.ts';
import { dotSizes } from './paintDots.ts';
import type { Detail } from '../layout/drawingSizes.ts';
import { placeFor, type Scene } from './scene.ts';
import { isBent, Bars, traceRing } from './bars.ts';
import { eachLinkIn } from './visible.ts';

/** Links nearer than this, in CSS pixels, become a band, as dark as they were. */
const BAND_GAP = 2;
const BAND_ALPHA = 0.13;
/** Column width, in CSS pixels, from which hairs have full width and darkness; below it they get finer. */
const WIDE_COLUMN = 16;
const HAIR = { width: { fine: 0.6, strong: 1 }, alpha: { fine: 0.35, strong: 0.65 } };

export function paintLinks(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { pen, palette } = canvas;
  pen.strokeStyle = palette.line;
  if (detail === 'far') paintHairs(canvas, scene);
  else paintCurves(canvas, scene, detail);
  pen.globalAlpha = 1;
}

/** Paints the path from the root to the node on the board; both halves where these have met on it. */
export function paintPath(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { pen, palette, camera, unit } = canvas;
  pen.lineWidth = Math.max((3 * unit) / camera.k, detail === 'near' ? 2.5 : 0);
  pen.strokeStyle = palette.path;
  pen.beginPath();
  const ends = findLinkEnds(canvas, scene, detail);
  for (const end of pathEnds(scene.reader, scene.step, scene.shown)) tracePath(pen, scene, end, ends);
  pen.stroke();
}

function tracePath(pen: Pen, scene: Scene, end: number, ends: LinkEnds | null): void {
  const { parent } = scene.layout.tree;
  for (let at = placeFor(scene, end); at !== NONE; at = parent[at]) {
    if (parent[at] !== NONE) traceLink(pen, scene, at, ends);
  }
}

function paintCurves(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { pen, camera, unit } = canvas;
  pen.lineWidth = Math.max((0.8 * unit) / camera.k, 1);
  pen.globalAlpha = 0.6;
  pen.beginPath();
  const ends = findLinkEnds(canvas, scene, detail);
  eachLinkIn(scene, pictureBox(canvas, scene), 0, (place) => traceLink(pen, scene, place, ends));
  pen.stroke();
}

function paintHairs(canvas: Canvas, scene: Scene): void {
  const { pen, camera, unit, palette } = canvas;
  const { layout } = scene;
  const apart = BAND_GAP / camera.k;
  const bands = new Bars(layout, apart * 1.5, layout.tree.parent);
  eachLinkIn(scene, pictureBox(canvas, scene), apart, (place) => bands.add(place, palette.line));
  pen.fillStyle = palette.line;
  const strength = Math.min(1, (camera.k * scene.measures.columnWidth) / (WIDE_COLUMN * unit));
  pen.lineWidth = (mix(HAIR.width.fine, HAIR.width.strong, strength) * unit) / camera.k;
  bands.each((_, bars) => {
    pen.globalAlpha = mix(HAIR.alpha.fine, HAIR.alpha.strong, strength);
    pen.beginPath();
    bars((first, last) => first === last && traceHair(pen, layout, first));
    pen.stroke();
    pen.globalAlpha = BAND_ALPHA;
    pen.beginPath();
    bars((first, last) => first !== last && traceBand(pen, layout, first, last, pixelOf(canvas)));
    pen.fill();
  });
}

function traceHair(pen: Pen, layout: Layout, place: number): void {
  const parent = layout.tree.parent[place];
  pen.moveTo(xOf(layout, parent), yOf(layout, parent));
  pen.lineTo(xOf(layout, place), yOf(layout, place));
}

/** Leaves closing to `fill`: at each `closePath`, Chromium measures all bands before it. */
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

/** Distances of a tidy link's ends from its nodes' middles; `upright`: of its end, beside which numbers stand. */
interface LinkEnds {
  readonly below: number;
  readonly above: number;
  readonly upright: number;
}

/** `null`: links are straight. */
function findLinkEnds(canvas: Canvas, scene: Scene, detail: Detail): LinkEnds | null {
  if (detail === 'far' || scene.layout.bend) return null;
  if (detail === 'middle') {
    const { radius, below } = dotSizes(canvas, scene);
    return { below, above: 1.1 * radius, upright: 0 };
  }
  const { keyLine, bandLine } = sizeLetters(canvas, scene);
  const half = scene.measures.boardHeight / 2;
  return { below: half + keyLine, above: half, upright: bandLine };
}

function traceLink(pen: Pen, { layout }: Scene, place: number, ends: LinkEnds | null): void {
  if (ends === null) traceHair(pen, layout, place);
  else if (layout.kind === 'tidy') traceDrop(pen, layout, place, ends);
  else traceSpoke(pen, layout, place);
}

function traceDrop(pen: Pen, layout: Layout, place: number, { below, above, upright }: LinkEnds): void {
  const parent = layout.tree.parent[place];
  const [x1, y1] = [xOf(layout, parent), yOf(layout, parent) + below];
  const [x2, y2] = [xOf(layout, place), yOf(layout, place) - above - upright];
  pen.moveTo(x1, y1);
  pen.bezierCurveTo(x1, (y1 + y2) / 2, x2, (y1 + y2) / 2, x2, y2);
  if (upright > 0) pen.lineTo(x2, y2 + upright);
}

/** Radial: leaves the parent and reaches the child straight outwards. */
function traceSpoke(pen: Pen, layout: Layout, place: number): void {
  const { tree, along, levelHeight } = layout;
  const parent = tree.parent[place];
  const middle = radiusOf(layout, place) - levelHeight / 2;
  const outOf = along[radiusOf(layout, parent) === 0 ? place : parent]; // from the middle, every direction is outwards
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
