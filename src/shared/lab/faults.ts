import {
  MAX_EXPERIMENT_PUZZLES,
  MAX_EXPERIMENT_RUNS,
  type ExperimentRecipe,
  type PuzzleSource,
} from '../contract/experiments.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { solvability } from '../puzzle/solvable.ts';
import { formatNumber } from '../text/numbers.ts';
import { numberOfPuzzles } from './puzzles.ts';

/** One sentence; `null` if all its searches can begin. */
export function faultOfExperiment(recipe: ExperimentRecipe): string | null {
  return faultOfNumbers(recipe) ?? unsolvableFault(recipe.puzzles) ?? heuristicFault(recipe);
}

export function tasksOf({ puzzles, searches }: ExperimentRecipe): number {
  return numberOfPuzzles(puzzles) * searches.length;
}

function faultOfNumbers({ puzzles: source, searches }: ExperimentRecipe): string | null {
  const puzzles = numberOfPuzzles(source);
  if (puzzles === 0) return 'No state is that far from the goal: there is no puzzle to search.';
  if (puzzles > MAX_EXPERIMENT_PUZZLES)
    return `An experiment has at most ${formatNumber(MAX_EXPERIMENT_PUZZLES)} puzzles; this one has ${formatNumber(puzzles)}.`;
  const runs = puzzles * searches.length;
  if (runs > MAX_EXPERIMENT_RUNS)
    return `An experiment has at most ${formatNumber(MAX_EXPERIMENT_RUNS)} searches in all; this one has ${formatNumber(runs)}.`;
  return null;
}

/** An unsolvable puzzle would take a search through all reachable states. Drawn puzzles are always solvable. */
function unsolvableFault(source: PuzzleSource): string | null {
  if (source.from !== 'list') return null;
  const unsolvable = source.puzzles.findIndex(({ start, goal, cols }) => !solvability(start, goal, cols).solvable);
  return unsolvable < 0 ? null : `Puzzle ${unsolvable + 1} has no solution: parity rules it out.`;
}

function heuristicFault({ puzzles, searches }: ExperimentRecipe): string | null {
  const boards = puzzles.from === 'list' ? puzzles.puzzles : [puzzles];
  const sizes = new Map(boards.map(({ rows, cols }) => [`${rows} × ${cols}`, [rows, cols] as const]));
  for (const [name, [rows, cols]] of sizes)
    for (const { algorithm, heuristic } of searches) {
      const { label, sizes: fitting, isFor } = HEURISTICS[heuristic];
      if (STRATEGIES[algorithm].usesHeuristic && !isFor(rows, cols))
        return `${label} is for ${fitting}; there is a puzzle of ${name}.`;
    }
  return null;
}
