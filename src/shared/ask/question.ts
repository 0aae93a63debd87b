/**
 * A question as plain data, to save, send and print; `words.ts` has its English. One letter is right; every other
 * stands for a confusion, what its voters think.
 */
import type { SearchOptions } from '../engine/options.ts';
import type { LengthBound } from '../engine/promises.ts';
import type { Solvability } from '../puzzle/solvable.ts';
import type { Reason } from '../readings/reason.ts';
import type { Fate } from '../trace/trace.ts';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

export type Rules = Pick<
  SearchOptions,
  'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates' | 'straightBack' | 'order'
>;

export interface Grounds {
  readonly next: { readonly g: number; readonly h: number; readonly reason: Reason; readonly half: 0 | 1 };
  readonly dropped: { readonly successors: readonly AskedSuccessor[]; readonly bound: number };
  readonly 'new-states': { readonly moves: number; readonly generated: number; readonly fresh: number };
  readonly f: { readonly g: number; readonly h: number };
  readonly 'f-grows': { readonly before: number; readonly after: number };
  /** `since`: the step that generated it. */
  readonly 'goal-now': { readonly since: number };
  readonly shortest: {
    readonly because: string;
    /** `null` where no choice names a bound. */
    readonly bound: LengthBound | null;
    /** For a shortest solution though none was promised: the fewest moves possible, and its own. */
    readonly certain: { readonly least: number; readonly length: number } | null;
  };
  readonly solvable: Solvability & { readonly cols: number };
  readonly more: { readonly names: readonly [string, string]; readonly expanded: readonly [number, number] };
}

interface KindData {
  readonly searches: 1 | 2;
  /** Strings are keys of `answers` in the words of the kind. */
  readonly choices: 'node' | 'number' | 'moves' | readonly string[];
  /** What wrong choices can reveal, with the names that mistakes are counted under. */
  readonly confusions: Readonly<Record<string, string>>;
}

/** A kind is a row here, its `Grounds`, and a file in `kinds`. */
export const QUESTION_KINDS = {
  /** Which state is taken next? */
  next: {
    searches: 1,
    choices: 'node',
    // `nodeConfusions.ts` chooses: the first one that suits the node.
    confusions: {
      explored: 'a state that is explored',
      stale: 'a path that a cheaper one has replaced',
      dropped: 'a state that was dropped',
      cut: 'a state beyond the bound',
      past: 'a state of an iteration that is over',
      'other-half': 'the turn of the other half',
      tie: 'a tie the other way',
      unweighted: 'the weight forgotten',
      'lowest-h': 'lowest h',
      'lowest-g': 'lowest g',
      'lowest-f': 'lowest f, though the stack decides',
      'goes-on': 'the best successor of the last state',
      sibling: 'siblings the other way round',
      'first-in': 'first in, first out',
      'last-in': 'last in, first out',
      waits: 'a state whose turn comes later',
    },
  },
  /** Which successors of the state taken next are dropped? */
  dropped: {
    searches: 1,
    choices: 'moves',
    confusions: {
      'drops-none': 'nothing is dropped',
      'drops-way-back': 'only the move straight back is dropped',
      'drops-explored': 'only explored states are dropped',
      'drops-kept': 'repeated states are dropped, though they are kept',
      'drops-cheaper': 'a cheaper path is dropped',
      'forgets-bound': 'the bound forgotten',
      'drops-new': 'a new state is dropped',
      'misses-one': 'a dropped state is overlooked',
    },
  },
  /** How many new states join the frontier when that state is expanded? */
  'new-states': {
    searches: 1,
    choices: 'number',
    confusions: {
      'counts-repeats': 'repeated states counted as new',
      'counts-edge': 'moves over the edge counted',
      'expects-all-but-back': 'all but the move straight back counted',
      miscounts: 'miscounted',
    },
  },
  /** What is f of this node? */
  f: {
    searches: 1,
    choices: 'number',
    confusions: {
      'h-alone': 'h instead of f',
      'g-alone': 'g instead of f',
      'adds-g': 'g added',
      'forgets-weight': 'the weight forgotten in f',
      'weighs-both': 'the weight on g as well',
      'weighs-g': 'the weight on g instead of h',
      'counts-states': 'states of the path counted instead of moves',
      'misses-move': 'the last move not counted',
      'h-of-parent': 'h of the state before',
      'h-of-start': 'h of the start',
    },
  },
  /** Does f of the state taken next differ from that of the last one? */
  'f-grows': {
    searches: 1,
    choices: ['grows', 'stays', 'falls'],
    confusions: {
      'expects-growth': 'f grows with every step',
      'expects-same': 'f stays as it is',
      'expects-fall': 'f falls on the way to the goal',
    },
  },
  /** Is the goal found with the next step, or only generated? */
  'goal-now': {
    searches: 1,
    choices: ['found', 'generated', 'waits'],
    confusions: {
      'tests-early': 'the goal tested when it is generated',
      'tests-late': 'the goal tested when it is taken',
      'takes-goal': 'the goal goes before its turn',
      'forgets-goal': 'when the goal was generated',
      'doubts-turn': 'the turn of the goal overlooked',
    },
  },
  /** Does this search promise a shortest solution? */
  shortest: {
    searches: 1,
    choices: ['sure', 'bounded', 'unsure', 'if-taken', 'if-order'],
    confusions: {
      'trusts-first': 'the first solution is the shortest',
      'doubts-shortest': 'a promise overlooked',
      'forgets-factor': 'the factor of weighted A* overlooked',
      'invents-factor': 'a factor that is not promised',
      'blames-goal-test': 'the time of the goal test decides',
      'blames-order': 'the order of successors decides',
    },
  },
  /** Can this start reach the goal? */
  solvable: {
    searches: 1,
    choices: ['solvable', 'unsolvable', 'search-tells'],
    confusions: {
      'trusts-start': 'every start reaches the goal',
      'wrong-parity': 'parity miscounted',
      'needs-search': 'only a search can tell',
    },
  },
  /** Which of two searches expands more nodes, and how many times as many? */
  more: {
    searches: 2,
    choices: ['first-far-more', 'first-more', 'as-many', 'second-more', 'second-far-more'],
    confusions: {
      'wrong-search': 'the other search expands more',
      'too-many-times': 'the difference overestimated',
      'too-few-times': 'the difference underestimated',
    },
  },
} as const satisfies Record<keyof Grounds, KindData>;

export type QuestionKind = keyof typeof QUESTION_KINDS;
type DataOf<Kind extends QuestionKind> = (typeof QUESTION_KINDS)[Kind];

export type SingleKind = { [Kind in QuestionKind]: DataOf<Kind>['searches'] extends 1 ? Kind : never }[QuestionKind];

export type ConfusionOf<Kind extends QuestionKind> = keyof DataOf<Kind>['confusions'];
export type NodeConfusionId = ConfusionOf<'next'>;
export type ConfusionId = { [Kind in QuestionKind]: ConfusionOf<Kind> }[QuestionKind];
export const CONFUSION_NAMES = Object.assign(
  {},
  ...Object.values(QUESTION_KINDS).map(({ confusions }) => confusions),
) as Readonly<Record<ConfusionId, string>>;

/** Answers that are neither nodes nor numbers. */
export type WordOf<Kind extends QuestionKind> = DataOf<Kind>['choices'] extends readonly (infer Word extends string)[]
  ? Word
  : never;
export type Word = { [Kind in QuestionKind]: WordOf<Kind> }[QuestionKind];

export interface AskedSuccessor {
  readonly action: number;
  readonly fate: Fate;
  /** The depth where its state was reached before; `null` if it was not, or not examined. */
  readonly seenAt: number | null;
}

/** f is `null` where the search has none. */
export interface NodeValue {
  readonly as: 'node';
  readonly node: number;
  readonly cells: readonly number[];
  readonly g: number;
  readonly h: number;
  readonly f: number | null;
}

/** A node, a number, some of the moves from a node, or a key of `answers`. */
export type ChoiceValue =
  | NodeValue
  | { readonly as: 'number'; readonly number: number }
  | { readonly as: 'moves'; readonly actions: readonly number[] }
  | { readonly as: 'word'; readonly word: Word };

export interface AskedChoice {
  readonly letter: Letter;
  readonly value: ChoiceValue;
  /** `null` if the choice is right. */
  readonly confusion: ConfusionId | null;
}

export type Unlettered = Omit<AskedChoice, 'letter'>;

export interface QuestionOf<Kind extends QuestionKind> {
  readonly kind: Kind;
  readonly step: number;
  readonly rules: Rules;
  /** The marked node; `null` for none. */
  readonly about: NodeValue | null;
  readonly choices: readonly AskedChoice[];
  readonly answer: Letter;
  readonly grounds: Grounds[Kind];
}

export type Question = { readonly [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

export function choiceOf({ choices }: Pick<Question, 'choices'>, letter: Letter): AskedChoice {
  return choices[LETTERS.indexOf(letter)];
}

/** As they are saved: in the order of their letters. */
export function withoutLetters({ choices }: Pick<Question, 'choices'>): readonly Unlettered[] {
  return choices.map(({ value, confusion }) => ({ value, confusion }));
}
