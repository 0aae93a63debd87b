/** Questions in English, for the screen, printed pages and files. */
import { keyName, keySum } from '../../engine/keyWords.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { movesInWords } from '../../puzzle/moveNames.ts';
import type { KindOfQuestion, Worded } from './kind.ts';
import { QUESTION_KINDS } from './questions.ts';
import type { GroundsOf, Question, QuestionKind, QuestionOf } from './questions.ts';
import type { AskedChoice, ChoiceValue, NodeValue, Rules } from '../question.ts';

const KINDS: { readonly [Kind in QuestionKind]: KindOfQuestion<GroundsOf<Kind>, string, string> } = QUESTION_KINDS;

export function kindWords(kind: QuestionKind, rules: Rules): string {
  return KINDS[kind].name(rules);
}

export function questionWords<Kind extends QuestionKind>(question: QuestionOf<Kind>): string {
  return KINDS[question.kind].title(question);
}

const ANSWERS = Object.assign(
  {},
  ...Object.values(KINDS).map(({ answers }) => (typeof answers === 'string' ? {} : answers)),
) as Readonly<Record<string, (worded: Worded) => string>>;

/** A node is named by its key, or its depth. */
export function choiceWords({ kind, rules, grounds }: Question, { value }: AskedChoice, naming: MoveNaming): string {
  const names: Worded['names'] = kind === 'more' ? grounds.names : ['', ''];
  return valueWords({ rules, names, bound: kind === 'shortest' ? grounds.bound : null }, value, naming);
}

/** The same without the question. */
export function valueWords(worded: Worded, value: ChoiceValue, naming: MoveNaming): string {
  if (value.as === 'word') return ANSWERS[value.word](worded);
  if (value.as === 'number') return String(value.number);
  return value.as === 'moves' ? movesInWords(value.actions, naming) : nodeWords(worded, value);
}

function nodeWords({ rules }: Worded, { g, h }: NodeValue): string {
  return `${keyName(rules)} = ${keySum(rules, g, h)}`;
}

export function reasonWords<Kind extends QuestionKind>(question: QuestionOf<Kind>, naming: MoveNaming): string {
  return KINDS[question.kind].reason(question, naming);
}

/** What a vote for `choice` would have meant, by each of its confusions; `null` if it is right. */
export function mistakeWords<Kind extends QuestionKind>(
  question: QuestionOf<Kind>,
  choice: AskedChoice,
  naming: MoveNaming,
): string | null {
  const { confusion, also, letter } = choice;
  if (confusion === null) return null;
  const { mistakes } = KINDS[question.kind];
  const first = `${letter} ${mistakes[confusion]({ question, choice, naming })}`;
  return also === undefined ? first : `${first} Or it ${mistakes[also]({ question, choice, naming })}`;
}
