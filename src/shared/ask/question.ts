/**
 * A question as plain data, to save, send and print. Of a question that the engine makes, one letter is right, and of
 * one that the user writes, one or more; every other stands for a confusion, what its voters think.
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

/** A node, a number, some of the moves from a node, or a key of `answers`; of the user's own, a text or a state. */
export type ChoiceValue<Word extends string = string> =
  | NodeValue
  | { readonly as: 'number'; readonly number: number }
  | { readonly as: 'moves'; readonly actions: readonly number[] }
  | { readonly as: 'word'; readonly word: Word }
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'board'; readonly cells: readonly number[] };

/** A number as a choice. */
export function asNumber(number: number): ChoiceValue<never> {
  return { as: 'number', number };
}

export interface AskedChoice<Confusion extends string = string> {
  readonly letter: Letter;
  readonly value: ChoiceValue;
  /** `null` if the choice is right. */
  readonly confusion: Confusion | null;
  /** A second confusion that leads to the same value. It is not saved: the question says it anew. */
  readonly also?: Confusion;
  /** Of a question of the user's own: why it is right, or what its voters think; missing where nothing is said. */
  readonly reason?: string;
}

/** Of every wrong choice of the user's own: what its voters think, only its reason can say. */
export const OWN_CONFUSION = 'wrong';

export type Unlettered = Pick<AskedChoice, 'value' | 'confusion' | 'reason'>;

/** What is asked, whoever says what is right. */
export interface AnyQuestion<Grounds> {
  readonly step: number;
  readonly rules: Rules;
  /** The marked node; `null` for none. */
  readonly about: NodeValue | null;
  readonly choices: readonly AskedChoice[];
  readonly grounds: Grounds;
}

/** A question of a kind with these grounds, made by the engine. */
export interface AskedQuestion<Grounds> extends AnyQuestion<Grounds> {
  readonly answer: Letter;
}

export function choiceOf({ choices }: Pick<AnyQuestion<unknown>, 'choices'>, letter: Letter): AskedChoice {
  return choices[LETTERS.indexOf(letter)];
}

/** The right answer of a question whose choices are words. */
export function rightWordOf<Word extends string>(question: Pick<AskedQuestion<unknown>, 'choices' | 'answer'>): Word {
  const { value } = choiceOf(question, question.answer) as { readonly value: Extract<ChoiceValue, { as: 'word' }> };
  return value.word as Word;
}

/** The letters that are right, in their order. */
export function rightLetters(choices: readonly { readonly confusion: unknown }[]): readonly Letter[] {
  return choices.flatMap(({ confusion }, place) => (confusion === null ? [LETTERS[place]] : []));
}

/** "A, B and D" */
export function inARow(letters: readonly Letter[], word: 'and' | 'or'): string {
  const last = letters.at(-1)!;
  return letters.length === 1 ? last : `${letters.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "B is right.", "B and D are right." */
export function rightWords(choices: readonly { readonly confusion: unknown }[]): string {
  const letters = rightLetters(choices);
  return `${inARow(letters, 'and')} ${letters.length === 1 ? 'is' : 'are'} right.`;
}

/** As they are saved: in the order of their letters. */
export function withoutLetters({ choices }: Pick<AnyQuestion<unknown>, 'choices'>): readonly Unlettered[] {
  return choices.map(({ value, confusion, reason }) => ({
    ...{ value, confusion },
    ...(reason !== undefined && { reason }),
  }));
}
