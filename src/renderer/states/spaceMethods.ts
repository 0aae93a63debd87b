import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { compareEstimates, type Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { diameterOf } from '../../shared/puzzle/states/diameter.ts';
import { countStates, type CountingProgress } from '../../shared/puzzle/states/stateCounts.ts';
import { StateSpace, type Layers } from '../../shared/puzzle/states/stateSpace.ts';
import { distanceTable, edgeTable, type StateTable, type WhichStates } from '../../shared/puzzle/states/stateTables.ts';
import { statesByCost, type StatesByCost } from '../../shared/puzzle/states/statesByCost.ts';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';
import type { Remote } from '../../shared/rpc/services.ts';
import { TableParts } from './tableParts.ts';

/** Boards of each kind. */
const LISTED_BY_COST = 4;

export interface BoardGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

export type TableRequest = BoardGoal & { readonly halves: WhichStates; readonly costs?: TileCosts } & (
    | { readonly table: 'distances' }
    | { readonly table: 'edges'; readonly directed: boolean; readonly naming: MoveNaming }
  );

export type SpaceServices = Remote<ReturnType<typeof spaceServices>>;

/** `now`: a monotonic clock in milliseconds. */
export function spaceServices(now: () => number) {
  let kept: { readonly key: string; readonly space: StateSpace } | null = null;
  let table: TableParts | null = null;
  let counting: ReturnType<typeof countStates> | null = null;

  /** Keeps the last space, because its heuristics are asked for next. */
  function spaceOf({ goal, rows, cols }: BoardGoal): StateSpace {
    const key = [rows, cols, goal].join();
    if (kept?.key !== key) kept = { key, space: new StateSpace(goal, rows, cols) };
    return kept.space;
  }

  /** All states of a board of at most `MAX_GRAPH_CELLS` cells. Copies, because the result is transferred. */
  function layers(target: BoardGoal): Layers {
    const { distances, order, layerStarts } = spaceOf(target);
    return { distances: distances.slice(), order: order.slice(), layerStarts };
  }

  function estimates({ heuristic, ...target }: BoardGoal & { heuristic: HeuristicId }): Estimates {
    return compareEstimates(spaceOf(target), heuristic);
  }

  /** Goes on for about `millis`; `counts` by distance once all are found. One goal per worker; end it to cancel. */
  function count(
    params: BoardGoal & { millis: number },
  ): CountingProgress & { readonly counts: readonly number[] | null } {
    const { goal, rows, cols, millis } = params;
    counting ??= countStates(goal, rows, cols);
    const end = now() + millis;
    let step = counting.next();
    while (!step.done && now() < end) step = counting.next();
    if (!step.done) return { ...step.value, counts: null };
    counting = null;
    const found = step.value.reduce((sum, states) => sum + states, 0);
    return { found, total: found, counts: step.value };
  }

  /** The next part of a table. One table per worker; end it to cancel. */
  function tablePart(request: TableRequest) {
    table ??= new TableParts(tableOf(request));
    return table.next();
  }

  /** The greatest diameter for any goal, on at most `MAX_GRAPH_CELLS` cells. */
  const diameter = ({ rows, cols }: Pick<BoardGoal, 'rows' | 'cols'>): number => diameterOf(rows, cols);

  const byCost = ({ costs, ...target }: BoardGoal & { readonly costs: TileCosts }): StatesByCost =>
    statesByCost(spaceOf(target), costs, LISTED_BY_COST);

  return { space: { layers, diameter, estimates, count, tablePart, byCost } };
}

function tableOf(request: TableRequest): StateTable {
  const { goal, rows, cols } = request;
  return request.table === 'distances'
    ? distanceTable(goal, rows, cols, request)
    : edgeTable(goal, rows, cols, request);
}
