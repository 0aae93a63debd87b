import { EXPERIMENT_LIMITS } from '../../shared/contract/experiments.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { LabResult } from '../../shared/lab/results.ts';
import type { Domains } from '../solver/domains.ts';
import { costOfMoves } from '../../shared/puzzle/pathCosts.ts';
import { openCounting } from '../solver/openCounting.ts';
import { blankOfTables } from '../solver/openSearch.ts';

type CountedLimits = NonNullable<SearchSpec['limits']>;

export interface CountingMeans {
  readonly databases: readonly PatternDatabase[];
  readonly domains: Domains;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  /** The most bytes for its columns. */
  readonly bytes?: number;
}

/** Counts one search to its end, without a trace. */
export function countTask(
  puzzle: Puzzle,
  search: SearchSpec,
  { databases, domains, now, bytes = EXPERIMENT_LIMITS.bytes }: CountingMeans,
): Omit<LabResult, 'puzzle' | 'search'> {
  const blank = blankOfTables(puzzle, search);
  const patterns = databases.find((database) => database.blank === blank);
  const h = estimateOf(puzzle, search, patterns, domains);
  const startedAt = now();
  const options = searchOptionsOf({ ...search, limits: limitsWithin(bytes, search.limits) });
  const counting = openCounting(puzzle, { ...search, options, patterns }, domains);
  counting.advance(Infinity);
  const { solution } = counting;
  const ms = now() - startedAt;
  const length = solution?.length ?? null;
  const cost = solution && costOfMoves(puzzle, solution);
  const status = counting.status as LabResult['status'];
  return { ...counting.counts, status, length, h, ms, ...(cost !== null && { cost }) };
}

/** The limits asked for, capped: recipes of earlier versions may ask for more. */
function limitsWithin(most: number, { expansions, nodes, bytes, depth }: CountedLimits = {}): CountedLimits {
  const within = (highest: number, asked = highest): number => Math.min(highest, asked);
  return {
    expansions: within(EXPERIMENT_LIMITS.expansions, expansions),
    nodes: within(EXPERIMENT_LIMITS.nodes, nodes),
    bytes: within(bytesWithin(most), bytes),
    ...(depth !== undefined && { depth }),
  };
}

export function bytesWithin(most: number): number {
  return Math.min(EXPERIMENT_LIMITS.bytes, most);
}

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
