/** Fewest moves or lowest cost? Asked about the search, not about the solution found. */
import { promisesOf } from '../../engine/promises.ts';
import { doCostsDiffer } from '../../puzzle/tileCosts.ts';
import { solutionLength } from '../../readings/path.ts';
import { NONE } from '../../trace/trace.ts';
import { onlyAt, type SingleKindOfQuestion } from './kind.ts';

type PromisedWord = 'fewest' | 'cheapest' | 'fewest-and-cheapest' | 'neither';

const CONFUSIONS = {
  'takes-both-for-one': 'fewest moves and lowest cost taken for one',
  'counts-moves-alone': 'fewest moves promised by a search that goes by cost',
  'expects-cheapest': 'the lowest cost promised by a search that does not go by it',
  'promises-nothing': 'what the search promises overlooked',
  'expects-promise': 'a promise where there is none',
};
type PromisedConfusion = keyof typeof CONFUSIONS;

interface PromisedGrounds {
  readonly because: string;
}

/** Asked at the end of a search with a solution of at least one move, where tiles differ in cost. */
export const promised: SingleKindOfQuestion<PromisedGrounds, PromisedConfusion, PromisedWord> = {
  draft: ({ reader, options, h, puzzle }, step) => {
    const isEnd = reader.status === 'solved' && step === reader.expansions;
    if (!isEnd || !doCostsDiffer(puzzle.costs) || solutionLength(reader) === 0) return null;
    const circumstances = { ...options, depthLimit: options.limits.depth, costsDiffer: true, h };
    const { optimal, fewestMoves } = promisesOf(circumstances);
    const right = optimal.answer === 'yes' ? 'cheapest' : fewestMoves!.answer === 'yes' ? 'fewest' : 'neither';
    const wrong = Object.entries(REVEALED[right]) as [PromisedWord, PromisedConfusion][];
    return {
      right: { as: 'word', word: right },
      wrong: wrong.map(([word, confusion]) => ({ value: { as: 'word', word }, confusion })),
      grounds: { because: optimal.because },
    };
  },
  occasions: {
    'end-with-costs': {
      label: 'the solution',
      most: 1,
      watch: ({ reader, puzzle }) =>
        doCostsDiffer(puzzle.costs) ? onlyAt(reader.status === 'solved' ? reader.expansions : NONE) : null,
    },
  },
  name: () => 'Fewest moves or lowest cost?',
  title: () => 'What does this search promise of its solution, whatever the start?',
  given: () => 'The search has ended with a solution.',
  isAtEnd: true,
  isToldBy: () => false,
  answers: {
    fewest: () => 'The fewest moves',
    cheapest: () => 'The lowest cost',
    'fewest-and-cheapest': () => 'Both',
    neither: () => 'Neither',
  },
  reason: ({ grounds: { because } }) => because,
  confusions: CONFUSIONS,
  mistakes: {
    'takes-both-for-one': () => 'takes the two for one; they are one only where every move costs the same.',
    'counts-moves-alone': () => 'expects the fewest moves of a search that goes by what they cost.',
    'expects-cheapest': () => 'expects the lowest cost of a search that counts moves.',
    'promises-nothing': () => 'overlooks what this search promises.',
    'expects-promise': () => 'expects a promise; this search gives none.',
  },
};

const REVEALED: Readonly<Record<'fewest' | 'cheapest' | 'neither', Partial<Record<PromisedWord, PromisedConfusion>>>> =
  {
    fewest: { cheapest: 'expects-cheapest', 'fewest-and-cheapest': 'takes-both-for-one', neither: 'promises-nothing' },
    cheapest: {
      fewest: 'counts-moves-alone',
      'fewest-and-cheapest': 'takes-both-for-one',
      neither: 'promises-nothing',
    },
    neither: { fewest: 'expects-promise', cheapest: 'expects-promise', 'fewest-and-cheapest': 'takes-both-for-one' },
  };
