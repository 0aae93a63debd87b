/** The nearest start for which A* returns too long a solution. */
import { MOVES } from '../puzzle/geometry.ts';
import { NO_STATE } from '../puzzle/states/stateGraph.ts';
import { CostSpace, moveCostIn, type JudgedSpace } from '../puzzle/states/costSpace.ts';
import { measureByValues, Runs } from './runs.ts';

/** Expansions of all searches together: about three seconds. */
const MAX_TRIED_EXPANSIONS = 2_000_000;

export interface WrongStart {
  readonly start: readonly number[];
  readonly distance: number;
  readonly h: number;
  /** Of the solution that A* returns. */
  readonly length: number;
  /** Whether distance and length are costs, as tiles weigh; else moves. */
  readonly byCost?: true;
}

export interface WrongStarts {
  readonly nearest: WrongStart | null;
  /** Searches run; skipped starts are certainly right. */
  readonly tried: number;
  /** Whether `MAX_TRIED_EXPANSIONS` sufficed to rule out a nearer one. */
  readonly isCertain: boolean;
}

/** Runs A* from all doubtful starts, nearest first, until one goes wrong. */
export function nearestWrongStart(space: JudgedSpace, h: Uint16Array): WrongStarts {
  const { graph, order, distances } = space;
  const mayBeWrong = doubtfulStarts(space, h);
  const runs = new Runs(space, measureByValues(graph, h));
  let [tried, expansions] = [0, 0];
  for (const state of order) {
    if (!mayBeWrong[state]) continue;
    if (expansions > MAX_TRIED_EXPANSIONS) return { nearest: null, tried, isCertain: false };
    const { length, expanded } = runs.from(state);
    tried++;
    expansions += expanded;
    if (length === distances[state]) continue;
    const byCost = space instanceof CostSpace && { byCost: true as const };
    const nearest = { start: graph.cellsOf(state), distance: distances[state], h: h[state], length, ...byCost };
    return { nearest, tried, isCertain: true };
  }
  return { nearest: null, tried, isCertain: true };
}

/**
 * By state: whether A* may return a longer solution from there. It cannot where a shortest path leads through states,
 * except the start, whose h overestimates by at most 1: until the goal is taken by a shortest path, one of them is in
 * the frontier with f at most 1 above the shortest length, and any longer solution is longer by 2, by parity. h of
 * the goal is subtracted throughout, as it changes no order. Where tiles weigh there is no parity, so h may not
 * overestimate at all. (After the proof in Russell & Norvig, 4e, 3.5.2.)
 */
export function doubtfulStarts(space: JudgedSpace, h: Uint16Array): Uint8Array {
  const { graph, order, distances } = space;
  const costOf = moveCostIn(space);
  const slack = space instanceof CostSpace ? 0 : 1;
  const ofGoal = h[order[0]];
  const isDoubtful = new Uint8Array(graph.size);
  /** Whether the state, and a shortest path onward, overestimate by at most 1. */
  const isSound = new Uint8Array(graph.size);
  isSound[order[0]] = 1;
  for (const state of order.subarray(1)) {
    const leadsOn = MOVES.some((_, action) => {
      const next = graph.neighbour(state, action);
      return next !== NO_STATE && isSound[next] === 1 && distances[next] + costOf(state, next) === distances[state];
    });
    isDoubtful[state] = leadsOn ? 0 : 1;
    isSound[state] = leadsOn && h[state] - ofGoal <= distances[state] + slack ? 1 : 0;
  }
  return isDoubtful;
}
