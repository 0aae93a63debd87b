import { solvability } from '../../puzzle/solvable.ts';
import type { Wrong } from '../pose.ts';
import type { SingleQuestion } from './kind.ts';

/** Asked before the search, unless the start is the goal. */
export const solvable: SingleQuestion<'solvable'> = {
  draft: ({ puzzle }, step) => {
    const { start, goal, cols } = puzzle;
    if (step > 0 || start.join() === goal.join()) return null;
    const grounds = { ...solvability(start, goal, cols), cols };
    const other: Wrong = grounds.solvable
      ? { value: { as: 'word', word: 'unsolvable' }, confusion: 'wrong-parity' }
      : { value: { as: 'word', word: 'solvable' }, confusion: 'trusts-start' };
    return {
      right: { as: 'word', word: grounds.solvable ? 'solvable' : 'unsolvable' },
      wrong: [other, { value: { as: 'word', word: 'search-tells' }, confusion: 'needs-search' }],
      grounds,
    };
  },
};
