import { nodeValue, rulesOf, type AskedRun } from './askedRun.ts';
import { LETTERS, type AskedChoice, type AskedQuestion, type ChoiceValue } from './question.ts';
import { scattered } from './scattered.ts';

export interface Wrong<Confusion extends string, Word extends string = never> {
  readonly value: ChoiceValue<Word>;
  readonly confusion: Confusion;
}

export interface Draft<Grounds, Confusion extends string, Word extends string = never> {
  /** The node in question, if any. */
  readonly about?: number;
  readonly right: ChoiceValue<Word>;
  /** Best first. Equal numbers are one choice with two confusions; choices beyond the last letter are dropped. */
  readonly wrong: readonly Wrong<Confusion, Word>[];
  /** Words of size, from one end to the other: the choices keep this order. */
  readonly scale?: readonly Word[];
  readonly grounds: Grounds;
}

type Unplaced = Omit<AskedChoice, 'letter'>;

/**
 * Orders choices of size by their size, and others by run, step and kind alone, so that a step always asks the same
 * question, and letters reveal nothing. `null` without a wrong choice.
 */
export function pose<Kind extends string, Grounds>(
  kind: Kind,
  run: AskedRun,
  step: number,
  { about, right, wrong, scale, grounds }: Draft<Grounds, string, string>,
): (AskedQuestion<Grounds> & { readonly kind: Kind }) | null {
  const rightText = JSON.stringify(right);
  const others = distinct(wrong).filter(({ value }) => JSON.stringify(value) !== rightText);
  if (others.length === 0) return null;
  const seed = `${kind} ${step} ${nameOf(run)}`;
  const sizeOf = (value: ChoiceValue): number => sizeIn(value, scale) ?? placeOf(seed, value);
  const bySize = (one: Unplaced, other: Unplaced): number => sizeOf(one.value) - sizeOf(other.value);
  const chosen = right.as === 'number' ? spread(others, right.number, seed) : others.slice(0, MOST_WRONG);
  const placed = [{ value: right, confusion: null }, ...chosen].sort(bySize);
  const choices = placed.map((choice, index) => ({ letter: LETTERS[index], ...choice }));
  const answer = choices.find(({ confusion }) => confusion === null)!.letter;
  return {
    kind,
    step,
    rules: rulesOf(run),
    about: about === undefined ? null : nodeValue(run, about),
    choices,
    answer,
    grounds,
  };
}

const MOST_WRONG = LETTERS.length - 1;

/** How many of the wrong numbers can be lower. Few questions have enough at one end, so the ends are drawn more often. */
const LOWER = [0, 0, 0, 1, 2, 3, 4, 4, 4];

/** Numbers in ascending order must not tell the right one by its place: how many of the wrong ones are lower is drawn. */
function spread(others: readonly Unplaced[], right: number, seed: string): readonly Unplaced[] {
  const isLower = ({ value }: Unplaced): boolean => value.as === 'number' && value.number < right;
  const lower = others.filter(isLower);
  const higher = others.filter((other) => !isLower(other));
  const possible = LOWER.filter((below) => below <= lower.length && MOST_WRONG - below <= higher.length);
  if (possible.length === 0) return others;
  const below = possible[scattered(`lower ${seed}`) % possible.length];
  return [...lower.slice(0, below), ...higher.slice(0, MOST_WRONG - below)];
}

/** The size of a number, or the place of a word on its scale; `null` for what has no size. */
function sizeIn(value: ChoiceValue, scale: readonly string[] | undefined): number | null {
  if (value.as === 'number') return value.number;
  return value.as === 'word' && scale !== undefined ? scale.indexOf(value.word) : null;
}

function distinct(wrong: readonly Wrong<string, string>[]): readonly Unplaced[] {
  const byText = Map.groupBy(wrong, ({ value }) => JSON.stringify(value));
  return Array.from(byText.values(), ([{ value, confusion }, ...others]) => {
    const also = others.find((other) => other.confusion !== confusion)?.confusion;
    return also === undefined || value.as !== 'number' ? { value, confusion } : { value, confusion, also };
  });
}

function nameOf(run: AskedRun): string {
  const { rows, cols, start, goal } = run.puzzle;
  return JSON.stringify([rows, cols, start, goal, rulesOf(run)]);
}

function placeOf(seed: string, value: ChoiceValue): number {
  return scattered(`${seed} ${JSON.stringify(value)}`);
}
