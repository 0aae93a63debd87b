/** Searches on the command line: none of them writes a trace, because nobody reads one. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { needsTables } from '../../shared/puzzle/heuristics/heuristics.ts';
import { blankFor } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { Domains } from '../../host/solver/domains.ts';
import { openCounting } from '../../host/solver/openCounting.ts';
import type { PatternDatabases } from '../../host/solver/databases.ts';
import type { Chosen } from './choice.ts';
import { runningSearch, type Running } from './running.ts';

export type ReadyTables = Pick<PatternDatabases, 'ready'>;

/** Begins the search of `puzzle`. `domains`: those left by the puzzles before it. */
export async function begin(puzzle: Puzzle, chosen: Chosen, tables: ReadyTables, domains: Domains): Promise<Running> {
  const { heuristic, own, options } = chosen;
  const needs = STRATEGIES[options.strategy].usesHeuristic && needsTables(heuristic, puzzle.rows, puzzle.cols);
  const patterns = needs ? await tables.ready(blankFor(puzzle.goal)) : undefined;
  return runningSearch(openCounting(puzzle, { heuristic, own, options, patterns }, domains));
}
