import { describe, expect, test } from 'vitest';
import { BatchError, decodeBatch, encodeBatch } from '../trace/batch.ts';
import { frontierAt } from './frontierAt.ts';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import { hashTrace } from '../trace/hash.fixture.ts';
import { NEVER, TraceReader } from './reading.ts';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { TIE_RULES, type StrategyId, type TieRule } from '../engine/strategy.ts';
import { FATE, fateOf, type Fate, type Trace } from '../trace/trace.ts';

const OPTIONS: SearchOptions = {
  strategy: 'astar',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 1000, nodes: 10_000 },
};

/** A search that generates fresh, duplicate and improved nodes, and the reader of it, fed after every `slice` expansions. */
function read(slice: number, options: Partial<SearchOptions> = {}): { trace: Trace; reader: TraceReader } {
  const search = new Search(gridDomain(REOPENING.rows, REOPENING.estimates), { ...OPTIONS, ...options });
  const reader = new TraceReader();
  const feed = () => reader.append(decodeBatch(encodeBatch(search.trace, reader.nodes, reader.expansions)));
  feed();
  while (search.trace.status === 'running') {
    search.advance(slice);
    feed();
  }
  return { trace: search.trace, reader };
}

/** The first node of this fate. */
function firstOf(trace: Trace, fate: Fate): number {
  return Array.from({ length: trace.nodes }, (_, node) => node).find((node) => fateOf(trace, node) === fate)!;
}

const steps = ({ expansions }: Trace): number[] => Array.from({ length: expansions + 1 }, (_, step) => step);
const nodes = ({ nodes: count }: Trace): number[] => Array.from({ length: count }, (_, node) => node);

describe('a trace that is read', () => {
  test.each([1, 4, 1000])('is the one that was written, in batches of %i expansions', (slice) => {
    const { trace, reader } = read(slice);
    expect(hashTrace(reader)).toBe(hashTrace(trace));
  });

  test('refuses a batch that leaves a gap, repeats something or comes after the end, and stays as it was', () => {
    const search = new Search(gridDomain(REOPENING.rows), OPTIONS);
    const reader = new TraceReader();
    search.advance(2);
    const [first, middle] = [decodeBatch(encodeBatch(search.trace, 0, 0)), search.trace.nodes];
    search.advance(2);
    const second = decodeBatch(encodeBatch(search.trace, middle, 2));
    expect(() => reader.append(second)).toThrow(BatchError);
    reader.append(first);
    expect(() => reader.append(first)).toThrow('does not continue');
    expect(reader).toMatchObject({ nodes: middle, expansions: 2 });
    reader.append(second);
    search.advance(Infinity);
    reader.append(decodeBatch(encodeBatch(search.trace, reader.nodes, 4)));
    const empty = decodeBatch(encodeBatch(search.trace, reader.nodes, reader.expansions));
    const here = `node ${reader.nodes} and expansion ${reader.expansions}`;
    const message = `A batch from ${here} does not continue ${here} of a search that is solved.`;
    expect(() => reader.append(empty)).toThrow(new BatchError(message));
  });

  test('refuses a batch whose nodes, expansions or iterations begin elsewhere', () => {
    const search = new Search(gridDomain(['S..', '..G']), { ...OPTIONS, strategy: 'iddfs' });
    const reader = new TraceReader();
    search.advance(2);
    reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
    const { nodes, expansions, iterations } = search.trace;
    search.advance(Infinity);
    const next = decodeBatch(encodeBatch(search.trace, nodes, expansions));
    for (const wrong of [
      { firstIteration: iterations + 1 },
      { firstNode: nodes + 1 },
      { firstExpansion: expansions + 1 },
    ])
      expect(() => reader.append({ ...next, ...wrong })).toThrow('does not continue');
    reader.append(next);
    expect(hashTrace(reader)).toBe(hashTrace(search.trace));
  });

  test('has the root before the first expansion', () => {
    const reader = new TraceReader();
    reader.append(decodeBatch(encodeBatch(new Search(gridDomain(['S.G']), OPTIONS).trace, 0, 0)));
    expect(reader.nodes).toBe(1);
    expect(reader.countersAt(0)).toMatchObject({ generated: 0, frontier: 1, deepest: 0 });
    expect([reader.statusAt(0, 0), reader.staleAt(0)]).toEqual(['frontier', NEVER]);
  });

  test('lets no goal wait that was found when it was generated, nor a start that is the goal', () => {
    const { trace, reader } = read(3, { goalTest: 'generation' });
    const end = trace.expansions;
    expect(reader.statusAt(trace.goal, end)).toBe('goal');
    expect(reader.waitingAt(end)).not.toContain(trace.goal);
    expect(reader.countersAt(end).frontier).toBe(reader.waitingAt(end).length);

    const at = new TraceReader();
    const search = new Search({ ...gridDomain(['S.G']), isGoal: () => true }, { ...OPTIONS, goalTest: 'generation' });
    at.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
    expect([at.statusAt(0, 0), at.countersAt(0).frontier, at.waitingAt(0).length]).toEqual(['goal', 0, 0]);
  });

  test('counts the roots of iterations apart, at every step', () => {
    const search = new Search(gridDomain(['S..', '..G']), { ...OPTIONS, strategy: 'iddfs' });
    search.advance(Infinity);
    const reader = new TraceReader();
    reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
    for (const step of steps(reader)) {
      const children = nodes(reader).filter((node) => reader.parent[node] !== -1 && node < reader.nodesAt(step));
      expect(reader.countersAt(step).generated).toBe(children.length);
    }
  });

  test('takes no dropped node for the deepest', () => {
    const search = new Search(gridDomain(['S.']), OPTIONS);
    search.advance(Infinity);
    const reader = new TraceReader();
    reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
    expect(Array.from(reader.g.subarray(0, 3))).toEqual([0, 1, 2]);
    expect(reader.countersAt(2)).toMatchObject({ repeated: 1, deepest: 1 });
  });

  test('counts a repeated state also where it is kept', () => {
    for (const duplicates of ['kept', 'dropped'] as const) {
      const { trace, reader } = read(1000, { duplicates, limits: { expansions: 40, nodes: 1000 } });
      const repeats = nodes(trace).filter((node) => trace.twin[node] !== -1);
      expect(repeats.length).toBeGreaterThan(10);
      expect(reader.countersAt(trace.expansions).repeated).toBe(repeats.length);
    }
  });

  test('counts no root among the generated nodes, and lets both begin at step 0', () => {
    const { trace, reader } = read(3, { strategy: 'bidirectional' });
    expect([reader.generatedAt(0), reader.generatedAt(1)]).toEqual([0, 0]);
    for (const step of steps(trace)) expect(reader.countersAt(step).generated).toBe(reader.nodesAt(step) - 2);
    expect(reader.expandedBy(0)).toBe(-1);
  });

  test('knows when each node was generated, expanded, and became stale', () => {
    const { trace, reader } = read(3);
    const betterThan = (node: number) =>
      nodes(trace).find((other) => fateOf(trace, other) === FATE.improved && trace.twin[other] === node);
    for (const node of nodes(trace)) {
      const expansion = trace.expanded.subarray(0, trace.expansions).indexOf(node);
      expect(reader.expandedAt[node]).toBe(expansion === -1 ? NEVER : expansion + 1);
      const parentStep = node === 0 ? 0 : reader.expandedAt[trace.parent[node]];
      expect(reader.generatedAt(node)).toBe(parentStep);
      const better = betterThan(node);
      expect(reader.staleAt(node)).toBe(better === undefined ? NEVER : reader.generatedAt(better));
    }
  });

  test('has the status of a node at every step', () => {
    const { trace, reader } = read(1000);
    const improved = firstOf(trace, FATE.improved);
    const twin = trace.twin[improved];
    const life = (node: number) => steps(trace).map((step) => reader.statusAt(node, step));
    const phases = (node: number) => life(node).filter((status, step, all) => status !== all[step - 1]);
    expect(phases(0)).toEqual(['frontier', 'expanding', 'explored']);
    expect(phases(improved)).toEqual(['unseen', 'frontier', 'expanding', 'explored']);
    expect(phases(twin)).toEqual(['unseen', 'frontier', 'expanding', 'explored', 'stale']);
    expect(phases(firstOf(trace, FATE.duplicate))).toEqual(['unseen', 'dropped']);
    expect(reader.statusAt(trace.nodes, trace.expansions)).toBe('unseen');
  });

  test('has counters at every step that a recount confirms', () => {
    const { trace, reader } = read(5);
    for (const step of steps(trace)) {
      const seen = nodes(trace).filter((node) => reader.statusAt(node, step) !== 'unseen');
      const kept = seen.filter((node) => fateOf(trace, node) !== FATE.duplicate);
      expect(reader.nodesAt(step)).toBe(seen.length);
      expect(reader.countersAt(step)).toEqual({
        expanded: step,
        generated: seen.length - 1,
        repeated: seen.filter((node) => trace.twin[node] !== -1).length,
        frontier: seen.filter((node) => reader.statusAt(node, step) === 'frontier').length,
        maxFrontier: Math.max(0, ...trace.frontierSize.subarray(0, step)),
        deepest: Math.max(...kept.map((node) => trace.g[node])),
      });
    }
  });
});

/** A frontier of dozens of nodes with many ties: an open grid where h is anything. */
function wide(options: Partial<SearchOptions>): TraceReader {
  const rows = Array.from({ length: 9 }, (_, row) => (row === 0 ? 'S........' : row === 8 ? '........G' : '.........'));
  const estimates = rows.map((_, row) => Array.from({ length: 9 }, (_, col) => (5 * row + 3 * col * col) % 7));
  const search = new Search(gridDomain(rows, estimates), { ...OPTIONS, ...options });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

/** What the frontier at a step is sorted by, one number after the other; the least is taken first. */
const KEYS: [strategy: StrategyId, ties: TieRule, keys: (reader: TraceReader, node: number) => number[]][] = [
  ['bfs', 'low-h', (_reader, node) => [node]],
  ['bidirectional', 'low-h', ({ g, parent }, node) => [g[node], sideOf(parent, node), node]],
  ['dfs', 'low-h', ({ parent }, node) => [-parent.subarray(0, node + 4).lastIndexOf(parent[node]), node]],
  ['ucs', 'last-in', ({ g }, node) => [g[node], -node]],
  ['greedy', 'high-h', ({ h }, node) => [h[node], -h[node], node]],
  ['astar', 'low-h', ({ g, h }, node) => [g[node] + h[node], h[node], node]],
  ['astar', 'high-h', ({ g, h }, node) => [g[node] + h[node], -h[node], node]],
  ['astar', 'first-in', ({ g, h }, node) => [g[node] + h[node], node]],
  ['astar', 'last-in', ({ g, h }, node) => [g[node] + h[node], -node]],
  ['weighted-astar', 'low-h', ({ g, h }, node) => [2 * g[node] + 3 * h[node], h[node], node]],
];

/** The root that a node comes from. */
function sideOf(parent: Int32Array, node: number): number {
  return parent[node] === -1 ? node : sideOf(parent, parent[node]);
}

describe('the frontier at a step', () => {
  test.each(KEYS)('is in the order of its keys (%s, %s), all of it or the first few', (strategy, tie, keys) => {
    const reader = wide({ strategy, ties: tie });
    let widest = 0;
    for (let step = 0; step <= reader.expansions; step++) {
      const waiting = nodes(reader).filter((node) => reader.statusAt(node, step) === 'frontier');
      const keyed = waiting.map((node) => ({ node, keys: keys(reader, node) }));
      keyed.sort((a, b) => {
        const place = a.keys.findIndex((key, index) => key !== b.keys[index]);
        return a.keys[place] - b.keys[place];
      });
      const frontier = keyed.map(({ node }) => node);
      const order = { strategy, ties: tie };
      expect(Array.from(frontierAt(reader, step, order))).toEqual(frontier);
      for (const limit of [0, 1, 4]) {
        expect(Array.from(frontierAt(reader, step, order, limit))).toEqual(frontier.slice(0, limit));
      }
      widest = Math.max(widest, frontier.length);
    }
    expect(widest).toBeGreaterThan(7);
  });

  const ties = Object.keys(TIE_RULES) as TieRule[];
  const choices = (['bfs', 'astar'] as StrategyId[]).flatMap((strategy) => ties.map((tie) => [strategy, tie] as const));

  test.each(choices)('begins with the node that the next step takes (%s, %s)', (strategy, tie) => {
    const order = { strategy, ties: tie };
    const { trace, reader } = read(1000, order);
    for (const step of steps(trace)) {
      const frontier = frontierAt(reader, step, order);
      expect(frontier.length).toBe(reader.countersAt(step).frontier);
      if (step < trace.expansions) expect(frontier[0]).toBe(trace.expanded[step]);
      for (const limit of [0, 1, 2, 100]) {
        expect(frontierAt(reader, step, order, limit)).toEqual(frontier.slice(0, limit));
      }
    }
  });
});

test('the step that ends an iteration still belongs to it, although the next root is there', () => {
  const { reader } = read(1000, { strategy: 'iddfs' });
  expect(reader.iterations).toBeGreaterThan(3);
  for (let iteration = 1; iteration < reader.iterations; iteration++) {
    const last = reader.firstExpansion[iteration];
    const [root, next] = [reader.firstNode[iteration - 1], reader.firstNode[iteration]];
    expect(reader.iterationNodes(last)).toEqual({ first: root, end: next });
    expect(reader.iterationNodes(last + 1).first).toBe(next);
    expect(reader.nodesAt(last)).toBe(next + 1);
  }
  expect(reader.iterationNodes(reader.expansions).end).toBe(reader.nodes);
  expect(reader.iterationNodes(0)).toEqual({ first: 0, end: reader.firstNode[1] });
});
