import type { LengthBound } from '../../engine/promises.ts';
import { count } from '../../text/numbers.ts';
import { choiceOf, type Grounds, type QuestionOf } from '../question.ts';
import type { SingleKindWords } from './kindWords.ts';

export const shortestWords: SingleKindWords<'shortest'> = {
  name: () => 'Does the search promise a shortest solution?',
  title: () => 'Does this search promise a shortest solution, whatever the start?',
  given: () => 'The search has ended with a solution.',
  answers: {
    sure: () => 'Yes',
    bounded: ({ bound }) => `No, but it promises ${mostMoves(bound)}`,
    unsure: () => 'No, and it promises nothing of the length',
    'if-taken': () => 'Only if the goal is tested when it is taken',
    'if-order': () => 'Only with this order of successors',
  },
  reason: ({ grounds: { because, certain } }) => `${because}${certainWords(certain)}`,
  mistakes: {
    'trusts-first': () => 'takes the first solution for a shortest one; this search does not promise that.',
    'doubts-shortest': () => 'overlooks what this search promises.',
    'forgets-factor': ({ question }) => `overlooks the factor ${question.grounds.bound!.factor}, which is promised.`,
    'invents-factor': ({ question }) => `names a factor that is not what is promised here: ${question.grounds.because}`,
    'blames-goal-test': ({ question }) =>
      `asks when the goal is tested; ${isSure(question) ? 'this search finds the fewest moves either way' : 'this search promises no shortest solution either way'}.`,
    'blames-order': () =>
      'asks for the order of successors; it decides which shortest solution is found, not how long that is.',
  },
};

/** "at most 1.5 times as many moves, and 1 more" */
function mostMoves(bound: LengthBound | null): string {
  if (bound === null) return 'no more than so many times as many moves';
  return `at most ${bound.factor} times as many moves${bound.more === 0 ? '' : `, and ${bound.more} more`}`;
}

/** That this solution is a shortest one though the search does not promise that. */
function certainWords(certain: Grounds['shortest']['certain']): string {
  if (certain === null) return '';
  const { least, length } = certain;
  const parity = length === least ? '' : ', and all lengths are even, or all are odd';
  return ` This one is a shortest one all the same: from this start it takes at least ${count(least, 'move')}${parity}.`;
}

function isSure(question: QuestionOf<'shortest'>): boolean {
  const { value } = choiceOf(question, question.answer);
  return value.as === 'word' && value.word === 'sure';
}
