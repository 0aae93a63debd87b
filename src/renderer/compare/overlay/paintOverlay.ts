/** Paints the overlay: rings of what one search expanded, and in colour what the other did. */
import { NONE } from '../../../shared/trace/trace.ts';
import { pictureBox, type Canvas } from '../../tree/paint/canvas.ts';
import { radiusOf, xOf, yOf, type Layout } from '../../tree/layout/layout.ts';
import { traceCircle, traceDiamond } from '../../ui/pen/shapes.ts';
import { paintBars } from '../../tree/paint/paintPoints.ts';
import { Bars } from '../../tree/paint/bars.ts';
import { placeFor } from '../../tree/paint/scene.ts';
import { eachPlaceIn } from '../../tree/paint/visible.ts';
import type { OverlayScene } from './overlayScene.ts';
import { fontOf } from '../../ui/pen/fontOf.ts';

/**
 * Sides of a state: in CSS pixels at unit 1 far away, there on a ring with room, and close up, and as a share of a gap.
 * `joins`: neighbours at most so many sides apart become one bar.
 */
const GROUND = { least: 1.3, roomy: 3, most: 8, ofGap: 0.5, joins: 1.25 };
/** Larger, so that colour is not the only sign. */
const PAINTED = { least: 3, roomy: 5, most: 14, ofGap: 0.9, joins: 0.6 };
/** A ring has room where its states are at least so many CSS pixels apart, on average: the first rings. */
const ROOM = 9;
/** Font size of the ring numbers, and their least distance. */
const NUMBER = { size: 13, apart: 44 };
const STEPS_OF_RINGS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export function paintOverlay(canvas: Canvas, overlay: OverlayScene): void {
  const { pen, density, camera, unit } = canvas;
  pen.setTransform(density * camera.k, 0, 0, density * camera.k, density * camera.x, density * camera.y);
  paintRings(canvas, overlay);
  const { explored } = canvas.palette;
  paintStates(canvas, overlay, overlay.ground, GROUND, () => explored);
  paintStates(canvas, overlay, overlay.coloured, PAINTED, (place) => overlay.colours[overlay.band[place]]);
  paintWay(canvas, overlay);
  paintLandmarks(canvas, overlay, (5 * unit) / camera.k);
  paintNumbers(canvas, overlay);
}

function paintStates(
  canvas: Canvas,
  { scene }: OverlayScene,
  shown: OverlayScene['ground'],
  { least, roomy, most, ofGap, joins }: typeof GROUND,
  inkOf: (place: number) => string,
): void {
  const { camera, unit } = canvas;
  const { layout } = scene;
  const { depth } = layout.tree;
  const size =
    (unit * Math.max(least, Math.min(most, (ofGap * camera.k * scene.measures.columnWidth) / unit))) / camera.k;
  const [dense, sparse] = [new Bars(layout, size * joins), new Bars(layout, 0)];
  const hasRoom = ringsWithRoom(canvas, layout);
  eachPlaceIn(shown, pictureBox(canvas, scene), 1 / camera.k, (place) =>
    (hasRoom[depth[place]] ? sparse : dense).add(place, inkOf(place)),
  );
  paintBars(canvas, layout, dense, size);
  paintBars(canvas, layout, sparse, Math.max(size, (unit * roomy) / camera.k));
}

/** By level of the whole tree, so that no state grows or shrinks while others are added. */
function ringsWithRoom({ camera, unit }: Canvas, layout: Layout): boolean[] {
  const { order, start } = layout.rows!;
  const around = (level: number): number => 2 * Math.PI * radiusOf(layout, order[start[level]]) * camera.k;
  const states = (level: number): number => start[level + 1] - start[level];
  return Array.from({ length: layout.levels }, (_, level) => around(level) >= ROOM * unit * states(level));
}

function* numberedRings({ camera, unit }: Canvas, { scene: { layout } }: OverlayScene): Generator<number> {
  const apart = (NUMBER.apart * unit) / (camera.k * layout.levelHeight);
  const step = STEPS_OF_RINGS.find((rings) => rings >= apart) ?? STEPS_OF_RINGS.at(-1)!;
  for (let depth = step; depth < layout.levels; depth += step) yield depth;
}

function paintRings(canvas: Canvas, overlay: OverlayScene): void {
  const { pen, palette, camera, unit } = canvas;
  const { levelHeight } = overlay.scene.layout;
  pen.strokeStyle = palette.line;
  pen.lineWidth = (0.8 * unit) / camera.k;
  pen.globalAlpha = 0.3;
  for (const depth of numberedRings(canvas, overlay)) {
    pen.beginPath();
    traceCircle(pen, 0, 0, depth * levelHeight);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** In page pixels: canvases misplace letters as large as they would be in the units of a whole state space. */
function paintNumbers(canvas: Canvas, overlay: OverlayScene): void {
  const { pen, palette, camera, unit, density } = canvas;
  const { levelHeight } = overlay.scene.layout;
  const size = NUMBER.size * unit;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.font = fontOf(700, size, palette.mono);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.strokeStyle = palette.canvas;
  pen.fillStyle = palette.ink;
  pen.lineJoin = 'bevel';
  pen.lineWidth = size * 0.4; // a halo keeps states out of the number
  for (const depth of numberedRings(canvas, overlay)) {
    const [x, y] = camera.apply([0, -depth * levelHeight]);
    pen.strokeText(String(depth), x, y);
    pen.fillText(String(depth), x, y);
  }
}

/** Paints the solution once the tree's search has found it. */
function paintWay({ pen, palette, camera, unit }: Canvas, { scene, isSolved }: OverlayScene): void {
  if (!isSolved) return;
  const { layout, reader } = scene;
  pen.strokeStyle = palette.path;
  pen.lineWidth = (2.6 * unit) / camera.k;
  pen.lineJoin = 'bevel';
  pen.beginPath();
  for (let at = placeFor(scene, reader.goal); layout.tree.parent[at] !== NONE; at = layout.tree.parent[at]) {
    pen.moveTo(xOf(layout, at), yOf(layout, at));
    pen.lineTo(xOf(layout, layout.tree.parent[at]), yOf(layout, layout.tree.parent[at]));
  }
  pen.stroke();
}

function paintLandmarks({ pen, palette }: Canvas, overlay: OverlayScene, radius: number): void {
  const { scene, isSolved } = overlay;
  const { layout, reader, hovered, current } = scene;
  const mark = (place: number, colour: string, size: number, trace = traceCircle): void => {
    if (place === NONE) return;
    pen.fillStyle = colour;
    pen.beginPath();
    trace(pen, xOf(layout, place), yOf(layout, place), size);
    pen.fill();
  };
  mark(0, palette.ink, radius);
  if (isSolved) mark(placeFor(scene, reader.goal), palette.goal, radius * 1.6, traceDiamond);
  else if (current !== NONE) mark(placeFor(scene, current), palette.accent, radius);
  if (hovered === NONE) return;
  const place = placeFor(scene, hovered);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = radius * 0.45;
  pen.beginPath();
  traceCircle(pen, xOf(layout, place), yOf(layout, place), radius * 1.6);
  pen.stroke();
}
