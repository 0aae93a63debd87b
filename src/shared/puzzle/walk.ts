/**
 * Two ways to follow a 4×4 board and an admissible h along a path, for `OptimalSolver`. The boards of the path are kept by depth, so
 * that taking a move back costs nothing but looking one entry lower.
 */
import { indexBoard, viewsOf, type PatternDatabase, type View } from './patternDatabase.ts';
import { COORDINATE_BITS, COORDINATE_MASK, quadrantsOf, type Quadrant } from './quadrants.ts';

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

/** Entries of a path that a depth takes: the indices in three tables, for each of two views. */
const INDICES = 3;
const STRIDE = 2 * INDICES;

/** The walk with the databases of three patterns. The second view is looked at only where the first one lets the board pass. */
export function walkPatterns({ tables }: PatternDatabase, goal: readonly number[]): Walk {
  const views = viewsOf(goal);
  return new PatternWalk(tables, views);
}

class PatternWalk implements Walk {
  readonly #tables: readonly Uint8Array[];
  readonly #views: readonly View[];
  readonly #cells = new Uint8Array(16);
  /** Entry `STRIDE × depth + INDICES × view + pattern`: the index in the pattern's table. */
  readonly #path = new Int32Array(STRIDE * (MAX_DEPTH + 2));

  constructor(tables: readonly Uint8Array[], views: readonly View[]) {
    this.#tables = tables;
    this.#views = views;
  }

  begin(cells: readonly number[]): number {
    this.#cells.set(cells);
    let h = 0;
    for (const [index, view] of this.#views.entries()) {
      indexBoard(view, cells, this.#path, INDICES * index);
      h = Math.max(h, this.#sum(INDICES * index));
    }
    return h;
  }

  look(depth: number, _action: number, from: number, to: number, most: number): number {
    const tile = this.#cells[to];
    const at = STRIDE * depth;
    let h = this.#lookThrough(this.#views[0], at, tile, from, to);
    for (let view = 1; view < this.#views.length && h <= most; view++)
      h = Math.max(h, this.#lookThrough(this.#views[view], at + INDICES * view, tile, from, to));
    return h;
  }

  go(from: number, to: number): void {
    this.#cells[from] = this.#cells[to];
    this.#cells[to] = 0;
  }

  /** Writes the indices after a move of `tile` behind those at `at`, which they follow from. Returns their sum. */
  #lookThrough({ cellMap, patternOf, shiftOf }: View, at: number, tile: number, from: number, to: number): number {
    const path = this.#path;
    const next = at + STRIDE;
    path[next] = path[at];
    path[next + 1] = path[at + 1];
    path[next + 2] = path[at + 2];
    path[next + patternOf[tile]] ^= (cellMap[from] ^ cellMap[to]) << shiftOf[tile];
    return this.#sum(next);
  }

  #sum(at: number): number {
    const path = this.#path;
    const tables = this.#tables;
    return tables[0][path[at]] + tables[1][path[at + 1]] + tables[2][path[at + 2]];
  }
}
