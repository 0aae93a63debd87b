/**
 * IDA* without a trace: depth-first searches, each with a greater bound on f = g + h, until one meets the goal. R. E. Korf,
 * "Depth-first iterative-deepening: an optimal admissible tree search" (Artificial Intelligence 27, 1985). It expands and counts as
 * `Search` does, but keeps only the path under way and the nodes that wait beside it: a stack in typed arrays, so that it can stop
 * between any two expansions and go on later. An `Expander` handles boards and h.
 *
 * The gain that this second loop is kept for: on Korf's instance 12 with the Manhattan distance, 307,760 expansions, it is 3.5 to 13
 * times as fast as `Search` with its trace (four rounds on a busy machine), and it needs memory for one path only.
 */
import { findBlank } from '../board.ts';
import { MOVES } from '../geometry.ts';
import { listMoves, type MoveLists } from './moveLists.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';

/** A puzzle without a solution is searched to the limit. */
export type IdaStarStatus = 'running' | 'solved' | 'expansion-limit' | 'node-limit';

/** Where the search stops by itself, as in `SearchLimits`. */
export interface IdaStarLimits {
  readonly expansions?: number;
  readonly nodes?: number;
}

/** The path under way, and on each of its nodes those that wait to be taken instead of its successor. */
export interface PathStack {
  /** By slot: the move that leads there, as an entry of the lists of moves; or its complement, for a node of the path. */
  entries: Int32Array;
  /** The slot on top. */
  top: number;
  /** Nodes that wait. */
  waiting: number;
  /** Depth of the last node of the path, and the cell of its blank. */
  depth: number;
  blank: number;
  /** f that the iteration does not go beyond, and the least f that was beyond it. */
  bound: number;
  nextBound: number;
  /** Nodes taken from the stack in all iterations, the goal included. */
  expanded: number;
  /** Successors generated in all iterations, those beyond the bound included. */
  generated: number;
  /** Most nodes that waited after any expansion. */
  maxFrontier: number;
  isSolved: boolean;
}

/** What is known of boards and of h. What it keeps of a node lies in the slot of the node. */
export interface Expander {
  /** Puts a board in slot 0, and makes room for so many slots. Returns its h. */
  begin(cells: readonly number[], slots: number): number;
  /**
   * Takes nodes from the stack and puts their successors there, until `expansions` nodes are expanded in all, more than `generated`
   * are generated, none waits, or the goal is met.
   */
  expand(stack: PathStack, moves: MoveLists, expansions: number, generated: number): void;
}

/** Nodes that one expansion can add: successors, and the root of the next iteration. */
const NODES_PER_STEP = MOVES.length + 1;

export class IdaStar {
  status: IdaStarStatus = 'running';

  readonly #expander: Expander;
  readonly #start: readonly number[];
  readonly #limits: Required<IdaStarLimits>;
  readonly #moves: MoveLists;
  #iterations = 0;
  readonly #stack: PathStack;

  /** Stands at the start of `puzzle`. `order`: the actions in the order in which they are tried; `expander`: for the same goal. */
  constructor(puzzle: SlidingPuzzle, expander: Expander, order: readonly number[], limits: IdaStarLimits = {}) {
    this.#expander = expander;
    this.#start = puzzle.start;
    this.#limits = { expansions: limits.expansions ?? Infinity, nodes: limits.nodes ?? Infinity };
    this.#moves = listMoves(puzzle, order);
    this.#stack = {
      ...{ entries: new Int32Array(0), top: 0, waiting: 0, depth: 0, blank: 0, isSolved: false },
      ...{ bound: 0, nextBound: expander.begin(puzzle.start, 1), expanded: 0, generated: 0, maxFrontier: 0 },
    };
    this.#iterate();
    this.#settle();
  }

  /** f that the iteration under way does not go beyond: no solution is shorter. */
  get bound(): number {
    return this.#stack.bound;
  }

  get expanded(): number {
    return this.#stack.expanded;
  }

  get generated(): number {
    return this.#stack.generated;
  }

  get maxFrontier(): number {
    return this.#stack.maxFrontier;
  }

  /** Performs at most so many expansions, fewer if the search ends before. Returns how the search stands. */
  advance(expansions: number): IdaStarStatus {
    const stack = this.#stack;
    const end = stack.expanded + expansions;
    while (this.status === 'running' && stack.expanded < end) {
      this.#expander.expand(stack, this.#moves, Math.min(end, this.#limits.expansions), this.#mostGenerated());
      if (stack.waiting === 0 && !stack.isSolved) this.#iterate();
      this.#settle();
    }
    return this.status;
  }

  /** Actions from the start to the goal, once the search is solved. */
  get solution(): number[] {
    const { entries, top } = this.#stack;
    const path = entries.subarray(1, top + 1).filter((entry) => entry < 0);
    return Array.from(path, (entry) => this.#moves.action[~entry]);
  }

  /** Begins again at the start, with the least bound that lets more pass. */
  #iterate(): void {
    const stack = this.#stack;
    const bound = stack.nextBound;
    const blank = findBlank(this.#start);
    const slots = MOVES.length * (bound + 2);
    this.#expander.begin(this.#start, slots);
    Object.assign(stack, {
      entries: new Int32Array(slots),
      top: 0,
      waiting: 1,
      depth: -1,
      blank,
      bound,
      nextBound: Infinity,
    });
    stack.entries[0] = this.#moves.rootAt[blank];
    // The root is in the frontier when the last expansion of the iteration before is over.
    if (this.#iterations++ > 0) stack.maxFrontier = Math.max(stack.maxFrontier, 1);
  }

  #settle(): void {
    const { isSolved, expanded, generated } = this.#stack;
    if (isSolved) this.status = 'solved';
    else if (expanded >= this.#limits.expansions) this.status = 'expansion-limit';
    else if (generated > this.#mostGenerated()) this.status = 'node-limit';
  }

  /** Successors before an expansion at the most: it could pass the limit of nodes otherwise. */
  #mostGenerated(): number {
    return this.#limits.nodes - NODES_PER_STEP - this.#iterations;
  }
}
