import { IdaStar } from '../../src/shared/puzzle/idaStar.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/slidingDomain.ts';
import { race } from '../measure.ts';
import { KORF } from '../puzzles.ts';
import { rateRow, type Workload } from '../report.ts';
import { idastar } from '../textbook/idastar.ts';

/** The instances that take the textbook a second or two each at the most. */
const INSTANCES = [12, 28, 42, 48, 55, 79, 95];
const PUZZLES = KORF.filter(({ id }) => INSTANCES.includes(id));
const ROUNDS = 3;

/** Nodes between two stops. */
const SLICE = 100_000;

/** Each returns how many nodes it has generated for all instances. The two try moves in the same order. */
export const contenders = {
  textbook: () => total(({ puzzle }) => idastar(puzzle)),
  ours: () => total(({ puzzle }) => sliced(puzzle)),
};

export const workload: Workload = {
  title: `IDA* with the Manhattan distance, pausable at any node: ${PUZZLES.length} of Korf's 15-puzzles`,
  measure() {
    const { textbook, ours } = race(contenders, ROUNDS);
    if (textbook.work !== ours.work) throw new Error('The textbook has generated other nodes.');
    return [rateRow('nodes a second', (textbook.work / textbook.ms) * 1000, (ours.work / ours.ms) * 1000, 7)];
  },
};

function total(search: (instance: (typeof KORF)[number]) => { moves: number; generated: number }): number {
  return PUZZLES.reduce((sum, instance) => {
    const { moves, generated } = search(instance);
    if (moves !== instance.optimal) throw new Error(`Instance ${instance.id} was solved in ${moves}.`);
    return sum + generated;
  }, 0);
}

function sliced(puzzle: SlidingPuzzle): { moves: number; generated: number } {
  const solver = new IdaStar(puzzle, 'manhattan', [0, 1, 2, 3]);
  while (solver.advance(SLICE) === 'running');
  return { moves: solver.bound, generated: solver.generated };
}
