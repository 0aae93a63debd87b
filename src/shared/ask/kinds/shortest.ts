/**
 * Does this search promise a shortest solution? It is asked about the search, not about the solution that it has found: of that one
 * more can be known, from its length alone.
 */
import { boundOf, promisesOf, type LengthBound, type Optimality } from '../../engine/promises.ts';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { solutionLength } from '../../readings/path.ts';
import type { AskedRun } from '../askedRun.ts';
import type { ConfusionId } from '../confusions.ts';
import type { Draft, Wrong } from '../pose.ts';
import type { Grounds, Sureness } from '../question.ts';

const WORDS: Readonly<Record<Optimality['answer'], Sureness>> = { yes: 'sure', bounded: 'bounded', no: 'unsure' };

/** What the other answers stand for. */
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
 * Those of the searches with a shortest solution that have it whenever the goal is tested, and whatever moves cost: they count
 * moves. For the others it is a general truth that the test has to wait, although it makes no difference here.
 */
const COUNT_MOVES: readonly StrategyId[] = ['bfs', 'iddfs'];

/** Asked at the end of a search that has found a solution with moves in it. */
export function draftShortest(run: AskedRun, step: number): Draft<'shortest'> | null {
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
}

function wrongAnswers(strategy: StrategyId, answer: Optimality['answer'], bound: LengthBound | null): readonly Wrong[] {
  const isOffered: Readonly<Partial<Record<Sureness, boolean>>> = {
    bounded: bound !== null,
    'if-taken': answer !== 'yes' || COUNT_MOVES.includes(strategy),
  };
  const entries = Object.entries(CONFUSIONS[answer]) as [Sureness, ConfusionId][];
  return entries
    .filter(([word]) => isOffered[word] ?? true)
    .map(([word, confusion]) => ({ value: { as: 'word', word }, confusion }));
}

/** Where the solution is a shortest one although the search promises none: the fewest moves that one can have, and those it has. */
function certainLength(run: AskedRun, optimal: Optimality): Grounds['shortest']['certain'] {
  if (optimal.answer === 'yes') return null;
  const length = solutionLength(run.reader);
  const least = leastLength(run, optimal, length);
  return length - least <= PARITY_GAP ? { least, length } : null;
}

/** All solutions from one start have even lengths, or all have odd ones: none is longer by 1. */
const PARITY_GAP = 1;

/** The fewest moves of a solution from the start, as far as h of the start, and what the search promises, tell. */
function leastLength({ reader, options, h }: AskedRun, optimal: Optimality, length: number): number {
  const isKnown = STRATEGIES[options.strategy].usesHeuristic && (h.admissible || h.factor !== undefined);
  const byEstimate = isKnown ? timesIn(reader.h[0], h.factor ?? 1) : 0;
  const byPromise = optimal.answer === 'bounded' ? timesIn(length - optimal.bound.more, optimal.bound.factor) : 0;
  return Math.max(1, byEstimate, byPromise);
}

/** The least whole number that comes to `value`, multiplied by `factor`, which has four decimals at most. */
function timesIn(value: number, factor: number): number {
  return Math.ceil((value * 10_000) / Math.round(factor * 10_000));
}
