/**
 * Shortest solutions of the 15-puzzle and of every other 4×4 goal. IDA*: depth-first searches, each with a greater bound on f = g + h,
 * until one meets the goal. R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search"
 * (Artificial Intelligence 27, 1985). The stack is explicit, so the search can stop between any two nodes and go on later.
 */
import { findBlank } from './board.ts';
import { MOVE_LETTERS, MOVES, neighbourTable, NO_CELL } from './geometry.ts';
import type { PatternDatabase } from './patternDatabase.ts';
import type { SlidingPuzzle } from './slidingDomain.ts';
import { solvability } from './solvable.ts';
import { SQUARE_CELLS } from './square.ts';
import { MAX_DEPTH, walkPatterns, walkQuadrants, type Walk } from './walk.ts';

export type SolverStatus = 'running' | 'solved' | 'unsolvable' | 'node-limit';

/** Entry `cell × 4 + action`: the neighbouring cell or `NO_CELL`. */
const NEIGHBOURS = neighbourTable(4, 4);

/** By cell: the actions that are possible there, one bit for each. */
const ACTIONS_FROM = Uint8Array.from({ length: SQUARE_CELLS }, (_, cell) =>
  MOVES.reduce((bits, _, action) => (NEIGHBOURS[cell * 4 + action] === NO_CELL ? bits : bits | (1 << action)), 0),
);

/** What the empty set of actions has first. */
const NO_ACTION = 255;

/** By a set of actions, as bits: the first of them in this order. */
function firstActions(order: readonly number[]): Uint8Array {
  const firstOf = (actions: number): number => order.find((action) => (actions >> action) & 1) ?? NO_ACTION;
  return Uint8Array.from({ length: 1 << MOVES.length }, (_, actions) => firstOf(actions));
}

export class OptimalSolver {
  status: SolverStatus = 'running';
  /** Nodes generated in all iterations; the start is none. */
  generated = 0;
  /** Nodes that were compared with the goal, the start of every iteration and the goal included. */
  expanded = 0;
  /** The bound of the iteration under way: no solution is shorter. */
  bound = 0;

  readonly #walk: Walk;
  readonly #nodeLimit: number;
  /** By a set of actions: the one that is tried first. */
  readonly #firstOf: Uint8Array;
  /** The least f above the bound: the next bound. */
  #nextBound = Infinity;

  /** Moves from the start to the node at hand. The columns that follow have an entry for every depth up to it. */
  #depth = 0;
  /** Cell of the blank. */
  readonly #blank = new Uint8Array(MAX_DEPTH + 2);
  /** Actions that are still to be tried, as bits. */
  readonly #untried = new Uint8Array(MAX_DEPTH + 2);
  /** Action that led there. */
  readonly #action = new Uint8Array(MAX_DEPTH + 2);

  /**
   * A search that stands at the start of a 4×4 puzzle, with the status `unsolvable` at once where parity rules the goal out.
   * With `patterns`, which must be for the goal, it generates a tenth of the nodes; without, it begins at once.
   * After `nodeLimit` nodes it ends with the status `node-limit`. `order`: the actions in the order in which they are tried.
   */
  constructor(
    { start, goal, cols }: SlidingPuzzle,
    patterns: PatternDatabase | null,
    nodeLimit = Infinity,
    order: readonly number[] = Array.from(MOVES.keys()),
  ) {
    if (start.length !== SQUARE_CELLS || cols !== 4) throw new Error('The optimal solver is for 4×4 boards.');
    this.#walk = patterns ? walkPatterns(patterns, goal) : walkQuadrants(goal);
    this.#nodeLimit = nodeLimit;
    this.#firstOf = firstActions(order);
    this.bound = this.#walk.begin(start);
    this.#blank[0] = findBlank(start);
    this.#untried[0] = ACTIONS_FROM[this.#blank[0]];
    if (!solvability(start, goal, cols).solvable) {
      this.status = 'unsolvable';
      return;
    }
    this.expanded = 1;
    if (this.bound === 0) this.status = 'solved';
  }

  /** Generates at most so many nodes more, fewer if the search ends before. Returns how it stands. */
  advance(nodes: number): SolverStatus {
    const end = Math.min(this.generated + nodes, this.#nodeLimit);
    while (this.status === 'running' && this.generated < end) {
      if (this.#untried[0] === 0 && this.#depth === 0) this.#deepen();
      this.#dive(end);
    }
    if (this.status === 'running' && this.generated >= this.#nodeLimit) this.status = 'node-limit';
    return this.status;
  }

  /** Moves of the blank as letters of UDLR, or `null` as long as none are known to lead to the goal. */
  get solution(): string | null {
    if (this.status !== 'solved') return null;
    return Array.from(this.#action.subarray(1, this.#depth + 1), (action) => MOVE_LETTERS[action]).join('');
  }

  /**
   * Goes on with the iteration under way until `end` nodes are generated, the goal is met, or nothing below the bound is left:
   * then no action of the start is untried. The kernel: what it reads at every node is in local variables.
   */
  #dive(end: number): void {
    const walk = this.#walk;
    const blank = this.#blank;
    const untried = this.#untried;
    const firstOf = this.#firstOf;
    const bound = this.bound;
    let nextBound = this.#nextBound;
    let generated = this.generated;
    let expanded = this.expanded;
    let depth = this.#depth;
    while (generated < end) {
      const actions = untried[depth];
      const from = blank[depth];
      if (actions === 0) {
        if (depth === 0) break;
        depth--;
        walk.go(from, blank[depth]);
        continue;
      }
      const action = firstOf[actions];
      untried[depth] = actions ^ (1 << action);
      const to = NEIGHBOURS[from * 4 + action];
      const most = bound - depth - 1;
      const h = walk.look(depth, action, from, to, most);
      generated++;
      if (h > most) {
        nextBound = Math.min(nextBound, depth + 1 + h);
        continue;
      }
      walk.go(from, to);
      depth++;
      expanded++;
      blank[depth] = to;
      this.#action[depth] = action;
      // The move straight back is not tried.
      untried[depth] = ACTIONS_FROM[to] & ~(1 << (action ^ 1));
      if (h > 0) continue;
      this.status = 'solved';
      break;
    }
    this.#nextBound = nextBound;
    this.generated = generated;
    this.expanded = expanded;
    this.#depth = depth;
  }

  /** Begins the next iteration. */
  #deepen(): void {
    this.bound = this.#nextBound;
    this.#nextBound = Infinity;
    this.#untried[0] = ACTIONS_FROM[this.#blank[0]];
    this.expanded++;
  }
}
