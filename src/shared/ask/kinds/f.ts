/** What is f of this node? */
import { evaluationOf } from '../../engine/removalOrder.ts';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import { keyOf, type AskedRun } from '../askedRun.ts';
import type { ConfusionId } from '../confusions.ts';
import { scattered, type Draft, type Wrong } from '../pose.ts';
import type { ChoiceValue } from '../question.ts';

/** Asked of a node that the last step put into the frontier, or of the one that came last. */
export function draftF(run: AskedRun, step: number): Draft<'f'> | null {
  const { reader, options } = run;
  if (STRATEGIES[options.strategy].f === null) return null;
  const node = askedNode(run, step);
  if (node === NONE) return null;
  return {
    about: node,
    right: number(keyOf(run, node)!),
    wrong: wrongValues(run, node),
    grounds: { g: reader.g[node], h: reader.h[node] },
  };
}

function askedNode({ reader }: AskedRun, step: number): number {
  const waiting = reader.waitingAt(step);
  const fresh = waiting.filter((node) => reader.generatedAt(node) === step);
  if (fresh.length === 0) return waiting.at(-1) ?? NONE;
  return fresh[scattered(`node of step ${step}`) % fresh.length];
}

function number(value: number): ChoiceValue {
  return { as: 'number', number: value };
}

/** Numbers of a node that a confusion makes its f from. */
interface Parts {
  readonly g: number;
  readonly h: number;
  /** The weight: 1 but for weighted A*. */
  readonly w: number;
  readonly hOfParent: number;
  readonly hOfStart: number;
}

/** Of the start: it has no last move. */
const NOT_ASKED = -1;

type Misread = readonly [confusion: ConfusionId, value: (parts: Parts) => number];

const OF_G_ALONE: readonly Misread[] = [
  ['counts-states', ({ g }) => g + 1],
  ['misses-move', ({ g }) => (g > 0 ? g - 1 : NOT_ASKED)],
];
const OF_H_ALONE: readonly Misread[] = [
  ['adds-g', ({ g, h }) => g + h],
  ['g-alone', ({ g }) => g],
  ['h-of-parent', ({ hOfParent }) => hOfParent],
  ['h-of-start', ({ hOfStart }) => hOfStart],
];
const OF_BOTH: readonly Misread[] = [
  ['forgets-weight', ({ g, h }) => g + h],
  ['weighs-both', ({ g, h, w }) => w * (g + h)],
  ['weighs-g', ({ g, h, w }) => w * g + h],
  ['h-alone', ({ h }) => h],
  ['h-of-parent', ({ g, w, hOfParent }) => g + w * hOfParent],
  ['g-alone', ({ g }) => g],
  ['misses-move', ({ g, h, w }) => (g > 0 ? g - 1 + w * h : NOT_ASKED)],
  ['counts-states', ({ g, h, w }) => g + 1 + w * h],
  ['h-of-start', ({ g, w, hOfStart }) => g + w * hOfStart],
];

function misreadingsOf(strategy: StrategyId): readonly Misread[] {
  if (STRATEGIES[strategy].formula === 'g') return OF_G_ALONE;
  return STRATEGIES[strategy].formula === 'h' ? OF_H_ALONE : OF_BOTH;
}

function wrongValues({ reader, options }: AskedRun, node: number): readonly Wrong[] {
  const { ofG, ofH } = evaluationOf(options);
  const parent = reader.parent[node];
  const parts: Parts = {
    g: reader.g[node],
    h: reader.h[node],
    w: ofG === 0 ? 1 : ofH / ofG,
    hOfParent: parent === NONE ? reader.h[node] : reader.h[parent],
    hOfStart: reader.h[0],
  };
  const values = misreadingsOf(options.strategy).map(([confusion, value]) => ({
    confusion,
    number: inDecimals(value(parts)),
  }));
  return values
    .filter((wrong) => wrong.number >= 0)
    .map((wrong) => ({ confusion: wrong.confusion, value: number(wrong.number) }));
}

/** A weight has two decimals: so has every sum of its multiples. */
function inDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
