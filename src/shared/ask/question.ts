/**
 * A question to a class, as plain data that can be kept, sent and printed. `words.ts` says it in English. One letter is right,
 * and every other one stands for a confusion: what somebody thinks who votes for it.
 */
import type { SearchOptions } from '../engine/options.ts';
import type { LengthBound } from '../engine/promises.ts';
import type { Solvability } from '../puzzle/solvable.ts';
import type { Reason } from '../readings/reason.ts';
import type { Fate } from '../trace/trace.ts';
import type { ConfusionId } from './confusions.ts';

/** What choices are called: there are at most as many. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

/** The options that an answer depends on. */
export type Rules = Pick<
  SearchOptions,
  'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates' | 'straightBack' | 'order'
>;

/** What each kind of question needs to say why its answer is right. */
export interface Grounds {
  /** Which state is taken next? */
  readonly next: { readonly g: number; readonly h: number; readonly reason: Reason; readonly half: 0 | 1 };
  /** Which successors of the state taken next are dropped? */
  readonly dropped: { readonly successors: readonly AskedSuccessor[]; readonly bound: number };
  /** How many new states join the frontier when that state is expanded? */
  readonly 'new-states': { readonly moves: number; readonly generated: number; readonly fresh: number };
  /** What is f of this node? */
  readonly f: { readonly g: number; readonly h: number };
  /** Does f of the state taken next differ from that of the last one? */
  readonly 'f-grows': { readonly before: number; readonly after: number };
  /** Is the goal found with the next step, or only generated? `since`: the step that generated it. */
  readonly 'goal-now': { readonly since: number };
  /** Does this search promise a shortest solution? */
  readonly shortest: {
    readonly because: string;
    /** The bound that a choice names; `null` where none does. */
    readonly bound: LengthBound | null;
    /** Where this solution is a shortest one though nothing was promised: the fewest moves possible, and how many it has. */
    readonly certain: { readonly least: number; readonly length: number } | null;
  };
  /** Can this start reach the goal? */
  readonly solvable: Solvability & { readonly cols: number };
  /** Which of two searches expands more nodes, and how many times as many? */
  readonly more: { readonly names: readonly [string, string]; readonly expanded: readonly [number, number] };
}

export type QuestionKind = keyof Grounds;

/** A successor of the node that is asked about, and what became of it. */
export interface AskedSuccessor {
  readonly action: number;
  readonly fate: Fate;
  /** The depth at which its state was reached before; `null` where it was not, or was not looked at. */
  readonly seenAt: number | null;
}

/** A node by its number, its board and what the search knows of it: `null` for f where the search has none. */
export interface NodeValue {
  readonly as: 'node';
  readonly node: number;
  readonly cells: readonly number[];
  readonly g: number;
  readonly h: number;
  readonly f: number | null;
}

/** What a choice says: a node, a number, some of the moves from a node, or an answer of the table in `words.ts`. */
export type ChoiceValue =
  | NodeValue
  | { readonly as: 'number'; readonly number: number }
  | { readonly as: 'moves'; readonly actions: readonly number[] }
  | { readonly as: 'word'; readonly word: Word };

/** Answers that are neither nodes nor numbers. */
export type Word = FGrowth | GoalNow | Sureness | Solvable | More;
export type FGrowth = 'grows' | 'stays' | 'falls';
export type GoalNow = 'found' | 'generated' | 'waits';
export type Sureness = 'sure' | 'bounded' | 'unsure' | 'if-taken' | 'if-order';
export type Solvable = 'solvable' | 'unsolvable' | 'search-tells';
export type More = 'first-far-more' | 'first-more' | 'as-many' | 'second-more' | 'second-far-more';

export interface AskedChoice {
  readonly letter: Letter;
  readonly value: ChoiceValue;
  /** What a vote for it stands for; `null` where it is right. */
  readonly confusion: ConfusionId | null;
}

/** A choice without its letter. */
export type Unlettered = Omit<AskedChoice, 'letter'>;

export interface QuestionOf<Kind extends QuestionKind> {
  readonly kind: Kind;
  /** The step after which it is asked. */
  readonly step: number;
  readonly rules: Rules;
  /** The node that it is about, which is marked; `null` where it is about none. */
  readonly about: NodeValue | null;
  readonly choices: readonly AskedChoice[];
  /** The one letter that is right. */
  readonly answer: Letter;
  readonly grounds: Grounds[Kind];
}

export type Question = { readonly [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

/** The choice with this letter. */
export function choiceOf({ choices }: Pick<Question, 'choices'>, letter: Letter): AskedChoice {
  return choices[LETTERS.indexOf(letter)];
}

/** The choices as they are kept: in the order of their letters, without them. */
export function withoutLetters({ choices }: Pick<Question, 'choices'>): readonly Unlettered[] {
  return choices.map(({ value, confusion }) => ({ value, confusion }));
}
