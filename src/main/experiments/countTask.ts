/** One search of an experiment. */
import { EXPERIMENT_LIMITS } from '../../shared/contract/experiments.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { LabResult } from '../../shared/lab/results.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import type { Domains } from '../../host/solver/domains.ts';
import { openCounting } from '../../host/solver/openCounting.ts';
import { blankOfTables } from '../../host/solver/openSearch.ts';

/** Counts one search to its end, without a trace. `databases`: those that it may need. `now`: a clock in milliseconds that never goes back. */
export function countTask(
  puzzle: Puzzle,
  search: SearchSpec,
  databases: readonly PatternDatabase[],
  domains: Domains,
  now: () => number,
): Omit<LabResult, 'puzzle' | 'search'> {
  const startedAt = now();
  const blank = blankOfTables(puzzle, search);
  const patterns = databases.find((database) => database.blank === blank);
  const options = searchOptionsOf({ ...search, limits: { ...EXPERIMENT_LIMITS, ...search.limits } });
  const counting = openCounting(puzzle, { ...search, options, patterns }, domains);
  counting.advance(Infinity);
  const length = counting.solution?.length ?? null;
  const status = counting.status as LabResult['status'];
  return { ...counting.counts, status, length, ms: now() - startedAt };
}

/** Why puzzles of an experiment have no solution, or `null`: a search would go through all states that it can reach. */
export function unsolvableFault(puzzles: readonly Puzzle[]): string | null {
  const unsolvable = puzzles.findIndex(({ start, goal, cols }) => !solvability(start, goal, cols).solvable);
  return unsolvable < 0 ? null : `Puzzle ${unsolvable + 1} has no solution: parity rules it out.`;
}
