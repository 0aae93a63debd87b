/** What somebody thinks who points at a node that is not taken next: a table, the first row that suits a node tells. */
import { evaluationOf, type Evaluation } from '../engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../engine/strategy.ts';
import { frontierAt } from '../readings/frontierAt.ts';
import { halfOf } from '../readings/path.ts';
import type { NodeStatus } from '../readings/reading.ts';
import { FATE, fateOf, NONE } from '../trace/trace.ts';
import { takenAfter, type AskedRun } from './askedRun.ts';
import { NODE_CONFUSION_NAMES, type NodeConfusionId } from './confusions.ts';

/** What there is to choose from before a node is taken. */
export interface Choosing {
  readonly run: AskedRun;
  readonly step: number;
  /** The node that is taken next. */
  readonly taken: number;
  readonly strategy: Strategy;
  readonly evaluation: Evaluation;
  /** The frontier, in order of generation. */
  readonly waiting: Int32Array;
  /** What was looked for in the frontier before: the node with the least value of a key. */
  readonly found: Map<KeyOfNode, number>;
}

interface NodeConfusion {
  /** Whether this is what somebody thinks who points at `node`, which is not taken next. */
  readonly suits: (choosing: Choosing, node: number) => boolean;
  /** A node that it leads to; `NONE` where there is none. The row need not suit it. */
  readonly propose: (choosing: Choosing) => number;
}

/** The choice that follows `step`, which is not the last one. */
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

/** What somebody thinks who points at `node`, which exists and is not the one that is taken. */
export function nodeConfusionOf(choosing: Choosing, node: number): NodeConfusionId {
  return ORDER.find((id) => NODE_CONFUSIONS[id].suits(choosing, node))!;
}

/** Nodes that are not taken next, each with what it stands for: those worth most first, then the next in turn. */
export function temptingNodes(choosing: Choosing): readonly { node: number; confusion: NodeConfusionId }[] {
  const proposed = WORTH_MOST.map((id) => ({ node: NODE_CONFUSIONS[id].propose(choosing), confusion: id })).filter(
    ({ node, confusion }) => node !== NONE && node !== choosing.taken && nodeConfusionOf(choosing, node) === confusion,
  );
  const others = Array.from(inTurn(choosing), (node) => ({ node, confusion: nodeConfusionOf(choosing, node) }));
  return [...proposed, ...others];
}

/** Nodes of the frontier behind the one that is taken next, as many as a question can use. */
function inTurn({ run, step }: Choosing): Int32Array {
  return frontierAt(run.reader, step, run.options, MOST_IN_TURN).subarray(1);
}
const MOST_IN_TURN = 9;

/** Nodes of this standing. */
function standing(...statuses: readonly NodeStatus[]): NodeConfusion['suits'] {
  return ({ run, step }, node) => statuses.includes(run.reader.statusAt(node, step));
}

/** Nodes that never joined the frontier, of this fate: the last of them among the successors of the last step. */
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

/** The node of the frontier with the least `key`, where that is less than of the node that is taken. */
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

/** The first node of the frontier with the least `key`. */
function leastWaiting(choosing: Choosing, key: KeyOfNode): number {
  const { found, waiting } = choosing;
  if (!found.has(key)) found.set(key, leastOf(choosing, waiting, key));
  return found.get(key)!;
}

/** The first of `nodes` with the least `key`, or `NONE`. */
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
/** What the search goes by, as a whole number. */
const key: KeyOfNode = ({ run: { reader }, evaluation: { ofG, ofH } }, node) =>
  ofG * reader.g[node] + ofH * reader.h[node];
const sumOfGAndH: KeyOfNode = ({ run: { reader } }, node) => reader.g[node] + reader.h[node];

const isOfOtherHalf: NodeConfusion['suits'] = ({ run: { reader }, taken, strategy }, node) =>
  strategy.fromBothEnds && halfOf(reader, node) !== halfOf(reader, taken);

const isTied: NodeConfusion['suits'] = (choosing, node) =>
  isRanked(choosing) && key(choosing, node) === key(choosing, choosing.taken);

/** Successors of the node that the last step took, where the next one is none of them. */
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
  unweighted: least(({ run: { options } }) => options.strategy === 'weighted-astar', sumOfGAndH),
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

/** The rows that make the best wrong choices, in this order. */
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
