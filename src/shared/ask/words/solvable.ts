import { count } from '../../text/numbers.ts';
import type { SingleKindWords } from './kindWords.ts';

export const solvableWords: SingleKindWords<'solvable'> = {
  name: () => 'Can the start reach the goal?',
  title: () => 'Can this start reach the goal?',
  answers: {
    solvable: () => 'Yes',
    unsolvable: () => 'No',
    'search-tells': () => 'Only a search can tell',
  },
  reason: ({ grounds: { inversions, blankRows, sum, cols, solvable } }) => {
    const pairs = `${count(inversions, 'pair')} of tiles ${inversions === 1 ? 'stands' : 'stand'} in the opposite order of the goal`;
    const rows = cols % 2 === 1 ? '' : ` and the blank is ${count(blankRows, 'row')} from its goal, together ${sum}`;
    return `${pairs}${rows}: ${solvable ? 'an even' : 'an odd'} number, and no move changes whether it is even.`;
  },
  mistakes: {
    'trusts-start': () => 'trusts that every start reaches the goal; half of all starts do not.',
    'wrong-parity': () => 'doubts it, but the count is even.',
    'needs-search': () => 'waits for a search, but counting pairs of tiles is enough.',
  },
};
