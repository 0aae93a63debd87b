/** Asked about the search, not about the solution found: its length alone may reveal more. */
import { boundOf, promisesOf, type LengthBound, type Optimality } from '../../engine/promises.ts';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { solutionLength } from '../../readings/path.ts';
import type { AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import type { ConfusionId, Grounds, WordOf } from '../question.ts';
import type { SingleQuestion } from './kind.ts';

type Sureness = WordOf<'shortest'>;

const WORDS: Readonly<Record<Optimality['answer'], Sureness>> = { yes: 'sure', bounded: 'bounded', no: 'unsure' };

/** What the other answers reveal. */
const CONFUSIONS: Readonly<Record<Optimality['answer'], Readonly<Partial<Record<Sureness, ConfusionId>>>>> = {
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

/** Asked at the end of a search with a solution of at least one move. */
export const shortest: SingleQuestion<'shortest'> = {
  draft: (run, step) => {
    const { reader, options, h } = run;
    const isEnd = reader.status === 'solved' && step === reader.expansions;
    if (!isEnd || solutionLength(reader) === 0) return null;
    const circumstances = { ...options, depthLimit: options.limits.depth, h };
    const { optimal } = promisesOf(circumstances);
    const bound = boundOf(circumstances);
    return {
      right: { as: 'word', word: WORDS[optimal.answer] },
      wrong: wrongAnswers(options.strategy, optimal.answer, bound),
      grounds: { because: optimal.because, bound, certain: certainLength(run, optimal) },
    };
  },
};

function wrongAnswers(strategy: StrategyId, answer: Optimality['answer'], bound: LengthBound | null): readonly Wrong[] {
  const isOffered: Readonly<Partial<Record<Sureness, boolean>>> = {
    bounded: bound !== null,
    'if-taken': answer !== 'yes' || countsMoves(strategy),
  };
  const entries = Object.entries(CONFUSIONS[answer]) as [Sureness, ConfusionId][];
  return entries
    .filter(([word]) => isOffered[word] ?? true)
    .map(([word, confusion]) => ({ value: { as: 'word', word }, confusion }));
}

/** Where the solution is a shortest one though none is promised: the fewest moves possible, and its own. */
function certainLength(run: AskedRun, optimal: Optimality): Grounds['shortest']['certain'] {
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
  const byEstimate = isKnown ? timesIn(reader.h[0], h.factor ?? 1) : 0;
  const byPromise = optimal.answer === 'bounded' ? timesIn(length - optimal.bound.more, optimal.bound.factor) : 0;
  return Math.max(1, byEstimate, byPromise);
}

/** The least integer that times `factor` (at most four decimals) is at least `value`. */
function timesIn(value: number, factor: number): number {
  return Math.ceil((value * 10_000) / Math.round(factor * 10_000));
}
