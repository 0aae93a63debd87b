/** Paints nodes near enough to be boards, or the tile that was moved. */
import type { Faces } from '../../../shared/contract/looks.ts';
import { neighbour } from '../../../shared/puzzle/geometry.ts';
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import { actionOf, FATE, fateOf, isDropped, NONE, type Fate } from '../../../shared/trace/trace.ts';
import { isGoal, pictureBox, statusOf, type Canvas } from './canvas.ts';
import { xOf, yOf } from '../layout/layout.ts';
import { lettersOf, type Letters } from './letters.ts';
import { paintFold, paintLabels } from './paintLabels.ts';
import { traceCircle, traceDiamond } from './shapes.ts';
import { paintRepeat } from './paintRepeat.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { digitSize, type Measures } from '../camera/drawingSizes.ts';
import type { Scene } from './scene.ts';
import { eachPlaceIn } from './visible.ts';

interface Look {
  readonly border: (palette: Palette) => string;
  readonly width: number;
  readonly dashed: boolean;
  /** Strength of the board; what is over is paler than what is to come. */
  readonly alpha: number;
}

const LOOKS: Readonly<Record<NodeStatus | 'goal', Look>> = {
  past: { border: ({ line }) => line, width: 1, dashed: true, alpha: 0.5 },
  unseen: { border: ({ line }) => line, width: 0, dashed: false, alpha: 0 },
  dropped: { border: ({ line }) => line, width: 1, dashed: true, alpha: 0.5 },
  stale: { border: ({ line }) => line, width: 1.2, dashed: true, alpha: 0.55 },
  explored: { border: ({ explored }) => explored, width: 1, dashed: false, alpha: 0.8 },
  frontier: { border: ({ frontier }) => frontier, width: 1.8, dashed: false, alpha: 1 },
  expanding: { border: ({ accent }) => accent, width: 2.6, dashed: false, alpha: 1 },
  goal: { border: ({ goal }) => goal, width: 2.6, dashed: false, alpha: 1 },
};

export function paintBoards(canvas: Canvas, scene: Scene): void {
  const letters = lettersOf(canvas, scene);
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => {
    paintStubs(canvas, scene, place);
    paintNode(canvas, scene, place, letters);
  });
}

function paintNode(canvas: Canvas, scene: Scene, place: number, letters: Letters): void {
  const status = statusOf(scene, place);
  const node = scene.layout.tree.node[place];
  const look = LOOKS[isGoal(scene, node) ? 'goal' : status];
  const { pen } = canvas;
  const { boardWidth, boardHeight } = scene.measures;
  const left = xOf(scene.layout, place) - boardWidth / 2;
  const top = yOf(scene.layout, place) - boardHeight / 2;
  if (status === 'expanding') paintGlow(canvas, left, top, boardWidth, boardHeight);
  paintTray(canvas, scene, node, left, top, look.alpha);
  pen.globalAlpha = look.alpha;
  PAINT_FACE[scene.faces](canvas, scene, node, left, top);
  pen.globalAlpha = 1;
  paintBorder(canvas, look, left, top, boardWidth, boardHeight);
  paintRepeat(canvas, scene, node, left + boardWidth + 3, top + 4, 6);
  if (isMarked(scene, node)) paintSelection(canvas, left, top, boardWidth, boardHeight);
  paintRoot(canvas, scene, place, left + boardWidth / 2, top - 5 * letters.pixel, 3.4 * letters.pixel);
  paintLabels(canvas, scene, place, letters);
  paintFold(canvas, scene, place, boardHeight / 2 + letters.keyLine, letters.size);
}

/** The ground of a board, in the node's colour where nodes are coloured. Opaque, so that no link shows through. */
function paintTray({ pen, palette }: Canvas, scene: Scene, node: number, x: number, y: number, alpha: number): void {
  const { boardWidth, boardHeight } = scene.measures;
  const colour = scene.colouring?.colourOf(node, scene.step);
  pen.fillStyle = palette.canvas;
  roundRect(pen, x, y, boardWidth, boardHeight, 3);
  pen.fill();
  pen.globalAlpha = colour ? 1 : alpha;
  pen.fillStyle = colour ?? palette.tray;
  roundRect(pen, x, y, boardWidth, boardHeight, 3);
  pen.fill();
}

type PaintFace = (canvas: Canvas, scene: Scene, node: number, left: number, top: number) => void;

const PAINT_FACE: Readonly<Record<Faces, PaintFace>> = { board: paintWhole, difference: paintDifference };

function paintWhole(canvas: Canvas, scene: Scene, node: number, left: number, top: number): void {
  const cells = scene.cellsOf(node);
  const moved = movedCell(scene, node, cells);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const ground = cell === moved ? canvas.palette.moved : canvas.palette.tile;
    paintTile(canvas, scene.measures, cell, left, top, ground, cells[cell]);
  }
}

/** The tile that was moved, among tiles without numbers. The root, where nothing was moved, shows its whole board. */
function paintDifference(canvas: Canvas, scene: Scene, node: number, left: number, top: number): void {
  const cells = scene.cellsOf(node);
  const moved = movedCell(scene, node, cells);
  if (moved === NONE) return paintWhole(canvas, scene, node, left, top);
  const strength = canvas.pen.globalAlpha;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0 || cell === moved) continue;
    canvas.pen.globalAlpha = strength * 0.3;
    paintTile(canvas, scene.measures, cell, left, top, canvas.palette.tile, 0);
  }
  canvas.pen.globalAlpha = strength;
  paintTile(canvas, scene.measures, moved, left, top, canvas.palette.moved, cells[moved]);
}

/** One tile of the board at `left`, `top`; `number` 0 leaves it empty. */
function paintTile(
  canvas: Canvas,
  measures: Measures,
  cell: number,
  left: number,
  top: number,
  ground: string,
  number: number,
): void {
  const { pen, palette } = canvas;
  const { tile, rim, cols } = measures;
  const x = left + rim + (cell % cols) * tile;
  const y = top + rim + Math.floor(cell / cols) * tile;
  pen.fillStyle = ground;
  roundRect(pen, x + 0.5, y + 0.5, tile - 1, tile - 1, 1.5);
  pen.fill();
  if (number === 0) return;
  pen.fillStyle = palette.ink;
  const size = digitSize(measures);
  pen.font = `700 ${size}px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(number), x + tile / 2, y + tile / 2 + 0.05 * size);
}

/** The node on the board, where it is not the one being expanded, and the node under the pointer. */
export function isMarked({ shown, current, hovered }: Scene, node: number): boolean {
  return node === hovered || (node === shown && current !== NONE && node !== current);
}

/** The cell of the tile that the move into `node` slid: where the blank was before; `NONE` at a root. */
function movedCell({ reader, measures }: Scene, node: number, cells: ArrayLike<number>): number {
  const action = actionOf(reader, node);
  if (action < 0) return NONE;
  const blank = Array.prototype.indexOf.call(cells, 0);
  return neighbour(blank, action ^ 1, measures.rows, measures.cols);
}

function paintBorder({ pen, palette }: Canvas, look: Look, x: number, y: number, w: number, h: number): void {
  pen.lineWidth = look.width;
  pen.strokeStyle = look.border(palette);
  pen.setLineDash(look.dashed ? [3, 2] : []);
  roundRect(pen, x, y, w, h, 3.5);
  pen.stroke();
  pen.setLineDash([]);
}

function paintGlow({ pen, palette }: Canvas, x: number, y: number, w: number, h: number): void {
  pen.globalAlpha = 0.3;
  pen.fillStyle = palette.accent;
  roundRect(pen, x - 4.5, y - 4.5, w + 9, h + 9, 7);
  pen.fill();
  pen.globalAlpha = 1;
}

function paintSelection({ pen, palette }: Canvas, x: number, y: number, w: number, h: number): void {
  pen.lineWidth = 1.2;
  pen.strokeStyle = palette.ink;
  roundRect(pen, x - 3, y - 3, w + 6, h + 6, 5.5);
  pen.stroke();
}

/** Dropped successors: short dashed stubs at the side of the board that they would have left, each with the sign of its fate. */
function paintStubs({ pen, palette }: Canvas, scene: Scene, place: number): void {
  const { boardWidth, boardHeight } = scene.measures;
  const x = xOf(scene.layout, place) + boardWidth / 2;
  let y = yOf(scene.layout, place) + boardHeight / 2 - 3;
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1;
  for (const fate of droppedChildren(scene, scene.layout.tree.node[place])) {
    const end = { x: x + 8, y: y + 2 };
    pen.setLineDash([2.2, 1.6]);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(end.x, end.y);
    pen.stroke();
    pen.setLineDash([]);
    if (fate === FATE.cut) bar(pen, end.x + 1, end.y, 2.8);
    else cross(pen, end.x + 1.5, end.y, 2.1);
    y -= 8;
  }
}

function droppedChildren({ reader, step, settled }: Scene, node: number): Fate[] {
  const expandedAt = reader.expandedAt[node];
  if (expandedAt > step) return [];
  const fates: Fate[] = [];
  const end = Math.min(reader.nodesAt(expandedAt), settled);
  for (let child = reader.nodesAt(expandedAt - 1); child < end; child++) {
    const fate = fateOf(reader, child);
    if (isDropped(fate)) fates.push(fate);
  }
  return fates;
}

/** Seen before. */
function cross(pen: Pen, x: number, y: number, arm: number): void {
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
}

/** Beyond the bound. */
function bar(pen: Pen, x: number, y: number, arm: number): void {
  pen.beginPath();
  pen.moveTo(x, y - arm);
  pen.lineTo(x, y + arm);
  pen.stroke();
}

/** The sign of a root, where the others have their link: that of the start, or in a search from both ends that of the goal. */
export function paintRoot(
  canvas: Canvas,
  { layout }: Scene,
  place: number,
  x: number,
  y: number,
  radius: number,
): void {
  const { pen, palette } = canvas;
  if (layout.tree.parent[place] !== NONE) return;
  const isGoalRoot = place > 0; // the start's root comes first
  pen.fillStyle = isGoalRoot ? palette.goal : palette.ink;
  pen.beginPath();
  if (isGoalRoot) traceDiamond(pen, x, y, radius * 1.3);
  else traceCircle(pen, x, y, radius);
  pen.fill();
}

function roundRect(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
}
