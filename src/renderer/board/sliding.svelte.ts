/** Slides a tile with the pointer, with those between it and the blank. */
import { MOVES, neighbour, oppositeMove } from '../../shared/puzzle/geometry.ts';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { cellAt, type BoardPoint, type LaidBoard } from './boardPoint.ts';
import type { HeldTiles } from './trayTiles.ts';

/** Shares of a cell: beyond this, a released tile completes its slide. */
const FAR_ENOUGH = 0.35;
/** Below this, a press counts as a click. */
const CLICK = 0.06;

interface Push {
  readonly pointerId: number;
  readonly from: BoardPoint;
  readonly cell: number;
  /** The tile of the cell first. */
  readonly tiles: readonly number[];
  /** Opposite to the direction of the blank. */
  readonly rows: number;
  readonly cols: number;
}

export class Sliding {
  readonly #board: () => LaidBoard;
  readonly #onpush: (cell: number) => void;
  #push = $state.raw<Push | null>(null);
  /** Progress towards the blank, from 0 to 1 cell. */
  #share = $state(0);

  constructor(board: () => LaidBoard, onpush: (cell: number) => void) {
    this.#board = board;
    this.#onpush = onpush;
  }

  get isHolding(): boolean {
    return this.#push !== null;
  }

  readonly held = $derived.by((): HeldTiles | undefined => {
    const push = this.#push;
    if (!push || this.#share === 0) return undefined;
    return new Map(push.tiles.map((tile) => [tile, [push.cols * this.#share, push.rows * this.#share]]));
  });

  /** Returns whether a tile is there that can slide; it is held then. */
  press(pointerId: number, at: BoardPoint): boolean {
    if (this.#push) return false;
    this.#push = pushFrom(this.#board(), pointerId, at);
    this.#share = 0;
    return this.isHolding;
  }

  move(pointerId: number, to: BoardPoint): void {
    if (pointerId === this.#push?.pointerId) this.#share = shareOf(this.#push, to);
  }

  /** A click pushes, and so does a drag that went far enough. */
  release(pointerId: number, to: BoardPoint): void {
    const push = this.#push;
    if (pointerId !== push?.pointerId) return;
    const isClick = Math.hypot(to.x - push.from.x, to.y - push.from.y) < CLICK;
    const isFar = this.#share > FAR_ENOUGH;
    this.cancel(pointerId);
    if (isClick || isFar) this.#onpush(push.cell);
  }

  cancel(pointerId: number): void {
    if (pointerId !== this.#push?.pointerId) return;
    this.#push = null;
    this.#share = 0;
  }
}

/** `null` if no tile there can slide. */
function pushFrom(board: LaidBoard, pointerId: number, from: BoardPoint): Push | null {
  const { cells, rows, cols } = board;
  const cell = cellAt(from, board);
  const actions = cell === null ? [] : slideTo(cells, cell, cols);
  if (cell === null || actions.length === 0) return null;
  const towards = MOVES[oppositeMove(actions[0])];
  const sliding = [cell];
  while (sliding.length < actions.length)
    sliding.push(neighbour(sliding.at(-1)!, oppositeMove(actions[0]), rows, cols));
  const tiles = sliding.map((each) => cells[each]);
  return { pointerId, from, cell, tiles, rows: towards.rows, cols: towards.cols };
}

function shareOf({ from, rows, cols }: Push, { x, y }: BoardPoint): number {
  return Math.min(1, Math.max(0, (x - from.x) * cols + (y - from.y) * rows));
}
