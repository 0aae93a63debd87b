/** Paints nodes near enough to be boards, or the tile that was moved. */
import type { Faces, LayoutKind } from '../../shared/contract/looks.ts';
import { formatNumber } from '../panels/words.ts';
import { neighbour } from '../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import { actionOf, fateOf, isDropped, NONE } from '../../shared/search/trace.ts';
import { nodeKey } from '../panels/nodeKey.ts';
import type { NodeStatus } from '../../shared/search/reading.ts';
import { isGoal, pictureBox, statusOf, type Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import { mix, xOf, yOf } from './layout.ts';
import type { Pen } from './pen.ts';
import { LABEL_HEIGHT, type Measures } from './scales.ts';
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
  eachPlaceIn(scene, pictureBox(canvas, scene), 0, (place) => {
    paintStubs(canvas, scene, place);
    paintNode(canvas, scene, place, statusOf(scene, place));
  });
}

function paintNode(canvas: Canvas, scene: Scene, place: number, status: NodeStatus): void {
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
  if (isMarked(scene, node)) paintSelection(canvas, left, top, boardWidth, boardHeight);
  paintLabels(canvas, scene, place, status);
  paintFold(canvas, scene, place, boardHeight / 2 + LABEL_HEIGHT, 7.6);
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
    const ground = cell === moved ? canvas.palette.moved : canvas.palette.tile;
    if (cells[cell] !== 0) paintTile(canvas, scene.measures, cell, left, top, ground, cells[cell]);
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
  { pen, palette }: Canvas,
  { tile, rim, cols }: Measures,
  cell: number,
  left: number,
  top: number,
  ground: string,
  number: number,
): void {
  const x = left + rim + (cell % cols) * tile;
  const y = top + rim + Math.floor(cell / cols) * tile;
  pen.fillStyle = ground;
  roundRect(pen, x + 0.5, y + 0.5, tile - 1, tile - 1, 1.5);
  pen.fill();
  if (number === 0) return;
  pen.fillStyle = palette.ink;
  pen.font = `700 ${number > 9 ? 6.4 : 8}px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(number), x + tile / 2, y + tile / 2 + 0.4);
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

/** The order of expansion above the left corner, the move above the middle, the key below. */
function paintLabels({ pen, palette }: Canvas, scene: Scene, place: number, status: NodeStatus): void {
  const { reader, measures } = scene;
  const node = scene.layout.tree.node[place];
  const x = xOf(scene.layout, place);
  const y = yOf(scene.layout, place);
  const isOver = status === 'explored' || status === 'stale';
  pen.fillStyle = isOver ? palette.inkSoft : palette.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.font = `${status === 'expanding' ? 700 : 500} 7.6px ${palette.mono}`;
  const write = scene.layout.kind === 'tidy' ? plainText : haloedText; // links of a tidy drawing begin below the key
  write(pen, palette, keyOf(scene, node), x, y + measures.boardHeight / 2 + 3.5);
  pen.fillStyle = palette.inkSoft;
  paintMove(pen, palette, scene, place);
  const order = reader.expandedAt[node];
  if (order > scene.step) return;
  pen.font = `600 6.6px ${palette.mono}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  haloedText(pen, palette, String(order), x - measures.boardWidth / 2, y - measures.boardHeight / 2 - 3.5);
}

function plainText(pen: Pen, _: Palette, text: string, x: number, y: number): void {
  pen.fillText(text, x, y);
}

/** Text that stays readable where a link runs under it. */
function haloedText(pen: Pen, palette: Palette, text: string, x: number, y: number): void {
  pen.lineWidth = 2.2;
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.canvas;
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

function keyOf({ reader, order }: Scene, node: number): string {
  return nodeKey(order, reader.g[node], reader.h[node]).text;
}

/** The move on the link. */
function paintMove(pen: Pen, palette: Palette, scene: Scene, place: number): void {
  if (scene.layout.tree.parent[place] === NONE) return;
  const [x, y] = MOVE_AT[scene.layout.kind](scene, place);
  pen.font = `600 8px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const action = actionOf(scene.reader, scene.layout.tree.node[place]);
  haloedText(pen, palette, nameOfMove(action, scene.naming).arrow, x, y);
}

/** Where a move stands on the link of a radial drawing, as a part of the way to the child. */
const MOVE_SHARE = 0.56;

/** Tidy: to the right of the link, because on the left stands the order of expansion. Radial: on the link's middle. */
const MOVE_AT: Readonly<Record<LayoutKind, (scene: Scene, place: number) => [x: number, y: number]>> = {
  tidy: ({ layout, measures }, place) => [xOf(layout, place) + 6.5, yOf(layout, place) - measures.boardHeight / 2 - 3],
  radial: ({ layout }, place) => {
    const parent = layout.tree.parent[place];
    return [
      mix(xOf(layout, parent), xOf(layout, place), MOVE_SHARE),
      mix(yOf(layout, parent), yOf(layout, place), MOVE_SHARE) + 3,
    ];
  },
};

/** How many nodes a folded subtree holds, `below` its node. */
export function paintFold({ pen, palette }: Canvas, scene: Scene, place: number, below: number, size: number): void {
  const node = scene.layout.tree.node[place];
  const hidden = scene.hiddenBelow(node);
  if (hidden === 0) return;
  const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place) + below];
  const text = `▾ ${formatNumber(hidden)}`;
  pen.font = `700 ${size}px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  pen.fillStyle = palette.ink;
  haloedText(pen, palette, text, x, y);
}

/** Dropped successors: short dashed stubs with a cross at the side of the board that they would have left. */
function paintStubs({ pen, palette }: Canvas, scene: Scene, place: number): void {
  const dropped = droppedChildren(scene, scene.layout.tree.node[place]);
  if (dropped === 0) return;
  const { boardWidth, boardHeight } = scene.measures;
  const y = yOf(scene.layout, place) + boardHeight / 2 - 3;
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1;
  for (let i = 0; i < dropped; i++) {
    const x = xOf(scene.layout, place) + boardWidth / 2;
    const end = { x: x + 8, y: y + 2 - i * 8 };
    pen.setLineDash([2.2, 1.6]);
    pen.beginPath();
    pen.moveTo(x, y - i * 8);
    pen.lineTo(end.x, end.y);
    pen.stroke();
    pen.setLineDash([]);
    cross(pen, end.x + 1.5, end.y, 2.1);
  }
}

function droppedChildren({ reader, step, settled }: Scene, node: number): number {
  const expandedAt = reader.expandedAt[node];
  if (expandedAt > step) return 0;
  let dropped = 0;
  const end = Math.min(reader.nodesAt(expandedAt), settled);
  for (let child = reader.nodesAt(expandedAt - 1); child < end; child++) {
    if (isDropped(fateOf(reader, child))) dropped++;
  }
  return dropped;
}

function cross(pen: Pen, x: number, y: number, arm: number): void {
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
}

function roundRect(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
}
