import { count } from '../../text/numbers.ts';
import type { SingleKindWords } from './kindWords.ts';

export const newStatesWords: SingleKindWords<'new-states'> = {
  name: () => 'How many new states join the frontier?',
  title: () => 'The marked state is taken next. How many new states join the frontier?',
  tellsLowest: true,
  boards: 'reached',
  answers: {},
  reason: ({ grounds: { generated, fresh } }) => `It has ${count(generated, 'successor')}; ${newOnes(fresh)}.`,
  mistakes: {
    'counts-repeats': ({ question: { grounds } }) =>
      `counts all ${count(grounds.generated, 'successor')}; ${newOnes(grounds.fresh)}.`,
    'counts-edge': ({ question: { grounds } }) =>
      `counts moves over the edge: only ${count(grounds.moves, 'move')} ${grounds.moves === 1 ? 'is' : 'are'} possible here.`,
    'expects-all-but-back': () => 'leaves out the move straight back alone; what counts is which states are new.',
    miscounts: ({ question: { grounds } }) => `is a miscount; ${newOnes(grounds.fresh)}.`,
  },
};

export function newOnes(fresh: number): string {
  if (fresh === 0) return 'none of them joins the frontier as a new state';
  return fresh === 1 ? '1 joins the frontier as a new state' : `${fresh} join the frontier as new states`;
}
