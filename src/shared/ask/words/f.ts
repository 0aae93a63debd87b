import { keyFormula, keyName, keySum, weightOf } from '../../engine/keyWords.ts';
import { pathInArrows } from '../askedRun.ts';
import type { QuestionOf } from '../question.ts';
import type { SingleKindWords } from './kindWords.ts';

export const fWords: SingleKindWords<'f'> = {
  name: (rules) => `What is ${keyName(rules)} of a state?`,
  title: ({ rules }) => `What is ${keyName(rules)} of the marked state?`,
  given: (run, { about }, naming) =>
    `Moves from the start to the marked state: ${pathInArrows(run, about!.node, naming)}.`,
  answers: {},
  reason: ({ rules, grounds }) => {
    const sum = keySum(rules, grounds.g, grounds.h);
    return `${keyFormula(rules)} ${keyName(rules) === 'f' ? '=' : 'is'} ${sum}.`;
  },
  mistakes: {
    'h-alone': ({ question }) => `is h alone; ${formula(question)}.`,
    'g-alone': ({ question }) => `is g alone; ${formula(question)}.`,
    'adds-g': ({ question }) => `is g + h; ${formula(question)}.`,
    'forgets-weight': ({ question }) => `is g + h without the weight ${weightOf(question.rules)}.`,
    'weighs-both': ({ question }) => `multiplies g by the weight as well; ${formula(question)}.`,
    'weighs-g': ({ question }) => `multiplies g by the weight instead of h; ${formula(question)}.`,
    'counts-states': () => 'counts the states of the path, not its moves, and so has one more.',
    'misses-move': () => 'leaves out the last move of the path, and so has one less.',
    'h-of-parent': () => 'takes h of the state before.',
    'h-of-start': () => 'takes h of the start.',
  },
};

function formula({ rules }: QuestionOf<'f'>): string {
  const name = keyName(rules);
  return name === 'f' ? keyFormula(rules) : `the search goes by ${name} alone`;
}
