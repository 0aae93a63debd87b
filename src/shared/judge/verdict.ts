import { MOVES } from '../puzzle/geometry.ts';
import { countEstimates, type Estimates } from '../puzzle/heuristics/estimates.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import { NO_STATE } from '../puzzle/states/stateGraph.ts';
import { CostSpace, moveCostIn, type JudgedSpace } from '../puzzle/states/costSpace.ts';

export interface HeuristicVerdict {
  readonly states: number;
  /** States whose h exceeds the distance; 0 if h is admissible. */
  readonly overestimates: number;
  readonly largestOverestimate: number;
  /** In both directions. */
  readonly moves: number;
  /** Whether distances are costs, as tiles weigh; else moves. */
  readonly byCost?: true;
  /** Moves on which h falls by more than they cost; 0 if h is consistent. */
  readonly inconsistentMoves: number;
  readonly largestFall: number;
  readonly mean: number;
  readonly meanDistance: number;
  /** Mean of h over the distance, for all states but the goal. */
  readonly share: number;
  readonly values: number;
  /** h of the goal. Textbooks require 0 of a consistent h; otherwise only differences of h are consistent. */
  readonly ofGoal: number;
  readonly estimates: Estimates;
}

export type VerdictFigures = Omit<HeuristicVerdict, 'estimates'>;

export function isAdmissible({ overestimates }: Pick<HeuristicVerdict, 'overestimates'>): boolean {
  return overestimates === 0;
}

export function isConsistent({ inconsistentMoves }: Pick<HeuristicVerdict, 'inconsistentMoves'>): boolean {
  return inconsistentMoves === 0;
}

/** `h`: by state of `space`. */
export function judgeValues(space: JudgedSpace, h: Uint16Array): HeuristicVerdict {
  const estimates = countEstimates(space, h);
  return {
    states: space.graph.size,
    ...(space instanceof CostSpace && { byCost: true }),
    overestimates: estimates.overestimated,
    ...sumsOf(space, h),
    ...fallsOf(space, h),
    meanDistance: space.meanDistance,
    values: new Set(h).size,
    ofGoal: h[space.order[0]],
    estimates,
  };
}

function sumsOf({ distances, graph }: JudgedSpace, h: Uint16Array) {
  let [sum, shares, largestOverestimate] = [0, 0, 0];
  for (let state = 0; state < h.length; state++) {
    const distance = distances[state];
    sum += h[state];
    if (distance > 0) shares += h[state] / distance;
    if (h[state] - distance > largestOverestimate) largestOverestimate = h[state] - distance;
  }
  return { mean: sum / graph.size, share: shares / (graph.size - 1), largestOverestimate };
}

function fallsOf(space: JudgedSpace, h: Uint16Array) {
  const { graph } = space;
  const costOf = moveCostIn(space);
  let [moves, inconsistentMoves, largestFall] = [0, 0, 0];
  for (let state = 0; state < h.length; state++)
    for (let action = 0; action < MOVES.length; action++) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE) continue;
      moves++;
      const fall = h[state] - h[next];
      if (fall > 1 && fall > costOf(state, next)) inconsistentMoves++; // every move costs 1 or more
      if (fall > largestFall) largestFall = fall;
    }
  return { moves, inconsistentMoves, largestFall };
}

/** `h`: by state of `space`. */
export function proofByValues(space: JudgedSpace, h: Uint16Array): OwnProof {
  const verdict = judgeValues(space, h);
  const [goal, nearest] = space.order;
  return {
    admissible: isAdmissible(verdict),
    consistent: isConsistent(verdict) && verdict.ofGoal === 0,
    exact: h.every((value, state) => value === space.distances[state]),
    zero: h.every((value) => value === 0),
    belowOneMove: h.some((value, state) => value < space.distances[nearest] && state !== goal),
  };
}
