/** Which of two searches expands more nodes, and how many times as many? */
import type { AskedRun } from '../askedRun.ts';
import type { ConfusionId } from '../confusions.ts';
import type { Draft } from '../pose.ts';
import type { More } from '../question.ts';

/** A search and what it is called. */
export interface NamedRun {
  readonly name: string;
  readonly run: AskedRun;
}

/** From these ratios on a search expands more than the other one, and far more. */
const TWICE = 2;
export const FAR = 10;

/** The answers, from the first search to the second. */
const SCALE: readonly More[] = ['first-far-more', 'first-more', 'as-many', 'second-more', 'second-far-more'];
const MIDDLE = SCALE.indexOf('as-many');

/** Asked of two searches of one puzzle, both of which have found a solution with moves in it. */
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

/** Whoever names the search that expands fewer is wrong about that, however great the difference is. */
function confusionOf([first, second]: readonly [number, number], right: number, place: number): ConfusionId {
  const [is, said] = [right - MIDDLE, place - MIDDLE];
  if ((second - first) * said < 0) return 'wrong-search';
  return Math.abs(said) > Math.abs(is) ? 'too-many-times' : 'too-few-times';
}
