import { expect, test } from 'vitest';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { momentAfter } from '../../../shared/readings/moments.ts';
import { ASTAR, BFS, CASE_1, HEAVY, readToEnd } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { counterRows, type CounterRow } from './counterRows.ts';

/** The row of that name after so many steps, or at the end. */
function rowOf(name: string, search: SearchSpec, expansions = 200): CounterRow {
  const reader = readToEnd(CASE_1, search, { expansions });
  const rows = counterRows(reader, momentAfter(reader, reader.expansions), searchOptionsOf(search), false);
  return rows.find((row) => row.name === name)!;
}

test('repeated states are counted where they are kept, too', () => {
  const kept: SearchSpec = { ...BFS, duplicates: 'kept', straightBack: 'generated' };
  const reader = readToEnd(CASE_1, kept, { expansions: 200 });
  const repeats = reader.twin.subarray(0, reader.nodes).filter((twin) => twin !== -1).length;
  expect(rowOf('Repeated states', kept).value).toBe(`${Math.round((100 * repeats) / (reader.nodes - 1))}%`);
  expect(repeats).toBeGreaterThan(reader.nodes / 2);
});

test.each<[string, SearchSpec, string]>([
  ['breadth-first search drops them', BFS, 'before. They are dropped.'],
  ['a tree search keeps them', { ...BFS, duplicates: 'kept' }, 'before. This search keeps them.'],
  ['A* takes up a cheaper path', ASTAR, 'before. They are dropped, except on a cheaper path.'],
  ['depth-first search does not', { ...BFS, algorithm: 'dfs' }, 'before. They are dropped.'],
  [
    'with a limit it does',
    { ...BFS, algorithm: 'dfs', limits: { depth: 9 } },
    'before. They are dropped, except on a cheaper path.',
  ],
  [
    'IDA* looks up what is within the bound',
    { ...ASTAR, algorithm: 'idastar' },
    'before in the same iteration. Those beyond the bound are not looked up. This search keeps them.',
  ],
  [
    'each half has its own',
    { ...BFS, algorithm: 'bidirectional' },
    'before by the same half of the search. They are dropped.',
  ],
])('what is said of repeated states: %s', (_what, search, end) => {
  expect(rowOf('Repeated states', search).meaning).toBe(
    `Share of the generated successors whose state had been reached ${end}`,
  );
});

test('the deepest g of a search from both ends is counted from either of them', () => {
  expect(rowOf('Deepest g', BFS).meaning).toBe('Most moves from the start to any node that was not dropped.');
  const both: SearchSpec = { ...BFS, algorithm: 'bidirectional' };
  expect(rowOf('Deepest g', both).meaning).toContain('from the start, or from the goal,');
});

test('the most moves are the deepest g only where every move costs 1', () => {
  const deepest = [CASE_1, HEAVY].map((puzzle) => {
    const reader = readToEnd(puzzle, BFS);
    const rows = counterRows(reader, momentAfter(reader, reader.expansions), searchOptionsOf(BFS), true);
    return rows.find(({ name }) => name.startsWith('Deepest'));
  });
  expect(deepest).toMatchObject([
    { name: 'Deepest g', value: '9' },
    { name: 'Deepest', value: '9' },
  ]);
});
