/** Which engine runs a search: the one that writes traces, or a faster one where that gives the same answer and the same counters. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { HEURISTICS, needsTables } from '../../shared/puzzle/heuristics/heuristics.ts';
import { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { optimalSolver } from '../../shared/puzzle/solve/optimalSolver.ts';
import { blankFor } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { keepsDuplicates, skipsStraightBack, type SearchOptions } from '../../shared/engine/options.ts';
import { expanderBySums } from '../../shared/puzzle/solve/tileSums.ts';
import { Search } from '../../shared/engine/search.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { Domains } from '../solver/domains.ts';
import type { PatternDatabases } from '../solver/tables/databases.ts';
import type { Chosen } from './choice.ts';
import { traced, traceless, type Running } from './running.ts';

export type ReadyTables = Pick<PatternDatabases, 'ready'>;

/** Begins the search of `puzzle`. `domains`: those left by the puzzles before it. */
export async function begin(puzzle: Puzzle, chosen: Chosen, tables: ReadyTables, domains: Domains): Promise<Running> {
  const { heuristic, options } = chosen;
  const { usesHeuristic } = STRATEGIES[options.strategy];
  const needs = usesHeuristic && needsTables(heuristic, puzzle.rows, puzzle.cols);
  const patterns = needs ? await tables.ready(blankFor(puzzle.goal)) : undefined;
  if (isUsualIdaStar(options)) {
    const { order, limits } = options;
    if (patterns) return traceless(optimalSolver(puzzle, patterns, order, limits));
    if (HEURISTICS[heuristic].tileCost !== null)
      return traceless(new IdaStar(puzzle, expanderBySums(puzzle, heuristic), order, limits));
  }
  const domain = domains.domainOf(puzzle, usesHeuristic ? heuristic : 'zero', { patterns });
  return traced(new Search(domain, options, domains.spare));
}

/** Whether the options are those that the engines without a trace have built in. */
function isUsualIdaStar(options: SearchOptions): boolean {
  const { strategy, goalTest, limits } = options;
  const isUsual = keepsDuplicates(options) && skipsStraightBack(options) && goalTest === 'expansion';
  return strategy === 'idastar' && isUsual && limits.depth === undefined;
}
