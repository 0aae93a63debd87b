/** A tile pushed with the pointer: it slides, with those between it and the blank, as far as it is dragged. */
import { MOVES, neighbour, oppositeMove } from '../../shared/puzzle/geometry.ts';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { cellAt, type BoardPoint, type LaidBoard } from './boardPoint.ts';
import type { HeldTiles } from './trayTiles.ts';

/** Dragged farther than this share of a cell, a tile goes on by itself when it is let go. */
const FAR_ENOUGH = 0.35;
/** A pointer that went less than this share of a cell has clicked. */
const CLICK = 0.06;

interface Push {
  readonly pointerId: number;
  readonly from: BoardPoint;
  readonly cell: number;
  /** Tiles that slide with that of the cell, itself first. */
  readonly tiles: readonly number[];
  /** Direction in which the tiles slide: opposite to that of the blank. */
  readonly rows: number;
  readonly cols: number;
}

export class Sliding {
  readonly #board: () => LaidBoard;
  readonly #onpush: (cell: number) => void;
  #push = $state.raw<Push | null>(null);
  /** How far the tiles have been dragged towards the blank, as a share of a cell: 0 to 1. */
  #share = $state(0);

  /** `onpush` hears of each cell whose tile was pushed. */
  constructor(board: () => LaidBoard, onpush: (cell: number) => void) {
    this.#board = board;
    this.#onpush = onpush;
  }

  /** Whether a tile is held. */
  get isHolding(): boolean {
    return this.#push !== null;
  }

  /** The tiles that are dragged; `undefined` while they are where the board has them. */
  readonly held = $derived.by((): HeldTiles | undefined => {
    const push = this.#push;
    if (!push || this.#share === 0) return undefined;
    return new Map(push.tiles.map((tile) => [tile, [push.cols * this.#share, push.rows * this.#share]]));
  });

  /** Takes the tile at a place. Returns whether it can slide, and is held from now on. */
  press(pointerId: number, at: BoardPoint): boolean {
    if (this.#push) return false;
    this.#push = pushFrom(this.#board(), pointerId, at);
    this.#share = 0;
    return this.isHolding;
  }

  move(pointerId: number, to: BoardPoint): void {
    if (pointerId === this.#push?.pointerId) this.#share = shareOf(this.#push, to);
  }

  /** A click pushes; so does a drag that went far enough. */
  release(pointerId: number, to: BoardPoint): void {
    const push = this.#push;
    if (pointerId !== push?.pointerId) return;
    const isClick = Math.hypot(to.x - push.from.x, to.y - push.from.y) < CLICK;
    const isFar = this.#share > FAR_ENOUGH;
    this.cancel(pointerId);
    if (isClick || isFar) this.#onpush(push.cell);
  }

  /** The tiles go back to where they were. */
  cancel(pointerId: number): void {
    if (pointerId !== this.#push?.pointerId) return;
    this.#push = null;
    this.#share = 0;
  }
}

/** `null` where no tile at this place can slide. */
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
