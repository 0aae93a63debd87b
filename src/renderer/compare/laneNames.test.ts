import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { COMPARISON_PRESETS, searchesOf, type PresetId } from './presets.ts';

const shorts = (searches: Parameters<typeof laneNames>[0]): string[] =>
  laneNames(searches, 'blank').map(({ short }) => short);

test('a name is as short as distinguishes the lanes', () => {
  expect(shorts(searchesOf('bfs-astar'))).toEqual(['BFS', 'A*']);
  expect(shorts(searchesOf('heuristics'))).toEqual(['Misplaced tiles', 'Manhattan distance']);
  expect(shorts(searchesOf('ties'))).toEqual(['lowest h first', 'first in, first out']);
  expect(shorts(searchesOf('lying'))).toEqual(['Manhattan distance', 'Manhattan × 3']);
});

test('where other algorithms run beside them, twins have its name before theirs', () => {
  expect(shorts([...searchesOf('heuristics'), { ...DEFAULT_SEARCH, algorithm: 'bfs' }])).toEqual([
    'A* · Misplaced tiles',
    'A* · Manhattan distance',
    'BFS',
  ]);
});

test('the detail has the heuristic and what else differs', () => {
  expect(laneNames(searchesOf('bfs-astar'), 'blank').map(({ detail }) => detail)).toEqual([
    'no heuristic',
    'Manhattan distance',
  ]);
  expect(laneNames(searchesOf('ties'), 'blank')[1].detail).toBe('Manhattan distance · first in, first out');
  const [one, other] = laneNames([DEFAULT_SEARCH, { ...DEFAULT_SEARCH, order: 'LRUD', limits: { depth: 9 } }], 'blank');
  expect(one.detail).toBe('Manhattan distance · ↑ ↓ ← → · no depth limit');
  expect(other.detail).toBe('Manhattan distance · ← → ↑ ↓ · depth limit 9');
});

test('defaults of an algorithm are left out, changed options are named', () => {
  const ida: SearchSpec = { ...DEFAULT_SEARCH, algorithm: 'idastar' };
  expect(laneNames([DEFAULT_SEARCH, ida], 'blank').map(({ detail }) => detail)).toEqual(
    Array(2).fill('Manhattan distance'),
  );
  const [kept] = laneNames([{ ...DEFAULT_SEARCH, duplicates: 'kept' }, ida], 'blank');
  expect(kept.detail).toBe('Manhattan distance · repeated states kept (tree search)');
});

test('lanes that do not differ are numbered', () => {
  expect(shorts([DEFAULT_SEARCH, DEFAULT_SEARCH])).toEqual(['A* 1', 'A* 2']);
});

test('every preset has lanes with different names', () => {
  for (const preset of Object.keys(COMPARISON_PRESETS) as PresetId[]) {
    const names = shorts(searchesOf(preset));
    expect(new Set(names).size).toBe(names.length);
  }
});
