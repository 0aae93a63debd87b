import { describe, expect, test } from 'vitest';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import { hashTrace } from '../trace/hash.fixture.ts';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { actionOf, edgeOf, FATE, fateOf, type Fate, type Trace } from '../trace/trace.ts';
import { validateTrace } from './validate.fixture.ts';

const OPTIONS: SearchOptions = {
  strategy: 'astar',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 1000, nodes: 10_000 },
};

/** A search to its end, and what it was asked for. */
interface Run {
  readonly rows: readonly string[];
  readonly options: SearchOptions;
  readonly estimates?: readonly (readonly number[])[];
}

const ROUNDABOUT = ['.....', '.#.#.', 'S#G#.', '.###.', '.....'];
const RUNS = {
  /** Every fate that there is where duplicates are dropped. */
  astar: { rows: REOPENING.rows, options: OPTIONS, estimates: REOPENING.estimates },
  /** Four iterations. */
  deepening: { rows: ['S..', '..G'], options: { ...OPTIONS, strategy: 'iddfs' } },
  /** Three iterations, and nodes beyond their bounds. */
  idastar: {
    rows: ROUNDABOUT,
    options: { ...OPTIONS, strategy: 'idastar' },
    estimates: ROUNDABOUT.map((_, row) => [0, 1, 2, 3, 4].map((col) => Math.abs(row - 2) + Math.abs(col - 2))),
  },
  bothEnds: {
    rows: ['S...', '....', '...G'],
    options: { ...OPTIONS, strategy: 'bidirectional', goalTest: 'generation' },
  },
  depthLimited: {
    rows: ['S...', '...G'],
    options: { ...OPTIONS, strategy: 'dfs', limits: { ...OPTIONS.limits, depth: 2 } },
  },
  exhausted: { rows: ['S.#G'], options: { ...OPTIONS, strategy: 'bfs' } },
  unbegun: { rows: ['S.#G'], options: { ...OPTIONS, strategy: 'bfs', limits: { ...OPTIONS.limits, expansions: 0 } } },
  bothEndsUnbegun: {
    rows: ['S.#G'],
    options: { ...OPTIONS, strategy: 'bidirectional', limits: { ...OPTIONS.limits, expansions: 0 } },
  },
  alone: { rows: ['S#G'], options: { ...OPTIONS, strategy: 'bfs' } },
  /** One half has nothing left, the other one has. */
  halfExhausted: {
    rows: ['S#..', '##..', '...G'],
    options: { ...OPTIONS, strategy: 'bidirectional', goalTest: 'generation' },
  },
  /** Nodes of both halves are waiting. */
  bothEndsStopped: {
    rows: ['S...', '....', '...G'],
    options: {
      ...OPTIONS,
      strategy: 'bidirectional',
      goalTest: 'generation',
      limits: { ...OPTIONS.limits, expansions: 2 },
    },
  },
} as const satisfies Record<string, Run>;

/** The trace of a run, after `spoil` has been at it. */
function spoiled({ rows, options, estimates }: Run, spoil: (trace: Writable) => unknown): Trace {
  const search = new Search(gridDomain(rows, estimates), options);
  search.advance(Infinity);
  const trace = { ...search.trace, depth: search.trace.depth.slice() };
  spoil(trace);
  return trace;
}

function verdict({ rows, options, estimates }: Run, trace: Trace): string | null {
  return validateTrace(trace, gridDomain(rows, estimates), options);
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

const BEGINNING = 'The first iteration does not begin at the beginning.';

type Spoiler = [what: string, run: keyof typeof RUNS, spoil: (t: Writable) => unknown, verdict: string];

const SPOILERS: Spoiler[] = [
  ['a parent that comes later', 'astar', (t) => (t.parent[3] = 5), 'Node 3 comes before its parent 5.'],
  ['a second root', 'astar', (t) => (t.parent[3] = -1), 'Node 3 has parent -1.'],
  ['a wrong action', 'astar', (t) => mark(t, 2, 0, fateOf(t, 2)), 'Node 2 comes from action 0, which is not legal.'],
  ['no action', 'astar', (t) => mark(t, 2, -1, fateOf(t, 2)), 'Node 2 comes from action -1.'],
  ['a wrong g', 'astar', (t) => t.g[4]++, 'Node 4 has g 3 instead of 2.'],
  ['a wrong h', 'astar', (t) => t.h[4]++, 'Node 4 has h 1 instead of 0.'],
  [
    'a duplicate taken for fresh',
    'astar',
    (t) => refate(t, FATE.duplicate, FATE.fresh),
    'Node 3 has fate 0 instead of 1.',
  ],
  [
    'a cheaper path dropped',
    'astar',
    (t) => refate(t, FATE.improved, FATE.duplicate),
    'Node 31 has fate 1 instead of 2.',
  ],
  ['a wrong twin', 'astar', (t) => (t.twin[firstOf(t, FATE.duplicate)] = 1), 'Node 3 has twin 1 instead of 0.'],
  [
    'a node taken out of turn',
    'astar',
    (t) => (t.expanded[1] = 2),
    'Expansion 1 takes node 2, but it is the turn of 1.',
  ],
  [
    'a node expanded twice',
    'astar',
    (t) => (t.expanded[2] = t.expanded[1]),
    'Expansion 2 takes node 1, which is not in the frontier.',
  ],
  [
    'children with another parent',
    'astar',
    (t) => t.firstChild[3]++,
    'Node 8 is no child of 4, which was expanded before it.',
  ],
  ['a wrong size of the frontier', 'astar', (t) => t.frontierSize[3]++, 'Expansion 3 leaves 3 nodes instead of 2.'],
  ['an end that is missing', 'astar', (t) => t.nodes--, 'Node 50 has children by 2, not 2,3.'],
  ['a goal that is none', 'astar', (t) => (t.goal = 2), 'Node 2 has children by 1,2,3, not .'],
  ['a first iteration that begins later', 'astar', (t) => (t.firstNode[0] = 1), BEGINNING],
  ['a first iteration with a later expansion', 'astar', (t) => (t.firstExpansion[0] = 1), BEGINNING],
  ['a bound where nothing iterates', 'astar', (t) => (t.bound[0] = 4), 'There are 1 bounds.'],
  ['iterations where nothing iterates', 'astar', (t) => (t.iterations = 2), 'There are 2 bounds.'],
  ['a meeting in a search from one end', 'astar', (t) => (t.meeting = 1), 'Node 1 is the meeting.'],
  ['a first bound that is too great', 'deepening', (t) => (t.bound[0] = 1), 'Iteration 0 has bound 1 instead of 0.'],
  ['a bound that left one out', 'deepening', (t) => (t.bound[1] = 2), 'Iteration 1 has bound 2 instead of 1.'],
  ['an iteration without its root', 'deepening', (t) => t.firstNode[1]++, 'Node 1 has parent -1.'],
  [
    'an iteration that begins too early',
    'deepening',
    (t) => t.firstExpansion[2]--,
    'Iteration 2 begins while another is under way.',
  ],
  ['a bound that nothing had', 'idastar', (t) => (t.bound[1] = 5), 'Iteration 1 has bound 5 instead of 4.'],
  [
    'a node beyond the bound that is kept',
    'idastar',
    (t) => refate(t, FATE.cut, FATE.fresh),
    'Node 1 has fate 0 instead of 4.',
  ],
  [
    'a node beyond the bound with a twin',
    'idastar',
    (t) => (t.twin[firstOf(t, FATE.cut)] = 0),
    'Node 1 has twin 0 instead of -1.',
  ],
  ['halves that do not meet', 'bothEnds', (t) => (t.meeting = -1), 'Node -1 is the meeting.'],
  ['halves that meet elsewhere', 'bothEnds', (t) => (t.meeting = 1), 'The path to node 19 does not end at the goal.'],
  [
    'the other half first',
    'bothEnds',
    (t) => t.expanded.set([1, 0]),
    'Expansion 0 takes node 1, but it is the turn of 0.',
  ],
  ['one root instead of two', 'bothEnds', (t) => (t.parent[1] = 0), 'Node 1 has parent 0.'],
  [
    'halves that are exhausted while both have nodes',
    'bothEndsStopped',
    (t) => (t.status = 'exhausted'),
    'The search is exhausted, which it cannot be.',
  ],
  [
    'a half that goes on with nothing',
    'halfExhausted',
    (t) => (t.status = 'expansion-limit'),
    'The search is expansion-limit, which it cannot be.',
  ],
  ['a solution without a goal', 'exhausted', (t) => (t.status = 'solved'), 'The search is solved with goal -1.'],
  ['children that begin after the end', 'alone', (t) => (t.firstChild[0] = 2), 'Expansion 0 has nodes from 2 to 1.'],
  [
    'exhausted where a limit cut it off',
    'depthLimited',
    (t) => (t.status = 'exhausted'),
    'The search is exhausted, but for its depth limit.',
  ],
  ['a depth limit that nothing met', 'exhausted', (t) => (t.status = 'depth-limit'), 'The search met no depth limit.'],
  [
    'a search that goes on with nothing',
    'exhausted',
    (t) => (t.status = 'running'),
    'The search is running, which it cannot be.',
  ],
];

describe('the validation of a trace', () => {
  test.each(Object.entries(RUNS))('accepts a valid one: %s', (_what, run) => {
    expect(
      verdict(
        run,
        spoiled(run, () => {}),
      ),
    ).toBe(null);
  });

  test.each(SPOILERS)('notices %s', (_what, run, spoil, sentence) => {
    expect(verdict(RUNS[run], spoiled(RUNS[run], spoil))).toBe(sentence);
  });

  test.each<[string, (trace: Writable) => void]>([
    ['solved without goal', (trace) => void (trace.goal = -1)],
    ['exhausted with a frontier', (trace) => void ([trace.status, trace.goal] = ['exhausted', -1])],
  ])('notices a search that is %s', (_what, spoil) => {
    expect(verdict(RUNS.astar, spoiled(RUNS.astar, spoil))).toMatch(/./);
  });

  test('notices other options than those of the search', () => {
    const right = spoiled(RUNS.astar, () => {});
    const under = (options: Partial<SearchOptions>) =>
      verdict({ ...RUNS.astar, options: { ...OPTIONS, ...options } }, right);
    expect(under({ strategy: 'bfs' })).toMatch(/has h/);
    expect(under({ order: [3, 2, 1, 0] })).toMatch(/children by/);
    expect(under({ order: [0, 1, 2] })).toBe('The order is none of the actions.');
    expect(under({ goalTest: 'generation' })).toBe('Expansion 23 leaves 1 nodes instead of 0.');
    expect(under({ limits: { expansions: 24, nodes: 1000 } })).toBe('A limit was passed.');
    expect(under({ limits: { expansions: 1000, nodes: 52 } })).toBe('A limit was passed.');
    expect(under({ limits: { expansions: 25, nodes: 53 } })).toBe(null);
    expect(under({ straightBack: 'skipped' })).toMatch(/children by/);
    expect(under({ duplicates: 'kept' })).toMatch(/fate 1 instead of 3/);
  });
});

test('the validation of a trace notices a wrong depth, which no hash has, as it follows from the parents', () => {
  const trace = spoiled(RUNS.astar, ({ depth }) => depth[4]++);
  expect(verdict(RUNS.astar, trace)).toBe('Node 4 has depth 3.');
});

test.each(SPOILERS)('the hash of a trace changes with %s', (_what, run, spoil) => {
  expect(hashTrace(spoiled(RUNS[run], spoil))).not.toBe(hashTrace(spoiled(RUNS[run], () => {})));
});
