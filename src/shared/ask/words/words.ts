/** Questions in English, for the screen, printed pages and files. */
import { keyName, keySum } from '../../engine/keyWords.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { movesInWords } from '../../puzzle/moveNames.ts';
import type { KindWords, Mistake, SingleKindWords, Worded } from './kindWords.ts';
import type {
  AskedChoice,
  ChoiceValue,
  ConfusionOf,
  NodeValue,
  Question,
  QuestionKind,
  QuestionOf,
  Rules,
  SingleKind,
  Word,
} from '../question.ts';
import { droppedWords } from './dropped.ts';
import { fWords } from './f.ts';
import { fGrowsWords } from './fGrows.ts';
import { goalNowWords } from './goalNow.ts';
import { moreWords } from './more.ts';
import { newStatesWords } from './newStates.ts';
import { nextWords } from './next.ts';
import { shortestWords } from './shortest.ts';
import { solvableWords } from './solvable.ts';

export const SINGLE_WORDS: { readonly [Kind in SingleKind]: SingleKindWords<Kind> } = {
  next: nextWords,
  dropped: droppedWords,
  'new-states': newStatesWords,
  f: fWords,
  'f-grows': fGrowsWords,
  'goal-now': goalNowWords,
  shortest: shortestWords,
  solvable: solvableWords,
};
const QUESTIONS: { readonly [Kind in QuestionKind]: KindWords<Kind> } = { ...SINGLE_WORDS, more: moreWords };

export function kindWords(kind: QuestionKind, rules: Rules): string {
  return QUESTIONS[kind].name(rules);
}

export function questionWords<Kind extends QuestionKind>(question: QuestionOf<Kind>): string {
  return QUESTIONS[question.kind].title(question);
}

const ANSWERS = Object.assign({}, ...Object.values(QUESTIONS).map(({ answers }) => answers)) as Readonly<
  Record<Word, (worded: Worded) => string>
>;

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
  return QUESTIONS[question.kind].reason(question, naming);
}

/** What a vote for `choice` would have meant; `null` if it is right. */
export function mistakeWords<Kind extends QuestionKind>(
  question: QuestionOf<Kind>,
  choice: AskedChoice,
  naming: MoveNaming,
): string | null {
  const { confusion, letter } = choice;
  if (confusion === null) return null;
  const tell = QUESTIONS[question.kind].mistakes[confusion as ConfusionOf<Kind>];
  return `${letter} ${tell({ question, choice: choice as Mistake<Kind>['choice'], naming })}`;
}
