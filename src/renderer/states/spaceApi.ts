/** What the page asks of the worker that computes state spaces. */
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { CountingProgress } from '../../shared/puzzle/states/stateCounts.ts';
import type { WhichStates } from '../../shared/puzzle/states/stateTables.ts';
import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';

/** A goal and its size. */
export interface BoardGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

/** A table of `stateTables.ts`. */
export type TableRequest = BoardGoal & { readonly halves: WhichStates } & (
    | { readonly table: 'distances' }
    | { readonly table: 'edges'; readonly directed: boolean; readonly naming: MoveNaming }
  );

export interface SpaceApi {
  /** All states of a board of at most `MAX_GRAPH_CELLS` cells: the columns of `Layers` as buffers. */
  layers(params: BoardGoal): Promise<{ distances: ArrayBuffer; order: ArrayBuffer; layerStarts: readonly number[] }>;
  /** The diameter of the space of a board of at most `MAX_GRAPH_CELLS` cells, whatever the goal. */
  diameter(params: Pick<BoardGoal, 'rows' | 'cols'>): Promise<number>;
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
  /**
   * The next part of a table as UTF-8, at most `MAX_PART_BYTES`; empty after the last one. `rows` of `total` are made then.
   * A worker makes one table; it is ended to cancel.
   */
  tablePart(params: TableRequest): Promise<{ part: ArrayBuffer; rows: number; total: number }>;
}
