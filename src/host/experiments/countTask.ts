/** One search of an experiment. */
import { EXPERIMENT_LIMITS } from '../../shared/contract/experiments.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { LabResult } from '../../shared/lab/results.ts';
import type { Domains } from '../solver/domains.ts';
import { openCounting } from '../solver/openCounting.ts';
import { blankOfTables } from '../solver/openSearch.ts';

/** Counts one search to its end, without a trace. `databases`: those that it may need. `now`: a clock in milliseconds that never goes back. */
export function countTask(
  puzzle: Puzzle,
  search: SearchSpec,
  databases: readonly PatternDatabase[],
  domains: Domains,
  now: () => number,
): Omit<LabResult, 'puzzle' | 'search'> {
  const blank = blankOfTables(puzzle, search);
  const patterns = databases.find((database) => database.blank === blank);
  const h = estimateOf(puzzle, search, patterns, domains);
  const startedAt = now();
  const options = searchOptionsOf({ ...search, limits: { ...EXPERIMENT_LIMITS, ...search.limits } });
  const counting = openCounting(puzzle, { ...search, options, patterns }, domains);
  counting.advance(Infinity);
  const length = counting.solution?.length ?? null;
  const status = counting.status as LabResult['status'];
  return { ...counting.counts, status, length, h, ms: now() - startedAt };
}

/** h of the start; `null` where the search uses no heuristic. */
function estimateOf(
  puzzle: Puzzle,
  { algorithm, heuristic, factor, members, own }: SearchSpec,
  patterns: PatternDatabase | undefined,
  domains: Domains,
): number | null {
  if (!STRATEGIES[algorithm].usesHeuristic) return null;
  const domain = domains.domainOf(puzzle, heuristic, { patterns, factor, members, own });
  const start = new Int32Array(domain.words);
  domain.start(start, 0);
  return domain.h(start, 0);
}
