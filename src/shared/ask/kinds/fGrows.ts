import { keyName, keySum } from '../../engine/keyWords.ts';
import { evaluationOf } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import { keyOfNode, takenAfter, type AskedRun } from '../askedRun.ts';
import type { AskedQuestion } from '../question.ts';
import { hasF, hasNext, MANY, type SingleKindOfQuestion, type Watcher } from './kind.ts';
import { leavesFewerKeys, namesTaken, pricesTaken } from './revealing.ts';

type GrowthWord = 'grows' | 'stays' | 'falls';

const CONFUSIONS = {
  'expects-growth': 'f grows with every step',
  'expects-same': 'f stays as it is',
  'expects-fall': 'f falls on the way to the goal',
};
type GrowthConfusion = keyof typeof CONFUSIONS;

const EXPECTED: readonly (readonly [GrowthWord, GrowthConfusion])[] = [
  ['grows', 'expects-growth'],
  ['stays', 'expects-same'],
  ['falls', 'expects-fall'],
];

interface GrowthGrounds {
  readonly before: number;
  readonly after: number;
}

/** Asked in searches with f, between steps of one iteration. */
export const fGrows: SingleKindOfQuestion<GrowthGrounds, GrowthConfusion, GrowthWord> = {
  draft: (run, step) => {
    const taken = takenAfter(run, step);
    if (taken === NONE || step === 0 || run.reader.parent[taken] === NONE) return null;
    const before = keyOfNode(run, run.reader.expandedBy(step));
    const after = keyOfNode(run, taken);
    if (before === null || after === null) return null;
    const right = growthFrom(before, after);
    const others = EXPECTED.filter(([word]) => word !== right);
    return {
      right: { as: 'word', word: right },
      wrong: others.map(([word, confusion]) => ({ value: { as: 'word', word }, confusion })),
      grounds: { before, after },
    };
  },
  isOffered: (run, step) => hasNext(run, step) && hasF(run) && step > 0,
  isSeenInNextStep: true,
  occasions: { 'f-grows': { label: 'f grows', most: MANY, watch: growth } },
  name: (rules) => `Does ${keyName(rules)} grow?`,
  title: ({ rules }) => `Does ${keyName(rules)} grow with the next step?`,
  boards: 'waiting',
  given: (run, { step }) => {
    const { reader, options } = run;
    const node = reader.expandedBy(step);
    return `The state taken last had ${keyName(options)} = ${keySum(options, reader.g[node], reader.h[node])}.`;
  },
  isToldBy: (pair) => namesTaken(pair) || pricesTaken(pair) || (pair.later > 0 && leavesFewerKeys(pair)),
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
  confusions: CONFUSIONS,
  mistakes: {
    'expects-growth': ({ question }) => `expects ${keyName(question.rules)} to grow; ${fNext(question)}.`,
    'expects-same': ({ question }) => `expects ${keyName(question.rules)} to stay; ${fNext(question)}.`,
    'expects-fall': ({ question }) => `expects ${keyName(question.rules)} to fall; ${fNext(question)}.`,
  },
};

function growthFrom(before: number, after: number): GrowthWord {
  if (after === before) return 'stays';
  return after > before ? 'grows' : 'falls';
}

function fNext({ rules, grounds }: AskedQuestion<GrowthGrounds>): string {
  return `the state taken next has ${keyName(rules)} = ${grounds.after}, the last one had ${grounds.before}`;
}

/** f of the next node exceeds all before. */
function growth({ reader, options }: AskedRun): Watcher | null {
  const { frontier, usesHeuristic } = STRATEGIES[options.strategy];
  const { ofG, ofH } = evaluationOf(options);
  if (frontier !== 'priority' || !usesHeuristic || ofG === 0) return null;
  let most = Infinity;
  return (step) => {
    if (step === reader.expansions) return false;
    const taken = reader.expanded[step];
    const value = ofG * reader.g[taken] + ofH * reader.h[taken];
    const isMore = value > most;
    most = step === 0 ? value : Math.max(most, value);
    return isMore;
  };
}
