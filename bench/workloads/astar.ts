import { createSmallBoardDomain } from '../../src/shared/puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../../src/shared/puzzle/domain/smallBoardStates.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { SpareColumns } from '../../src/shared/trace/columns.ts';
import { Search } from '../../src/shared/engine/search.ts';
import { Domains } from '../../src/host/solver/domains.ts';
import { openCounting } from '../../src/host/solver/openCounting.ts';
import { keep } from '../kept.ts';
import { race } from '../measure.ts';
import { EIGHT_GOAL, optionsOf, randomEights } from '../puzzles.ts';
import { timeRow, type Workload } from '../report.ts';
import { astar } from '../textbook/astar.ts';
import { boardOf } from '../textbook/board.ts';

const PUZZLES = randomEights(1000);
const AS_STRINGS = PUZZLES.map((puzzle) => ({ ...puzzle, start: boardOf(puzzle.start), goal: boardOf(puzzle.goal) }));
const ROUNDS = 5;

/** Each returns the moves of all solutions. */
export const contenders = {
  textbook: () => AS_STRINGS.reduce((moves, puzzle) => moves + astar(puzzle).moves, 0),
  /** The tables of both are made within the time. */
  traced: () => {
    const states = keep(new SmallBoardStates(EIGHT_GOAL, 3, 3, 'manhattan'));
    const spare = new SpareColumns();
    return PUZZLES.reduce((moves, puzzle) => moves + movesWithTrace(puzzle, states, spare), 0);
  },
  counted: () => {
    const domains = new Domains();
    return PUZZLES.reduce((moves, puzzle) => moves + movesCounted(puzzle, domains), 0);
  },
};

export const workload: Workload = {
  title: 'A* with the Manhattan distance, 1,000 random 8-puzzles',
  measure() {
    const { textbook, traced, counted } = race(contenders, ROUNDS);
    if (traced.work !== textbook.work || counted.work !== textbook.work)
      throw new Error('The textbook has found other lengths.');
    return [
      timeRow('with the whole trace', textbook.ms, traced.ms, 4),
      timeRow('counted, as in the lab', textbook.ms, counted.ms, 15),
    ];
  },
};

const OPTIONS = optionsOf('astar');

function movesWithTrace({ start }: SlidingPuzzle, states: SmallBoardStates, spare: SpareColumns): number {
  const search = keep(new Search(keep(createSmallBoardDomain(states, states.stateOf(start))), OPTIONS, spare));
  search.advance(Infinity);
  return search.trace.g[search.trace.goal];
}

function movesCounted(puzzle: SlidingPuzzle, domains: Domains): number {
  const search = keep(openCounting(puzzle, { heuristic: 'manhattan', options: OPTIONS }, keep(domains)));
  search.advance(Infinity);
  return search.solution!.length;
}
