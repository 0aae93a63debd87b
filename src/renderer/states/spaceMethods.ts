/** What the worker of the states view computes: pure functions of a goal, and what is kept between calls. */
import type { BoardGoal, SpaceApi, TableRequest } from './spaceApi.ts';
import { compareEstimates } from '../../shared/puzzle/heuristics/estimates.ts';
import { diameterOf } from '../../shared/puzzle/states/diameter.ts';
import { countStates } from '../../shared/puzzle/states/stateCounts.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { distanceTable, edgeTable, type StateTable } from '../../shared/puzzle/states/stateTables.ts';
import { TableParts } from './tableParts.ts';
import { trusted, type Hosted, type ParsersOf } from '../../shared/rpc/services.ts';

interface SpaceServices {
  readonly space: SpaceApi;
}

export const SPACE_METHODS: ParsersOf<SpaceServices> = {
  space: { layers: trusted, diameter: trusted, estimates: trusted, count: trusted, tablePart: trusted },
};

type SpaceParams<M extends keyof SpaceApi> = Parameters<SpaceApi[M]>[0];

/** What one worker serves. `now`: a clock that never goes back, in milliseconds. */
export function spaceServices(now: () => number): Hosted<SpaceServices> {
  let kept: { readonly key: string; readonly space: StateSpace } | null = null;
  let table: TableParts | null = null;
  let counting: ReturnType<typeof countStates> | null = null;

  /** The space of a goal; the last one is kept, because its heuristics are asked for next. */
  function spaceOf({ goal, rows, cols }: BoardGoal): StateSpace {
    const key = [rows, cols, goal].join();
    if (kept?.key !== key) kept = { key, space: new StateSpace(goal, rows, cols) };
    return kept.space;
  }

  function layers(target: BoardGoal): Awaited<ReturnType<SpaceApi['layers']>> {
    const { distances, order, layerStarts } = spaceOf(target);
    return { distances: distances.slice().buffer, order: order.slice().buffer, layerStarts };
  }

  function estimates({ heuristic, ...target }: SpaceParams<'estimates'>): Awaited<ReturnType<SpaceApi['estimates']>> {
    const { counts, ...rest } = compareEstimates(spaceOf(target), heuristic);
    return { counts: counts.buffer as ArrayBuffer, ...rest };
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
