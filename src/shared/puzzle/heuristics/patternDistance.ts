import { cheapestCosts } from '../states/cheapest.ts';
import { MAX_GRAPH_CELLS, NO_STATE, StateGraph } from '../states/stateGraph.ts';
import { StateSpace } from '../states/stateSpace.ts';
import { costByTile } from '../tileCosts.ts';
import type { Target } from './lines.ts';
import type { Measure } from './measure.ts';
import type { CommonResources } from './resources.ts';
import { patternMeasure } from './patternDatabase.ts';

export function hasPatterns(rows: number, cols: number): boolean {
  return rows * cols <= MAX_GRAPH_CELLS || needsPatterns(rows, cols);
}

export function needsPatterns(rows: number, cols: number): boolean {
  return rows === 4 && cols === 4;
}

/**
 * On at most 9 cells one pattern of all tiles: h is the cost of a cheapest path, or 0 if the goal is unreachable. On 4×4
 * boards the sum over `resources.patterns`, in moves: each costs at least 1.
 */
export function patternDistance(target: Target, { patterns }: CommonResources): Measure {
  if (!needsPatterns(target.rows, target.cols)) return exactlyOnce(target);
  if (!patterns) throw new Error('The pattern database of 4×4 boards needs its tables.');
  return patternMeasure(patterns, target.goal);
}

/** A class stays with one goal for long. */
let last: { readonly of: string; readonly measure: Measure } | null = null;

function exactlyOnce(target: Target): Measure {
  const weights = costByTile(target.costs, target.goal.length);
  const of = [target.cols, ...Array.from(target.goal), ...(weights ?? [])].join();
  if (last?.of !== of) last = { of, measure: exactDistance(target, weights) };
  return last.measure;
}

function exactDistance({ goal, rows, cols }: Target, weights: Uint8Array | null): Measure {
  if (weights !== null) return exactCost(new StateGraph(Array.from(goal), rows, cols), weights);
  const space = new StateSpace(Array.from(goal), rows, cols);
  return (cells) => space.distanceOf(cells) ?? 0;
}

function exactCost(graph: StateGraph, weights: Uint8Array): Measure {
  const costs = cheapestCosts(graph, weights);
  return (cells) => {
    const state = graph.stateOf(cells);
    return state === NO_STATE ? 0 : costs[state];
  };
}
