/** The nearest start for which A* returns too long a solution. */
import { MOVES } from '../puzzle/geometry.ts';
import { NO_STATE } from '../puzzle/states/stateGraph.ts';
import type { StateSpace } from '../puzzle/states/stateSpace.ts';
import { measureByValues, Runs } from './runs.ts';

/** Expansions of all searches together: about three seconds. */
const MAX_TRIED_EXPANSIONS = 2_000_000;

export interface WrongStart {
  readonly start: readonly number[];
  readonly distance: number;
  readonly h: number;
  /** Of the solution that A* returns. */
  readonly length: number;
}

export interface WrongStarts {
  readonly nearest: WrongStart | null;
  /** Searches run; skipped starts are certainly right. */
  readonly tried: number;
  /** Whether `MAX_TRIED_EXPANSIONS` sufficed to rule out a nearer one. */
  readonly isCertain: boolean;
}

/** Runs A* from all doubtful starts, nearest first, until one goes wrong. */
export function nearestWrongStart(space: StateSpace, h: Uint16Array): WrongStarts {
  const { graph, order, distances } = space;
  const mayBeWrong = doubtfulStarts(space, h);
  const runs = new Runs(graph, measureByValues(graph, h));
  let [tried, expansions] = [0, 0];
  for (const state of order) {
    if (!mayBeWrong[state]) continue;
    if (expansions > MAX_TRIED_EXPANSIONS) return { nearest: null, tried, isCertain: false };
    const { length, expanded } = runs.from(state);
    tried++;
    expansions += expanded;
    if (length === distances[state]) continue;
    const nearest = { start: graph.cellsOf(state), distance: distances[state], h: h[state], length };
    return { nearest, tried, isCertain: true };
  }
  return { nearest: null, tried, isCertain: true };
}

/**
 * By state: whether A* may return a longer solution from there. It cannot where a shortest path leads through states,
 * except the start, whose h overestimates by at most 1: until the goal is taken by a shortest path, one of them is in
 * the frontier with f at most 1 above the shortest length, and any longer solution is longer by 2, by parity. h of
 * the goal is subtracted throughout, as it changes no order. (After the proof in Russell & Norvig, 4e, 3.5.2.)
 */
export function doubtfulStarts({ graph, order, distances }: StateSpace, h: Uint16Array): Uint8Array {
  const ofGoal = h[order[0]];
  const isDoubtful = new Uint8Array(graph.size);
  /** Whether the state, and a shortest path onward, overestimate by at most 1. */
  const isSound = new Uint8Array(graph.size);
  isSound[order[0]] = 1;
  for (const state of order.subarray(1)) {
    const leadsOn = MOVES.some((_, action) => {
      const next = graph.neighbour(state, action);
      return next !== NO_STATE && distances[next] < distances[state] && isSound[next] === 1;
    });
    isDoubtful[state] = leadsOn ? 0 : 1;
    isSound[state] = leadsOn && h[state] - ofGoal <= distances[state] + 1 ? 1 : 0;
  }
  return isDoubtful;
}
