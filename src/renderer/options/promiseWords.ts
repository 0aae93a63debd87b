/** Promises of searches and heuristics in a few words, for the cards and the lines beside the names. */
import type { HeuristicTraits } from '../../shared/puzzle/heuristics/traits.ts';
import type { Completeness, Optimality, Promises } from '../../shared/engine/promises.ts';

export type Tone = 'good' | 'warning';

export interface ToldPromise {
  readonly text: string;
  readonly tone: Tone;
}

const COMPLETE: Readonly<Record<Completeness['answer'], ToldPromise>> = {
  yes: { text: 'Yes', tone: 'good' },
  'if-solvable': { text: 'If there is a solution', tone: 'warning' },
  no: { text: 'No', tone: 'warning' },
};

const OPTIMAL: Readonly<Record<Optimality['answer'], ToldPromise>> = {
  yes: { text: 'Yes', tone: 'good' },
  bounded: { text: 'No, but bounded', tone: 'warning' },
  no: { text: 'No', tone: 'warning' },
};

export function completeTold({ complete }: Promises): ToldPromise {
  return COMPLETE[complete.answer];
}

export function optimalTold({ optimal }: Promises): ToldPromise {
  return OPTIMAL[optimal.answer];
}

export function yesOrNo(is: boolean): ToldPromise {
  return is ? { text: 'Yes', tone: 'good' } : { text: 'No', tone: 'warning' };
}

/** For a heuristic that was not checked on all states. */
export const NOT_PROVED: ToldPromise = { text: 'Not proved', tone: 'warning' };

/** For a search that can fail to find a solution, or to end. */
const UNLESS: Readonly<Record<Completeness['answer'], { optimal: string; other: string }>> = {
  yes: { optimal: 'Complete and optimal', other: 'May lose the shortest path' },
  'if-solvable': { optimal: 'Optimal, if there is a solution', other: 'May lose the shortest path, or never end' },
  no: { optimal: 'Optimal, but may find nothing', other: 'May lose the shortest path, or find none' },
};

export function summaryOfSearch({ complete, optimal, fewestMoves }: Promises): ToldPromise {
  const isOptimal = optimal.answer === 'yes';
  const isShortest = !isOptimal && fewestMoves?.answer === 'yes';
  const words = UNLESS[complete.answer][isOptimal ? 'optimal' : 'other'];
  const told = fewestMoves === null ? words : words.replace('shortest', 'cheapest');
  const text = isShortest ? `Fewest moves. ${told}` : told;
  return { text, tone: isOptimal && complete.answer === 'yes' ? 'good' : 'warning' };
}

export function summaryOfHeuristic({ admissible, consistent, isUnproved }: HeuristicTraits): ToldPromise {
  if (isUnproved) return { text: 'Not judged on all states', tone: 'warning' };
  if (!admissible) return { text: 'Can overestimate: not admissible', tone: 'warning' };
  return consistent
    ? { text: 'Admissible and consistent', tone: 'good' }
    : { text: 'Admissible, but not consistent', tone: 'good' };
}

/** Mean number of the blank's moves over all cells of a board: 24 / 9 = 2.67 on 3 × 3. */
export function meanMoves(rows: number, cols: number): number {
  return (2 * (2 * rows * cols - rows - cols)) / (rows * cols);
}
