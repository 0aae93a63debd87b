/** What cheapest solutions cost, where that is known without a search. */
import { isSmall } from '../puzzle/solve/shortest.ts';
import { cheapestCosts } from '../puzzle/states/cheapest.ts';
import { StateGraph } from '../puzzle/states/stateGraph.ts';
import { costByTile } from '../puzzle/tileCosts.ts';
import type { LabPuzzle } from './puzzles.ts';

/** Each takes a tenth of a second. The puzzles of further goals and costs wait for a search that proves theirs. */
const MAX_GOALS = 9;

/** By puzzle; `null` where it is not known. */
export function leastCostsOf(puzzles: readonly LabPuzzle[]): (number | null)[] {
  const known = new Map<string, (start: readonly number[]) => number>();
  return puzzles.map(({ puzzle, d }) => {
    const { rows, cols, start, goal, costs } = puzzle;
    const byTile = costByTile(costs, goal.length);
    if (byTile === null || d === null || !isSmall(puzzle)) return byTile === null ? d : null;
    const key = JSON.stringify([rows, cols, goal, costs]);
    if (!known.has(key) && known.size < MAX_GOALS) known.set(key, costsTo(new StateGraph(goal, rows, cols), byTile));
    return known.get(key)?.(start) ?? null;
  });
}

function costsTo(graph: StateGraph, byTile: Uint8Array): (start: readonly number[]) => number {
  const costs = cheapestCosts(graph, byTile);
  return (start) => costs[graph.stateOf(start)]!;
}
