import { expect, test } from 'vitest';
import { chartAnswer } from './chartAnswer.ts';
import type { LabChart } from './labChart.ts';
import { lookOf } from './seriesLooks.ts';

const chart = (values: Readonly<Record<string, readonly (number | null)[]>>, name = 'Generated'): LabChart => ({
  ...{ id: 'cost', title: '', caption: '', dots: null, hasDiagonal: false, sketch: [], spoken: '' },
  across: { name: 'd', isLog: false, least: 0, most: 9 },
  up: { name, isLog: true, least: 1, most: 9 },
  series: Object.entries(values).map(([name, means], search) => ({
    ...{ search, name, look: lookOf(search) },
    points: means.flatMap((value, at) => (value === null ? [] : [{ d: 2 * at + 2, value, spread: null }])),
  })),
});

test('the answer compares the least with the most at the greatest distance', () => {
  const both = chart({ BFS: [20, 351_520], misplaced: [6, 34_828], Manhattan: [6, 2419.4] });
  expect(chartAnswer(both, [2, 4])).toBe('Generated at d = 4: 2,419 with Manhattan, 351,520 with BFS (145 times).');
  expect(chartAnswer(both, [2])).toBe('Generated at d = 2: 6 with misplaced, 20 with BFS (3.3 times).');
});

test('a distance counts when every search has a mean there, and nothing is said of one search or of none', () => {
  expect(chartAnswer(chart({ BFS: [20, 65], Manhattan: [6, null] }), [2, 4])).toContain('d = 2');
  expect(chartAnswer(chart({ BFS: [20] }), [2])).toBeNull();
  expect(chartAnswer(chart({ BFS: [], Manhattan: [] }), [])).toBeNull();
  expect(chartAnswer(chart({ BFS: [], Manhattan: [] }), [null])).toBeNull();
});

test('equal values are told as one, and nothing is divided by 0', () => {
  expect(chartAnswer(chart({ a: [4], b: [4] }, 'Solution length'), [2])).toBe(
    'Solution length at d = 2: about 4 with every search.',
  );
  expect(chartAnswer(chart({ a: [0], b: [0] }, 'Excess'), [2])).toBe('Excess at d = 2: about 0 with every search.');
  expect(chartAnswer(chart({ a: [0], b: [1.5] }, 'Excess'), [2])).toBe('Excess at d = 2: 0 with a, 1.5 with b.');
});

test('the definition of b* is left out', () => {
  expect(chartAnswer(chart({ a: [1.2], b: [2.4] }, 'Effective branching factor, N = b*ᵈ'), [2])).toBe(
    'Effective branching factor at d = 2: 1.2 with a, 2.4 with b (2 times).',
  );
});
