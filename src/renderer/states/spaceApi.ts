/** What the page asks of the worker that computes state spaces. */
import type { CountingProgress } from '../../shared/puzzle/stateCounts.ts';
import type { Estimates } from '../../shared/puzzle/estimates.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics.ts';

/** A goal and its size. */
export interface BoardGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

export interface SpaceApi {
  /** All states of a board of at most `MAX_GRAPH_CELLS` cells: the columns of `Layers` as buffers. */
  layers(params: BoardGoal): Promise<{ distances: ArrayBuffer; order: ArrayBuffer; layerStarts: readonly number[] }>;
  /** h against h* on all of them. */
  estimates(
    params: BoardGoal & { heuristic: HeuristicId },
  ): Promise<Omit<Estimates, 'counts'> & { counts: ArrayBuffer }>;
  /**
   * Goes on counting the states of a larger board for about `millis` milliseconds; `counts` by distance once all are
   * found. A worker counts for one goal at a time; it is ended to cancel.
   */
  count(
    params: BoardGoal & { millis: number },
  ): Promise<CountingProgress & { readonly counts: readonly number[] | null }>;
}
