/**
 * A* without a trace, over the graph of all states of a small board: states are numbers, moves and h are table look-ups.
 * Made for many starts and one goal. The queue is R. B. Dial's, as in the engine; of nodes with one f the newest is taken.
 */
import { MOVES, neighbourTable, NO_CELL, oppositeMove } from './geometry.ts';
import type { Measure } from './measure.ts';
import { NO_STATE, type StateGraph } from './stateGraph.ts';

/**
 * What is known of a state, in one number, so that a look at it is one look into memory. From the lowest bit: h, the action of
 * the cheapest path to it, g of that path, and the number of the search that found it: nothing need be cleared for the next one.
 * No state is farther than 36 moves, so neither h, which is admissible, nor g of a node that can be of use takes more than 6 bits.
 */
const H_MASK = 0x3f;
const ACTION_SHIFT = 6;
const ACTION_MASK = 0x3;
const G_SHIFT = 8;
const G_MASK = 0x3f;
const SEARCH_SHIFT = 14;
const MAX_SEARCHES = 2 ** (31 - SEARCH_SHIFT) - 1;

/** A node in the queue is a number too: the state, the cell of its blank, and g. */
const STATE_MASK = 0x3ffff;
const BLANK_SHIFT = 18;
const BLANK_MASK = 0xf;
const COST_SHIFT = 22;

/** No place of the queue. */
const NONE = -1;

/** Values of f: g and h have 6 bits each. */
const F_VALUES = 128;

const MIN_PLACES = 1024;

const [UP, DOWN] = [0, 1];

export interface GraphAnswer {
  /** Actions from the start to the goal. */
  readonly actions: number[];
  /** Nodes taken from the frontier, the goal included. */
  readonly expanded: number;
  /** Successors generated, repeats included. */
  readonly generated: number;
}

export class GraphAStar {
  readonly #graph: StateGraph;
  readonly #neighbours: Int8Array;
  readonly #goal: number;
  /** By state: what is known of it. */
  readonly #known: Int32Array;
  /** Number of the search under way, in its place. */
  #search = 0;

  /** By f: the place in the queue of the newest node, or `NONE`. By place: its node, and the next older place. */
  readonly #newest = new Int32Array(F_VALUES);
  #nodes = new Int32Array(MIN_PLACES);
  #older = new Int32Array(MIN_PLACES);

  /** `measure` is an admissible heuristic for the goal of `graph`. */
  constructor(graph: StateGraph, measure: Measure) {
    this.#graph = graph;
    this.#neighbours = neighbourTable(graph.rows, graph.cols);
    this.#goal = graph.stateOf(graph.goal);
    this.#known = new Int32Array(graph.size);
    graph.forEachState((state, cells) => (this.#known[state] = measure(cells)));
  }

  /** A shortest solution from an arrangement, or `null` where there is none. `order`: the actions as they are tried. */
  solve(start: ArrayLike<number>, order: readonly number[]): GraphAnswer | null {
    const root = this.#graph.stateOf(start);
    if (root === NO_STATE) return null;
    this.#nextSearch();
    const counts = this.#find(root, order);
    return { actions: this.#actionsFrom(root), ...counts };
  }

  #nextSearch(): void {
    if (this.#search === MAX_SEARCHES << SEARCH_SHIFT) this.#forget();
    this.#search += 1 << SEARCH_SHIFT;
  }

  /** Forgets all searches: only h is left. */
  #forget(): void {
    this.#search = 0;
    for (let state = 0; state < this.#known.length; state++) this.#known[state] &= H_MASK;
  }

  /** Searches until the goal is taken from the frontier. The kernel: what it reads at every node is in local variables. */
  #find(root: number, order: readonly number[]): Omit<GraphAnswer, 'actions'> {
    const { ranks, up, down } = this.#graph;
    const [known, neighbours, search, newest] = [this.#known, this.#neighbours, this.#search, this.#newest];
    let [nodes, older] = [this.#nodes, this.#older];
    let [places, expanded, generated] = [1, 0, 0];
    let f = known[root] & H_MASK;
    newest.fill(NONE)[f] = 0;
    nodes[0] = root | (Math.floor(root / ranks) << BLANK_SHIFT);
    older[0] = NONE;
    known[root] = search | f;
    for (;;) {
      while (newest[f] === NONE) f++;
      const node = nodes[newest[f]];
      newest[f] = older[newest[f]];
      const state = node & STATE_MASK;
      const g = (node >> COST_SHIFT) + 1;
      if (((known[state] >> G_SHIFT) & G_MASK) < g - 1) continue; // a cheaper path was found meanwhile
      expanded++;
      if (state === this.#goal) return { expanded, generated };
      if (places + MOVES.length > nodes.length) [nodes, older] = this.#widenQueue();
      const blank = (node >> BLANK_SHIFT) & BLANK_MASK;
      const beyond = search + ((g + 1) << G_SHIFT);
      for (let index = 0; index < order.length; index++) {
        const action = order[index];
        const to = neighbours[blank * MOVES.length + action];
        if (to === NO_CELL) continue;
        generated++;
        let child = state + (to - blank) * ranks;
        if (action === UP) child += up[child];
        else if (action === DOWN) child += down[state];
        if (known[child] >= search && known[child] < beyond) continue; // reached on a path as cheap
        const h = known[child] & H_MASK;
        known[child] = search | (g << G_SHIFT) | (action << ACTION_SHIFT) | h;
        nodes[places] = child | (to << BLANK_SHIFT) | (g << COST_SHIFT);
        older[places] = newest[g + h];
        newest[g + h] = places++;
        if (g + h < f) f = g + h;
      }
    }
  }

  /** Doubles the room of the queue. */
  #widenQueue(): [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>] {
    const [nodes, older] = [this.#nodes, this.#older];
    this.#nodes = new Int32Array(2 * nodes.length);
    this.#older = new Int32Array(2 * older.length);
    this.#nodes.set(nodes);
    this.#older.set(older);
    return [this.#nodes, this.#older];
  }

  #actionsFrom(root: number): number[] {
    const actions: number[] = [];
    for (let state = this.#goal; state !== root;) {
      const action = (this.#known[state] >> ACTION_SHIFT) & ACTION_MASK;
      actions.push(action);
      state = this.#graph.neighbour(state, oppositeMove(action));
    }
    return actions.reverse();
  }
}
