import { createSlidingDomain, type SlidingPuzzle } from '../../src/shared/puzzle/slidingDomain.ts';
import { Search } from '../../src/shared/search/search.ts';
import { race } from '../measure.ts';
import { randomEights } from '../puzzles.ts';
import { timeRow, type Workload } from '../report.ts';
import { astar } from '../textbook/astar.ts';
import { boardOf } from '../textbook/board.ts';

const PUZZLES = randomEights(1000);
const AS_STRINGS = PUZZLES.map((puzzle) => ({ ...puzzle, start: boardOf(puzzle.start), goal: boardOf(puzzle.goal) }));
const ROUNDS = 5;

/** Each returns the moves of all solutions. */
export const contenders = {
  textbook: () => AS_STRINGS.reduce((moves, puzzle) => moves + astar(puzzle).moves, 0),
  trace: () => PUZZLES.reduce((moves, puzzle) => moves + movesWithTrace(puzzle), 0),
};

export const workload: Workload = {
  title: 'A* with the Manhattan distance, 1,000 random 8-puzzles',
  measure() {
    const { textbook, trace } = race(contenders, ROUNDS);
    if (trace.work !== textbook.work) throw new Error('The textbook has found other lengths.');
    return [timeRow('with the whole trace', textbook.ms, trace.ms, 4)];
  },
};

function movesWithTrace(puzzle: SlidingPuzzle): number {
  const search = new Search(createSlidingDomain(puzzle, 'manhattan'), {
    strategy: 'astar',
    ties: 'low-h',
    goalTest: 'expansion',
    order: [0, 1, 2, 3],
    limits: { expansions: Infinity, nodes: Infinity },
  });
  search.advance(Infinity);
  return search.trace.g[search.trace.goal];
}
