import { nodeValue, rulesOf, type AskedRun } from './askedRun.ts';
import { LETTERS, type AskedQuestion, type ChoiceValue, type Unlettered } from './question.ts';

export interface Wrong<Confusion extends string, Word extends string = never> {
  readonly value: ChoiceValue<Word>;
  readonly confusion: Confusion;
}

export interface Draft<Grounds, Confusion extends string, Word extends string = never> {
  /** The node in question, if any. */
  readonly about?: number;
  readonly right: ChoiceValue<Word>;
  /** Best first. Duplicates, and those beyond the last letter, are dropped. */
  readonly wrong: readonly Wrong<Confusion, Word>[];
  readonly grounds: Grounds;
}

/**
 * Orders the choices by run, step and kind alone, so that a step always asks the same question, and letters reveal
 * nothing. `null` without a wrong choice.
 */
export function pose<Kind extends string, Grounds>(
  kind: Kind,
  run: AskedRun,
  step: number,
  { about, right, wrong, grounds }: Draft<Grounds, string, string>,
): (AskedQuestion<Grounds> & { readonly kind: Kind }) | null {
  const different = distinct([{ value: right, confusion: null }, ...wrong]).slice(0, LETTERS.length);
  if (different.length === 1) return null;
  const seed = `${kind} ${step} ${nameOf(run)}`;
  const placed = different.toSorted((one, other) => placeOf(seed, one.value) - placeOf(seed, other.value));
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

function distinct(choices: readonly Unlettered[]): readonly Unlettered[] {
  const byText = new Map(choices.toReversed().map((choice) => [JSON.stringify(choice.value), choice]));
  return choices.filter((choice) => byText.get(JSON.stringify(choice.value)) === choice);
}

function nameOf(run: AskedRun): string {
  const { rows, cols, start, goal } = run.puzzle;
  return JSON.stringify([rows, cols, start, goal, rulesOf(run)]);
}

function placeOf(seed: string, value: ChoiceValue): number {
  return scattered(`${seed} ${JSON.stringify(value)}`);
}

/** A hash of `text`: FNV-1a, then the last steps of MurmurHash3. */
export function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
