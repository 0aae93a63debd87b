/**
 * Two ways to follow a 4×4 board and h along the paths of `IdaStar`. Each node keeps its data in its stack slot, so
 * that successors start from there and undoing a move is almost free.
 */
import { findBlank } from '../board.ts';
import { MOVES, NO_CELL } from '../geometry.ts';
import type { DeepeningCounts, Expander } from './idaStar.ts';
import { listMoves, type MoveLists } from './moveLists.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { indexBoard, viewsOf, type PatternDatabase, type PatternView } from '../heuristics/patternDatabase.ts';
import { COORDINATE_BITS, COORDINATE_MASK, quadrantsOf, type Quadrant } from '../heuristics/quadrants.ts';
import { SQUARE_CELLS } from '../square.ts';

export interface Walk {
  /** Puts a board in slot 0, and makes room for `slots`. Returns its h. */
  begin(cells: readonly number[], slots: number): number;
  /**
   * Computes the successor by `action` of the current board, which is in slot `at`, with the blank moving from `from`
   * to `to`, and stores it in `slot`. Returns its h; if that exceeds `most`, any number above `most` and up to h.
   */
  look(at: number, slot: number, action: number, from: number, to: number, most: number): number;
  /** Moves on to a computed board. To go back, exchange `from` and `to`. */
  go(from: number, to: number): void;
  /** Whether the current board, whose h is 0, is the goal. */
  isGoal(): boolean;
}

/** By the quadrants of 4×4 boards: four coordinates stand for the board. */
export function walkQuadrants(goal: readonly number[]): Walk {
  return new QuadrantWalk(quadrantsOf(goal));
}

class QuadrantWalk implements Walk {
  readonly #quadrants: readonly Quadrant[];
  /** By quadrant; three of them share a table. */
  readonly #moves: readonly Int32Array[];
  #coordinates = new Int32Array(0);

  constructor(quadrants: readonly Quadrant[]) {
    this.#quadrants = quadrants;
    this.#moves = quadrants.map(({ table }) => table.moves);
  }

  begin(cells: readonly number[], slots: number): number {
    this.#coordinates = new Int32Array(4 * slots);
    let h = 0;
    for (const [index, { table, coordinateOf }] of this.#quadrants.entries()) {
      this.#coordinates[index] = coordinateOf(cells);
      h += table.distances[this.#coordinates[index]];
    }
    return h;
  }

  /**
   * In the second quadrant left is right, in the third up is down, in the fourth both: `action ^ 1` is the opposite.
   */
  look(at: number, slot: number, action: number): number {
    const coordinates = this.#coordinates;
    const moves = this.#moves;
    const mirrored = action ^ (action >> 1);
    const first = moves[0][4 * coordinates[4 * at] + action];
    const second = moves[1][4 * coordinates[4 * at + 1] + mirrored];
    const third = moves[2][4 * coordinates[4 * at + 2] + (mirrored ^ 1)];
    const fourth = moves[3][4 * coordinates[4 * at + 3] + (action ^ 1)];
    coordinates[4 * slot] = first & COORDINATE_MASK;
    coordinates[4 * slot + 1] = second & COORDINATE_MASK;
    coordinates[4 * slot + 2] = third & COORDINATE_MASK;
    coordinates[4 * slot + 3] = fourth & COORDINATE_MASK;
    return (
      (first >> COORDINATE_BITS) +
      (second >> COORDINATE_BITS) +
      (third >> COORDINATE_BITS) +
      (fourth >> COORDINATE_BITS)
    );
  }

  go(): void {}

  /** Only the goal has an h of 0. */
  isGoal(): boolean {
    return true;
  }
}

/** By pattern databases. The second view is read only where the first admits the board. */
export function walkPatterns({ tables }: PatternDatabase, goal: readonly number[]): Walk {
  const [first, second] = viewsOf(goal).map((view) => new ViewWalk(tables, view));
  return new PatternWalk(goal, first, second ?? null);
}

class PatternWalk implements Walk {
  readonly #goal: readonly number[];
  readonly #first: ViewWalk;
  readonly #second: ViewWalk | null;
  readonly #cells = new Uint8Array(SQUARE_CELLS);

  constructor(goal: readonly number[], first: ViewWalk, second: ViewWalk | null) {
    this.#goal = goal;
    this.#first = first;
    this.#second = second;
  }

  begin(cells: readonly number[], slots: number): number {
    this.#cells.set(cells);
    return Math.max(this.#first.begin(cells, slots), this.#second?.begin(cells, slots) ?? 0);
  }

  look(at: number, slot: number, _action: number, from: number, to: number, most: number): number {
    const tile = this.#cells[to];
    const h = this.#first.look(at, slot, tile, from, to);
    return h > most || this.#second === null ? h : Math.max(h, this.#second.look(at, slot, tile, from, to));
  }

  go(from: number, to: number): void {
    this.#cells[from] = this.#cells[to];
    this.#cells[to] = 0;
  }

  isGoal(): boolean {
    return this.#cells.every((tile, cell) => tile === this.#goal[cell]);
  }
}

/** Its tables are fields instead of a list, for speed. */
class ViewWalk {
  readonly #view: PatternView;
  readonly #first: Uint8Array;
  readonly #second: Uint8Array;
  readonly #third: Uint8Array;
  readonly #patternOf: Int8Array;
  /** Entry `16 × tile + cell`: the tile's share of the index of its pattern. */
  readonly #bits: Int32Array;
  /** Entry `3 × slot + pattern`: the index in the pattern's table. */
  #indices = new Int32Array(0);

  constructor([first, second, third]: readonly Uint8Array[], view: PatternView) {
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

  begin(cells: readonly number[], slots: number): number {
    this.#indices = new Int32Array(3 * slots);
    indexBoard(this.#view, cells, this.#indices, 0);
    return this.#sum(0);
  }

  look(at: number, slot: number, tile: number, from: number, to: number): number {
    const indices = this.#indices;
    const place = 3 * slot;
    indices[place] = indices[3 * at];
    indices[place + 1] = indices[3 * at + 1];
    indices[place + 2] = indices[3 * at + 2];
    indices[place + this.#patternOf[tile]] ^= this.#bits[16 * tile + from] ^ this.#bits[16 * tile + to];
    return this.#sum(place);
  }

  #sum(place: number): number {
    const indices = this.#indices;
    return this.#first[indices[place]] + this.#second[indices[place + 1]] + this.#third[indices[place + 2]];
  }
}

/** `order`: the actions as they are tried. */
export function expanderBy(walk: Walk, puzzle: SlidingPuzzle, order: readonly number[]): Expander {
  return new WalkExpander(walk, puzzle, listMoves(puzzle, order));
}

class WalkExpander implements Expander {
  readonly h: number;
  readonly #walk: Walk;
  readonly #start: readonly number[];
  readonly #moves: MoveLists;
  /** By slot: the move there, as an entry of the move lists, or its complement for a node of the path. */
  #entries = new Int32Array(0);
  #estimates = new Int32Array(0);
  #top = 0;
  /** Of the last node of the path. */
  #depth = 0;
  #blank = 0;

  constructor(walk: Walk, { start }: SlidingPuzzle, moves: MoveLists) {
    this.h = walk.begin(start, 1);
    this.#walk = walk;
    this.#start = start;
    this.#moves = moves;
  }

  get path(): number[] {
    const path = this.#entries.subarray(1, this.#top + 1).filter((entry) => entry < 0);
    return Array.from(path, (entry) => this.#moves.action[~entry]);
  }

  begin(bound: number): void {
    const slots = MOVES.length * (bound + 2);
    this.#walk.begin(this.#start, slots);
    this.#entries = new Int32Array(slots);
    this.#estimates = new Int32Array(slots);
    this.#estimates[0] = this.h;
    [this.#top, this.#depth, this.#blank] = [0, -1, findBlank(this.#start)];
    this.#entries[0] = this.#moves.rootAt[this.#blank];
  }

  /** One loop on local copies of the fields: it generates many million successors a second. */
  expand(counts: DeepeningCounts, expansions: number, mostGenerated: number): void {
    const { from, to, action, next } = this.#moves;
    const walk = this.#walk;
    const estimates = this.#estimates;
    const entries = this.#entries;
    const { bound } = counts;
    let [top, depth, blank] = [this.#top, this.#depth, this.#blank];
    let { waiting, nextBound, expanded, generated, maxFrontier } = counts;
    while (expanded < expansions && waiting > 0 && generated <= mostGenerated) {
      for (; entries[top] < 0; top--, depth--) {
        const before = from[~entries[top]];
        walk.go(blank, before);
        blank = before;
      }
      const entry = entries[top];
      const slot = top;
      entries[slot] = ~entry;
      walk.go(blank, to[entry]);
      blank = to[entry];
      depth++;
      expanded++;
      waiting--;
      if (estimates[slot] === 0 && walk.isGoal()) {
        counts.isSolved = true;
        break;
      }
      const most = bound - depth - 1;
      for (let move = next[entry]; to[move] !== NO_CELL; move++) {
        generated++;
        const h = walk.look(slot, top + 1, action[move], blank, to[move], most);
        if (h > most) {
          // Only what can lower the next bound needs its exact h.
          if (depth + 1 + h >= nextBound) continue;
          const whole = walk.look(slot, top + 1, action[move], blank, to[move], Infinity);
          nextBound = Math.min(nextBound, depth + 1 + whole);
          continue;
        }
        top++;
        entries[top] = move;
        estimates[top] = h;
        waiting++;
      }
      if (waiting > maxFrontier) maxFrontier = waiting;
    }
    [this.#top, this.#depth, this.#blank] = [top, depth, blank];
    Object.assign(counts, { waiting, nextBound, expanded, generated, maxFrontier });
  }
}
