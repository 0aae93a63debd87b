/** Which engine runs a search: the one that writes traces, or a faster one where that gives the same answer. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import { HEURISTICS, needsTables } from '../../shared/puzzle/heuristics.ts';
import { IdaStar } from '../../shared/puzzle/idaStar.ts';
import { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import { blankFor } from '../../shared/puzzle/patternDatabase.ts';
import { keepsDuplicates, skipsStraightBack, type SearchOptions } from '../../shared/search/options.ts';
import { Search } from '../../shared/search/search.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import type { Domains } from '../solver/domains.ts';
import type { PatternDatabases } from '../solver/tables/databases.ts';
import type { Chosen } from './choice.ts';
import { traced, traceless, type Running } from './running.ts';

export type Tables = Pick<PatternDatabases, 'peek' | 'ready'>;

/** Begins the search of `puzzle`. `domains`: those that the puzzles before it have left. */
export async function begin(puzzle: Puzzle, chosen: Chosen, tables: Tables, domains: Domains): Promise<Running> {
  const { heuristic, options } = chosen;
  const { usesHeuristic } = STRATEGIES[options.strategy];
  const needs = usesHeuristic && needsTables(heuristic, puzzle.rows, puzzle.cols);
  if (isUsualIdaStar(options)) {
    if (needs) return byPatterns(puzzle, chosen, tables);
    if (HEURISTICS[heuristic].tileCost !== null) return bySumOverTiles(puzzle, chosen);
  }
  const patterns = needs ? await tables.ready(blankFor(puzzle.goal)) : undefined;
  const domain = domains.domainOf(puzzle, usesHeuristic ? heuristic : 'zero', { patterns });
  return traced(new Search(domain, options, domains.spare));
}

/** Whether the options are those that the engines without a trace have built in. */
function isUsualIdaStar(options: SearchOptions): boolean {
  const { strategy, goalTest, limits } = options;
  const isUsual = keepsDuplicates(options) && skipsStraightBack(options) && goalTest === 'expansion';
  return strategy === 'idastar' && isUsual && limits.depth === undefined;
}

function bySumOverTiles(puzzle: Puzzle, { heuristic, options: { order, limits } }: Chosen): Running {
  return traceless({
    solver: new IdaStar(puzzle, heuristic, order, limits.nodes),
    solutionOf: ({ solution }) => solution.map((action) => MOVE_LETTERS[action]).join(''),
    limit: limits.expansions,
  });
}

/** By the pattern databases of the quadrants, which are there at once, until the better ones are. */
function byPatterns(puzzle: Puzzle, { options: { order, limits } }: Chosen, tables: Tables): Running {
  const blank = blankFor(puzzle.goal);
  let patterns = tables.peek(blank);
  return traceless({
    solver: new OptimalSolver(puzzle, patterns, limits.nodes, order),
    solutionOf: ({ solution }) => solution!,
    limit: limits.expansions,
    better() {
      if (patterns !== null) return null;
      patterns = tables.peek(blank);
      return patterns && new OptimalSolver(puzzle, patterns, limits.nodes, order);
    },
  });
}
