/** Nodes that A* expands with a heuristic and with others, on the same puzzles. */
import { HEURISTICS, measureOf, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import { sampleOf, seededRandom } from '../puzzle/states/scramble.ts';
import type { StateSpace } from '../puzzle/states/stateSpace.ts';
import { measureByValues, Runs } from './runs.ts';

const BESIDE = ['zero', 'misplaced', 'manhattan', 'linear-conflict'] as const satisfies readonly HeuristicId[];

/** Puzzles searched, and their distance (the greatest one on smaller boards). */
const SEARCHED_PUZZLES = 100;
const SEARCHED_DISTANCE = 14;

const SEED = 1;

export interface Expansions {
  readonly puzzles: number;
  readonly distance: number;
  /** Mean of nodes expanded; `null` is the heuristic being judged. */
  readonly means: readonly { readonly heuristic: HeuristicId | null; readonly mean: number }[];
}

export function compareExpansions(space: StateSpace, h: Uint16Array): Expansions {
  const { graph, depth } = space;
  const distance = Math.min(SEARCHED_DISTANCE, depth);
  const starts = sampleOf(space.statesAt(distance), SEARCHED_PUZZLES, seededRandom(SEED));
  const means = [
    ...BESIDE.map((heuristic) => ({ heuristic, mean: meanOf(new Runs(graph, measureOf(heuristic, graph)), starts) })),
    { heuristic: null, mean: meanOf(new Runs(graph, measureByValues(graph, h)), starts) },
  ];
  return { puzzles: starts.length, distance, means: means.sort((a, b) => b.mean - a.mean) };
}

export function expandedBy(heuristic: HeuristicId | null): string {
  return heuristic === null ? 'Yours' : HEURISTICS[heuristic].label;
}

function meanOf(runs: Runs, starts: Uint32Array): number {
  return starts.reduce((sum, start) => sum + runs.from(start).expanded, 0) / starts.length;
}
