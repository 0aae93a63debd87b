/** What is true of a heuristic on all states of a small board, without sampling. */
import { MOVES } from '../puzzle/geometry.ts';
import { countEstimates, type Estimates } from '../puzzle/heuristics/estimates.ts';
import { NO_STATE } from '../puzzle/states/stateGraph.ts';
import type { StateSpace } from '../puzzle/states/stateSpace.ts';

export interface HeuristicVerdict {
  /** States that can reach the goal, all of which were judged. */
  readonly states: number;
  /** States whose h is greater than the distance; 0 if h is admissible. */
  readonly overestimates: number;
  /** By how much at the most. */
  readonly largestOverestimate: number;
  /** Moves, each in both directions. */
  readonly moves: number;
  /** Moves on which h falls by more than the 1 that a move costs; none where h is consistent. */
  readonly inconsistentMoves: number;
  /** By how much h falls on a move at the most. */
  readonly largestFall: number;
  readonly mean: number;
  readonly meanDistance: number;
  /** h over the distance, on average over all states but the goal. */
  readonly share: number;
  /** How many values h has. */
  readonly values: number;
  /** h of the goal. A textbook's consistent h is 0 there; where it is not, only differences of h keep the rule. */
  readonly ofGoal: number;
  readonly estimates: Estimates;
}

/** The verdict in figures. */
export type VerdictFigures = Omit<HeuristicVerdict, 'estimates'>;

export function isAdmissible({ overestimates }: Pick<HeuristicVerdict, 'overestimates'>): boolean {
  return overestimates === 0;
}

export function isConsistent({ inconsistentMoves }: Pick<HeuristicVerdict, 'inconsistentMoves'>): boolean {
  return inconsistentMoves === 0;
}

/** Judges h; `h[state]` is the value of a state of `space`. */
export function judgeValues(space: StateSpace, h: Uint16Array): HeuristicVerdict {
  const estimates = countEstimates(space, h);
  return {
    states: space.graph.size,
    overestimates: estimates.overestimated,
    ...sumsOf(space, h),
    ...fallsOf(space, h),
    meanDistance: space.meanDistance,
    values: new Set(h).size,
    ofGoal: h[space.order[0]],
    estimates,
  };
}

function sumsOf({ distances, graph }: StateSpace, h: Uint16Array) {
  let [sum, shares, largestOverestimate] = [0, 0, 0];
  for (let state = 0; state < h.length; state++) {
    const distance = distances[state];
    sum += h[state];
    if (distance > 0) shares += h[state] / distance;
    if (h[state] - distance > largestOverestimate) largestOverestimate = h[state] - distance;
  }
  return { mean: sum / graph.size, share: shares / (graph.size - 1), largestOverestimate };
}

function fallsOf({ graph }: StateSpace, h: Uint16Array) {
  let [moves, inconsistentMoves, largestFall] = [0, 0, 0];
  for (let state = 0; state < h.length; state++)
    for (let action = 0; action < MOVES.length; action++) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE) continue;
      moves++;
      const fall = h[state] - h[next];
      if (fall > 1) inconsistentMoves++;
      if (fall > largestFall) largestFall = fall;
    }
  return { moves, inconsistentMoves, largestFall };
}
