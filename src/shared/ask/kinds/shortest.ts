/** Asked about the search, not about the solution found: its length alone may reveal more. */
import { boundOf, type LengthBound } from '../../engine/circumstances.ts';
import { promisesOf, type Optimality } from '../../engine/promises.ts';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { doCostsDiffer } from '../../puzzle/tileCosts.ts';
import { solutionCost, solutionLength } from '../../readings/path.ts';
import { NONE } from '../../trace/trace.ts';
import { count } from '../../text/numbers.ts';
import type { AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import { rightWordOf } from '../question.ts';
import { onlyAt, type SingleKindOfQuestion } from './kind.ts';

type ShortestWord = 'sure' | 'bounded' | 'unsure' | 'if-taken' | 'if-order';

const CONFUSIONS = {
  'trusts-first': 'the first solution is the shortest',
  'doubts-shortest': 'a promise overlooked',
  'forgets-factor': 'the factor of weighted A* overlooked',
  'invents-factor': 'a factor that is not promised',
  'blames-goal-test': 'the time of the goal test decides',
  'blames-order': 'the order of successors decides',
};
type ShortestConfusion = keyof typeof CONFUSIONS;

interface ShortestGrounds {
  readonly because: string;
  /** `null` where no choice names a bound. */
  readonly bound: LengthBound | null;
  /** For a shortest solution though none was promised: the fewest moves possible, and its own. */
  readonly certain: { readonly least: number; readonly length: number } | null;
}

const WORDS: Readonly<Record<Optimality['answer'], ShortestWord>> = { yes: 'sure', bounded: 'bounded', no: 'unsure' };

/** What the other answers reveal. */
const REVEALED: Readonly<Record<Optimality['answer'], Readonly<Partial<Record<ShortestWord, ShortestConfusion>>>>> = {
  yes: {
    unsure: 'doubts-shortest',
    'if-taken': 'blames-goal-test',
    'if-order': 'blames-order',
    bounded: 'invents-factor',
  },
  bounded: { sure: 'trusts-first', unsure: 'forgets-factor', 'if-taken': 'blames-goal-test' },
  no: { sure: 'trusts-first', 'if-taken': 'blames-goal-test', bounded: 'invents-factor' },
};

/**
 * Whether a search that guarantees a shortest solution does so under any goal test and any move costs, as it counts
 * moves. For others, the test must wait in general, although it makes no difference here.
 */
function countsMoves(strategy: StrategyId): boolean {
  const { f, fromBothEnds } = STRATEGIES[strategy];
  return f === null && !fromBothEnds;
}

/** Asked at the end of a search with a solution of at least one move, where every move costs the same. */
export const shortest: SingleKindOfQuestion<ShortestGrounds, ShortestConfusion, ShortestWord> = {
  draft: (run, step) => {
    const { reader, options, h } = run;
    const isEnd = reader.status === 'solved' && step === reader.expansions;
    if (!isEnd || doCostsDiffer(run.puzzle.costs) || solutionLength(reader) === 0) return null;
    const circumstances = { ...options, depthLimit: options.limits.depth, h };
    const { optimal } = promisesOf(circumstances);
    const bound = boundOf(circumstances);
    return {
      right: { as: 'word', word: WORDS[optimal.answer] },
      wrong: wrongAnswers(options.strategy, optimal.answer, bound),
      grounds: { because: optimal.because, bound, certain: certainLength(run, optimal) },
    };
  },
  occasions: {
    end: {
      label: 'the solution',
      most: 1,
      watch: ({ reader, puzzle }) =>
        doCostsDiffer(puzzle.costs) ? null : onlyAt(reader.status === 'solved' ? reader.expansions : NONE),
    },
  },
  name: () => 'Does the search promise a shortest solution?',
  title: () => 'Does this search promise a shortest solution, whatever the start?',
  given: () => 'The search has ended with a solution.',
  isAtEnd: true,
  isToldBy: () => false,
  answers: {
    sure: () => 'Yes',
    bounded: ({ bound }) => `No, but it promises ${mostMoves(bound)}`,
    unsure: () => 'No, and it promises nothing about the length',
    'if-taken': () => 'Only if the goal is tested when it is taken',
    'if-order': () => 'Only with this order of successors',
  },
  reason: ({ grounds: { because, certain } }) => `${because}${certainWords(certain)}`,
  confusions: CONFUSIONS,
  mistakes: {
    'trusts-first': () => 'takes the first solution for a shortest one; this search does not promise that.',
    'doubts-shortest': () => 'overlooks what this search promises.',
    'forgets-factor': ({ question }) => `overlooks the factor ${question.grounds.bound!.factor}, which is promised.`,
    'invents-factor': ({ question }) => `names a factor that is not what is promised here: ${question.grounds.because}`,
    'blames-goal-test': ({ question }) =>
      `asks when the goal is tested; ${rightWordOf(question) === 'sure' ? 'this search finds the fewest moves either way' : 'this search promises no shortest solution either way'}.`,
    'blames-order': () =>
      'asks for the order of successors; it decides which shortest solution is found, not how long that is.',
  },
};

function wrongAnswers(
  strategy: StrategyId,
  answer: Optimality['answer'],
  bound: LengthBound | null,
): readonly Wrong<ShortestConfusion, ShortestWord>[] {
  const isOffered: Readonly<Partial<Record<ShortestWord, boolean>>> = {
    bounded: bound !== null,
    'if-taken': answer !== 'yes' || countsMoves(strategy),
  };
  const entries = Object.entries(REVEALED[answer]) as [ShortestWord, ShortestConfusion][];
  return entries
    .filter(([word]) => isOffered[word] ?? true)
    .map(([word, confusion]) => ({ value: { as: 'word', word }, confusion }));
}

/** Where the solution is a shortest one though none is promised: the fewest moves possible, and its own. */
function certainLength(run: AskedRun, optimal: Optimality): ShortestGrounds['certain'] {
  if (optimal.answer === 'yes') return null;
  const length = solutionLength(run.reader);
  const least = leastLength(run, optimal, length);
  return length - least <= PARITY_GAP ? { least, length } : null;
}

/** By parity, no solution from one start is longer by 1. */
const PARITY_GAP = 1;

/** A lower bound on a solution's length, by h of the start and by what the search promises. */
function leastLength({ reader, options, h }: AskedRun, optimal: Optimality, length: number): number {
  const isKnown = STRATEGIES[options.strategy].usesHeuristic && (h.admissible || h.factor !== undefined);
  const costOfMove = solutionCost(reader) / length; // the same for every move
  const byEstimate = isKnown ? Math.ceil(timesIn(reader.h[0], h.factor ?? 1) / costOfMove) : 0;
  const byPromise = optimal.answer === 'bounded' ? timesIn(length - optimal.bound.more, optimal.bound.factor) : 0;
  return Math.max(1, byEstimate, byPromise);
}

/** The least integer that times `factor` (at most four decimals) is at least `value`. */
function timesIn(value: number, factor: number): number {
  return Math.ceil((value * 10_000) / Math.round(factor * 10_000));
}

/** "at most 1.5 times as many moves, and 1 more" */
function mostMoves(bound: LengthBound | null): string {
  if (bound === null) return 'no more than so many times as many moves';
  return `at most ${bound.factor} times as many moves${bound.more === 0 ? '' : `, and ${bound.more} more`}`;
}

/** That this solution is a shortest one though the search does not promise that. */
function certainWords(certain: ShortestGrounds['certain']): string {
  if (certain === null) return '';
  const { least, length } = certain;
  const parity = length === least ? '' : ', and all lengths are even, or all are odd';
  return ` This one is a shortest one all the same: from this start it takes at least ${count(least, 'move')}${parity}.`;
}
