import { isSamePuzzle } from '../../puzzle/puzzleKey.ts';
import { count } from '../../text/numbers.ts';
import type { AskedRun } from '../askedRun.ts';
import type { Draft } from '../pose.ts';
import type { KindOfQuestion } from './kind.ts';

export interface NamedRun {
  readonly name: string;
  readonly run: AskedRun;
}

const SCALE = ['first-far-more', 'first-more', 'as-many', 'second-more', 'second-far-more'] as const;
type RatioWord = (typeof SCALE)[number];

const CONFUSIONS = {
  'wrong-search': 'the other search expands more',
  'too-many-times': 'the difference overestimated',
  'too-few-times': 'the difference underestimated',
};
type RatioConfusion = keyof typeof CONFUSIONS;

interface RatioGrounds {
  readonly names: readonly [string, string];
  readonly expanded: readonly [number, number];
}

/** From these ratios on, a search expands more, and far more. */
const TWICE = 2;
const FAR = 10;

/** Which of two searches expands more nodes, and how many times as many? */
export const more: KindOfQuestion<RatioGrounds, RatioConfusion, RatioWord> = {
  name: () => 'Which search expands more nodes?',
  title: ({ grounds: { names } }) => `Which search expands more nodes: ${names[0]} or ${names[1]}?`,
  answers: {
    'first-far-more': ({ names }) => `${names[0]}, at least ${FAR} times as many`,
    'first-more': ({ names }) => `${names[0]}, at least twice but less than ${FAR} times as many`,
    'as-many': () => 'Neither expands twice as many',
    'second-more': ({ names }) => `${names[1]}, at least twice but less than ${FAR} times as many`,
    'second-far-more': ({ names }) => `${names[1]}, at least ${FAR} times as many`,
  },
  reason: ({ grounds: { names, expanded } }) =>
    `${names[0]} expands ${count(expanded[0], 'node')}, ${names[1]} ${count(expanded[1], 'node')}.`,
  confusions: CONFUSIONS,
  mistakes: {
    'wrong-search': () => 'names the search that expands fewer.',
    'too-many-times': () => 'expects too great a difference.',
    'too-few-times': () => 'expects too small a difference.',
  },
};

const MIDDLE = SCALE.indexOf('as-many');

/** Asked of two searches of one puzzle that found solutions of at least one move. */
export function draftMore(first: NamedRun, second: NamedRun): Draft<RatioGrounds, RatioConfusion, RatioWord> | null {
  if (!isComparable(first, second)) return null;
  const expanded = [first.run.reader.expansions, second.run.reader.expansions] as const;
  const right = placeOf(...expanded);
  return {
    right: { as: 'word', word: SCALE[right] },
    wrong: SCALE.flatMap((word, place) =>
      place === right ? [] : [{ value: { as: 'word', word }, confusion: confusionOf(expanded, right, place) }],
    ),
    scale: SCALE,
    grounds: { names: [first.name, second.name], expanded },
  };
}

function isComparable({ run }: NamedRun, { run: other }: NamedRun): boolean {
  return (
    isSamePuzzle(run.puzzle, other.puzzle) &&
    [run, other].every(({ reader }) => reader.status === 'solved' && reader.expansions > 0)
  );
}

function placeOf(first: number, second: number): number {
  const ratio = Math.max(first, second) / Math.min(first, second);
  if (ratio < TWICE) return MIDDLE;
  const steps = ratio < FAR ? 1 : 2;
  return first > second ? MIDDLE - steps : MIDDLE + steps;
}

/** Naming the search that expands fewer is that mistake, however great the difference. */
function confusionOf([first, second]: readonly [number, number], right: number, place: number): RatioConfusion {
  const [is, said] = [right - MIDDLE, place - MIDDLE];
  if ((second - first) * said < 0) return 'wrong-search';
  return Math.abs(said) > Math.abs(is) ? 'too-many-times' : 'too-few-times';
}
