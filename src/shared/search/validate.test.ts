import { describe, expect, test } from 'vitest';
import { gridDomain, REOPENING } from './grid.fixture.ts';
import { hashTrace } from './hash.ts';
import type { SearchOptions } from './options.ts';
import { Search } from './search.ts';
import { actionOf, edgeOf, FATE, fateOf, type Fate, type Trace } from './trace.ts';
import { validateTrace } from './validate.ts';

const OPTIONS: SearchOptions = {
  strategy: 'astar',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 1000, nodes: 10_000 },
};

/** A right trace with every fate in it, after `spoil` has been at it. */
function spoiled(spoil: (trace: Writable) => void): Trace {
  const search = new Search(gridDomain(REOPENING.rows, REOPENING.estimates), OPTIONS);
  search.advance(Infinity);
  const trace = { ...search.trace };
  spoil(trace);
  return trace;
}

/** The first node of this fate. */
function firstOf(trace: Trace, fate: Fate): number {
  return Array.from({ length: trace.nodes }, (_, node) => node).find((node) => fateOf(trace, node) === fate)!;
}

function mark(trace: Trace, node: number, action: number, fate: Fate): void {
  trace.edge[node] = edgeOf(action, fate);
}

/** Gives the first node of one fate another one. */
function refate(trace: Trace, from: Fate, to: Fate): void {
  const node = firstOf(trace, from);
  mark(trace, node, actionOf(trace, node), to);
}

type Writable = { -readonly [K in keyof Trace]: Trace[K] };

function verdict(trace: Trace, options: Partial<SearchOptions> = {}): string | null {
  return validateTrace(trace, gridDomain(REOPENING.rows, REOPENING.estimates), { ...OPTIONS, ...options });
}

const SPOILERS: [string, (trace: Writable) => void][] = [
  ['a parent that comes later', (trace) => void (trace.parent[3] = 5)],
  ['a second root', (trace) => void (trace.parent[3] = -1)],
  ['a wrong action', (trace) => void mark(trace, 2, 0, fateOf(trace, 2))],
  ['a wrong g', (trace) => void trace.g[4]++],
  ['a wrong h', (trace) => void trace.h[4]++],
  ['a duplicate taken for fresh', (trace) => void refate(trace, FATE.duplicate, FATE.fresh)],
  ['a cheaper path dropped', (trace) => void refate(trace, FATE.improved, FATE.duplicate)],
  ['a wrong twin', (trace) => void (trace.twin[firstOf(trace, FATE.duplicate)] = 1)],
  ['a node taken out of turn', (trace) => void (trace.expanded[1] = 2)],
  ['a node expanded twice', (trace) => void (trace.expanded[2] = trace.expanded[1])],
  ['children with another parent', (trace) => void trace.firstChild[3]++],
  ['a wrong size of the frontier', (trace) => void trace.frontierSize[3]++],
  ['an end that is missing', (trace) => void trace.nodes--],
  ['a goal that is none', (trace) => void (trace.goal = 2)],
  ['solved without goal', (trace) => void (trace.goal = -1)],
  ['exhausted with a frontier', (trace) => void ([trace.status, trace.goal] = ['exhausted', -1])],
];

describe('the validation of a trace', () => {
  test('finds nothing wrong with a right one', () => {
    expect(verdict(spoiled(() => {}))).toBe(null);
  });

  test.each(SPOILERS)('notices %s', (_what, spoil) => {
    expect(verdict(spoiled(spoil))).toMatch(/./);
  });

  test('notices other options than those of the search', () => {
    const right = spoiled(() => {});
    expect(verdict(right, { strategy: 'bfs' })).toMatch(/has h/);
    expect(verdict(right, { order: [3, 2, 1, 0] })).toMatch(/children by/);
    expect(verdict(right, { goalTest: 'generation' })).toMatch(/goal/);
    expect(verdict(right, { limits: { expansions: 3, nodes: 1000 } })).toMatch(/limit/);
    expect(verdict(right, { limits: { expansions: 1000, nodes: 3 } })).toMatch(/limit/);
  });
});

test.each(SPOILERS)('the hash of a trace changes with %s', (_what, spoil) => {
  expect(hashTrace(spoiled(spoil))).not.toBe(hashTrace(spoiled(() => {})));
});
