/** All states that can reach a goal, with their exact distances h*: breadth-first search from the goal. Boards of at most 9 cells. */
import { swap } from '../board.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';

/** Distance of a state that was not reached yet. */
const UNREACHED = 255;

/** What the search from the goal finds: all that a state space computes. */
export interface Layers {
  /** By state: moves to the goal, 36 at the most. */
  readonly distances: Uint8Array;
  /** All states in the order of breadth-first search, which is by distance; the goal first. */
  readonly order: Uint32Array;
  /** By distance: the place in `order` of the first state with it. One entry more ends the last layer. */
  readonly layerStarts: readonly number[];
}

export class StateSpace implements Layers {
  readonly graph: StateGraph;
  readonly distances: Uint8Array;
  readonly order: Uint32Array;
  readonly layerStarts: readonly number[];

  /**
   * `goal` is an arrangement of at most `MAX_GRAPH_CELLS` cells; `layers` are those of an equal space that was searched
   * before, perhaps in another thread.
   */
  constructor(goal: readonly number[], rows: number, cols: number, layers?: Layers) {
    this.graph = new StateGraph(goal, rows, cols);
    this.distances = layers?.distances ?? new Uint8Array(this.graph.size).fill(UNREACHED);
    this.order = layers?.order ?? new Uint32Array(this.graph.size);
    this.layerStarts = layers?.layerStarts ?? fill(this.graph, this.distances, this.order);
  }

  /** Moves of a shortest solution, or `null` for an arrangement of the other half, which has none. */
  distanceOf(cells: ArrayLike<number>): number | null {
    const state = this.graph.stateOf(cells);
    return state === NO_STATE ? null : this.distances[state];
  }

  /** The greatest distance that there is. */
  get depth(): number {
    return this.layerStarts.length - 2;
  }

  /** By distance: how many states have it. */
  get counts(): number[] {
    return this.layerStarts.slice(1).map((end, distance) => end - this.layerStarts[distance]);
  }

  /** The sum of all distances over the number of states. */
  get meanDistance(): number {
    return this.counts.reduce((sum, count, distance) => sum + count * distance, 0) / this.graph.size;
  }

  /** The distance that as many states are nearer than as are farther: that of the middle one in order of distance. */
  get medianDistance(): number {
    return this.distances[this.order[Math.floor((this.graph.size - 1) / 2)]];
  }

  /** How many states are nearer to the goal than `distance`. */
  nearerThan(distance: number): number {
    return this.layerStarts[distance] ?? this.graph.size;
  }

  /** The states at `distance`; none where it is too great. */
  statesAt(distance: number): Uint32Array {
    return this.order.subarray(this.layerStarts[distance] ?? 0, this.layerStarts[distance + 1] ?? 0);
  }

  /** Arrangements as far from the goal as there are. */
  farthest(): number[][] {
    return Array.from(this.statesAt(this.depth), (state) => this.graph.cellsOf(state));
  }
}

/** A goal of the other half: what can reach it cannot reach `goal`, and each arrangement can reach one of the two. */
export function goalOfOtherHalf(goal: readonly number[]): number[] {
  return swap(goal, goal.indexOf(1), goal.indexOf(2));
}

/**
 * Breadth-first search, a layer at a time. Fills `distances` and `order`, and returns where the layers start. The kernel: one
 * loop, which calls nothing: so it takes two thirds of the time in a fresh process, before its machine code is there.
 */
function fill(graph: StateGraph, distances: Uint8Array, order: Uint32Array): number[] {
  const { ranks, rows, cols, up, down } = graph;
  const row = cols * ranks;
  const lastRow = (rows - 1) * row;
  const layerStarts = [0];
  let end = 1;
  order[0] = graph.stateOf(graph.goal);
  distances[order[0]] = 0;
  for (let at = 0, distance = 1; at < end; distance++) {
    const layerEnd = end;
    layerStarts.push(layerEnd);
    for (; at < layerEnd; at++) {
      const state = order[at];
      const col = ((state / ranks) | 0) % cols;
      if (state >= row) {
        const next = state - row + up[state - row];
        if (distances[next] === UNREACHED) {
          distances[next] = distance;
          order[end++] = next;
        }
      }
      if (state < lastRow) {
        const next = state + row + down[state];
        if (distances[next] === UNREACHED) {
          distances[next] = distance;
          order[end++] = next;
        }
      }
      if (col > 0) {
        const next = state - ranks;
        if (distances[next] === UNREACHED) {
          distances[next] = distance;
          order[end++] = next;
        }
      }
      if (col < cols - 1) {
        const next = state + ranks;
        if (distances[next] === UNREACHED) {
          distances[next] = distance;
          order[end++] = next;
        }
      }
    }
  }
  return layerStarts;
}
