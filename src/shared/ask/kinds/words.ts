/** Questions in English, for the screen, printed pages and files. */
import { keyName, keySum } from '../../engine/keyWords.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { printBoard } from '../../puzzle/board.ts';
import { movesInWords } from '../../puzzle/moveNames.ts';
import type { KindOfQuestion, Worded } from './kind.ts';
import { QUESTION_KINDS } from './questions.ts';
import { OWN_QUESTION_NAME } from './own.ts';
import type { AskedKind, EngineQuestion, GroundsOf, Question, QuestionKind, QuestionOf } from './questions.ts';
import type { AskedChoice, ChoiceValue, NodeValue, Rules } from '../question.ts';

const KINDS: { readonly [Kind in QuestionKind]: KindOfQuestion<GroundsOf<Kind>, string, string> } = QUESTION_KINDS;

/** `text`: of a question of the user's own, which is its name; without it, that of all of them. */
export function kindWords(kind: AskedKind, rules: Rules, text?: string): string {
  return kind === 'own' ? (text ?? OWN_QUESTION_NAME) : KINDS[kind].name(rules);
}

export function questionWords(question: Question): string {
  return question.kind === 'own' ? question.grounds.text : titleOf(question);
}

function titleOf<Kind extends QuestionKind>(question: QuestionOf<Kind>): string {
  return KINDS[question.kind].title(question);
}

const ANSWERS = Object.assign(
  {},
  ...Object.values(KINDS).map(({ answers }) => (typeof answers === 'string' ? {} : answers)),
) as Readonly<Record<string, (worded: Worded) => string>>;

/** A node is named by its key, or its depth; a board of the user's own by its tiles. */
export function choiceWords({ kind, rules, grounds }: Question, { value }: AskedChoice, naming: MoveNaming): string {
  const names: Worded['names'] = kind === 'more' ? grounds.names : ['', ''];
  const cols = kind === 'own' ? grounds.cols : 0;
  return valueWords({ rules, names, cols, bound: kind === 'shortest' ? grounds.bound : null }, value, naming);
}

/** The same without the question. */
export function valueWords(worded: ValueWorded, value: ChoiceValue, naming: MoveNaming): string {
  switch (value.as) {
    case 'word':
      return ANSWERS[value.word](worded);
    case 'number':
      return String(value.number);
    case 'moves':
      return movesInWords(value.actions, naming);
    case 'node':
      return nodeWords(worded, value);
    case 'text':
      return value.text;
    case 'board':
      return printBoard(value.cells, worded.cols);
  }
}

/** `cols`: of the boards of the user's own. */
export interface ValueWorded extends Worded {
  readonly cols: number;
}

function nodeWords({ rules }: Worded, { g, h }: NodeValue): string {
  return `${keyName(rules)} = ${keySum(rules, g, h)}`;
}

/** Why the right choices are right; '' where the user's own question does not say. */
export function reasonWords(question: Question, naming: MoveNaming): string {
  if (question.kind !== 'own') return reasonOf(question, naming);
  return question.choices.flatMap(({ confusion, reason }) => (confusion === null && reason ? [reason] : [])).join(' ');
}

function reasonOf<Kind extends QuestionKind>(question: QuestionOf<Kind>, naming: MoveNaming): string {
  return KINDS[question.kind].reason(question, naming);
}

/** Beside a choice after the answer: why it is right, or what a vote for it would have meant; `null` for nothing. */
export function whyWords(question: Question, choice: AskedChoice, naming: MoveNaming): string | null {
  if (question.kind === 'own') return choice.reason ?? null;
  return mistakeWords(question as EngineQuestion, choice, naming) ?? reasonOf(question, naming);
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
