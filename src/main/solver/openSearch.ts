/** From the contract's nouns to the engine's: a puzzle and a search become a domain and a `Search`. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import { createSlidingDomain } from '../../shared/puzzle/slidingDomain.ts';
import { Search } from '../../shared/search/search.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import { MAX_EXPANSIONS, MAX_NODES } from './limits.ts';

/** A search that stands at the start of `puzzle`, to stop after so many expansions. What it is given was parsed before. */
export function openSearch(puzzle: Puzzle, spec: SearchSpec, expansions = MAX_EXPANSIONS): Search {
  const { algorithm, heuristic, order, ties, goalTest } = spec;
  const domain = createSlidingDomain(puzzle, STRATEGIES[algorithm].usesHeuristic ? heuristic : 'zero');
  return new Search(domain, {
    strategy: algorithm,
    ties,
    goalTest,
    order: actionsOf(order),
    limits: { expansions, nodes: MAX_NODES },
  });
}

/** The actions of moves written as letters: 'UDLR' gives 0, 1, 2, 3. */
function actionsOf(letters: string): number[] {
  return Array.from(letters, (letter) => MOVE_LETTERS.indexOf(letter));
}
