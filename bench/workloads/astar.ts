import { createSmallBoardDomain } from '../../src/shared/puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../../src/shared/puzzle/domain/smallBoardStates.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { SpareColumns } from '../../src/shared/trace/columns.ts';
import type { SearchOptions } from '../../src/shared/engine/options.ts';
import { Search } from '../../src/shared/engine/search.ts';
import { keep } from '../kept.ts';
import { race } from '../measure.ts';
import { EIGHT_GOAL, randomEights } from '../puzzles.ts';
import { timeRow, type Workload } from '../report.ts';
import { astar } from '../textbook/astar.ts';
import { boardOf } from '../textbook/board.ts';

const PUZZLES = randomEights(1000);
const AS_STRINGS = PUZZLES.map((puzzle) => ({ ...puzzle, start: boardOf(puzzle.start), goal: boardOf(puzzle.goal) }));
const ORDER = [0, 1, 2, 3];
const ROUNDS = 5;

/** Each returns the moves of all solutions. */
export const contenders = {
  textbook: () => AS_STRINGS.reduce((moves, puzzle) => moves + astar(puzzle).moves, 0),
  /** Its tables are made within the time. */
  ours: () => {
    const states = keep(new SmallBoardStates(EIGHT_GOAL, 3, 3, 'manhattan'));
    const spare = new SpareColumns();
    return PUZZLES.reduce((moves, puzzle) => moves + movesWithTrace(puzzle, states, spare), 0);
  },
};

export const workload: Workload = {
  title: 'A* with the Manhattan distance, 1,000 random 8-puzzles',
  measure() {
    const { textbook, ours } = race(contenders, ROUNDS);
    if (ours.work !== textbook.work) throw new Error('The textbook has found other lengths.');
    return [timeRow('with the whole trace', textbook.ms, ours.ms, 4)];
  },
};

function movesWithTrace({ start }: SlidingPuzzle, states: SmallBoardStates, spare: SpareColumns): number {
  const options: SearchOptions = {
    strategy: 'astar',
    ties: 'low-h',
    goalTest: 'expansion',
    order: ORDER,
    limits: { expansions: Infinity, nodes: Infinity },
  };
  const search = keep(new Search(keep(createSmallBoardDomain(states, states.stateOf(start))), options, spare));
  search.advance(Infinity);
  return search.trace.g[search.trace.goal];
}
