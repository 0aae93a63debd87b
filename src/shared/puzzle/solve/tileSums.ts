/**
 * Expands the nodes of `IdaStar` by an h that is a sum over the tiles. Of f = g + h only the *slack* is kept, how far f is below the
 * bound: a move takes 1 + the rise of h from it, which one table knows.
 */
import { MOVES, neighbour, NO_CELL, oppositeMove } from '../geometry.ts';
import { costTable, HEURISTICS, type Heuristic, type HeuristicId } from '../heuristics/heuristics.ts';
import type { Expander, PathStack } from './idaStar.ts';
import type { MoveLists } from './moveLists.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';

/** The expander for `puzzle`. Throws where `heuristic` is no sum over the tiles. */
export function expanderBySums(puzzle: SlidingPuzzle, heuristic: HeuristicId): Expander {
  const { tileCost }: Heuristic = HEURISTICS[heuristic];
  if (!tileCost) throw new RangeError(`Unexpected heuristic: ${heuristic} is no sum over the tiles.`);
  return new SumExpander(puzzle, costTable(tileCost, puzzle));
}

class SumExpander implements Expander {
  readonly #goal: Uint8Array;
  /** Entry `tile × cells + cell`: what the tile on that cell contributes to h. */
  readonly #costs: Uint8Array;
  /** Entry `(tile × cells + to) × 4 + action`: 1 + the rise of h when the blank moves to where the tile is. */
  readonly #rise: Int16Array;
  readonly #cells: Uint8Array;
  #hOfStart = 0;
  /** By slot. */
  #slack = new Int32Array(0);

  constructor(puzzle: SlidingPuzzle, costs: Uint8Array) {
    this.#goal = Uint8Array.from(puzzle.goal);
    this.#costs = costs;
    this.#rise = riseTable(costs, puzzle);
    this.#cells = new Uint8Array(puzzle.goal.length);
  }

  begin(cells: readonly number[], slots: number): number {
    this.#cells.set(cells);
    this.#slack = new Int32Array(slots);
    this.#hOfStart = cells.reduce((h, tile, cell) => h + this.#costs[tile * cells.length + cell], 0);
    return this.#hOfStart;
  }

  /** One loop, which works on copies of the fields, because it generates a hundred million successors a second. */
  expand(stack: PathStack, { from, to, action, next }: MoveLists, expansions: number, mostGenerated: number): void {
    const cells = this.#cells;
    const rise = this.#rise;
    const slacks = this.#slack;
    const size = cells.length;
    const { entries, bound } = stack;
    let { top, waiting, depth, blank, expanded, generated, maxFrontier } = stack;
    let excess = stack.nextBound - bound;
    slacks[0] = bound - this.#hOfStart;
    while (expanded < expansions && waiting > 0 && generated <= mostGenerated) {
      let entry = entries[top];
      for (; entry < 0; entry = entries[--top], depth--) {
        const before = from[~entry];
        cells[blank] = cells[before];
        cells[before] = 0;
        blank = before;
      }
      const slack = slacks[top];
      entries[top] = ~entry;
      const cell = to[entry];
      cells[blank] = cells[cell];
      cells[cell] = 0;
      blank = cell;
      depth++;
      expanded++;
      waiting--;
      if (depth + slack === bound && this.#isGoal()) {
        stack.isSolved = true;
        break;
      }
      for (let move = next[entry]; to[move] !== NO_CELL; move++) {
        generated++;
        const there = to[move];
        const rest = slack - rise[(cells[there] * size + there) * MOVES.length + action[move]];
        if (rest >= 0) {
          top++;
          entries[top] = move;
          slacks[top] = rest;
          waiting++;
        } else if (-rest < excess) excess = -rest;
      }
      if (waiting > maxFrontier) maxFrontier = waiting;
    }
    const nextBound = bound + excess;
    Object.assign(stack, { top, waiting, depth, blank, nextBound, expanded, generated, maxFrontier });
  }

  #isGoal(): boolean {
    return this.#cells.every((tile, cell) => tile === this.#goal[cell]);
  }
}

/** Moves over the edge are never looked up. */
function riseTable(costs: Uint8Array, { rows, cols }: SlidingPuzzle): Int16Array {
  const size = rows * cols;
  return Int16Array.from({ length: size * size * MOVES.length }, (_, index) => {
    const tile = Math.floor(index / (size * MOVES.length));
    const to = Math.floor(index / MOVES.length) % size;
    const from = neighbour(to, oppositeMove(index % MOVES.length), rows, cols);
    return from === NO_CELL ? 0 : 1 + costs[tile * size + from] - costs[tile * size + to];
  });
}
