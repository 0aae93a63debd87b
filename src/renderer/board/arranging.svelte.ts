/**
 * Arranges a board: drag a tile or the blank onto another to exchange them, or choose a cell with the arrow keys and
 * type its number. The board stays a permutation.
 */
import { neighbour, NO_CELL } from '../../shared/puzzle/geometry.ts';
import { costByTile, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { cellAt, middleOf, type BoardPoint, type LaidBoard } from './boardPoint.ts';
import type { HeldTiles } from './trayTiles.ts';

export interface Arrangement {
  readonly exchange: (cell: number, other: number) => void;
  /** Undoes the last exchange, when a second digit changes the number. */
  readonly takeBack: () => void;
}

interface ArrangedBoard extends LaidBoard {
  readonly costs?: TileCosts | undefined;
}

interface Drag {
  readonly pointerId: number;
  readonly cell: number;
  readonly at: BoardPoint;
  /** The cell under the pointer; its own cell outside the board. */
  readonly over: number;
}

/** By action. */
export const ARROW_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const BLANKS = ['Delete', 'Backspace', '_', '.'];

export class Arranging {
  readonly #board: () => ArrangedBoard;
  readonly #arrangement: Arrangement;
  readonly #typed = new TypedTile();
  /** Whether the number being typed has changed the board. */
  #hasPut = false;
  #typedBoard: readonly number[] = [];
  #cursor = $state(0);
  lifted = $state<number | null>(null);
  #drag = $state.raw<Drag | null>(null);

  constructor(board: () => ArrangedBoard, arrangement: Arrangement) {
    this.#board = board;
    this.#arrangement = arrangement;
  }

  get cursor(): number {
    return this.#cursor < this.#board().cells.length ? this.#cursor : 0;
  }

  get isDragging(): boolean {
    return this.#drag !== null;
  }

  get over(): number | null {
    return this.#drag?.over ?? null;
  }

  /** The dragged tile; a dragged blank is invisible. */
  readonly held = $derived.by((): HeldTiles | undefined => {
    const drag = this.#drag;
    if (!drag) return undefined;
    const board = this.#board();
    const middle = middleOf(drag.cell, board);
    return new Map([[board.cells[drag.cell], [drag.at.x - middle.x, drag.at.y - middle.y]]]);
  });

  /** What the cursor is on, for a screen reader. */
  get said(): string {
    const here = this.#nameOf(this.cursor);
    if (this.lifted === null) return here;
    return this.lifted === this.cursor ? `${here}, lifted` : `Exchange ${this.#nameOf(this.lifted)} with ${here}`;
  }

  #nameOf(cell: number): string {
    const { cells, cols, costs } = this.#board();
    const name = cells[cell] === 0 ? 'blank' : `tile ${cells[cell]}`;
    const cost = cells[cell] === 0 ? undefined : costByTile(costs, cells.length)?.[cells[cell]];
    const place = `Row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`;
    return `${place}: ${name}${cost === undefined ? '' : `, cost ${cost}`}`;
  }

  /** Returns whether a tile or the blank is held now. */
  press(pointerId: number, at: BoardPoint): boolean {
    const cell = cellAt(at, this.#board());
    if (this.#drag || cell === null) return false;
    this.#typed.end();
    this.#cursor = cell;
    this.lifted = null;
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

  cancel(): void {
    this.#drag = null;
  }

  leave(): void {
    this.#typed.end();
    this.lifted = null;
  }

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

  /** A digit continues a number only if the board is as the last digit left it. */
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

  /** Exchanges a tile, or the blank, with the one at the cursor. Returns whether the board changed. */
  #put(tile: number): boolean {
    const from = this.#board().cells.indexOf(tile);
    if (from === -1 || from === this.cursor) return false;
    this.#arrangement.exchange(from, this.cursor);
    return true;
  }

  #lift(): void {
    this.#typed.end();
    const lifted = this.lifted;
    this.lifted = lifted === null ? this.cursor : null;
    if (lifted !== null && lifted !== this.cursor) this.#arrangement.exchange(lifted, this.cursor);
  }

  #putDown(): boolean {
    const wasLifted = this.lifted !== null;
    this.lifted = null;
    return wasLifted;
  }
}

/** Later digits begin a new number. */
const TYPING_MS = 900;

class TypedTile {
  #digits = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the number typed so far, and whether the digit continued it. */
  add(digit: string, cells: number): { tile: number; goesOn: boolean } {
    const goesOn = this.#digits !== '' && Number(this.#digits + digit) < cells;
    const digits = goesOn ? this.#digits + digit : digit;
    this.end();
    this.#digits = digits;
    this.#timer = setTimeout(() => this.end(), TYPING_MS);
    return { tile: Number(digits), goesOn };
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#digits = '';
  }
}
