/**
 * IDA* without a trace: depth-first searches, each with a greater bound on f = g + h, until one meets the goal. R. E. Korf,
 * "Depth-first iterative-deepening: an optimal admissible tree search" (Artificial Intelligence 27, 1985). It expands and counts as
 * `Search` does, but keeps only the path under way and what waits beside it, in typed arrays, so that it can stop between any two
 * expansions and go on later. An `Expander` has the path, the boards and h.
 *
 * The gain that this second loop is kept for: on Korf's instance 12 with the Manhattan distance, 307,760 expansions, it is 3.5 to 13
 * times as fast as `Search` with its trace (four rounds on a busy machine), and it needs memory for one path only.
 */
import { MOVES } from '../geometry.ts';

/** A puzzle without a solution is searched to the limit. */
export type IdaStarStatus = 'running' | 'solved' | 'expansion-limit' | 'node-limit';

/** Where the search stops by itself, as in `SearchLimits`. */
export interface IdaStarLimits {
  readonly expansions?: number;
  readonly nodes?: number;
}

/** What the search has come to. */
export interface DeepeningCounts {
  /** Nodes that wait to be taken. */
  waiting: number;
  /** f that the iteration does not go beyond, and the least f that was beyond it. */
  bound: number;
  nextBound: number;
  /** Nodes taken in all iterations, the goal included. */
  expanded: number;
  /** Successors generated in all iterations, those beyond the bound included. */
  generated: number;
  /** Most nodes that waited after any expansion. */
  maxFrontier: number;
  isSolved: boolean;
}

/** The path under way, and what is known of boards and of h. */
export interface Expander {
  /** h of the start. */
  readonly h: number;
  /** Actions of the path under way: the solution, once the goal is met. */
  readonly path: number[];
  /** Stands before the start, which waits, and makes room for paths with so many moves. */
  begin(bound: number): void;
  /**
   * Takes nodes that wait and generates their successors, until none waits or the goal is met, and no further than until `expansions`
   * nodes are expanded in all, or more than `generated` are generated. Expands one at the least.
   */
  expand(counts: DeepeningCounts, expansions: number, generated: number): void;
}

/** Nodes that one expansion can add: successors, and the root of the next iteration. */
const NODES_PER_STEP = MOVES.length + 1;

export class IdaStar {
  status: IdaStarStatus = 'running';

  readonly #expander: Expander;
  readonly #limits: Required<IdaStarLimits>;
  #iterations = 0;
  readonly #counts: DeepeningCounts;

  /** Stands at the start of the puzzle that `expander` is for. */
  constructor(expander: Expander, limits: IdaStarLimits = {}) {
    this.#expander = expander;
    this.#limits = { expansions: limits.expansions ?? Infinity, nodes: limits.nodes ?? Infinity };
    this.#counts = {
      ...{ waiting: 0, bound: 0, nextBound: expander.h },
      ...{ expanded: 0, generated: 0, maxFrontier: 0, isSolved: false },
    };
    this.#iterate();
    this.#settle();
  }

  /** f that the iteration under way does not go beyond: no solution is shorter. */
  get bound(): number {
    return this.#counts.bound;
  }

  get expanded(): number {
    return this.#counts.expanded;
  }

  get generated(): number {
    return this.#counts.generated;
  }

  get maxFrontier(): number {
    return this.#counts.maxFrontier;
  }

  /** Performs at most so many expansions, fewer if the search ends before. Returns how the search stands. */
  advance(expansions: number): IdaStarStatus {
    const counts = this.#counts;
    const end = counts.expanded + expansions;
    while (this.status === 'running' && counts.expanded < end) {
      this.#expander.expand(counts, Math.min(end, this.#limits.expansions), this.#mostGenerated());
      if (counts.waiting === 0 && !counts.isSolved) this.#iterate();
      this.#settle();
    }
    return this.status;
  }

  /** Actions from the start to the goal, once the search is solved. */
  get solution(): number[] {
    return this.#expander.path;
  }

  /** Begins again at the start, with the least bound that lets more pass. */
  #iterate(): void {
    const counts = this.#counts;
    Object.assign(counts, { waiting: 1, bound: counts.nextBound, nextBound: Infinity });
    this.#expander.begin(counts.bound);
    // The root is in the frontier when the last expansion of the iteration before is over.
    if (this.#iterations++ > 0) counts.maxFrontier = Math.max(counts.maxFrontier, 1);
  }

  #settle(): void {
    const { isSolved, expanded, generated } = this.#counts;
    if (isSolved) this.status = 'solved';
    else if (expanded >= this.#limits.expansions) this.status = 'expansion-limit';
    else if (generated > this.#mostGenerated()) this.status = 'node-limit';
  }

  /** Successors before an expansion at the most: it could pass the limit of nodes otherwise. */
  #mostGenerated(): number {
    return this.#limits.nodes - NODES_PER_STEP - this.#iterations;
  }
}
