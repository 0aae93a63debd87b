import { expect, test } from 'vitest';
import { laneNames } from './laneNames.ts';
import { BASE_SEARCH, PRESETS, searchesOf, type PresetId } from './presets.ts';

const shorts = (searches: Parameters<typeof laneNames>[0]): string[] =>
  laneNames(searches, 'blank').map(({ short }) => short);

test('a name is as short as tells the lanes apart', () => {
  expect(shorts(searchesOf('bfs-astar'))).toEqual(['BFS', 'A*']);
  expect(shorts(searchesOf('heuristics'))).toEqual(['Misplaced tiles', 'Manhattan distance']);
  expect(shorts(searchesOf('ties'))).toEqual(['lowest h first', 'first in, first out']);
  expect(shorts(searchesOf('lying'))).toEqual(['Manhattan distance', 'Manhattan × 3']);
});

test('where other algorithms run beside them, twins have its name before theirs', () => {
  expect(shorts([...searchesOf('heuristics'), { ...BASE_SEARCH, algorithm: 'bfs' }])).toEqual([
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
  const [one, other] = laneNames([BASE_SEARCH, { ...BASE_SEARCH, order: 'LRUD', limits: { depth: 9 } }], 'blank');
  expect(one.detail).toBe('Manhattan distance · ↑ ↓ ← → · no depth limit');
  expect(other.detail).toBe('Manhattan distance · ← → ↑ ↓ · depth limit 9');
});

test('lanes that do not differ are numbered', () => {
  expect(shorts([BASE_SEARCH, BASE_SEARCH])).toEqual(['A* 1', 'A* 2']);
});

test('every preset has lanes with different names', () => {
  for (const preset of Object.keys(PRESETS) as PresetId[]) {
    const names = shorts(searchesOf(preset));
    expect(new Set(names).size).toBe(names.length);
  }
});
