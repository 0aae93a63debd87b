import { keyFormula, keyName, keySum, weightOf } from '../../engine/keyWords.ts';
import { evaluationOf } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import { askedNode, keyOfNode, pathInArrows, type AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import { asNumber, type AskedQuestion } from '../question.ts';
import { H_CONFUSIONS, H_MISTAKES, misreadH } from './hMisread.ts';
import { frontierAfter, hasF, type SingleKindOfQuestion } from './kind.ts';
import { markedIn } from './revealing.ts';

const CONFUSIONS = {
  ...H_CONFUSIONS,
  'h-alone': 'h instead of f',
  'g-alone': 'g instead of f',
  'adds-g': 'g added',
  'forgets-weight': 'the weight forgotten in f',
  'weighs-both': 'the weight on g as well',
  'weighs-g': 'the weight on g instead of h',
  'counts-moves': 'moves counted instead of their costs',
  'counts-states': 'states of the path counted instead of moves',
  'misses-move': 'the last move not counted',
  'h-of-parent': 'h of the state before',
  'h-of-start': 'h of the start',
};
export type FConfusion = keyof typeof CONFUSIONS;

interface FGrounds {
  readonly g: number;
  readonly h: number;
  /** What the last move costs; 1 at the start. */
  readonly lastCost: number;
}

/** Asked about a node that joined the frontier in the last step, else the newest. */
export const f: SingleKindOfQuestion<FGrounds, FConfusion> = {
  draft: (run, step) => {
    if (!hasF(run)) return null;
    const node = askedNode(run, step);
    if (node === NONE) return null;
    return {
      about: node,
      right: asNumber(keyOfNode(run, node)!),
      wrong: wrongF(run, node),
      grounds: groundsOfF(run, node),
    };
  },
  isOffered: (run, step) => hasF(run) && frontierAfter(run, step) > 0,
  occasions: {
    'first-key': {
      label: 'the first successors',
      most: 1,
      watch: (run) => (hasF(run) ? (step) => step === 1 : null),
    },
  },
  name: (rules) => `What is ${keyName(rules)} of a state?`,
  title: ({ rules }) => `What is ${keyName(rules)} of the marked state?`,
  given: (run, { about }, naming) =>
    `Moves from the start to the marked state: ${pathInArrows(run, about!.node, naming)}.`,
  needs: 'estimate',
  showsPath: true,
  isToldBy: ({ run, teller: { told }, asked }) => {
    const values = keyName(run.options) === 'g' ? told.priced : told.valued;
    return values.has(markedIn(asked)) || told.last === markedIn(asked);
  },
  answers: 'number',
  reason: ({ rules, grounds }) => {
    const sum = keySum(rules, grounds.g, grounds.h);
    return `${keyFormula(rules)} ${keyName(rules) === 'f' ? '=' : 'is'} ${sum}.`;
  },
  confusions: CONFUSIONS,
  mistakes: {
    ...H_MISTAKES,
    'h-alone': ({ question }) => `is h alone; ${formula(question)}.`,
    'g-alone': ({ question }) => `is g alone; ${formula(question)}.`,
    'adds-g': ({ question }) => `is g + h; ${formula(question)}.`,
    'forgets-weight': ({ question }) => `is g + h without the weight ${weightOf(question.rules)}.`,
    'weighs-both': ({ question }) => `multiplies g by the weight as well; ${formula(question)}.`,
    'weighs-g': ({ question }) => `multiplies g by the weight instead of h; ${formula(question)}.`,
    'counts-moves': () => 'counts the moves of the path instead of adding their costs.',
    'counts-states': () => 'counts the states of the path, not its moves, and so has one more.',
    'misses-move': ({ question: { grounds } }) =>
      `leaves out the last move of the path, and so has ${grounds.lastCost === 1 ? 'one' : grounds.lastCost} less.`,
    'h-of-parent': () => 'takes h of the state before.',
    'h-of-start': () => 'takes h of the start.',
  },
};

function formula({ rules }: AskedQuestion<FGrounds>): string {
  const name = keyName(rules);
  return name === 'f' ? keyFormula(rules) : `the search goes by ${name} alone`;
}

export function groundsOfF({ reader: { g, h, parent } }: AskedRun, node: number): FGrounds {
  return { g: g[node], h: h[node], lastCost: parent[node] === NONE ? 1 : g[node] - g[parent[node]] };
}

/** What a confusion makes f from. */
interface Parts extends FGrounds {
  readonly depth: number;
  readonly costsDiffer: boolean;
  /** 1 where the search uses no weight. */
  readonly w: number;
  readonly hOfParent: number;
  readonly hOfStart: number;
}

/** The start has no last move. No sum with it is asked either. */
const NOT_ASKED = NaN;

type Misread = readonly [confusion: FConfusion, value: (parts: Parts) => number];

/** Where costs differ, moves are counted in their place; where not, states. */
const movesAsG = ({ depth, costsDiffer }: Parts): number => (costsDiffer ? depth : NOT_ASKED);
const statesAsG = ({ g, costsDiffer }: Parts): number => (costsDiffer ? NOT_ASKED : g + 1);
const gBefore = ({ g, lastCost }: Parts): number => (g > 0 ? g - lastCost : NOT_ASKED);

const OF_G_ALONE: readonly Misread[] = [
  ['counts-moves', movesAsG],
  ['counts-states', statesAsG],
  ['misses-move', gBefore],
];

const OF_H_ALONE: readonly Misread[] = [
  ['adds-g', ({ g, h }) => g + h],
  ['g-alone', ({ g }) => g],
  ['h-of-parent', ({ hOfParent }) => hOfParent],
  ['h-of-start', ({ hOfStart }) => hOfStart],
];

/** Of f that adds g and h: best mistakes first, those within h after the first of them. */
const IN_THE_SUM: readonly Misread[] = [
  ['counts-moves', (parts) => movesAsG(parts) + parts.w * parts.h],
  ['forgets-weight', ({ g, h }) => g + h],
  ['h-alone', ({ h }) => h],
];

const BESIDE_H: readonly Misread[] = [
  ['g-alone', ({ g }) => g],
  ['weighs-both', ({ g, h, w }) => w * (g + h)],
  ['weighs-g', ({ g, h, w }) => w * g + h],
  ['h-of-parent', ({ g, w, hOfParent }) => g + w * hOfParent],
  ['misses-move', (parts) => gBefore(parts) + parts.w * parts.h],
  ['counts-states', (parts) => statesAsG(parts) + parts.w * parts.h],
  ['h-of-start', ({ g, w, hOfStart }) => g + w * hOfStart],
];

/** The numbers that mistakes lead to, best first; some may be right by chance. */
export function wrongF(run: AskedRun, node: number): readonly Wrong<FConfusion>[] {
  return misread(misreadingsOf(run, node), run, node);
}

/** The same for g. */
export function wrongG(run: AskedRun, node: number): readonly Wrong<FConfusion>[] {
  return misread(OF_G_ALONE, run, node);
}

function misread(misreadings: readonly Misread[], run: AskedRun, node: number): readonly Wrong<FConfusion>[] {
  const parts = partsOf(run, node);
  return misreadings
    .map(([confusion, value]) => ({ confusion, number: inDecimals(value(parts)) }))
    .filter((wrong) => wrong.number >= 0)
    .map((wrong) => ({ confusion: wrong.confusion, value: asNumber(wrong.number) }));
}

function misreadingsOf(run: AskedRun, node: number): readonly Misread[] {
  const { key } = STRATEGIES[run.options.strategy];
  if (key === 'g') return OF_G_ALONE;
  const within = misreadH(run, node);
  const made = (h: number): Misread[1] => (key === 'h' ? () => h : ({ g, w }) => g + w * h);
  const ofH = within.map(({ confusion, h }): Misread => [confusion, made(h)]);
  return key === 'h' ? [...ofH, ...OF_H_ALONE] : [...IN_THE_SUM, ...ofH, ...BESIDE_H];
}

function partsOf(run: AskedRun, node: number): Parts {
  const { reader, options } = run;
  const { ofG, ofH } = evaluationOf(options);
  const parent = reader.parent[node];
  return {
    ...groundsOfF(run, node),
    depth: reader.depth[node],
    costsDiffer: reader.costsDiffer,
    w: ofG === 0 ? 1 : ofH / ofG,
    hOfParent: parent === NONE ? reader.h[node] : reader.h[parent],
    hOfStart: reader.h[0],
  };
}

/** Weights have two decimals, and so have sums of their multiples. */
export function inDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
