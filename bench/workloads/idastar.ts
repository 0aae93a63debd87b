import { DEFAULT_SEARCH } from '../../src/shared/contract/defaults.ts';
import { searchOptionsOf } from '../../src/shared/contract/searchOptions.ts';
import type { TracelessSearch } from '../../src/shared/engine/counts.ts';
import type { SlidingPuzzle } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { countTask } from '../../src/host/experiments/countTask.ts';
import { Domains } from '../../src/host/solver/domains.ts';
import { openCounting } from '../../src/host/solver/openCounting.ts';
import { race } from '../measure.ts';
import { KORF } from '../puzzles.ts';
import { rateRow, type Workload } from '../report.ts';
import { idastar } from '../textbook/idastar.ts';

/** The instances that take the textbook a second or two each at the most. */
const INSTANCES = [12, 28, 42, 48, 55, 79, 95];
const PUZZLES = KORF.filter(({ id }) => INSTANCES.includes(id));
const ROUNDS = 5;

/** Expansions between two stops, as on the command line. */
const SLICE = 50_000;

const SEARCH = { ...DEFAULT_SEARCH, algorithm: 'idastar', heuristic: 'manhattan', order: 'UDLR' } as const;
const domains = new Domains();

/**
 * A search that stays, as a program that counts always has one: compiled code goes with the last object that it was compiled for, and
 * each round begins with a collection. It is exported because an unused constant of a module does not stay.
 */
export const kept = openedAt(KORF[0]!.puzzle);
kept.advance(SLICE);

/** Each returns how many nodes it has expanded for all instances. They try moves in the same order. */
export const contenders = {
  textbook: () => total(({ puzzle }) => idastar(puzzle)),
  solve: () => total(({ puzzle }) => sliced(puzzle)),
  lab: () => total(({ puzzle }) => counted(puzzle)),
};

export const workload: Workload = {
  title: `IDA* with the Manhattan distance, pausable at any node: ${PUZZLES.length} of Korf's 15-puzzles`,
  measure() {
    const { textbook, solve, lab } = race(contenders, ROUNDS);
    if (textbook.work !== solve.work || textbook.work !== lab.work)
      throw new Error('The textbook has expanded other nodes.');
    const rate = ({ work, ms }: typeof textbook): number => (work / ms) * 1000;
    return [
      rateRow('nodes expanded a second, on the command line', rate(textbook), rate(solve), 11),
      rateRow('the same in an experiment', rate(textbook), rate(lab), 11),
    ];
  },
};

function total(search: (instance: (typeof KORF)[number]) => { moves: number | null; expanded: number }): number {
  return PUZZLES.reduce((sum, instance) => {
    const { moves, expanded } = search(instance);
    if (moves !== instance.optimal) throw new Error(`Instance ${instance.id} was solved in ${moves}.`);
    return sum + expanded;
  }, 0);
}

function openedAt(puzzle: SlidingPuzzle): TracelessSearch {
  return openCounting(puzzle, { heuristic: 'manhattan', options: searchOptionsOf(SEARCH) }, domains);
}

function sliced(puzzle: SlidingPuzzle): { moves: number; expanded: number } {
  const search = openedAt(puzzle);
  while (search.advance(SLICE) === 'running');
  return { moves: search.solution!.length, expanded: search.counts.expanded };
}

function counted(puzzle: SlidingPuzzle): { moves: number | null; expanded: number } {
  const { length, expanded } = countTask(puzzle, SEARCH, { databases: [], domains, now: () => performance.now() });
  return { moves: length, expanded };
}
