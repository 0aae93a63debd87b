/**
 * All states that can reach a goal, with exact distances h*, by breadth-first search from the goal. At most 9 cells.
 */
import { findBlank } from '../board.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';

const UNREACHED = 255;

/** The result of the search from the goal. */
export interface Layers {
  /** By state: moves to the goal, at most 36. */
  readonly distances: Uint8Array;
  /** All states in breadth-first order, so by distance. */
  readonly order: Uint32Array;
  /** By distance: the index in `order` of its first state; one more entry ends the last layer. */
  readonly layerStarts: readonly number[];
}

export class StateSpace implements Layers {
  readonly graph: StateGraph;
  readonly distances: Uint8Array;
  readonly order: Uint32Array;
  readonly layerStarts: readonly number[];

  /**
   * `goal`: at most `MAX_GRAPH_CELLS` cells. `layers`: of an equal space searched before, perhaps in another thread.
   */
  constructor(goal: readonly number[], rows: number, cols: number, layers?: Layers) {
    this.graph = new StateGraph(goal, rows, cols);
    this.distances = layers?.distances ?? new Uint8Array(this.graph.size).fill(UNREACHED);
    this.order = layers?.order ?? new Uint32Array(this.graph.size);
    this.layerStarts = layers?.layerStarts ?? fill(this.graph, this.distances, this.order);
  }

  /** `null` for an arrangement of the other half, which has no solution. */
  distanceOf(cells: ArrayLike<number>): number | null {
    const state = this.graph.stateOf(cells);
    return state === NO_STATE ? null : this.distances[state];
  }

  /** Greatest distance. */
  get depth(): number {
    return this.layerStarts.length - 2;
  }

  /** By distance: the number of states. */
  get counts(): number[] {
    return this.layerStarts.slice(1).map((end, distance) => end - this.layerStarts[distance]);
  }

  get meanDistance(): number {
    return this.counts.reduce((sum, count, distance) => sum + count * distance, 0) / this.graph.size;
  }

  nearerThan(distance: number): number {
    return this.layerStarts[distance] ?? this.graph.size;
  }

  /** Empty where `distance` is too great. */
  statesAt(distance: number): Uint32Array {
    return this.order.subarray(this.layerStarts[distance] ?? 0, this.layerStarts[distance + 1] ?? 0);
  }

  /** All states at the greatest distance. */
  farthest(): number[][] {
    return Array.from(this.statesAt(this.depth), (state) => this.graph.cellsOf(state));
  }
}

/** By size and the cell of the goal's blank. */
const knownCounts = new Map<string, readonly number[]>();

/**
 * By distance from the goal: the number of states. They depend only on the cell of its blank, since renaming tiles maps
 * moves to moves, so a space is searched once for each cell. At most `MAX_GRAPH_CELLS` cells.
 */
export function countsAround(goal: readonly number[], rows: number, cols: number): readonly number[] {
  const key = [rows, cols, findBlank(goal)].join();
  const counts = knownCounts.get(key) ?? new StateSpace(goal, rows, cols).counts;
  knownCounts.set(key, counts);
  return counts;
}

/**
 * Breadth-first search by layers. Fills `distances` and `order`; returns the layer starts. One loop without calls,
 * which saves a third of the time in a fresh process, before it is compiled.
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
