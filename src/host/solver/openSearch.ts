/** From the contract's nouns to the engine's: a puzzle and a search become a domain and a `Search`. */
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { MAX_RAISE, USUAL_LIMITS } from '../../shared/contract/searchLimits.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { needsTables } from '../../shared/puzzle/heuristics/heuristics.ts';
import { blankFor, type PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';
import type { SearchLimits } from '../../shared/engine/options.ts';
import { Search } from '../../shared/engine/search.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { Domains } from './domains.ts';

/**
 * A search at the start of `puzzle`, within the program's limits. Parameters are already parsed. `patterns`: the tables
 * for `blankOfTables`. `domains`: what earlier searches have left.
 */
export function openSearch(
  puzzle: Puzzle,
  spec: SearchSpec,
  patterns?: PatternDatabase,
  domains = new Domains(),
): Search {
  const { algorithm, heuristic, factor, members, own, limits } = spec;
  const needs = { patterns, factor, members, own };
  const domain = domains.domainOf(puzzle, STRATEGIES[algorithm].usesHeuristic ? heuristic : 'zero', needs);
  return new Search(domain, searchOptionsOf({ ...spec, limits: limitsOf(limits) }), domains.spare);
}

/** The place of the blank for which the search needs a pattern database; `null` where it needs none. */
export function blankOfTables({ goal, rows, cols }: Puzzle, { algorithm, heuristic }: SearchSpec): FrameBlank | null {
  const needs = STRATEGIES[algorithm].usesHeuristic && needsTables(heuristic, rows, cols);
  return needs ? blankFor(goal) : null;
}

/** The limits asked for, capped; by default the usual ones. */
export function limitsOf({ expansions, nodes, bytes, depth }: Partial<SearchLimits> = {}): SearchLimits {
  const within = (usual: number, asked = usual): number => Math.min(MAX_RAISE * usual, asked);
  return {
    expansions: within(USUAL_LIMITS.expansions, expansions),
    nodes: within(USUAL_LIMITS.nodes, nodes),
    bytes: within(USUAL_LIMITS.bytes, bytes),
    depth,
  };
}
