import type { ExperimentRecipe } from '../contract/experiments.ts';
import { provesCheapest, provesShortest } from '../contract/searchPromises.ts';
import { isSmall } from '../puzzle/solve/shortest.ts';
import { cheapestCosts } from '../puzzle/states/cheapest.ts';
import { StateGraph } from '../puzzle/states/stateGraph.ts';
import { costByTile } from '../puzzle/tileCosts.ts';
import { isWeighed, puzzlesOf, type LabPuzzle } from './puzzles.ts';
import type { LabResult } from './results.ts';
import { summarize, type SummaryRow } from './summary.ts';

/** The part of an experiment that counting needs. A task is a puzzle and a search, numbered by puzzles first. */
export type CountedWork = Pick<Experiment, 'recipe' | 'tasks' | 'isDone' | 'add'>;

export class Experiment {
  readonly recipe: ExperimentRecipe;
  readonly puzzles: readonly LabPuzzle[];
  readonly #results = new Map<number, LabResult>();
  /** By puzzle: length of a shortest solution, where known or proved by a search of the experiment. */
  readonly #distances: (number | null)[];
  /** By puzzle: cost of a cheapest solution, where known or proved likewise; `null` where every move costs 1. */
  readonly #least: (number | null)[] | null;

  constructor(recipe: ExperimentRecipe) {
    this.recipe = recipe;
    this.puzzles = puzzlesOf(recipe.puzzles);
    this.#distances = this.puzzles.map(({ d }) => d);
    this.#least = isWeighed(recipe.puzzles) ? leastCostsOf(this.puzzles) : null;
  }

  get tasks(): number {
    return this.puzzles.length * this.recipe.searches.length;
  }

  get done(): number {
    return this.#results.size;
  }

  get results(): LabResult[] {
    return Array.from(this.#results.values());
  }

  /** `null`: the puzzles of unknown distance. */
  resultsAt(d: number | null, search: number): LabResult[] {
    return this.results.filter((result) => result.search === search && this.#distances[result.puzzle] === d);
  }

  resultOf(puzzle: number, search: number): LabResult | null {
    return this.#results.get(puzzle * this.recipe.searches.length + search) ?? null;
  }

  distanceOf(puzzle: number): number | null {
    return this.#distances[puzzle]!;
  }

  /** `null`: not known, or every move costs 1. */
  leastCostOf(puzzle: number): number | null {
    return this.#least?.[puzzle] ?? null;
  }

  isDone(task: number): boolean {
    return this.#results.has(task);
  }

  add(results: readonly LabResult[]): void {
    for (const result of results) {
      this.#results.set(result.puzzle * this.recipe.searches.length + result.search, result);
      const { puzzle } = this.puzzles[result.puzzle]!;
      if (result.status !== 'solved') continue;
      const search = this.recipe.searches[result.search]!;
      if (provesShortest(search, puzzle)) this.#distances[result.puzzle] = result.length;
      if (this.#least !== null && provesCheapest(search, puzzle))
        this.#least[result.puzzle] = result.cost ?? result.length;
    }
  }

  get rows(): SummaryRow[] {
    return summarize(this.results, this.#distances, this.recipe.searches.length, this.#least);
  }
}

/** Each takes a tenth of a second. The puzzles of further goals and costs wait for a search that proves theirs. */
const MAX_GOALS = 9;

/** By puzzle: the cost of a cheapest solution where it is known without a search; else `null`. */
function leastCostsOf(puzzles: readonly LabPuzzle[]): (number | null)[] {
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
