import { IdaStar } from '../../src/shared/puzzle/solve/idaStar.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { expanderBySums } from '../../src/shared/puzzle/solve/tileSums.ts';
import { race } from '../measure.ts';
import { KORF } from '../puzzles.ts';
import { rateRow, type Workload } from '../report.ts';
import { idastar } from '../textbook/idastar.ts';

/** The instances that take the textbook a second or two each at the most. */
const INSTANCES = [12, 28, 42, 48, 55, 79, 95];
const PUZZLES = KORF.filter(({ id }) => INSTANCES.includes(id));
const ROUNDS = 3;

/** Expansions between two stops. */
const SLICE = 50_000;

/** Each returns how many nodes it has expanded for all instances. The two try moves in the same order. */
export const contenders = {
  textbook: () => total(({ puzzle }) => idastar(puzzle)),
  ours: () => total(({ puzzle }) => sliced(puzzle)),
};

export const workload: Workload = {
  title: `IDA* with the Manhattan distance, pausable at any node: ${PUZZLES.length} of Korf's 15-puzzles`,
  measure() {
    const { textbook, ours } = race(contenders, ROUNDS);
    if (textbook.work !== ours.work) throw new Error('The textbook has expanded other nodes.');
    return [rateRow('nodes expanded a second', (textbook.work / textbook.ms) * 1000, (ours.work / ours.ms) * 1000, 7)];
  },
};

function total(search: (instance: (typeof KORF)[number]) => { moves: number; expanded: number }): number {
  return PUZZLES.reduce((sum, instance) => {
    const { moves, expanded } = search(instance);
    if (moves !== instance.optimal) throw new Error(`Instance ${instance.id} was solved in ${moves}.`);
    return sum + expanded;
  }, 0);
}

function sliced(puzzle: SlidingPuzzle): { moves: number; expanded: number } {
  const solver = new IdaStar(puzzle, expanderBySums(puzzle, 'manhattan'), [0, 1, 2, 3]);
  while (solver.advance(SLICE) === 'running');
  return { moves: solver.bound, expanded: solver.expanded };
}
