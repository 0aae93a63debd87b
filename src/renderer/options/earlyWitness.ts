/** The smallest puzzle on which a search that tests the goal early misses the cheapest solution. */
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { Search } from '../../shared/engine/search.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { solutionCost } from '../../shared/readings/path.ts';

/**
 * Tiles that cost their number, the smallest board first. No board of four cells has such a start, and no start of these
 * boards with fewer moves, for uniform-cost search: `host/store/heavyTiles.test.ts`.
 */
const WITNESSES: readonly Puzzle[] = [
  { rows: 2, cols: 3, start: [5, 1, 2, 3, 0, 4], goal: [1, 2, 3, 4, 5, 0], costs: 'tile' },
  { rows: 3, cols: 3, start: [1, 2, 3, 0, 8, 6, 4, 5, 7], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], costs: 'tile' },
];

export interface EarlyWitness {
  readonly puzzle: Puzzle;
  readonly found: number;
  readonly cheapest: number;
}

/** `null` where the search goes by no cost, tests when it takes, or loses nothing on these puzzles, as A* by a heuristic that says
 * beside the goal what the last move costs. */
export function earlyWitness(search: SearchSpec): EarlyWitness | null {
  const { f, frontier } = STRATEGIES[search.algorithm];
  const isEarly = search.goalTest === 'generation' && frontier === 'priority' && f !== null;
  if (!isEarly || search.heuristic === 'own' || search.limits?.depth !== undefined) return null;
  for (const puzzle of WITNESSES) {
    const found = costBy(search, puzzle);
    const cheapest = costBy({ ...search, algorithm: 'ucs', goalTest: 'expansion' }, puzzle);
    if (found > cheapest) return { puzzle, found, cheapest };
  }
  return null;
}

function costBy(search: SearchSpec, puzzle: Puzzle): number {
  const { factor, members } = search;
  const heuristic = STRATEGIES[search.algorithm].usesHeuristic ? search.heuristic : 'zero';
  const domain = createSlidingDomain(puzzle, heuristic, { factor, members });
  const run = new Search(domain, searchOptionsOf(search));
  return run.advance(Infinity) === 'solved' ? solutionCost(run.trace) : 0;
}
