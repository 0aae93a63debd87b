/**
 * Two ways to follow a 4×4 board and h along the paths of `IdaStar`. What is known of a node lies in its slot of the search's stack, so
 * that its successors are looked at from there, and taking a move back costs next to nothing.
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
  /** Puts a board in slot 0, and makes room for so many slots. Returns its h. */
  begin(cells: readonly number[], slots: number): number;
  /**
   * Looks at the board that `action` leads to from the board where the walk stands, which is in slot `at`, carrying the blank
   * from the cell `from` to `to`, and puts it in `slot`. Returns its h; where that is greater than `most`, any number that is
   * greater than `most` and not greater than h.
   */
  look(at: number, slot: number, action: number, from: number, to: number, most: number): number;
  /** Goes on to a board that was looked at: the blank moves from `from` to `to`. Back with both exchanged. */
  go(from: number, to: number): void;
  /** Whether the board where the walk stands, whose h is 0, is the goal. */
  isGoal(): boolean;
}

/** The walk with the quadrants of 4×4 boards, which need no board: four coordinates are one. */
export function walkQuadrants(goal: readonly number[]): Walk {
  return new QuadrantWalk(quadrantsOf(goal));
}

class QuadrantWalk implements Walk {
  readonly #quadrants: readonly Quadrant[];
  /** By quadrant: its moves. Three quadrants share one table. */
  readonly #moves: readonly Int32Array[];
  /** Entry `4 × slot + quadrant`: the coordinate. */
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

  /** In the second quadrant left is right, in the third up is down, in the fourth both: `action ^ 1` is the opposite. */
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

/** The walk with the databases of three patterns. The second view is looked at only where the first one lets the board pass. */
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

/** What one view shows of a path. Its tables are fields, and no list, for speed. */
class ViewWalk {
  readonly #view: PatternView;
  readonly #first: Uint8Array;
  readonly #second: Uint8Array;
  readonly #third: Uint8Array;
  /** By tile: its pattern. */
  readonly #patternOf: Int8Array;
  /** Entry `16 × tile + cell`: what the tile on that cell adds to the index of its pattern. */
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

/** Expands the nodes of `puzzle` by a walk towards its goal. `order`: the actions in the order in which they are tried. */
export function expanderBy(walk: Walk, puzzle: SlidingPuzzle, order: readonly number[]): Expander {
  return new WalkExpander(walk, puzzle, listMoves(puzzle, order));
}

class WalkExpander implements Expander {
  readonly h: number;
  readonly #walk: Walk;
  readonly #start: readonly number[];
  readonly #moves: MoveLists;
  /** By slot: the move that leads there, as an entry of the lists of moves; or its complement, for a node of the path. */
  #entries = new Int32Array(0);
  /** By slot. */
  #estimates = new Int32Array(0);
  /** The slot on top. */
  #top = 0;
  /** Depth of the last node of the path, and the cell of its blank. */
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

  /** One loop, which works on copies of the fields, because it generates many million successors a second. */
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
          // Only what can lower the next bound needs its whole h.
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
