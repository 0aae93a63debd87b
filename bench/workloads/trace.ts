import { createSmallBoardDomain } from '../../src/shared/puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../../src/shared/puzzle/domain/smallBoardStates.ts';
import { Search } from '../../src/shared/engine/search.ts';
import { keep } from '../kept.ts';
import { bytesOf, race } from '../measure.ts';
import { FARTHEST, optionsOf } from '../puzzles.ts';
import { boundRow, timeRow, type Workload } from '../report.ts';
import { boardOf } from '../textbook/board.ts';
import { breadthFirst } from '../textbook/breadthFirst.ts';

const ROUNDS = 7;
const MEGABYTE = 1e6;

export const contenders = {
  textbook: () => breadthFirst({ ...FARTHEST, start: boardOf(FARTHEST.start), goal: boardOf(FARTHEST.goal) }).generated,
  /** The tables of the goal are made within the time. */
  ours: () => keep(searched(statesOfGoal())).trace.nodes - 1,
};

export const workload: Workload = {
  title: 'Breadth-first search of a 31-move puzzle, with the whole trace; the textbook keeps none',
  measure() {
    let shared!: SmallBoardStates;
    const bytesShared = bytesOf(() => {
      shared = statesOfGoal();
      searched(shared); // so that what V8 compiles is not counted below
      return shared;
    });
    const bytes = bytesOf(() => searched(shared));
    const { textbook, ours } = race(contenders, ROUNDS);
    return [
      timeRow(`${ours.work.toLocaleString('en-US')} generated nodes`, textbook.ms, ours.ms, 3),
      boundRow('memory in use when the search has ended, for each generated node', bytes / ours.work, 16, 'bytes'),
      boundRow('memory that all searches of a goal share', bytesShared / MEGABYTE, 3, 'MB'),
    ];
  },
};

function statesOfGoal(): SmallBoardStates {
  return keep(new SmallBoardStates(FARTHEST.goal, 3, 3, 'zero'));
}

function searched(states: SmallBoardStates): Search {
  const domain = keep(createSmallBoardDomain(states, states.stateOf(FARTHEST.start)));
  const search = new Search(domain, optionsOf('bfs'));
  search.advance(Infinity);
  return search;
}
