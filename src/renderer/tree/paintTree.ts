/** Paints a scene: links, then nodes as boards, dots or points, whichever can be read at the zoom. */
import type { ZoomTransform } from 'd3-zoom';
import { fateOf, isDropped, NONE } from '../../shared/search/trace.ts';
import { nodeKey } from '../panels/nodeKey.ts';
import type { NodeStatus } from '../../shared/search/reading.ts';
import type { Box } from './framing.ts';
import { isMarked, paintBoardNode, paintStubs } from './paintNear.ts';
import type { Palette } from './palette.ts';
import { detailAt, LABEL_HEIGHT, type Detail } from './scales.ts';
import { yOf, type Scene } from './scene.ts';
import { eachLinkIn, eachPlaceIn } from './visible.ts';

/** A canvas to paint on, in CSS pixels, with the camera and the scale of the interface. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  readonly camera: ZoomTransform;
  /** Size of 1/16 rem in CSS pixels: thresholds of legibility grow with the interface. */
  readonly unit: number;
  readonly palette: Palette;
}

export function paintTree(canvas: Canvas, scene: Scene): void {
  const { context, density, camera } = canvas;
  const detail = detailAt(camera.k / canvas.unit, scene.measures);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(density * camera.k, 0, 0, density * camera.k, density * camera.x, density * camera.y);
  paintLinks(canvas, scene, detail);
  PAINT_NODES[detail](canvas, scene);
}

/** The part of the drawing that is in the picture, widened by one node on each side. */
function pictureBox({ camera, width, height }: Canvas, { measures, layout }: Scene): Box {
  return {
    left: camera.invertX(0) - measures.columnWidth,
    right: camera.invertX(width) + measures.columnWidth,
    top: camera.invertY(0) - layout.levelHeight,
    bottom: camera.invertY(height) + layout.levelHeight,
  };
}

function paintLinks(canvas: Canvas, scene: Scene, detail: Detail): void {
  const { context, palette, camera } = canvas;
  const pixel = canvas.unit / camera.k;
  context.lineWidth = detail === 'far' ? 0.6 * pixel : Math.max(0.8 * pixel, 1);
  context.strokeStyle = palette.line;
  context.globalAlpha = detail === 'far' ? 0.35 : 0.6;
  context.beginPath();
  const apart = detail === 'far' ? 2 / camera.k : 0; // links that would fall on the same pixels are drawn once
  eachLinkIn(scene, pictureBox(canvas, scene), apart, (place) => traceLink(context, scene, place, detail));
  context.stroke();
  context.globalAlpha = 1;
  context.lineWidth = Math.max(3 * pixel, detail === 'near' ? 2.5 : 0);
  context.strokeStyle = palette.path;
  context.beginPath();
  for (const node of scene.path) {
    const place = scene.layout.tree.place[node];
    if (scene.layout.tree.parent[place] !== NONE) traceLink(context, scene, place, detail);
  }
  context.stroke();
}

function traceLink(context: CanvasRenderingContext2D, scene: Scene, place: number, detail: Detail): void {
  const { boardHeight } = scene.measures;
  const parent = scene.layout.tree.parent[place];
  const inset = detail === 'near' ? boardHeight / 2 : 0;
  const below = detail === 'near' ? LABEL_HEIGHT : 0;
  const [x1, y1] = [scene.layout.x[parent], yOf(scene, parent) + inset + below];
  const [x2, y2] = [scene.layout.x[place], yOf(scene, place) - inset];
  context.moveTo(x1, y1);
  if (detail === 'far') context.lineTo(x2, y2);
  else context.bezierCurveTo(x1, (y1 + y2) / 2, x2, (y1 + y2) / 2, x2, y2);
}

const PAINT_NODES: Readonly<Record<Detail, (canvas: Canvas, scene: Scene) => void>> = {
  near: paintBoards,
  middle: paintDots,
  far: paintPoints,
};

function paintBoards(canvas: Canvas, scene: Scene): void {
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => {
    paintStubs(canvas, scene, place);
    paintBoardNode(canvas, scene, place, statusOf(scene, place));
  });
}

function statusOf(scene: Scene, place: number): NodeStatus {
  return scene.reader.statusAt(scene.layout.tree.node[place], scene.step);
}

function isGoal(scene: Scene, node: number): boolean {
  return scene.reader.goal === node;
}

/** Dots: hollow in the frontier, filled when explored, haloed when being expanded, a diamond at the goal. */
function paintDots(canvas: Canvas, scene: Scene): void {
  const radius = Math.min(0.24 * scene.measures.columnWidth, (9 * canvas.unit) / canvas.camera.k);
  const { context, palette } = canvas;
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => {
    const node = scene.layout.tree.node[place];
    const [x, y] = [scene.layout.x[place], yOf(scene, place)];
    paintDot(context, palette, x, y, radius, isGoal(scene, node) ? 'goal' : statusOf(scene, place));
    if (isMarked(scene, node)) paintRing(context, palette.ink, x, y, radius * 1.7);
    paintDotKey(canvas, scene, place, radius);
  });
}

function paintDotKey({ context, palette }: Canvas, scene: Scene, place: number, radius: number): void {
  const node = scene.layout.tree.node[place];
  const { g, h } = scene.reader;
  context.fillStyle = palette.inkSoft;
  context.font = `600 ${radius * 1.25}px ${palette.mono}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  const key = String(nodeKey(scene.order, g[node], h[node]).value);
  const [x, y] = [scene.layout.x[place], yOf(scene, place) + radius * 1.35];
  context.lineWidth = radius * 0.5; // a halo keeps links out of the number
  context.strokeStyle = palette.canvas;
  context.strokeText(key, x, y);
  context.fillText(key, x, y);
}

function paintDot(
  context: CanvasRenderingContext2D,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  look: NodeStatus | 'goal',
): void {
  context.lineWidth = radius * 0.4;
  context.beginPath();
  if (look === 'goal') diamond(context, x, y, radius * 1.4);
  else context.arc(x, y, look === 'explored' ? radius * 0.8 : radius, 0, 2 * Math.PI);
  context.fillStyle = DOT_FILL[look](palette);
  context.fill();
  context.strokeStyle = look === 'stale' ? palette.explored : palette.frontier;
  if (look === 'frontier' || look === 'stale') context.stroke();
  if (look === 'expanding') paintRing(context, palette.accent, x, y, radius * 1.6);
}

const DOT_FILL: Readonly<Record<NodeStatus | 'goal', (palette: Palette) => string>> = {
  unseen: ({ canvas }) => canvas,
  past: ({ canvas }) => canvas,
  dropped: ({ canvas }) => canvas,
  stale: ({ canvas }) => canvas,
  frontier: ({ page }) => page,
  explored: ({ explored }) => explored,
  expanding: ({ accent }) => accent,
  goal: ({ goal }) => goal,
};

function diamond(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
}

function paintRing(context: CanvasRenderingContext2D, colour: string, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = colour;
  context.lineWidth = radius * 0.2;
  context.stroke();
}

/** Points: the shape of everything. Nodes that fall on the same pixels are painted once. */
function paintPoints(canvas: Canvas, scene: Scene): void {
  const { context, palette, camera } = canvas;
  const room = 0.6 * camera.k * scene.measures.columnWidth;
  const size = Math.max(1.6 * canvas.unit, Math.min(5 * canvas.unit, room)) / camera.k;
  const batches: Record<'explored' | 'frontier', Path2D> = { explored: new Path2D(), frontier: new Path2D() };
  eachPlaceIn(scene, pictureBox(canvas, scene), 1 / camera.k, (place) => {
    const batch = statusOf(scene, place) === 'frontier' ? batches.frontier : batches.explored;
    batch.rect(scene.layout.x[place] - size / 2, yOf(scene, place) - size / 2, size, size);
  });
  context.fillStyle = palette.explored;
  context.fill(batches.explored);
  context.fillStyle = palette.frontier;
  context.fill(batches.frontier);
  paintLandmarks(canvas, scene, (5 * canvas.unit) / camera.k);
}

/** The root, the current node and the goal stay visible however far away the camera is. */
function paintLandmarks({ context, palette }: Canvas, scene: Scene, radius: number): void {
  const { reader, current, shown, layout } = scene;
  const { tree } = layout;
  const mark = (node: number, colour: string, grow: number): void => {
    if (node === NONE || isDropped(fateOf(reader, node)) || tree.place[node] >= scene.seen) return;
    const place = tree.place[node];
    context.fillStyle = colour;
    context.beginPath();
    if (node === reader.goal) diamond(context, scene.layout.x[place], yOf(scene, place), radius * grow * 1.3);
    else context.arc(scene.layout.x[place], yOf(scene, place), radius * grow, 0, 2 * Math.PI);
    context.fill();
  };
  mark(0, palette.ink, 1);
  mark(shown, palette.path, 1);
  mark(current, palette.accent, 1.2);
  mark(reader.goal, palette.goal, 1.2);
}
