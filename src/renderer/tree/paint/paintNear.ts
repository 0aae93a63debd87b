import type { Faces } from '../../../shared/contract/looks.ts';
import { neighbour } from '../../../shared/puzzle/geometry.ts';
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import { actionOf, FATE, fateOf, isDropped, NONE } from '../../../shared/trace/trace.ts';
import { pictureBox, statusOf, type Canvas } from './canvas.ts';
import { xOf, yOf } from '../layout/layout.ts';
import { sizeLetters, paintFold, paintLabels, standAtPixels, type Letters } from './paintLabels.ts';
import { paintRepeat } from './paintRepeat.ts';
import { fillCircle, fillDiamond, fillRound, setWriting, strokeLine, strokeRound } from '../../ui/pen/shapes.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { digitSize, WIDEST_BORDER, type Measures } from '../layout/drawingSizes.ts';
import { successorsSeen, type Scene } from './scene.ts';
import { eachPlaceIn } from './visible.ts';

interface Look {
  readonly border: keyof Palette;
  readonly width: number;
  readonly dashed: boolean;
  readonly alpha: number;
}

const LOOKS: Readonly<Record<NodeStatus | 'goal', Look>> = {
  past: { border: 'line', width: 1, dashed: true, alpha: 0.5 },
  unseen: { border: 'line', width: 0, dashed: false, alpha: 0 },
  dropped: { border: 'line', width: 1, dashed: true, alpha: 0.5 },
  stale: { border: 'line', width: 1.2, dashed: true, alpha: 0.55 },
  explored: { border: 'explored', width: 1, dashed: false, alpha: 0.8 },
  frontier: { border: 'frontier', width: 1.8, dashed: false, alpha: 1 },
  expanding: { border: 'accent', width: WIDEST_BORDER, dashed: false, alpha: 1 },
  goal: { border: 'goal', width: WIDEST_BORDER, dashed: false, alpha: 1 },
};

export function paintBoards(canvas: Canvas, scene: Scene): void {
  const letters = sizeLetters(canvas, scene);
  const box = pictureBox(canvas, scene);
  eachPlaceIn(scene, box, 0, (place) => {
    paintStubs(canvas, scene, place);
    paintNode(canvas, scene, place, letters);
  });
  standAtPixels(canvas);
  eachPlaceIn(scene, box, 0, (place) => {
    paintLabels(canvas, scene, place, letters);
    paintFold(canvas, scene, place, scene.measures.boardHeight / 2 + letters.keyLine, letters.size);
  });
}

function paintNode(canvas: Canvas, scene: Scene, place: number, letters: Letters): void {
  const status = statusOf(scene, place);
  const node = scene.layout.tree.node[place];
  const look = LOOKS[scene.reader.goal === node ? 'goal' : status];
  const { pen } = canvas;
  const { boardWidth, boardHeight } = scene.measures;
  const left = xOf(scene.layout, place) - boardWidth / 2;
  const top = yOf(scene.layout, place) - boardHeight / 2;
  if (status === 'expanding') paintRing(canvas, left, top, boardWidth, boardHeight);
  paintTray(canvas, scene, node, left, top, look.alpha);
  pen.globalAlpha = look.alpha;
  PAINT_FACE[scene.faces](canvas, scene, node, left, top);
  pen.globalAlpha = 1;
  paintBorder(canvas, look, left, top, boardWidth, boardHeight);
  paintRepeat(canvas, scene, node, left + boardWidth + 3, top + 4, 6);
  if (isMarked(scene, node)) {
    pen.lineWidth = 1.2;
    strokeRound(pen, canvas.palette.ink, left - 3, top - 3, boardWidth + 6, boardHeight + 6, 5.5);
  }
  paintRoot(canvas, scene, place, left + boardWidth / 2, top - 5 * letters.pixel, 3.4 * letters.pixel);
}

/** The ground of a board, in the node's colour. Opaque, so that no link shows through. */
function paintTray({ pen, palette }: Canvas, scene: Scene, node: number, x: number, y: number, alpha: number): void {
  const { boardWidth, boardHeight } = scene.measures;
  const colour = scene.colouring?.colourOf(node, scene.step);
  fillRound(pen, palette.canvas, x, y, boardWidth, boardHeight, 3);
  pen.globalAlpha = colour ? 1 : alpha;
  fillRound(pen, colour ?? palette.tray, x, y, boardWidth, boardHeight, 3);
}

type PaintFace = (canvas: Canvas, scene: Scene, node: number, left: number, top: number) => void;

const PAINT_FACE: Readonly<Record<Faces, PaintFace>> = { board: paintWhole, difference: paintDifference };

function paintWhole(canvas: Canvas, scene: Scene, node: number, left: number, top: number): void {
  const cells = scene.cellsOf(node);
  const moved = movedCell(scene, node, cells);
  fillTiles(canvas, scene.measures, cells, moved, left, top);
  writeNumbers(canvas, scene.measures, cells, left, top);
}

/** The moved tile among tiles without numbers; a root shows its whole board. */
function paintDifference(canvas: Canvas, scene: Scene, node: number, left: number, top: number): void {
  const cells = scene.cellsOf(node);
  const moved = movedCell(scene, node, cells);
  if (moved === NONE) return paintWhole(canvas, scene, node, left, top);
  fillTiles(canvas, scene.measures, cells, moved, left, top, 0.3);
  writeNumbers(canvas, scene.measures, cells, left, top, moved);
}

/** All tiles but the moved one are one path, `strength` as strong as the moved one. */
function fillTiles(
  { pen, palette }: Canvas,
  measures: Measures,
  cells: ArrayLike<number>,
  moved: number,
  left: number,
  top: number,
  strength = 1,
): void {
  const traceTile = (cell: number): void => {
    const [x, y] = cornerOf(measures, cell, left, top);
    pen.roundRect(x + 0.5, y + 0.5, measures.tile - 1, measures.tile - 1, 1.5);
  };
  const alpha = pen.globalAlpha;
  pen.globalAlpha = alpha * strength;
  pen.fillStyle = palette.tile;
  pen.beginPath();
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== 0 && cell !== moved) traceTile(cell);
  pen.fill();
  pen.globalAlpha = alpha;
  if (moved === NONE) return;
  pen.fillStyle = palette.moved;
  pen.beginPath();
  traceTile(moved);
  pen.fill();
}

/** The numbers of all tiles, or of the one in the cell `only`. */
function writeNumbers(
  { pen, palette }: Canvas,
  measures: Measures,
  cells: ArrayLike<number>,
  left: number,
  top: number,
  only = NONE,
): void {
  const size = digitSize(measures);
  const middle = measures.tile / 2;
  setWriting(pen, { font: `700 ${size}px ${palette.font}`, ink: palette.ink, align: 'center' });
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0 || (only !== NONE && cell !== only)) continue;
    const [x, y] = cornerOf(measures, cell, left, top);
    pen.fillText(String(cells[cell]), x + middle, y + middle + 0.05 * size);
  }
}

function cornerOf({ rim, tile, cols }: Measures, cell: number, left: number, top: number): [x: number, y: number] {
  return [left + rim + (cell % cols) * tile, top + rim + Math.floor(cell / cols) * tile];
}

/** Whether it is under the pointer, or on the board without being expanded. */
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
  pen.setLineDash(look.dashed ? [3, 2] : []);
  strokeRound(pen, palette[look.border], x, y, w, h, 3.5);
  pen.setLineDash([]);
}

/** A second outline, so that the node being expanded is told apart from the frontier without colours. */
function paintRing({ pen, palette }: Canvas, x: number, y: number, w: number, h: number): void {
  pen.globalAlpha = 0.3;
  fillRound(pen, palette.accent, x - 4.5, y - 4.5, w + 9, h + 9, 7);
  pen.globalAlpha = 1;
  pen.lineWidth = 1.2;
  strokeRound(pen, palette.accent, x - 4.5, y - 4.5, w + 9, h + 9, 7);
}

/** Dropped successors: short dashed stubs where their links would leave the board, with the signs of their fates. */
function paintStubs({ pen, palette }: Canvas, scene: Scene, place: number): void {
  const { boardWidth, boardHeight } = scene.measures;
  const x = xOf(scene.layout, place) + boardWidth / 2;
  let y = yOf(scene.layout, place) + boardHeight / 2 - 3;
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1;
  for (const child of successorsSeen(scene, scene.layout.tree.node[place])) {
    const fate = fateOf(scene.reader, child);
    if (!isDropped(fate)) continue;
    const end = { x: x + 8, y: y + 2 };
    pen.setLineDash([2.2, 1.6]);
    strokeLine(pen, x, y, end.x, end.y);
    pen.setLineDash([]);
    if (fate === FATE.cut) strokeLine(pen, end.x + 1, end.y - 2.8, end.x + 1, end.y + 2.8);
    else cross(pen, end.x + 1.5, end.y, 2.1);
    y -= 8;
  }
}

function cross(pen: Pen, x: number, y: number, arm: number): void {
  strokeLine(pen, x - arm, y - arm, x + arm, y + arm);
  strokeLine(pen, x + arm, y - arm, x - arm, y + arm);
}

/** Marks a root, where other nodes have their link, as the start or (in a bidirectional search) the goal. */
export function paintRoot(
  { pen, palette }: Canvas,
  { layout }: Scene,
  place: number,
  x: number,
  y: number,
  radius: number,
): void {
  if (layout.tree.parent[place] !== NONE) return;
  if (place === 0)
    fillCircle(pen, palette.ink, x, y, radius); // the start's root comes first
  else fillDiamond(pen, palette.goal, x, y, radius * 1.3);
}
