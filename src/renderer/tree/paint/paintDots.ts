/** Paints nodes as dots: hollow in the frontier, filled when explored, ringed while expanded, a diamond at the goal. */
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { pictureBox, statusOf, type Canvas } from './canvas.ts';
import { xOf, yOf } from '../layout/layout.ts';
import { keyAt, paintFold, standAtPixels, writeCentred } from './paintLabels.ts';
import { isMarked, paintRoot } from './paintNear.ts';
import { paintRepeat } from './paintRepeat.ts';
import { MONO_WIDTH } from '../../ui/pen/lettering.ts';
import { strokeCircle, traceCircle, traceDiamond } from '../../ui/pen/shapes.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import { LETTER, letterScale } from '../layout/drawingSizes.ts';
import type { Scene } from './scene.ts';
import { eachPlaceIn } from './visible.ts';

type DotLook = NodeStatus | 'goal';

type DotSizes = ReturnType<typeof dotSizes>;

const RADIUS = 7.5;
/** Where the letters begin below the middle of a dot, in radii. */
const BELOW = 1.5;

/**
 * A dot and its label, in the drawing's units. `above` and `below`: from its middle to the upper edge of its key, and to
 * what begins below the key.
 */
export function dotSizes({ camera, unit }: Canvas, { measures }: Scene) {
  const pixel = letterScale(camera.k / unit);
  const radius = Math.min(0.24 * measures.columnWidth, RADIUS * pixel);
  const [text, above] = [LETTER * pixel, BELOW * radius];
  return { radius, text, above, below: above + text };
}

export function paintDots(canvas: Canvas, scene: Scene): void {
  const sizes = dotSizes(canvas, scene);
  const box = pictureBox(canvas, scene);
  eachPlaceIn(scene, box, 0, (place) => paintNode(canvas, scene, place, sizes));
  standAtPixels(canvas);
  eachPlaceIn(scene, box, 0, (place) => {
    paintKey(canvas, scene, place, sizes);
    paintFold(canvas, scene, place, sizes.below, sizes.text);
  });
}

function paintNode(canvas: Canvas, scene: Scene, place: number, { radius }: DotSizes): void {
  const { palette } = canvas;
  const node = scene.layout.tree.node[place];
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place)];
  const look = scene.reader.goal === node ? 'goal' : statusOf(scene, place);
  const fill = scene.colouring?.colourOf(node, scene.step) ?? palette[FILLS[look] ?? 'canvas'];
  paintDot(canvas, x, y, radius, look, fill);
  paintRoot(canvas, scene, place, x, y, radius * 0.42);
  paintRepeat(canvas, scene, node, x + radius * 1.4, y, radius * 0.9);
  if (isMarked(scene, node)) paintRing(canvas, palette.ink, x, y, radius * 1.7);
}

/** Leaves out a key wider than its column. */
function paintKey(canvas: Canvas, scene: Scene, place: number, { text: size, above }: DotSizes): void {
  const line = keyAt(scene, place, false);
  const isFree = scene.layout.tree.parent[place] === NONE;
  if (!isFree && line.length * MONO_WIDTH * size > scene.measures.columnWidth) return;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + above];
  const hasHalo = statusOf(scene, place) === 'expanding';
  writeCentred(canvas, scene, line, { x, y, size, weight: 600, ink: canvas.palette.inkSoft, hasHalo });
}

function paintDot(canvas: Canvas, x: number, y: number, radius: number, look: DotLook, fill: string): void {
  const { pen, palette } = canvas;
  pen.lineWidth = radius * 0.4;
  pen.beginPath();
  if (look === 'goal') traceDiamond(pen, x, y, radius * 1.4);
  else traceCircle(pen, x, y, look === 'explored' ? radius * 0.8 : radius);
  pen.fillStyle = fill;
  pen.fill();
  const outline = OUTLINES[look];
  if (outline) {
    pen.strokeStyle = palette[outline];
    pen.setLineDash(look === 'stale' ? [radius * 0.5, radius * 0.35] : []);
    pen.stroke();
    pen.setLineDash([]);
  }
  if (look === 'expanding') paintRing(canvas, palette.accent, x, y, radius * 1.6);
}

/** Of the others, the ground. */
const FILLS: Readonly<Partial<Record<DotLook, keyof Palette>>> = {
  frontier: 'page',
  explored: 'explored',
  expanding: 'accent',
  goal: 'goal',
};

const OUTLINES: Readonly<Partial<Record<DotLook, keyof Palette>>> = {
  stale: 'explored',
  past: 'explored',
  frontier: 'frontier',
  goal: 'goal',
};

function paintRing({ pen }: Canvas, ink: string, x: number, y: number, radius: number): void {
  pen.lineWidth = radius * 0.2;
  strokeCircle(pen, ink, x, y, radius);
}
