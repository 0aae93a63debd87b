import { Domains } from '../../src/host/solver/domains.ts';
import { Search } from '../../src/shared/engine/search.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { solutionCost } from '../../src/shared/readings/path.ts';
import { keep } from '../kept.ts';
import { bytesOf, race } from '../measure.ts';
import { FARTHEST, optionsOf, randomEights } from '../puzzles.ts';
import { boundRow, timeRow, type Workload } from '../report.ts';
import { boardOf } from '../textbook/board.ts';
import { cheapest } from '../textbook/weighed.ts';

const ROUNDS = 3;
const FOR_ASTAR = randomEights(200);
const FOR_UCS = randomEights(8);

/** Each returns the sum of what the solutions cost. */
export const contenders = {
  'textbook A*': () => byTextbook(FOR_ASTAR, true),
  'our A*': () => traced(FOR_ASTAR, 'astar'),
  'textbook UCS': () => byTextbook(FOR_UCS, false),
  'our UCS': () => traced(FOR_UCS, 'ucs'),
};

export const workload: Workload = {
  title: 'Random 8-puzzles whose tiles cost their numbers, with the whole trace; the textbook keeps none',
  measure() {
    const times = race(contenders, ROUNDS);
    for (const name of ['A*', 'UCS'] as const)
      if (times[`our ${name}`].work !== times[`textbook ${name}`].work)
        throw new Error(`The textbook's ${name} has found other costs.`);
    return [
      timeRow('A* with the weighed Manhattan distance, 200', times['textbook A*'].ms, times['our A*'].ms, 3),
      timeRow('uniform-cost search, 8', times['textbook UCS'].ms, times['our UCS'].ms, 3),
      boundRow('memory of a node of breadth-first search, more than at cost 1', bytesMore(), 2, 'bytes'),
    ];
  },
};

function byTextbook(puzzles: readonly SlidingPuzzle[], usesHeuristic: boolean): number {
  return puzzles.reduce((sum, puzzle) => {
    const written = { ...puzzle, start: boardOf(puzzle.start), goal: boardOf(puzzle.goal) };
    return sum + cheapest(written, usesHeuristic).cost;
  }, 0);
}

function traced(puzzles: readonly SlidingPuzzle[], strategy: 'astar' | 'ucs'): number {
  const domains = new Domains();
  return puzzles.reduce((sum, puzzle) => sum + solutionCost(keep(searched(puzzle, strategy, domains)).trace)!, 0);
}

function bytesMore(): number {
  const domains = new Domains();
  const bytesAt = (puzzle: SlidingPuzzle): number => {
    searched(puzzle, 'bfs', domains); // so that what V8 compiles is not counted below
    let nodes = 0;
    const bytes = bytesOf(() => {
      const search = searched(puzzle, 'bfs', domains);
      nodes = search.trace.nodes;
      return search;
    });
    return bytes / nodes;
  };
  return bytesAt({ ...FARTHEST, costs: 'tile' }) - bytesAt(FARTHEST);
}

function searched(puzzle: SlidingPuzzle, strategy: 'astar' | 'bfs' | 'ucs', domains: Domains): Search {
  const weighed = strategy === 'bfs' ? puzzle : { ...puzzle, costs: 'tile' as const };
  const domain = domains.domainOf(weighed, strategy === 'astar' ? 'manhattan' : 'zero');
  const search = new Search(domain, optionsOf(strategy), domains.spare);
  search.advance(Infinity);
  return search;
}
