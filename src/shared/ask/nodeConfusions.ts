/** The confusion behind a wrong node: the first row of a table that suits it. */
import { evaluationOf, type Evaluation } from '../engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../engine/strategy.ts';
import { frontierAt } from '../readings/frontierAt.ts';
import { halfOf } from '../readings/path.ts';
import type { NodeStatus } from '../readings/reading.ts';
import { FATE, fateOf, NONE } from '../trace/trace.ts';
import { takenAfter, type AskedRun } from './askedRun.ts';

/** In this order: the first that suits a node is its confusion. */
export const NODE_CONFUSION_NAMES = {
  explored: 'a state that is explored',
  stale: 'a path that a cheaper one has replaced',
  dropped: 'a state that was dropped',
  cut: 'a state beyond the bound',
  past: 'a state of an iteration that is over',
  'other-half': 'the turn of the other half',
  tie: 'a tie the other way',
  unweighted: 'the weight forgotten',
  'lowest-h': 'lowest h',
  'lowest-g': 'lowest g',
  'lowest-f': 'lowest f, though the stack decides',
  'goes-on': 'the best successor of the last state',
  sibling: 'siblings the other way round',
  'first-in': 'first in, first out',
  'last-in': 'last in, first out',
  waits: 'a state whose turn comes later',
};
export type NodeConfusionId = keyof typeof NODE_CONFUSION_NAMES;

export interface Choosing {
  readonly run: AskedRun;
  readonly step: number;
  readonly taken: number;
  readonly strategy: Strategy;
  readonly evaluation: Evaluation;
  /** In order of generation. */
  readonly waiting: Int32Array;
  /** By key: the frontier node of least value, cached. */
  readonly found: Map<KeyOfNode, number>;
}

interface NodeConfusion {
  /** Whether the confusion leads to `node`, which is not the next one. */
  readonly suits: (choosing: Choosing, node: number) => boolean;
  /** A node that the confusion leads to, or `NONE`. The row need not suit it. */
  readonly propose: (choosing: Choosing) => number;
}

/** `step` is not the last. */
export function choosingAt(run: AskedRun, step: number): Choosing {
  return {
    run,
    step,
    taken: takenAfter(run, step),
    strategy: STRATEGIES[run.options.strategy],
    evaluation: evaluationOf(run.options),
    waiting: run.reader.waitingAt(step),
    found: new Map(),
  };
}

/** `node` exists, and is not the next one. */
export function nodeConfusionOf(choosing: Choosing, node: number): NodeConfusionId {
  return ORDER.find((id) => NODE_CONFUSIONS[id].suits(choosing, node))!;
}

/** Wrong nodes with their confusions: the best ones first, then the next in turn. */
export function temptingNodes(choosing: Choosing): readonly { node: number; confusion: NodeConfusionId }[] {
  const proposed = WORTH_MOST.map((id) => ({ node: NODE_CONFUSIONS[id].propose(choosing), confusion: id })).filter(
    ({ node, confusion }) => node !== NONE && node !== choosing.taken && nodeConfusionOf(choosing, node) === confusion,
  );
  const others = Array.from(inTurn(choosing), (node) => ({ node, confusion: nodeConfusionOf(choosing, node) }));
  return [...proposed, ...others];
}

/** Frontier nodes after the next one, as many as a question can use. */
function inTurn({ run, step }: Choosing): Int32Array {
  return frontierAt(run.reader, step, run.options, MOST_IN_TURN).subarray(1);
}
const MOST_IN_TURN = 9;

function standing(...statuses: readonly NodeStatus[]): NodeConfusion['suits'] {
  return ({ run, step }, node) => statuses.includes(run.reader.statusAt(node, step));
}

/** Nodes of this fate that never joined the frontier: the last among the latest successors. */
function leftOut(fate: number): NodeConfusion {
  return {
    suits: (choosing, node) => standing('dropped')(choosing, node) && fateOf(choosing.run.reader, node) === fate,
    propose: ({ run: { reader }, step }) => {
      const first = step === 0 ? 0 : reader.nodesAt(step - 1);
      for (let node = reader.nodesAt(step) - 1; node >= first; node--) if (fateOf(reader, node) === fate) return node;
      return NONE;
    },
  };
}

type KeyOfNode = (choosing: Choosing, node: number) => number;

/** The frontier node of least `key`, where that is less than the next node's. */
function least(isFor: (choosing: Choosing) => boolean, key: KeyOfNode): NodeConfusion {
  const propose = (choosing: Choosing): number => (isFor(choosing) ? leastWaiting(choosing, key) : NONE);
  return {
    suits: (choosing, node) => {
      const isLess = isFor(choosing) && key(choosing, node) < key(choosing, choosing.taken);
      return isLess && key(choosing, node) === key(choosing, propose(choosing));
    },
    propose,
  };
}

function leastWaiting(choosing: Choosing, key: KeyOfNode): number {
  const { found, waiting } = choosing;
  if (!found.has(key)) found.set(key, leastOf(choosing, waiting, key));
  return found.get(key)!;
}

/** `NONE` if `nodes` is empty. */
function leastOf(choosing: Choosing, nodes: Int32Array, key: KeyOfNode): number {
  let [best, lowest] = [NONE, Infinity];
  for (const node of nodes) {
    const value = key(choosing, node);
    if (value < lowest) [best, lowest] = [node, value];
  }
  return best;
}

const isRanked = ({ strategy }: Choosing): boolean => strategy.frontier === 'priority';
const isStack = ({ strategy }: Choosing): boolean => strategy.frontier === 'lifo';
const key: KeyOfNode = ({ run: { reader }, evaluation: { ofG, ofH } }, node) =>
  ofG * reader.g[node] + ofH * reader.h[node];
const sumOfGAndH: KeyOfNode = ({ run: { reader } }, node) => reader.g[node] + reader.h[node];

const isOfOtherHalf: NodeConfusion['suits'] = ({ run: { reader }, taken, strategy }, node) =>
  strategy.fromBothEnds && halfOf(reader, node) !== halfOf(reader, taken);

const isTied: NodeConfusion['suits'] = (choosing, node) =>
  isRanked(choosing) && key(choosing, node) === key(choosing, choosing.taken);

/** Successors of the last step, unless the next node is one of them. */
function freshest({ run: { reader }, step, taken, waiting }: Choosing): Int32Array {
  const last = reader.expandedBy(step);
  if (last === NONE || reader.parent[taken] === last) return new Int32Array(0);
  return waiting.filter((node) => reader.parent[node] === last);
}

const goesOn: NodeConfusion = {
  suits: (choosing, node) => {
    const { reader } = choosing.run;
    if (!isRanked(choosing) || reader.parent[node] !== reader.expandedBy(choosing.step)) return false;
    const best = goesOn.propose(choosing);
    return best !== NONE && key(choosing, node) === key(choosing, best);
  },
  propose: (choosing) => leastOf(choosing, freshest(choosing), key),
};

const NODE_CONFUSIONS: Readonly<Record<NodeConfusionId, NodeConfusion>> = {
  explored: {
    suits: standing('explored', 'expanding'),
    propose: ({ run: { reader }, step }) => reader.expandedBy(Math.max(0, step - 1)),
  },
  stale: { suits: standing('stale'), propose: () => NONE },
  dropped: leftOut(FATE.duplicate),
  cut: leftOut(FATE.cut),
  past: { suits: standing('past'), propose: () => NONE },
  'other-half': {
    suits: isOfOtherHalf,
    propose: (choosing) => choosing.waiting.find((node) => isOfOtherHalf(choosing, node)) ?? NONE,
  },
  tie: { suits: isTied, propose: (choosing) => inTurn(choosing).find((node) => isTied(choosing, node)) ?? NONE },
  unweighted: least(({ strategy }) => strategy.usesWeight, sumOfGAndH),
  'lowest-h': least(isRanked, ({ run }, node) => run.reader.h[node]),
  'lowest-g': least(isRanked, ({ run }, node) => run.reader.g[node]),
  'lowest-f': least((choosing) => isStack(choosing) && choosing.strategy.f !== null, key),
  'goes-on': goesOn,
  sibling: {
    suits: (choosing, node) => isStack(choosing) && areSiblings(choosing, node),
    propose: ({ waiting }) => waiting.at(-1) ?? NONE,
  },
  'first-in': least(
    ({ strategy }) => strategy.frontier !== 'fifo',
    (_choosing, node) => node,
  ),
  'last-in': least(
    ({ strategy }) => strategy.frontier !== 'lifo',
    (_choosing, node) => -node,
  ),
  waits: { suits: () => true, propose: () => NONE },
};

function areSiblings({ run: { reader }, taken }: Choosing, node: number): boolean {
  return reader.parent[node] === reader.parent[taken];
}

const ORDER = Object.keys(NODE_CONFUSION_NAMES) as NodeConfusionId[];

/** Rows that make the best wrong choices, in order. */
const WORTH_MOST: readonly NodeConfusionId[] = [
  'tie',
  'unweighted',
  'lowest-h',
  'lowest-f',
  'other-half',
  'sibling',
  'goes-on',
  'lowest-g',
  'last-in',
  'first-in',
  'dropped',
  'cut',
  'explored',
];
