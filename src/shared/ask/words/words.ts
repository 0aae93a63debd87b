/** Questions in English: the same words for the screen, for printed pages and for files. */
import type { LengthBound } from '../../engine/promises.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { FAR } from '../kinds/more.ts';
import type {
  AskedChoice,
  Question,
  QuestionKind,
  QuestionOf,
  NodeValue,
  Rules,
  Word,
  ChoiceValue,
} from '../question.ts';
import { MISTAKES } from './mistakes.ts';
import { REASONS } from './reasons.ts';
import { keyName, keySum, movesInWords, type Ranking } from './terms.ts';

const KINDS: Readonly<Record<QuestionKind, (rules: Rules) => string>> = {
  next: () => 'Which state is taken next?',
  dropped: () => 'Which successors are dropped?',
  'new-states': () => 'How many new states join the frontier?',
  f: (rules) => `What is ${keyName(rules)} of a state?`,
  'f-grows': (rules) => `Does ${keyName(rules)} grow?`,
  'goal-now': () => 'Is the goal found now?',
  shortest: () => 'Does the search promise a shortest solution?',
  solvable: () => 'Can the start reach the goal?',
  more: () => 'Which search expands more nodes?',
};

/** A kind of question in words, before it is asked of a search by these rules. */
export function kindWords(kind: QuestionKind, rules: Rules): string {
  return KINDS[kind](rules);
}

/** What the words of a choice depend on. */
export interface Worded {
  readonly rules: Ranking;
  /** Of the two searches that one kind is about. */
  readonly names: readonly [string, string];
  /** That one kind names; `null` where the search has none. */
  readonly bound: LengthBound | null;
}

const TITLES: { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => string } = {
  next: () => 'Which state is taken next?',
  dropped: () => 'The marked state is taken next. Which moves lead to successors that are dropped?',
  'new-states': () => 'The marked state is taken next. How many new states join the frontier?',
  f: ({ rules }) => `What is ${keyName(rules)} of the marked state?`,
  'f-grows': ({ rules }) => `Does ${keyName(rules)} grow with the next step?`,
  'goal-now': () => 'Is the goal found with the next step, or only generated?',
  shortest: () => 'Does this search promise a shortest solution, whatever the start?',
  solvable: () => 'Can this start reach the goal?',
  more: ({ grounds: { names } }) => `Which search expands more nodes: ${names[0]} or ${names[1]}?`,
};

const ANSWERS: Readonly<Record<Word, (question: Worded) => string>> = {
  grows: () => 'It grows',
  stays: () => 'It stays the same',
  falls: () => 'It falls',
  found: () => 'Found: the search ends',
  generated: () => 'Only generated: the search goes on',
  waits: () => 'Neither: it was generated before, and still waits',
  sure: () => 'Yes',
  bounded: ({ bound }) => `No, but it promises ${mostMoves(bound)}`,
  unsure: () => 'No, and it promises nothing of the length',
  'if-taken': () => 'Only if the goal is tested when it is taken',
  'if-order': () => 'Only with this order of successors',
  solvable: () => 'Yes',
  unsolvable: () => 'No',
  'search-tells': () => 'Only a search can tell',
  'first-far-more': ({ names }) => `${names[0]}, at least ${FAR} times as many`,
  'first-more': ({ names }) => `${names[0]}, at least twice but less than ${FAR} times as many`,
  'as-many': () => 'Neither expands twice as many',
  'second-more': ({ names }) => `${names[1]}, at least twice but less than ${FAR} times as many`,
  'second-far-more': ({ names }) => `${names[1]}, at least ${FAR} times as many`,
};

/** "at most 1.5 times as many moves, and 1 more" */
function mostMoves(bound: LengthBound | null): string {
  if (bound === null) return 'no more than so many times as many moves';
  return `at most ${bound.factor} times as many moves${bound.more === 0 ? '' : `, and ${bound.more} more`}`;
}

/** The question. */
export function questionWords<Kind extends QuestionKind>(question: QuestionOf<Kind>): string {
  return TITLES[question.kind](question);
}

/** What a choice says; of a node the number that the search goes by, or its depth. */
export function choiceWords({ kind, rules, grounds }: Question, { value }: AskedChoice, naming: MoveNaming): string {
  const names: Worded['names'] = kind === 'more' ? grounds.names : ['', ''];
  return valueWords({ rules, names, bound: kind === 'shortest' ? grounds.bound : null }, value, naming);
}

/** The same where the question is not at hand with its grounds. */
export function valueWords(worded: Worded, value: ChoiceValue, naming: MoveNaming): string {
  if (value.as === 'word') return ANSWERS[value.word](worded);
  if (value.as === 'number') return String(value.number);
  return value.as === 'moves' ? movesInWords(value.actions, naming) : nodeWords(worded, value);
}

function nodeWords({ rules }: Worded, { g, h }: NodeValue): string {
  const name = STRATEGIES[rules.strategy].f === null ? 'g' : keyName(rules);
  return `${name} = ${keySum(rules, g, h)}`;
}

/** Why the right answer is right. */
export function reasonWords<Kind extends QuestionKind>(question: QuestionOf<Kind>, naming: MoveNaming): string {
  return REASONS[question.kind](question, naming);
}

/** What a vote for `choice` would have meant; `null` where it is right. */
export function mistakeWords<Kind extends QuestionKind>(
  question: QuestionOf<Kind>,
  choice: AskedChoice,
  naming: MoveNaming,
): string | null {
  const { confusion } = choice;
  return confusion === null ? null : MISTAKES[question.kind]({ question, choice: { ...choice, confusion }, naming });
}
