/**
 * A question as plain data, to save, send and print. One letter is right; every other stands for a confusion, what
 * its voters think.
 */
import type { SearchOptions } from '../engine/options.ts';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

export type Rules = Pick<
  SearchOptions,
  'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates' | 'straightBack' | 'order'
>;

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
export type ChoiceValue<Word extends string = string> =
  | NodeValue
  | { readonly as: 'number'; readonly number: number }
  | { readonly as: 'moves'; readonly actions: readonly number[] }
  | { readonly as: 'word'; readonly word: Word };

export interface AskedChoice<Confusion extends string = string> {
  readonly letter: Letter;
  readonly value: ChoiceValue;
  /** `null` if the choice is right. */
  readonly confusion: Confusion | null;
  /** A second confusion that leads to the same value. It is not saved: the question says it anew. */
  readonly also?: Confusion;
}

export type Unlettered = Pick<AskedChoice, 'value' | 'confusion'>;

/** A question of a kind with these grounds. */
export interface AskedQuestion<Grounds> {
  readonly step: number;
  readonly rules: Rules;
  /** The marked node; `null` for none. */
  readonly about: NodeValue | null;
  readonly choices: readonly AskedChoice[];
  readonly answer: Letter;
  readonly grounds: Grounds;
}

export function choiceOf({ choices }: Pick<AskedQuestion<unknown>, 'choices'>, letter: Letter): AskedChoice {
  return choices[LETTERS.indexOf(letter)];
}

/** As they are saved: in the order of their letters. */
export function withoutLetters({ choices }: Pick<AskedQuestion<unknown>, 'choices'>): readonly Unlettered[] {
  return choices.map(({ value, confusion }) => ({ value, confusion }));
}
