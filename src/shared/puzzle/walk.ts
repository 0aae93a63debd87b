/**
 * Two ways to follow a 4×4 board and an admissible h along a path, for `OptimalSolver`. The boards of the path are kept by depth, so
 * that taking a move back costs nothing but looking one entry lower.
 */
import { indexBoard, viewsOf, type PatternDatabase, type View } from './patternDatabase.ts';
import { COORDINATE_BITS, COORDINATE_MASK, quadrantsOf, type Quadrant } from './quadrants.ts';
import { SQUARE_CELLS } from './square.ts';

/** Moves of a path at the most. No 4×4 board is known to need more than 80; the rest is room to look ahead. */
export const MAX_DEPTH = 126;

export interface Walk {
  /** Puts a board at depth 0. Returns its h. */
  begin(cells: readonly number[]): number;
  /**
   * Looks at the board that `action` leads to from the board at `depth`, carrying the blank from the cell `from` to `to`, and
   * keeps it at `depth + 1`. Returns its h; where that is greater than `most`, any number greater than `most`.
   */
  look(depth: number, action: number, from: number, to: number, most: number): number;
  /** Goes on to the board that was looked at last: the blank moves from `from` to `to`. Back with both exchanged. */
  go(from: number, to: number): void;
}

/** The walk with the quadrants, which need no board: four coordinates are one. */
export function walkQuadrants(goal: readonly number[]): Walk {
  return new QuadrantWalk(quadrantsOf(goal));
}

class QuadrantWalk implements Walk {
  readonly #quadrants: readonly Quadrant[];
  /** By quadrant: its moves. Three quadrants share one table. */
  readonly #moves: readonly Int32Array[];
  /** Entry `4 × depth + quadrant`: the coordinate. */
  readonly #path = new Int32Array(4 * (MAX_DEPTH + 2));

  constructor(quadrants: readonly Quadrant[]) {
    this.#quadrants = quadrants;
    this.#moves = quadrants.map(({ table }) => table.moves);
  }

  begin(cells: readonly number[]): number {
    let h = 0;
    for (const [index, { table, coordinateOf }] of this.#quadrants.entries()) {
      this.#path[index] = coordinateOf(cells);
      h += table.distances[this.#path[index]];
    }
    return h;
  }

  /** In the second quadrant left is right, in the third up is down, in the fourth both: `action ^ 1` is the opposite. */
  look(depth: number, action: number): number {
    const path = this.#path;
    const moves = this.#moves;
    const at = 4 * depth;
    const mirrored = action ^ (action >> 1);
    const first = moves[0][4 * path[at] + action];
    const second = moves[1][4 * path[at + 1] + mirrored];
    const third = moves[2][4 * path[at + 2] + (mirrored ^ 1)];
    const fourth = moves[3][4 * path[at + 3] + (action ^ 1)];
    path[at + 4] = first & COORDINATE_MASK;
    path[at + 5] = second & COORDINATE_MASK;
    path[at + 6] = third & COORDINATE_MASK;
    path[at + 7] = fourth & COORDINATE_MASK;
    return (
      (first >> COORDINATE_BITS) +
      (second >> COORDINATE_BITS) +
      (third >> COORDINATE_BITS) +
      (fourth >> COORDINATE_BITS)
    );
  }

  go(): void {}
}

/** The walk with the databases of three patterns. The second view is looked at only where the first one lets the board pass. */
export function walkPatterns({ tables }: PatternDatabase, goal: readonly number[]): Walk {
  const [first, second] = viewsOf(goal).map((view) => new ViewWalk(tables, view));
  return new PatternWalk(first, second ?? null);
}

class PatternWalk implements Walk {
  readonly #first: ViewWalk;
  readonly #second: ViewWalk | null;
  readonly #cells = new Uint8Array(SQUARE_CELLS);

  constructor(first: ViewWalk, second: ViewWalk | null) {
    this.#first = first;
    this.#second = second;
  }

  begin(cells: readonly number[]): number {
    this.#cells.set(cells);
    return Math.max(this.#first.begin(cells), this.#second?.begin(cells) ?? 0);
  }

  look(depth: number, _action: number, from: number, to: number, most: number): number {
    const tile = this.#cells[to];
    const h = this.#first.look(depth, tile, from, to);
    return h > most || this.#second === null ? h : Math.max(h, this.#second.look(depth, tile, from, to));
  }

  go(from: number, to: number): void {
    this.#cells[from] = this.#cells[to];
    this.#cells[to] = 0;
  }
}

/** What one view shows of a path. The kernel of the solver: its tables are fields, and no list. */
class ViewWalk {
  readonly #view: View;
  readonly #first: Uint8Array;
  readonly #second: Uint8Array;
  readonly #third: Uint8Array;
  /** By tile: its pattern. */
  readonly #patternOf: Int8Array;
  /** Entry `16 × tile + cell`: what the tile on that cell adds to the index of its pattern. */
  readonly #bits: Int32Array;
  /** Entry `3 × depth + pattern`: the index in the pattern's table. */
  readonly #path = new Int32Array(3 * (MAX_DEPTH + 2));

  constructor([first, second, third]: readonly Uint8Array[], view: View) {
    this.#view = view;
    this.#first = first;
    this.#second = second;
    this.#third = third;
    this.#patternOf = view.patternOf;
    this.#bits = Int32Array.from(
      { length: SQUARE_CELLS * SQUARE_CELLS },
      (_, entry) => view.cellMap[entry & 15] << view.shiftOf[entry >> 4],
    );
  }

  begin(cells: readonly number[]): number {
    indexBoard(this.#view, cells, this.#path, 0);
    return this.#sum(0);
  }

  look(depth: number, tile: number, from: number, to: number): number {
    const path = this.#path;
    const at = 3 * depth;
    path[at + 3] = path[at];
    path[at + 4] = path[at + 1];
    path[at + 5] = path[at + 2];
    path[at + 3 + this.#patternOf[tile]] ^= this.#bits[16 * tile + from] ^ this.#bits[16 * tile + to];
    return this.#sum(at + 3);
  }

  #sum(at: number): number {
    const path = this.#path;
    return this.#first[path[at]] + this.#second[path[at + 1]] + this.#third[path[at + 2]];
  }
}
