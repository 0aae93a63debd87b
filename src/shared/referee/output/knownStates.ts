/** The states that a program has printed, and their successors, by number: equal states have one number. */
import { roomForSuccessors } from '../../engine/domain.ts';
import { Reached } from '../../engine/reached.ts';
import { createSlidingDomain, type SlidingPuzzle, type SlidingStates } from '../../puzzle/domain/slidingDomain.ts';
import { MOVES } from '../../puzzle/geometry.ts';
import type { TileCosts } from '../../puzzle/tileCosts.ts';
import { grown, type Column } from '../../trace/columns.ts';
import { NONE } from '../../trace/trace.ts';

const EVERY_MOVE = MOVES.map((_, action) => action);
const NOT_LOOKED_AT = -2;

/** What a search knows of states: their numbers, and where moves lead. */
export type Neighbours = Pick<KnownStates, 'costs' | 'eachSuccessor' | 'actionBetween' | 'costOf'>;

/** All states of one size. `puzzle` says what moves cost; its start and goal play no part. */
export class KnownStates {
  readonly cols: number;
  readonly costs: TileCosts | undefined;
  readonly #domain: SlidingStates;
  readonly #reached: Reached;
  readonly #room = roomForSuccessors(MOVES.length);
  #words = new Int32Array(0);
  #count = 0;
  /** Entry `state × 4 + action`: a state, or `NONE` over the edge; `NOT_LOOKED_AT` where nobody has asked. */
  #successors = new Int32Array(0);
  /** Entry `state × 4 + action`: what the move costs. */
  #costs = new Uint8Array(0);

  constructor(puzzle: SlidingPuzzle) {
    this.cols = puzzle.cols;
    this.costs = puzzle.costs;
    this.#domain = createSlidingDomain(puzzle, 'zero');
    this.#reached = new Reached(this.#domain.words);
  }

  /** The number of an arrangement of this size. */
  numberOf(cells: ArrayLike<number>): number {
    this.#makeRoom(1);
    this.#domain.write(cells, this.#words, this.#count * this.#domain.words);
    return this.#numbered();
  }

  cellsOf(state: number): number[] {
    return this.#domain.read(this.#words, state * this.#domain.words);
  }

  /** Calls `visit` for each successor, in the order up, down, left, right. */
  eachSuccessor(state: number, visit: (successor: number, cost: number, action: number) => void): void {
    this.#lookAt(state);
    for (let entry = state * MOVES.length, action = 0; action < MOVES.length; entry++, action++)
      if (this.#successors[entry] !== NONE) visit(this.#successors[entry], this.#costs[entry], action);
  }

  /** The action that leads from one state to the other, or `NONE`. */
  actionBetween(from: number, to: number): number {
    this.#lookAt(from);
    const first = from * MOVES.length;
    for (let action = 0; action < MOVES.length; action++) if (this.#successors[first + action] === to) return action;
    return NONE;
  }

  /** The state that the action leads to, or `NONE` over the edge. */
  after(state: number, action: number): number {
    this.#lookAt(state);
    return this.#successors[state * MOVES.length + action];
  }

  costOf(from: number, action: number): number {
    return this.#costs[from * MOVES.length + action];
  }

  #lookAt(state: number): void {
    const first = state * MOVES.length;
    if (this.#successors[first] !== NOT_LOOKED_AT) return;
    this.#makeRoom(MOVES.length);
    const { words } = this.#domain;
    const next = this.#count;
    const found = this.#domain.expand(this.#words, state * words, next * words, EVERY_MOVE, NONE, this.#room);
    this.#successors.fill(NONE, first, first + MOVES.length);
    for (let index = 0; index < found; index++) {
      const action = this.#room.action[index];
      this.#words.copyWithin(this.#count * words, (next + index) * words, (next + index + 1) * words);
      this.#successors[first + action] = this.#numbered();
      this.#costs[first + action] = this.#room.cost[index];
    }
  }

  /** The number of the state that was written behind the last one. */
  #numbered(): number {
    const slot = this.#reached.find(this.#words, this.#count);
    const known = this.#reached.nodeAt(slot);
    if (known !== NONE) return known;
    this.#reached.put(slot, this.#count);
    return this.#count++;
  }

  #makeRoom(more: number): void {
    const states = this.#count + more;
    this.#reached.reserve(more);
    this.#words = grown(this.#words, states * this.#domain.words);
    this.#costs = grown(this.#costs, states * MOVES.length);
    this.#successors = grownWith(this.#successors, states * MOVES.length, NOT_LOOKED_AT);
  }
}

/** As `grown`; new entries are `value`. */
export function grownWith<C extends Column>(column: C, length: number, value: number): C {
  if (length <= column.length) return column;
  const larger = grown(column, length);
  larger.fill(value, column.length);
  return larger;
}
