/** Paints nodes near enough to be boards. */
import { ARROWS } from '../panels/words.ts';
import { MOVE_LETTERS, neighbour } from '../../shared/puzzle/geometry.ts';
import { actionOf, fateOf, isDropped, NONE } from '../../shared/search/trace.ts';
import { nodeKey } from '../panels/nodeKey.ts';
import type { NodeStatus } from '../../shared/search/reading.ts';
import type { Canvas } from './paintTree.ts';
import type { Palette } from './palette.ts';
import { yOf, type Scene } from './scene.ts';

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

export function paintBoardNode(canvas: Canvas, scene: Scene, place: number, status: NodeStatus): void {
  const node = scene.layout.tree.node[place];
  const look = LOOKS[node === scene.reader.goal ? 'goal' : status];
  const { context } = canvas;
  const { boardWidth, boardHeight } = scene.measures;
  const left = scene.layout.x[place] - boardWidth / 2;
  const top = yOf(scene, place) - boardHeight / 2;
  if (status === 'expanding') paintGlow(canvas, left, top, boardWidth, boardHeight);
  context.globalAlpha = look.alpha;
  paintTiles(canvas, scene, node, left, top);
  context.globalAlpha = 1;
  paintBorder(canvas, look, left, top, boardWidth, boardHeight);
  if (isMarked(scene, node)) paintSelection(canvas, left, top, boardWidth, boardHeight);
  paintLabels(canvas, scene, place, status);
}

function paintTiles({ context, palette }: Canvas, scene: Scene, node: number, left: number, top: number): void {
  const { tile, rim, cols, boardWidth, boardHeight } = scene.measures;
  context.fillStyle = palette.tray;
  roundRect(context, left, top, boardWidth, boardHeight, 3);
  context.fill();
  const cells = scene.cellsOf(node);
  const moved = movedCell(scene, node, cells);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const x = left + rim + (cell % cols) * tile;
    const y = top + rim + Math.floor(cell / cols) * tile;
    context.fillStyle = cell === moved ? palette.moved : palette.tile;
    roundRect(context, x + 0.5, y + 0.5, tile - 1, tile - 1, 1.5);
    context.fill();
    context.fillStyle = palette.ink;
    context.font = `700 ${cells[cell] > 9 ? 6.4 : 8}px ${palette.font}`;
    context.fillText(String(cells[cell]), x + tile / 2, y + tile / 2 + 0.4);
  }
}

/** The node on the board, where it is not the one being expanded, and the node under the pointer. */
export function isMarked({ shown, current, hovered }: Scene, node: number): boolean {
  return node === hovered || (node === shown && current !== NONE && node !== current);
}

/** The cell of the tile that the move into `node` slid: where the blank was before. */
function movedCell({ reader, measures }: Scene, node: number, cells: ArrayLike<number>): number {
  const action = actionOf(reader, node);
  if (action < 0) return -1;
  const blank = Array.prototype.indexOf.call(cells, 0);
  return neighbour(blank, action ^ 1, measures.rows, measures.cols);
}

function paintBorder({ context, palette }: Canvas, look: Look, x: number, y: number, w: number, h: number): void {
  context.lineWidth = look.width;
  context.strokeStyle = look.border(palette);
  context.setLineDash(look.dashed ? [3, 2] : []);
  roundRect(context, x, y, w, h, 3.5);
  context.stroke();
  context.setLineDash([]);
}

function paintGlow({ context, palette }: Canvas, x: number, y: number, w: number, h: number): void {
  context.globalAlpha = 0.3;
  context.fillStyle = palette.accent;
  roundRect(context, x - 4.5, y - 4.5, w + 9, h + 9, 7);
  context.fill();
  context.globalAlpha = 1;
}

function paintSelection({ context, palette }: Canvas, x: number, y: number, w: number, h: number): void {
  context.lineWidth = 1.2;
  context.strokeStyle = palette.ink;
  roundRect(context, x - 3, y - 3, w + 6, h + 6, 5.5);
  context.stroke();
}

/** The order of expansion above the left corner, the move above the middle, the key below. */
function paintLabels({ context, palette }: Canvas, scene: Scene, place: number, status: NodeStatus): void {
  const { reader, measures } = scene;
  const node = scene.layout.tree.node[place];
  const x = scene.layout.x[place];
  const y = yOf(scene, place);
  const isOver = status === 'explored' || status === 'stale';
  context.fillStyle = isOver ? palette.inkSoft : palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.font = `${status === 'expanding' ? 700 : 500} 7.6px ${palette.mono}`;
  context.fillText(keyOf(scene, node), x, y + measures.boardHeight / 2 + 3.5);
  context.fillStyle = palette.inkSoft;
  paintMove(context, palette, scene, place);
  const order = reader.expandedAt[node];
  if (order > scene.step) return;
  context.font = `600 6.6px ${palette.mono}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  haloedText(context, palette, String(order), x - measures.boardWidth / 2, y - measures.boardHeight / 2 - 3.5);
}

/** Text that stays readable where a link runs under it. */
function haloedText(context: CanvasRenderingContext2D, palette: Palette, text: string, x: number, y: number): void {
  context.lineWidth = 2.2;
  context.lineJoin = 'round';
  context.strokeStyle = palette.canvas;
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

function keyOf({ reader, order }: Scene, node: number): string {
  return nodeKey(order, reader.g[node], reader.h[node]).text;
}

/** The move of the blank, to the right of the link: on the left stands the order of expansion. */
function paintMove(context: CanvasRenderingContext2D, palette: Palette, scene: Scene, place: number): void {
  const parent = scene.layout.tree.parent[place];
  if (parent === NONE) return;
  const x = scene.layout.x[place] + 6.5;
  const y = yOf(scene, place) - scene.measures.boardHeight / 2 - 3;
  context.font = `600 8px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  haloedText(context, palette, ARROWS[MOVE_LETTERS[actionOf(scene.reader, scene.layout.tree.node[place])]], x, y);
}

/** Dropped successors: short dashed stubs with a cross at the side of the board that they would have left. */
export function paintStubs({ context, palette }: Canvas, scene: Scene, place: number): void {
  const dropped = droppedChildren(scene, scene.layout.tree.node[place]);
  if (dropped === 0) return;
  const { boardWidth, boardHeight } = scene.measures;
  const y = yOf(scene, place) + boardHeight / 2 - 3;
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  for (let i = 0; i < dropped; i++) {
    const x = scene.layout.x[place] + boardWidth / 2;
    const end = { x: x + 8, y: y + 2 - i * 8 };
    context.setLineDash([2.2, 1.6]);
    context.beginPath();
    context.moveTo(x, y - i * 8);
    context.lineTo(end.x, end.y);
    context.stroke();
    context.setLineDash([]);
    cross(context, end.x + 1.5, end.y, 2.1);
  }
}

function droppedChildren({ reader, step }: Scene, node: number): number {
  const expandedAt = reader.expandedAt[node];
  if (expandedAt > step) return 0;
  let dropped = 0;
  const end = reader.nodesAt(expandedAt);
  for (let child = reader.nodesAt(expandedAt - 1); child < end; child++) {
    if (isDropped(fateOf(reader, child))) dropped++;
  }
  return dropped;
}

function cross(context: CanvasRenderingContext2D, x: number, y: number, arm: number): void {
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}

function roundRect(context: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, r: number): void {
  context.beginPath();
  context.roundRect(x, y, w, h, r);
}
