/** Is this solution sure to be a shortest one? */
import { boundOf, promisesOf, type LengthBound, type Optimality } from '../../engine/promises.ts';
import { solutionLength } from '../../readings/path.ts';
import type { AskedRun } from '../askedRun.ts';
import type { ConfusionId } from '../confusions.ts';
import type { Draft, Wrong } from '../pose.ts';
import type { Sureness } from '../question.ts';

const WORDS: Readonly<Record<Optimality['answer'], Sureness>> = { yes: 'sure', bounded: 'bounded', no: 'unsure' };

/** What the other answers stand for: when the goal is tested changes no answer. */
const CONFUSIONS: Readonly<Record<Optimality['answer'], Readonly<Partial<Record<Sureness, ConfusionId>>>>> = {
  yes: { unsure: 'doubts-shortest', 'if-taken': 'blames-goal-test', bounded: 'invents-factor' },
  bounded: { sure: 'trusts-first', unsure: 'forgets-factor', 'if-taken': 'blames-goal-test' },
  no: { sure: 'trusts-first', 'if-taken': 'blames-goal-test', bounded: 'invents-factor' },
};

/** Asked at the end of a search that has found a solution with moves in it. */
export function draftShortest({ reader, options, h }: AskedRun, step: number): Draft<'shortest'> | null {
  const isEnd = reader.status === 'solved' && step === reader.expansions;
  if (!isEnd || solutionLength(reader) === 0) return null;
  const circumstances = { ...options, depthLimit: options.limits.depth, h };
  const { answer, because } = promisesOf(circumstances).optimal;
  const bound = boundOf(circumstances);
  return {
    right: { as: 'word', word: WORDS[answer] },
    wrong: wrongAnswers(answer, bound),
    grounds: { because, bound },
  };
}

function wrongAnswers(answer: Optimality['answer'], bound: LengthBound | null): readonly Wrong[] {
  const entries = Object.entries(CONFUSIONS[answer]) as [Sureness, ConfusionId][];
  const offered = entries.filter(([word]) => word !== 'bounded' || bound !== null);
  return offered.map(([word, confusion]) => ({ value: { as: 'word', word }, confusion }));
}
