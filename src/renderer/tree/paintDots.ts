/** Paints nodes as dots: hollow in the frontier, filled when explored, ringed when being expanded, a diamond at the goal. */
import type { NodeStatus } from '../../shared/search/reading.ts';
import { nodeKey } from '../panels/nodeKey.ts';
import { xOf, yOf } from './layout.ts';
import { isMarked, paintFold } from './paintNear.ts';
import { isGoal, pictureBox, statusOf, type Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import type { Scene } from './scene.ts';
import { eachPlaceIn } from './visible.ts';

type Look = NodeStatus | 'goal';

/** Of a dot and of what is written below it, in units of the drawing. */
interface Sizes {
  readonly radius: number;
  /** Of the letters: as large as on the rest of the page, and less only where columns are too narrow for three digits. */
  readonly text: number;
}

/** Where the letters begin below the middle of a dot, in radii: under the ring of the one that is being expanded. */
const BELOW = 1.6;

export function paintDots(canvas: Canvas, scene: Scene): void {
  const { columnWidth } = scene.measures;
  const pixel = canvas.unit / canvas.camera.k;
  const sizes = { radius: Math.min(0.24 * columnWidth, 9 * pixel), text: Math.min(0.4 * columnWidth, 11.25 * pixel) };
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => paintNode(canvas, scene, place, sizes));
}

function paintNode(canvas: Canvas, scene: Scene, place: number, sizes: Sizes): void {
  const { radius, text } = sizes;
  const { pen, palette } = canvas;
  const node = scene.layout.tree.node[place];
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place)];
  const look = isGoal(scene, node) ? 'goal' : statusOf(scene, place);
  const colour = scene.colouring?.colourOf(node, scene.step) ?? null;
  paintDot(pen, palette, x, y, radius, look, colour);
  if (isMarked(scene, node)) paintRing(pen, palette.ink, x, y, radius * 1.7);
  paintKey(canvas, scene, place, sizes);
  paintFold(canvas, scene, place, radius * BELOW, text);
}

function paintKey({ pen, palette }: Canvas, scene: Scene, place: number, { radius, text }: Sizes): void {
  const node = scene.layout.tree.node[place];
  const { g, h } = scene.reader;
  pen.fillStyle = palette.inkSoft;
  pen.font = `600 ${text}px ${palette.mono}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  const key = String(nodeKey(scene.order, g[node], h[node]).value);
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + radius * BELOW];
  pen.lineWidth = text * 0.4; // a halo keeps links out of the number
  pen.strokeStyle = palette.canvas;
  pen.strokeText(key, x, y);
  pen.fillText(key, x, y);
}

/** `colour` fills the dot instead of what its look has. */
function paintDot(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  look: Look,
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

const FILLS: Readonly<Record<Look, (palette: Palette) => string>> = {
  unseen: ({ canvas }) => canvas,
  past: ({ canvas }) => canvas,
  dropped: ({ canvas }) => canvas,
  stale: ({ canvas }) => canvas,
  frontier: ({ page }) => page,
  explored: ({ explored }) => explored,
  expanding: ({ accent }) => accent,
  goal: ({ goal }) => goal,
};

const OUTLINES: Readonly<Partial<Record<Look, (palette: Palette) => string>>> = {
  stale: ({ explored }) => explored,
  past: ({ explored }) => explored,
  frontier: ({ frontier }) => frontier,
  goal: ({ goal }) => goal,
};

export function traceCircle(pen: Pen, x: number, y: number, radius: number): void {
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

export function traceDiamond(pen: Pen, x: number, y: number, radius: number): void {
  pen.moveTo(x, y - radius);
  pen.lineTo(x + radius, y);
  pen.lineTo(x, y + radius);
  pen.lineTo(x - radius, y);
  pen.closePath();
}

function paintRing(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.beginPath();
  traceCircle(pen, x, y, radius);
  pen.strokeStyle = colour;
  pen.lineWidth = radius * 0.2;
  pen.stroke();
}
