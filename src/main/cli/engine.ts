/** Which engine runs a search: the one that writes traces, or a faster one where the answer alone is wanted. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { needsTables } from '../../shared/puzzle/heuristics.ts';
import { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import { blankFor } from '../../shared/puzzle/patternDatabase.ts';
import { createSlidingDomain } from '../../shared/puzzle/slidingDomain.ts';
import { Search } from '../../shared/search/search.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import type { PatternDatabases } from '../solver/tables/databases.ts';
import type { Chosen } from './choice.ts';
import { patterned, traced, type Running } from './running.ts';

export type Tables = Pick<PatternDatabases, 'peek' | 'ready'>;

/** Begins the search of `puzzle`. */
export async function begin(puzzle: Puzzle, chosen: Chosen, tables: Tables): Promise<Running> {
  const { heuristic, options } = chosen;
  const needs = STRATEGIES[options.strategy].usesHeuristic && needsTables(heuristic, puzzle.rows, puzzle.cols);
  if (needs && options.strategy === 'idastar') return onSquare(puzzle, chosen, tables);
  const patterns = needs ? await tables.ready(blankFor(puzzle.goal)) : undefined;
  return traced(new Search(createSlidingDomain(puzzle, usedHeuristic(chosen), { patterns }), options));
}

/** IDA* with pattern databases. It tries the moves in the order of their actions, whatever order was chosen. */
function onSquare(puzzle: Puzzle, { options: { limits } }: Chosen, tables: Tables): Running {
  const blank = blankFor(puzzle.goal);
  return patterned({
    open: (patterns) => new OptimalSolver(puzzle, patterns, limits.nodes),
    peek: () => tables.peek(blank),
    limit: limits.expansions,
  });
}

function usedHeuristic({ heuristic, options }: Chosen): Chosen['heuristic'] {
  return STRATEGIES[options.strategy].usesHeuristic ? heuristic : 'zero';
}
