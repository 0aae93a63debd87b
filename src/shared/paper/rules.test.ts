import { expect, test } from 'vitest';
import { runOf } from '../ask/askedRuns.fixture.ts';
import { halfOf } from '../readings/path.ts';
import { rulesInForce } from './rules.ts';

type Change = NonNullable<Parameters<typeof runOf>[0]>;

const rules = (change: Change, estimate: Parameters<typeof rulesInForce>[1] = { heuristic: 'manhattan' }) =>
  rulesInForce(runOf(change).options, estimate, 'blank');

const ORDER = 'Successors in this order: the blank goes ↑ ↓ ← →';
const ON_EXPANSION = 'The goal is tested on expansion';
const CHEAPER = 'A repeated state is dropped, unless the new path is cheaper';

test.each<[Change, string[]]>([
  [
    {},
    [
      'A* search, f = g + h',
      'h = Manhattan distance',
      ORDER,
      'Taken next: the lowest f; ties: lowest h first, then first in, first out',
      ON_EXPANSION,
      CHEAPER,
    ],
  ],
  [
    { strategy: 'greedy', ties: 'high-h', order: [3, 2, 1, 0] },
    [
      'Greedy best-first search',
      'h = Manhattan distance',
      'Successors in this order: the blank goes → ← ↓ ↑',
      'Taken next: the lowest h; ties: first in, first out',
      ON_EXPANSION,
      CHEAPER,
    ],
  ],
  [
    { strategy: 'dfs', straightBack: 'skipped' },
    [
      'Depth-first search',
      ORDER,
      'Taken next: the newest state; of successors of one state, the one generated first',
      ON_EXPANSION,
      'A repeated state is dropped',
      'The move straight back is not made',
    ],
  ],
  [
    { strategy: 'bfs', goalTest: 'generation', limits: { expansions: 9, nodes: 99, depth: 4 } },
    [
      'Breadth-first search',
      ORDER,
      'Taken next: the oldest state in the queue',
      'The goal is tested on generation',
      'A repeated state is dropped',
      'A state at depth 4 has no successors',
    ],
  ],
  [
    { strategy: 'bidirectional' },
    [
      'Bidirectional breadth-first search',
      ORDER,
      'Taken next: a level of the search from the start, then one of the search from the goal',
      ON_EXPANSION,
      'A repeated state of the same end is dropped',
    ],
  ],
])('%j', (change, lines) => {
  expect(rules(change)).toEqual(lines);
});

test('an iteration has its bound in the rules, and only an iteration', () => {
  const last = (change: Change): string => rules(change).at(-1)!;
  expect(last({ strategy: 'idastar' })).toMatch(/^A successor beyond the bound on f is dropped/);
  expect(last({ strategy: 'iddfs' })).toMatch(/^A state at the bound on depth has no successors/);
  expect(rules({ strategy: 'ucs', ties: 'leftmost' }).join()).toContain('the lowest g; ties: leftmost path first');
});

test('a heuristic is named with its options', () => {
  const line = (estimate: Parameters<typeof rulesInForce>[1]): string => rules({}, estimate)[1]!;
  expect(line({ heuristic: 'manhattan-times', factor: 3 })).toBe('h = Manhattan distance times 3, rounded down');
  expect(line({ heuristic: 'max', members: ['gaschnig', 'misplaced'] })).toBe(
    'h = the largest of Gaschnig, Misplaced tiles',
  );
});

test('a depth limit holds for both halves of a search from both ends together', () => {
  const limits = { expansions: 900, nodes: 2700, depth: 5 };
  const told = 'Both searches together go to depth 5 at most';
  expect(rules({ strategy: 'bidirectional', limits })).toContain(told);
  expect(rules({ strategy: 'bfs', limits })).toContain('A state at depth 5 has no successors');
  const { reader } = runOf({ strategy: 'bidirectional', limits });
  const deepest = [0, 1].map((root) =>
    Math.max(
      ...Array.from({ length: reader.nodes }, (_, node) => (halfOf(reader, node) === root ? reader.g[node] : 0)),
    ),
  );
  expect(deepest[0] + deepest[1]).toBe(5);
});
