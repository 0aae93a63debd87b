import { solvability, type Solvability } from '../../puzzle/solvable.ts';
import { count } from '../../text/numbers.ts';
import { rightWordOf } from '../question.ts';
import type { SingleKindOfQuestion } from './kind.ts';

type SolvableWord = 'solvable' | 'unsolvable' | 'search-tells';

const CONFUSIONS = {
  'trusts-start': 'every start reaches the goal',
  'wrong-parity': 'parity miscounted',
  'needs-search': 'only a search can tell',
};

/** Asked before the search, unless the start is the goal. */
export const solvable: SingleKindOfQuestion<
  Solvability & { readonly cols: number },
  keyof typeof CONFUSIONS,
  SolvableWord
> = {
  draft: ({ puzzle }, step) => {
    const { start, goal, cols } = puzzle;
    if (step > 0 || start.join() === goal.join()) return null;
    const grounds = { ...solvability(start, goal, cols), cols };
    return {
      right: { as: 'word', word: grounds.solvable ? 'solvable' : 'unsolvable' },
      wrong: [
        grounds.solvable
          ? { value: { as: 'word', word: 'unsolvable' }, confusion: 'wrong-parity' }
          : { value: { as: 'word', word: 'solvable' }, confusion: 'trusts-start' },
        { value: { as: 'word', word: 'search-tells' }, confusion: 'needs-search' },
      ],
      grounds,
    };
  },
  occasions: { start: { label: 'before the search', most: 1, watch: () => (step) => step === 0 } },
  name: () => 'Can the start reach the goal?',
  title: () => 'Can this start reach the goal?',
  needs: 'goal',
  isToldBy: ({ run, teller: { question, told }, asked }) =>
    rightWordOf<SolvableWord>(asked.question) === 'solvable' &&
    (told.ends || question.kind === 'goal-now' || told.shown.has(run.puzzle.goal.join())),
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
  confusions: CONFUSIONS,
  mistakes: {
    'trusts-start': () => 'trusts that every start reaches the goal; half of all starts do not.',
    'wrong-parity': () => 'doubts it, but the count is even.',
    'needs-search': () => 'waits for a search, but counting pairs of tiles is enough.',
  },
};
