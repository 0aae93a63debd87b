/** States with other moves than those of the puzzle: mistakes in the function that makes the successors. */
import { costByTile } from '../../puzzle/tileCosts.ts';
import { MOVES, neighbour, NO_CELL } from '../../puzzle/geometry.ts';
import { NONE } from '../../trace/trace.ts';
import type { KnownStates, Neighbours } from '../output/knownStates.ts';

/**
 * Cells of a row and of the next one beside each other, in one direction or both; the ends of rows and of columns, all of
 * them, from the first row and column to the last, or from the first row; a direction that is left out; rows or
 * columns at the edges that are never entered; diagonal moves, along both diagonals or one; or one wrong entry in a table.
 */
export type OddMove =
  | (typeof AROUND_THE_EDGE)[number]
  | (typeof WITHOUT_ONE)[number]
  | keyof typeof EDGES
  | keyof typeof DIAGONALS
  | `from ${number} not ${number} but ${number}`;

/** Whether a cell is never entered. */
const EDGES = {
  'no first row': (row) => row === 0,
  'no last row': (row, _col, rows) => row === rows - 1,
  'no first column': (_row, col) => col === 0,
  'no last column': (_row, col, _rows, cols) => col === cols - 1,
  'no first row, no first column': (row, col) => row === 0 || col === 0,
  'no last row, no last column': (row, col, rows, cols) => row === rows - 1 || col === cols - 1,
} as const satisfies Record<string, (row: number, col: number, rows: number, cols: number) => boolean>;
const isEdge = (odd: OddMove): odd is keyof typeof EDGES => odd in EDGES;

/** Rows and columns of the moves that are added. */
const DIAGONALS = {
  'all diagonals': [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  'falling diagonals': [
    [-1, -1],
    [1, 1],
  ],
  'rising diagonals': [
    [-1, 1],
    [1, -1],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
const isDiagonal = (odd: OddMove): odd is keyof typeof DIAGONALS => odd in DIAGONALS;

export const WITHOUT_EDGE = Object.keys(EDGES) as readonly OddMove[];
export const DIAGONAL = Object.keys(DIAGONALS) as readonly OddMove[];

export const AROUND_THE_EDGE = ['around', 'around right', 'around left', 'torus', 'torus back', 'torus up'] as const;
/** The moves that lead over an edge to the other end of the row or column. */
const OVER_EDGE: Partial<Readonly<Record<OddMove, readonly string[]>>> = {
  torus: ['up', 'down', 'left', 'right'],
  'torus back': ['up', 'left'],
  'torus up': ['up'],
};
export const WITHOUT_ONE = ['no up', 'no down', 'no left', 'no right'] as const;

/** From a cell, the blank never goes to another one; goes to one that is not next to it; or does so in place of the other. */
export interface WrongEntry {
  readonly from: number;
  /** `NO_CELL`: all that are right are there. */
  readonly misses: number;
  /** `NO_CELL`: none. */
  readonly adds: number;
}

export function entryText({ from, misses, adds }: WrongEntry): OddMove {
  return `from ${from} not ${misses} but ${adds}`;
}

export function entryOf(odd: OddMove): WrongEntry | null {
  const found = /^from (\d+) not (-?\d+) but (-?\d+)$/.exec(odd);
  return found && { from: Number(found[1]), misses: Number(found[2]), adds: Number(found[3]) };
}

interface OddStep {
  readonly successor: number;
  readonly cost: number;
  readonly action: number;
}

export class OddNeighbours implements Neighbours {
  readonly costs: KnownStates['costs'];
  readonly #states: KnownStates;
  readonly #odd: OddMove;
  readonly #entry: WrongEntry | null;
  readonly #moves = new Map<number, readonly OddStep[]>();

  constructor(states: KnownStates, odd: OddMove) {
    this.#states = states;
    this.#odd = odd;
    this.#entry = entryOf(odd);
    this.costs = states.costs;
  }

  eachSuccessor(state: number, visit: (successor: number, cost: number, action: number) => void): void {
    for (const { successor, cost, action } of this.#movesOf(state)) visit(successor, cost, action);
  }

  actionBetween(from: number, to: number): number {
    return this.#movesOf(from).find(({ successor }) => successor === to)?.action ?? NONE;
  }

  costOf(from: number, action: number): number {
    return this.#movesOf(from).find((move) => move.action === action)!.cost;
  }

  #movesOf(state: number): readonly OddStep[] {
    const known = this.#moves.get(state);
    if (known !== undefined) return known;
    const cells = this.#states.cellsOf(state);
    const byTile = costByTile(this.costs, cells.length);
    const blank = cells.indexOf(0);
    const made = this.#cellsFrom(blank, cells.length).flatMap((cell, action): OddStep[] => {
      if (cell === NO_CELL) return [];
      const successor = this.#states.numberOf(cells.with(blank, cells[cell]).with(cell, 0));
      return [{ successor, cost: byTile?.[cells[cell]] ?? 1, action }];
    });
    this.#moves.set(state, made);
    return made;
  }

  /** By action; moves that are added come behind those of the puzzle. */
  #cellsFrom(blank: number, cells: number): readonly number[] {
    const straight = MOVES.map((_, action) => this.#cellFrom(blank, action, cells));
    if (this.#entry?.from === blank)
      return [...straight.map((cell) => (cell === this.#entry?.misses ? NO_CELL : cell)), this.#entry.adds];
    if (!isDiagonal(this.#odd)) return straight;
    const { cols } = this.#states;
    const [row, col, rows] = [Math.floor(blank / cols), blank % cols, cells / cols];
    const isOn = (down: number, right: number): boolean =>
      row + down >= 0 && row + down < rows && col + right >= 0 && col + right < cols;
    const diagonal = DIAGONALS[this.#odd].map(([down, right]) =>
      isOn(down, right) ? blank + down * cols + right : NO_CELL,
    );
    return [...straight, ...diagonal];
  }

  #cellFrom(blank: number, action: number, cells: number): number {
    const { name, rows, cols } = MOVES[action];
    const width = this.#states.cols;
    const height = cells / width;
    if (this.#odd === `no ${name}`) return NO_CELL;
    if (OVER_EDGE[this.#odd]?.includes(name) === true) {
      const row = (Math.floor(blank / width) + rows + height) % height;
      return row * width + (((blank % width) + cols + width) % width);
    }
    if (rows === 0 && (this.#odd === 'around' || this.#odd === `around ${name}`))
      return blank + cols >= 0 && blank + cols < cells ? blank + cols : NO_CELL;
    const cell = neighbour(blank, action, height, width);
    if (cell === NO_CELL || !isEdge(this.#odd)) return cell;
    return EDGES[this.#odd](Math.floor(cell / width), cell % width, height, width) ? NO_CELL : cell;
  }
}
