/**
 * A* without a trace, over the graph of all states of a small board: states are numbers, moves and h are table look-ups.
 * Made for many starts and one goal. The queue is R. B. Dial's, as in the engine; of nodes with one f the newest is taken.
 */
import { MOVES, oppositeMove } from './geometry.ts';
import type { Measure } from './measure.ts';
import { NO_STATE, type StateGraph } from './stateGraph.ts';

/** h that was not computed yet. */
const UNKNOWN = 255;

/** No place of the queue. */
const NONE = -1;

/** Values of f at the most: where h is admissible, no path to be tried is longer than twice the greatest distance, 36. */
const MAX_F = 128;

/** Values that g is packed among, and how often that leaves room for in 31 bits. */
const G_VALUES = 256;
const MAX_SEARCHES = 2 ** 23 - 1;

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
  readonly #h: Uint8Array;
  /** Entry `state × 4 + action`: the state that the action leads to, or `NO_STATE`. */
  readonly #next: Int32Array;
  readonly #goal: number;

  /** By state: number of the search that reached it last × 256 + g, so that nothing need be cleared for the next one. */
  readonly #reached: Int32Array;
  /** By state: the action of the cheapest path to it. */
  readonly #action: Uint8Array;
  #searches = 0;

  /** By f: the place in the queue of the newest node, or `NONE`. By place: its state, its g, and the next older place. */
  readonly #newest = new Int32Array(MAX_F);
  #state = new Int32Array(1024);
  #cost = new Uint8Array(1024);
  #older = new Int32Array(1024);

  /** `measure` is an admissible heuristic for the goal of `graph`. */
  constructor(graph: StateGraph, measure: Measure) {
    this.#graph = graph;
    this.#goal = graph.stateOf(graph.goal);
    this.#next = successorTable(graph);
    this.#h = measured(graph, this.#next, measure);
    this.#reached = new Int32Array(graph.size);
    this.#action = new Uint8Array(graph.size);
  }

  /** A shortest solution from an arrangement, or `null` where there is none. `order`: the actions as they are tried. */
  solve(start: ArrayLike<number>, order: readonly number[]): GraphAnswer | null {
    const root = this.#graph.stateOf(start);
    if (root === NO_STATE) return null;
    const [next, h, reached, action] = [this.#next, this.#h, this.#reached, this.#action];
    const newest = this.#newest.fill(NONE);
    const base = this.#nextBase();
    let [expanded, generated, places] = [0, 0, 0];
    let f = h[root];
    reached[root] = base;
    this.#enqueue(places++, root, 0, f);
    for (;;) {
      while (newest[f] === NONE) f++;
      const place = newest[f];
      const state = this.#state[place];
      const cost = this.#cost[place];
      newest[f] = this.#older[place];
      if (reached[state] < base + cost) continue; // a cheaper path was found meanwhile
      expanded++;
      if (state === this.#goal) return { actions: this.#actionsFrom(root), expanded, generated };
      for (let index = 0; index < order.length; index++) {
        const child = next[state * MOVES.length + order[index]];
        if (child === NO_STATE) continue;
        generated++;
        const known = reached[child];
        if (known >= base && known <= base + cost + 1) continue;
        reached[child] = base + cost + 1;
        action[child] = order[index];
        const value = cost + 1 + h[child];
        this.#enqueue(places++, child, cost + 1, value);
        if (value < f) f = value;
      }
    }
  }

  #nextBase(): number {
    if (++this.#searches === MAX_SEARCHES) {
      this.#searches = 1;
      this.#reached.fill(0);
    }
    return this.#searches * G_VALUES;
  }

  #enqueue(place: number, state: number, cost: number, f: number): void {
    if (place === this.#state.length) this.#widen();
    this.#state[place] = state;
    this.#cost[place] = cost;
    this.#older[place] = this.#newest[f];
    this.#newest[f] = place;
  }

  #widen(): void {
    const [state, cost, older] = [this.#state, this.#cost, this.#older];
    const places = 2 * state.length;
    this.#state = new Int32Array(places);
    this.#cost = new Uint8Array(places);
    this.#older = new Int32Array(places);
    this.#state.set(state);
    this.#cost.set(cost);
    this.#older.set(older);
  }

  #actionsFrom(root: number): number[] {
    const actions: number[] = [];
    for (let state = this.#goal; state !== root;) {
      const action = this.#action[state];
      actions.push(action);
      state = this.#next[state * MOVES.length + oppositeMove(action)];
    }
    return actions.reverse();
  }
}

/** Entry `state × 4 + action`: the state that the action leads to, or `NO_STATE`. */
function successorTable(graph: StateGraph): Int32Array {
  const next = new Int32Array(graph.size * MOVES.length);
  for (let state = 0, entry = 0; state < graph.size; state++)
    for (let action = 0; action < MOVES.length; action++) next[entry++] = graph.neighbour(state, action);
  return next;
}

/** h by state. One board walks through all states, there and back, so that none has to be made. */
function measured(graph: StateGraph, next: Int32Array, measure: Measure): Uint8Array {
  const h = new Uint8Array(graph.size).fill(UNKNOWN);
  const cells = Uint8Array.from(graph.goal);
  const step = [-graph.cols, graph.cols, -1, 1];
  /** By depth: the state, and the action that is tried next. */
  const states = new Int32Array(graph.size);
  const tried = new Uint8Array(graph.size);
  let blank = graph.goal.indexOf(0);
  states[0] = graph.stateOf(graph.goal);
  h[states[0]] = measure(cells);

  function move(action: number): void {
    const to = blank + step[action];
    cells[blank] = cells[to];
    cells[to] = 0;
    blank = to;
  }

  for (let depth = 0; depth >= 0;) {
    const action = tried[depth]++;
    if (action === MOVES.length) {
      if (--depth >= 0) move(oppositeMove(tried[depth] - 1));
      continue;
    }
    const state = next[states[depth] * MOVES.length + action];
    if (state === NO_STATE || h[state] !== UNKNOWN) continue;
    move(action);
    h[state] = measure(cells);
    states[++depth] = state;
    tried[depth] = 0;
  }
  return h;
}
