/** Paints nodes as dots: hollow in the frontier, filled when explored, ringed when being expanded, a diamond at the goal. */
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { isGoal, pictureBox, statusOf, type Canvas } from './canvas.ts';
import { xOf, yOf } from '../layout/layout.ts';
import { keyAt, paintFold, writeCentred } from './paintLabels.ts';
import { isMarked, paintRoot } from './paintNear.ts';
import { paintRepeat } from './paintRepeat.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { LETTER, LETTER_ADVANCE, letterScale } from '../camera/drawingSizes.ts';
import type { Scene } from './scene.ts';
import { traceCircle, traceDiamond } from './shapes.ts';
import { eachPlaceIn } from './visible.ts';

type DotLook = NodeStatus | 'goal';

/** Of a dot and of what is written below it, in units of the drawing. */
export interface DotSizes {
  readonly radius: number;
  readonly text: number;
  /** From the middle of a dot to the upper edge of its key, and to what begins below the key. */
  readonly above: number;
  readonly below: number;
}

/** Radius of a dot in CSS pixels, where its column is wide enough. */
const RADIUS = 7.5;
/** Where the letters begin below the middle of a dot, in radii. */
const BELOW = 1.5;

export function dotSizes({ camera, unit }: Canvas, { measures }: Scene): DotSizes {
  const pixel = letterScale(camera.k / unit);
  const radius = Math.min(0.24 * measures.columnWidth, RADIUS * pixel);
  const [text, above] = [LETTER * pixel, BELOW * radius];
  return { radius, text, above, below: above + text };
}

export function paintDots(canvas: Canvas, scene: Scene): void {
  const sizes = dotSizes(canvas, scene);
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => paintNode(canvas, scene, place, sizes));
}

function paintNode(canvas: Canvas, scene: Scene, place: number, sizes: DotSizes): void {
  const { radius, text, below } = sizes;
  const { pen, palette } = canvas;
  const node = scene.layout.tree.node[place];
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place)];
  const look = isGoal(scene, node) ? 'goal' : statusOf(scene, place);
  const colour = scene.colouring?.colourOf(node, scene.step) ?? null;
  paintDot(pen, palette, x, y, radius, look, colour);
  paintRoot(canvas, scene, place, x, y, radius * 0.42);
  paintRepeat(canvas, scene, node, x + radius * 1.4, y, radius * 0.9);
  if (isMarked(scene, node)) paintRing(pen, palette.ink, x, y, radius * 1.7);
  paintKey(canvas, scene, place, sizes);
  paintFold(canvas, scene, place, below, text);
}

/** A key that is wider than its column is left out: it would run into its neighbours. */
function paintKey(canvas: Canvas, scene: Scene, place: number, { text: size, above }: DotSizes): void {
  const line = keyAt(scene, place, false);
  const isFree = scene.layout.tree.parent[place] === NONE;
  if (!isFree && line.length * LETTER_ADVANCE * size > scene.measures.columnWidth) return;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + above];
  writeCentred(canvas, scene, line, { x, y, size, weight: 600, ink: canvas.palette.inkSoft });
}

/** `colour` fills the dot instead of what its look has. */
function paintDot(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  look: DotLook,
  colour: string | null,
): void {
  pen.lineWidth = radius * 0.4;
  pen.beginPath();
  if (look === 'goal') traceDiamond(pen, x, y, radius * 1.4);
  else traceCircle(pen, x, y, look === 'explored' ? radius * 0.8 : radius);
  pen.fillStyle = colour ?? FILLS[look](palette);
  pen.fill();
  const outline = OUTLINES[look]?.(palette);
  if (outline) {
    pen.strokeStyle = outline;
    pen.setLineDash(look === 'stale' ? [radius * 0.5, radius * 0.35] : []);
    pen.stroke();
    pen.setLineDash([]);
  }
  if (look === 'expanding') paintRing(pen, palette.accent, x, y, radius * 1.6);
}

const FILLS: Readonly<Record<DotLook, (palette: Palette) => string>> = {
  unseen: ({ canvas }) => canvas,
  past: ({ canvas }) => canvas,
  dropped: ({ canvas }) => canvas,
  stale: ({ canvas }) => canvas,
  frontier: ({ page }) => page,
  explored: ({ explored }) => explored,
  expanding: ({ accent }) => accent,
  goal: ({ goal }) => goal,
};

const OUTLINES: Readonly<Partial<Record<DotLook, (palette: Palette) => string>>> = {
  stale: ({ explored }) => explored,
  past: ({ explored }) => explored,
  frontier: ({ frontier }) => frontier,
  goal: ({ goal }) => goal,
};

function paintRing(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.beginPath();
  traceCircle(pen, x, y, radius);
  pen.strokeStyle = colour;
  pen.lineWidth = radius * 0.2;
  pen.stroke();
}
