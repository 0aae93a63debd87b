/** Nodes that A* expands with a heuristic and with others, on the same puzzles. */
import { HEURISTICS, measureOf, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import { sampleOf, seededRandom } from '../puzzle/states/scramble.ts';
import { CostSpace, costsOf, type JudgedSpace } from '../puzzle/states/costSpace.ts';
import { count, formatNumber } from '../text/numbers.ts';
import { measureByValues, Runs } from './runs.ts';

const BESIDE = ['zero', 'misplaced', 'manhattan', 'linear-conflict'] as const satisfies readonly HeuristicId[];

/** Puzzles searched, and their distance (the greatest one on smaller boards). */
const SEARCHED_PUZZLES = 100;
const SEARCHED_DISTANCE = 14;

/**
 * Where tiles weigh, one state in so many is nearer than the searched puzzles. Within 14 moves of the 3×3 there is one in
 * 30 with the goal's blank in the middle, in 35 beside it, and in 38 in a corner.
 */
const PART_NEARER = 30;

const SEED = 1;

export interface Expansions {
  readonly puzzles: number;
  readonly distance: number;
  /** Whether the distance is a cost, as tiles weigh; else moves. */
  readonly byCost?: true;
  /** Mean of nodes expanded; `null` is the heuristic being judged. */
  readonly means: readonly { readonly heuristic: HeuristicId | null; readonly mean: number }[];
}

export function compareExpansions(space: JudgedSpace, h: Uint16Array): Expansions {
  const { graph } = space;
  const distance = searchedDistance(space);
  const { rows, cols, goal } = graph;
  const target = { rows, cols, goal, costs: costsOf(space) };
  const starts = sampleOf(space.statesAt(distance), SEARCHED_PUZZLES, seededRandom(SEED));
  const means = [
    ...BESIDE.map((heuristic) => ({ heuristic, mean: meanOf(new Runs(space, measureOf(heuristic, target)), starts) })),
    { heuristic: null, mean: meanOf(new Runs(space, measureByValues(graph, h)), starts) },
  ];
  const byCost = space instanceof CostSpace && { byCost: true as const };
  return { puzzles: starts.length, distance, ...byCost, means: means.sort((a, b) => b.mean - a.mean) };
}

/** The distance of the searched puzzles; where tiles weigh, a cost that one state in `PART_NEARER` is below. */
function searchedDistance(space: JudgedSpace): number {
  if (!(space instanceof CostSpace)) return Math.min(SEARCHED_DISTANCE, space.depth);
  return space.distances[space.order[Math.floor(space.order.length / PART_NEARER)]];
}

/** "100 puzzles of 14 moves", "100 puzzles of cost 54" */
export function searchedPuzzles({ puzzles, distance, byCost }: Expansions): string {
  return `${count(puzzles, 'puzzle')} of ${byCost ? `cost ${formatNumber(distance)}` : count(distance, 'move')}`;
}

export function expandedBy(heuristic: HeuristicId | null): string {
  return heuristic === null ? 'Yours' : HEURISTICS[heuristic].label;
}

function meanOf(runs: Runs, starts: Uint32Array): number {
  return starts.reduce((sum, start) => sum + runs.from(start).expanded, 0) / starts.length;
}
