/** Methods of the states worker: functions of a goal, with a cache between calls. */
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { compareEstimates, type Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { diameterOf } from '../../shared/puzzle/states/diameter.ts';
import { countStates, type CountingProgress } from '../../shared/puzzle/states/stateCounts.ts';
import { StateSpace, type Layers } from '../../shared/puzzle/states/stateSpace.ts';
import { distanceTable, edgeTable, type StateTable, type WhichStates } from '../../shared/puzzle/states/stateTables.ts';
import type { Hosted } from '../../shared/rpc/services.ts';
import { TableParts } from './tableParts.ts';

export interface BoardGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

export type TableRequest = BoardGoal & { readonly halves: WhichStates } & (
    | { readonly table: 'distances' }
    | { readonly table: 'edges'; readonly directed: boolean; readonly naming: MoveNaming }
  );

export interface SpaceApi {
  /** All states of a board of at most `MAX_GRAPH_CELLS` cells. */
  layers(params: BoardGoal): Promise<Layers>;
  /** The greatest diameter for any goal, on at most `MAX_GRAPH_CELLS` cells. */
  diameter(params: Pick<BoardGoal, 'rows' | 'cols'>): Promise<number>;
  estimates(params: BoardGoal & { heuristic: HeuristicId }): Promise<Estimates>;
  /**
   * Counts the states of a larger board for about `millis` more milliseconds; `counts` by distance once all are found.
   * One goal per worker; end it to cancel.
   */
  count(
    params: BoardGoal & { millis: number },
  ): Promise<CountingProgress & { readonly counts: readonly number[] | null }>;
  /**
   * The next part of a table as UTF-8, at most `MAX_PART_BYTES`; empty at the end. `rows` of `total` are done. One
   * table per worker; end it to cancel.
   */
  tablePart(params: TableRequest): Promise<{ part: ArrayBuffer; rows: number; total: number }>;
}

export interface SpaceServices {
  readonly space: SpaceApi;
}

type SpaceParams<M extends keyof SpaceApi> = Parameters<SpaceApi[M]>[0];

/** `now`: a monotonic clock in milliseconds. */
export function spaceServices(now: () => number): Hosted<SpaceServices> {
  let kept: { readonly key: string; readonly space: StateSpace } | null = null;
  let table: TableParts | null = null;
  let counting: ReturnType<typeof countStates> | null = null;

  /** Keeps the last space, because its heuristics are asked for next. */
  function spaceOf({ goal, rows, cols }: BoardGoal): StateSpace {
    const key = [rows, cols, goal].join();
    if (kept?.key !== key) kept = { key, space: new StateSpace(goal, rows, cols) };
    return kept.space;
  }

  /** Copies, because the result is transferred. */
  function layers(target: BoardGoal): Layers {
    const { distances, order, layerStarts } = spaceOf(target);
    return { distances: distances.slice(), order: order.slice(), layerStarts };
  }

  function estimates({ heuristic, ...target }: SpaceParams<'estimates'>): Estimates {
    return compareEstimates(spaceOf(target), heuristic);
  }

  function count({ goal, rows, cols, millis }: SpaceParams<'count'>): Awaited<ReturnType<SpaceApi['count']>> {
    counting ??= countStates(goal, rows, cols);
    const end = now() + millis;
    let step = counting.next();
    while (!step.done && now() < end) step = counting.next();
    if (!step.done) return { ...step.value, counts: null };
    counting = null;
    const found = step.value.reduce((sum, states) => sum + states, 0);
    return { found, total: found, counts: step.value };
  }

  function tablePart(request: TableRequest): Awaited<ReturnType<SpaceApi['tablePart']>> {
    table ??= new TableParts(tableOf(request));
    return table.next();
  }

  const diameter = ({ rows, cols }: SpaceParams<'diameter'>): number => diameterOf(rows, cols);

  return { space: { layers, diameter, estimates, count, tablePart } };
}

function tableOf(request: TableRequest): StateTable {
  const { goal, rows, cols, halves } = request;
  if (request.table === 'distances') return distanceTable(goal, rows, cols, halves);
  const { directed, naming } = request;
  return edgeTable(goal, rows, cols, { directed, halves, naming });
}
