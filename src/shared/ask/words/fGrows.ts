import { keyName, keySum } from '../../engine/keyWords.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import type { QuestionOf } from '../question.ts';
import type { SingleKindWords } from './kindWords.ts';

export const fGrowsWords: SingleKindWords<'f-grows'> = {
  name: (rules) => `Does ${keyName(rules)} grow?`,
  title: ({ rules }) => `Does ${keyName(rules)} grow with the next step?`,
  boards: 'waiting',
  given: (run, { step }) => {
    const { reader, options } = run;
    const node = reader.expandedBy(step);
    return `The state taken last had ${keyName(options)} = ${keySum(options, reader.g[node], reader.h[node])}.`;
  },
  answers: {
    grows: () => 'It grows',
    stays: () => 'It stays the same',
    falls: () => 'It falls',
  },
  reason: ({ rules, grounds: { before, after } }) => {
    const name = keyName(rules);
    const isRanked = STRATEGIES[rules.strategy].frontier === 'priority';
    const lead = isRanked ? `The lowest ${name} in the frontier is` : `On top of the stack ${name} is`;
    return `${lead} ${after}; the last state had ${name} = ${before}.`;
  },
  mistakes: {
    'expects-growth': ({ question }) => `expects ${keyName(question.rules)} to grow; ${fNext(question)}.`,
    'expects-same': ({ question }) => `expects ${keyName(question.rules)} to stay; ${fNext(question)}.`,
    'expects-fall': ({ question }) => `expects ${keyName(question.rules)} to fall; ${fNext(question)}.`,
  },
};

function fNext({ rules, grounds }: QuestionOf<'f-grows'>): string {
  return `the state taken next has ${keyName(rules)} = ${grounds.after}, the last one had ${grounds.before}`;
}
