/** What is said of a node that is not taken next is true of it, as counted anew. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_WEIGHT, STRATEGIES } from '../engine/strategy.ts';
import { FATE, fateOf } from '../trace/trace.ts';
import { anyRecipe, assertUntil, searched } from './askedRuns.fixture.ts';
import { factsOf, type Facts } from './facts.fixture.ts';
import { NODE_CONFUSION_NAMES, choosingAt, nodeConfusionOf, type NodeConfusionId } from './nodeConfusions.ts';

interface Pointed {
  readonly facts: Facts;
  readonly step: number;
  readonly node: number;
  readonly taken: number;
  readonly waiting: readonly number[];
}

/** The number that the strategy goes by, with two decimals. */
function keyOf({ facts: { run } }: Pointed, node: number): number {
  const { strategy, weight = DEFAULT_WEIGHT } = run.options;
  const { g, h } = run.reader;
  return Math.round(100 * (STRATEGIES[strategy].f?.(g[node], h[node], weight) ?? 0));
}

/** Whether no waiting node has a lower value than `node`, and the one that is taken has a higher one. */
function isLowest(pointed: Pointed, value: (node: number) => number): boolean {
  const { node, taken, waiting } = pointed;
  return waiting.includes(node) && value(node) < value(taken) && waiting.every((other) => value(node) <= value(other));
}

const TRUE: Readonly<Record<NodeConfusionId, (pointed: Pointed) => boolean>> = {
  explored: ({ facts: { run }, step, node }) => run.reader.expanded.subarray(0, step).includes(node),
  stale: ({ facts: { run, boards }, step, node }) => {
    const { reader } = run;
    const others = boards.flatMap((board, other) => (board === boards[node] ? [other] : []));
    return others.some((other) => other < reader.nodesAt(step) && reader.g[other] < reader.g[node]);
  },
  dropped: ({ facts: { run }, node }) => fateOf(run.reader, node) === FATE.duplicate && run.reader.twin[node] < node,
  cut: (pointed) => {
    const { reader } = pointed.facts.run;
    return keyOf(pointed, pointed.node) > 100 * reader.bound[reader.iterationAt(reader.generatedAt(pointed.node) - 1)];
  },
  past: ({ facts: { run }, node, taken }) =>
    node < run.reader.firstNode[run.reader.iterationAt(run.reader.expandedAt[taken] - 1)],
  'other-half': ({ facts: { halves }, node, taken, waiting }) =>
    waiting.includes(node) && halves[node] !== halves[taken],
  tie: (pointed) =>
    pointed.waiting.includes(pointed.node) && keyOf(pointed, pointed.node) === keyOf(pointed, pointed.taken),
  unweighted: (pointed) => {
    const { g, h } = pointed.facts.run.reader;
    return isLowest(pointed, (node) => g[node] + h[node]);
  },
  'lowest-h': (pointed) => isLowest(pointed, (node) => pointed.facts.run.reader.h[node]),
  'lowest-g': (pointed) => isLowest(pointed, (node) => pointed.facts.run.reader.g[node]),
  'lowest-f': (pointed) => isLowest(pointed, (node) => keyOf(pointed, node)),
  'goes-on': (pointed) => {
    const { parent, expanded } = pointed.facts.run.reader;
    const siblings = pointed.waiting.filter((node) => parent[node] === expanded[pointed.step - 1]);
    const isBest = siblings.every((other) => keyOf(pointed, pointed.node) <= keyOf(pointed, other));
    return siblings.includes(pointed.node) && !siblings.includes(pointed.taken) && isBest;
  },
  sibling: ({ facts: { run }, node, taken, waiting }) =>
    waiting.includes(node) && node > taken && run.reader.parent[node] === run.reader.parent[taken],
  'first-in': (pointed) => isLowest(pointed, (node) => node),
  'last-in': (pointed) => isLowest(pointed, (node) => -node),
  waits: (pointed) => {
    const { frontier } = STRATEGIES[pointed.facts.run.options.strategy];
    if (!pointed.waiting.includes(pointed.node)) return false;
    if (frontier === 'priority') return keyOf(pointed, pointed.node) > keyOf(pointed, pointed.taken);
    return frontier === 'fifo' ? pointed.node > pointed.taken : pointed.node < pointed.taken;
  },
};

test('every statement about a node is true, and every confusion occurs', () => {
  const seen = new Set<NodeConfusionId>();
  assertUntil(
    fc.property(anyRecipe, fc.nat(), fc.nat(), (recipe, at, pick) => {
      const run = searched(recipe);
      const { reader } = run;
      fc.pre(reader.expansions > 0);
      const step = at % reader.expansions;
      const taken = reader.expanded[step];
      const facts = factsOf(run);
      const waiting = Array.from(reader.waitingAt(step));
      const nodes = [
        pick % reader.nodesAt(step),
        waiting[pick % waiting.length],
        waiting.at(-1)!,
        reader.nodesAt(step) - 1,
      ];
      const isStale = (node: number): boolean => reader.staleAt(node) <= step;
      nodes.push(
        ...Array.from({ length: reader.nodesAt(step) }, (_, node) => node)
          .filter(isStale)
          .slice(0, 1),
      );
      for (const node of nodes.filter((other) => other !== taken)) {
        const confusion = nodeConfusionOf(choosingAt(run, step), node);
        seen.add(confusion);
        if (!TRUE[confusion]({ facts, step, node, taken, waiting }))
          expect.fail(`${confusion}: node ${node} after ${step}`);
      }
    }),
    1200,
    () => seen.size === Object.keys(NODE_CONFUSION_NAMES).length,
  );
  expect([...seen].sort()).toEqual(Object.keys(NODE_CONFUSION_NAMES).sort());
});
