/** Searches without a trace, for the command line and the lab. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { countedSearch } from '../../shared/engine/countedSearch.ts';
import type { TracelessSearch } from '../../shared/engine/counts.ts';
import { keepsDuplicates, skipsStraightBack, type SearchOptions } from '../../shared/engine/options.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { optimalSolver } from '../../shared/puzzle/solve/optimalSolver.ts';
import { costByTile } from '../../shared/puzzle/tileCosts.ts';
import { expanderBySums } from '../../shared/puzzle/solve/tileSums.ts';
import type { Domains } from './domains.ts';

/** What is searched: a heuristic with what it needs, and the options of the search. */
export interface Counted extends Pick<SearchSpec, 'heuristic' | 'factor' | 'members' | 'own'> {
  readonly options: SearchOptions;
  /** The tables of `pattern-database`, where `needsTables` holds. */
  readonly patterns?: PatternDatabase | undefined;
  /** Whether to count distinct states even where the search can do without: it costs memory. */
  readonly countsDistinct?: boolean;
}

/**
 * A search at the start of `puzzle`, with the status, solution and counters of the search with a trace. Chooses the
 * loop that runs it. `domains`: what earlier searches have left.
 */
export function openCounting(puzzle: Puzzle, counted: Counted, domains: Domains): TracelessSearch {
  const { heuristic, options, patterns, factor, members, own, countsDistinct = false } = counted;
  const idaStar = countsDistinct ? null : idaStarFor(puzzle, counted);
  if (idaStar !== null) return idaStar;
  const needed = STRATEGIES[options.strategy].usesHeuristic ? heuristic : 'zero';
  const domain = domains.domainOf(puzzle, needed, { patterns, factor, members, own });
  return countedSearch(domain, options, domains.spare, countsDistinct);
}

/** The specialised loop of IDA* with its usual options, if the heuristic has one and every move costs 1. */
function idaStarFor(puzzle: Puzzle, { heuristic, options, patterns }: Counted): IdaStar | null {
  if (!isUsualIdaStar(options) || costByTile(puzzle.costs, puzzle.goal.length) !== null) return null;
  const { order, limits } = options;
  if (patterns) return optimalSolver(puzzle, patterns, order, limits);
  if (HEURISTICS[heuristic].tileCost === undefined) return null;
  return new IdaStar(expanderBySums(puzzle, heuristic, order), limits);
}

function isUsualIdaStar(options: SearchOptions): boolean {
  const { strategy, goalTest, limits } = options;
  const isUsual = keepsDuplicates(options) && skipsStraightBack(options) && goalTest === 'expansion';
  return STRATEGIES[strategy].iterates === 'f' && isUsual && limits.depth === undefined;
}
