import type { AskedRun } from '../askedRun.ts';
import type { Draft } from '../pose.ts';
import { QUESTION_KINDS, type ConfusionId, type WordOf } from '../question.ts';

export interface NamedRun {
  readonly name: string;
  readonly run: AskedRun;
}

/** From these ratios on, a search expands more, and far more. */
const TWICE = 2;

export const FAR = 10;

const SCALE: readonly WordOf<'more'>[] = QUESTION_KINDS.more.choices;

const MIDDLE = SCALE.indexOf('as-many');

/** Asked of two searches of one puzzle that found solutions of at least one move. */
export function draftMore(first: NamedRun, second: NamedRun): Draft<'more'> | null {
  if (!isComparable(first, second)) return null;
  const expanded = [first.run.reader.expansions, second.run.reader.expansions] as const;
  const right = placeOf(...expanded);
  return {
    right: { as: 'word', word: SCALE[right] },
    wrong: SCALE.flatMap((word, place) =>
      place === right ? [] : [{ value: { as: 'word', word }, confusion: confusionOf(expanded, right, place) }],
    ),
    grounds: { names: [first.name, second.name], expanded },
  };
}

function isComparable({ run }: NamedRun, { run: other }: NamedRun): boolean {
  const isSame =
    run.puzzle.start.join() === other.puzzle.start.join() && run.puzzle.goal.join() === other.puzzle.goal.join();
  return isSame && [run, other].every(({ reader }) => reader.status === 'solved' && reader.expansions > 0);
}

function placeOf(first: number, second: number): number {
  const ratio = Math.max(first, second) / Math.min(first, second);
  if (ratio < TWICE) return MIDDLE;
  const steps = ratio < FAR ? 1 : 2;
  return first > second ? MIDDLE - steps : MIDDLE + steps;
}

/** Naming the search that expands fewer is that mistake, however great the difference. */
function confusionOf([first, second]: readonly [number, number], right: number, place: number): ConfusionId {
  const [is, said] = [right - MIDDLE, place - MIDDLE];
  if ((second - first) * said < 0) return 'wrong-search';
  return Math.abs(said) > Math.abs(is) ? 'too-many-times' : 'too-few-times';
}
