/**
 * A board that is arranged: any tile, or the blank, is dragged onto any other and they change places; or a cell is chosen
 * with the arrow keys and the number that belongs there is typed. Every tile stays on the board once.
 */
import { neighbour, NO_CELL } from '../../shared/puzzle/geometry.ts';
import { cellAt, middleOf, type BoardPoint, type LaidBoard } from './boardPoint.ts';
import type { HeldTiles } from './trayTiles.ts';
import { TypedTile } from './typedTile.ts';

/** What a board that is arranged asks for. */
export interface Arrangement {
  readonly exchange: (cell: number, other: number) => void;
  /** Takes the last exchange back: a second digit makes another number of the first. */
  readonly takeBack: () => void;
}

interface Drag {
  readonly pointerId: number;
  readonly cell: number;
  readonly at: BoardPoint;
  /** The cell under the pointer; its own where that is beside the board. */
  readonly over: number;
}

const ARROW_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const BLANKS = ['Delete', 'Backspace', '_', '.'];

export class Arranging {
  readonly #board: () => LaidBoard;
  readonly #arrangement: Arrangement;
  readonly #typed = new TypedTile();
  /** Whether the number that is being typed has changed the board. */
  #hasPut = false;
  /** The board that the last digit left. */
  #typedBoard: readonly number[] = [];
  #cursor = $state(0);
  /** The cell whose tile is lifted, to be exchanged with that of another one. */
  #lifted = $state<number | null>(null);
  #drag = $state.raw<Drag | null>(null);

  constructor(board: () => LaidBoard, arrangement: Arrangement) {
    this.#board = board;
    this.#arrangement = arrangement;
  }

  /** The cell that the keys are about. */
  get cursor(): number {
    return this.#cursor < this.#board().cells.length ? this.#cursor : 0;
  }

  get lifted(): number | null {
    return this.#lifted;
  }

  get isDragging(): boolean {
    return this.#drag !== null;
  }

  /** The cell onto which a tile would be dropped. */
  get over(): number | null {
    return this.#drag?.over ?? null;
  }

  /** The tile that is dragged. The blank is dragged as well, but there is nothing of it to see. */
  readonly held = $derived.by((): HeldTiles | undefined => {
    const drag = this.#drag;
    if (!drag) return undefined;
    const board = this.#board();
    const middle = middleOf(drag.cell, board);
    return new Map([[board.cells[drag.cell], [drag.at.x - middle.x, drag.at.y - middle.y]]]);
  });

  /** What the cursor is on, for whoever cannot see it. */
  get said(): string {
    const here = this.#nameOf(this.cursor);
    if (this.#lifted === null) return here;
    return this.#lifted === this.cursor ? `${here}, lifted` : `Exchange ${this.#nameOf(this.#lifted)} with ${here}`;
  }

  #nameOf(cell: number): string {
    const { cells, cols } = this.#board();
    const name = cells[cell] === 0 ? 'blank' : `tile ${cells[cell]}`;
    return `Row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}: ${name}`;
  }

  /** Takes what is at a place. Returns whether it is held from now on. */
  press(pointerId: number, at: BoardPoint): boolean {
    const cell = cellAt(at, this.#board());
    if (this.#drag || cell === null) return false;
    this.#typed.end();
    this.#cursor = cell;
    this.#lifted = null;
    this.#drag = { pointerId, cell, at: middleOf(cell, this.#board()), over: cell };
    return true;
  }

  move(pointerId: number, at: BoardPoint): void {
    const drag = this.#drag;
    if (pointerId === drag?.pointerId) this.#drag = { ...drag, at, over: cellAt(at, this.#board()) ?? drag.cell };
  }

  release(pointerId: number): void {
    if (pointerId !== this.#drag?.pointerId) return;
    const { cell, over } = this.#drag;
    this.cancel();
    this.#cursor = over;
    if (over !== cell) this.#arrangement.exchange(cell, over);
  }

  /** What is held goes back to where it was. */
  cancel(): void {
    this.#drag = null;
  }

  /** The keys go elsewhere: nothing is lifted any more. */
  leave(): void {
    this.#typed.end();
    this.#lifted = null;
  }

  /** Does what a key asks for. Returns whether the key is one of this board. */
  answer(key: string): boolean {
    if (/^\d$/.test(key)) this.#type(key);
    else if (ARROW_KEYS.includes(key)) this.#go(ARROW_KEYS.indexOf(key));
    else if (BLANKS.includes(key)) this.#erase();
    else if (key === ' ' || key === 'Enter') this.#lift();
    else return key === 'Escape' && this.#putDown();
    return true;
  }

  #go(action: number): void {
    this.#typed.end();
    const { rows, cols } = this.#board();
    const next = neighbour(this.cursor, action, rows, cols);
    if (next !== NO_CELL) this.#cursor = next;
  }

  /** A digit goes on with a number only on the board that the digits before have left. */
  #type(digit: string): void {
    const { cells } = this.#board();
    if (cells !== this.#typedBoard) this.#typed.end();
    const { tile, goesOn } = this.#typed.add(digit, cells.length);
    if (goesOn && this.#hasPut) this.#arrangement.takeBack();
    this.#hasPut = this.#put(tile);
    this.#typedBoard = this.#board().cells;
  }

  #erase(): void {
    this.#typed.end();
    this.#put(0);
  }

  /** Puts a tile, or the blank, where the cursor is: it changes places with what is there. Returns whether anything changed. */
  #put(tile: number): boolean {
    const from = this.#board().cells.indexOf(tile);
    if (from === -1 || from === this.cursor) return false;
    this.#arrangement.exchange(from, this.cursor);
    return true;
  }

  #lift(): void {
    this.#typed.end();
    const lifted = this.#lifted;
    this.#lifted = lifted === null ? this.cursor : null;
    if (lifted !== null && lifted !== this.cursor) this.#arrangement.exchange(lifted, this.cursor);
  }

  /** Returns whether anything was lifted. */
  #putDown(): boolean {
    const wasLifted = this.#lifted !== null;
    this.#lifted = null;
    return wasLifted;
  }
}
