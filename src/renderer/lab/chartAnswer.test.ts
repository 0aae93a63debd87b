import { expect, test } from 'vitest';
import { chartAnswer } from './chartAnswer.ts';
import type { LabChart } from './labChart.ts';
import { lookOf } from './seriesLooks.ts';

type Values = Readonly<Record<string, readonly (number | null)[]>>;

const chart = (values: Values, name = 'Generated', average: LabChart['average'] = 'mean'): LabChart => ({
  ...{ id: 'cost', title: '', caption: '', dots: null, hasDiagonal: false, sketch: [], spoken: '' },
  across: { name: 'd', isLog: false, least: 0, most: 9 },
  up: { name, isLog: true, least: 1, most: 9 },
  average,
  series: Object.entries(values).map(([name, means], search) => ({
    ...{ search, name, look: lookOf(search) },
    points: means.flatMap((value, at) => (value === null ? [] : [{ d: 2 * at + 2, value, spread: null }])),
  })),
});

test('the answer compares the least with the most at the greatest distance', () => {
  const both = chart({ BFS: [20, 351_520], misplaced: [6, 34_828], Manhattan: [6, 2419.4] });
  expect(chartAnswer(both, [2, 4])).toBe(
    'Generated, mean at d = 4: 2,419 with Manhattan, 351,520 with BFS (145 times).',
  );
  expect(chartAnswer(both, [2])).toBe('Generated, mean at d = 2: 6 with misplaced, 20 with BFS (3.3 times).');
});

test('a distance counts when every search has a mean there, and nothing is said of one search or of none', () => {
  expect(chartAnswer(chart({ BFS: [20, 65], Manhattan: [6, null] }), [2, 4])).toContain('d = 2');
  expect(chartAnswer(chart({ BFS: [20] }), [2])).toBeNull();
  expect(chartAnswer(chart({ BFS: [], Manhattan: [] }), [])).toBeNull();
  expect(chartAnswer(chart({ BFS: [], Manhattan: [] }), [null])).toBeNull();
});

test('equal values are told as one, and nothing is divided by 0', () => {
  expect(chartAnswer(chart({ a: [4], b: [4] }, 'Solution length'), [2])).toBe(
    'Solution length, mean at d = 2: 4 with every search.',
  );
  expect(chartAnswer(chart({ a: [0], b: [0] }, 'Excess'), [2])).toBe('Excess, mean at d = 2: 0 with every search.');
  expect(chartAnswer(chart({ a: [0], b: [1.5] }, 'Excess'), [2])).toBe('Excess, mean at d = 2: 0 with a, 1.5 with b.');
});

test('values are told as one only if they are written alike: b* of 1.40 and 1.46 is another number of nodes', () => {
  const bStar = (...means: number[]) =>
    chartAnswer(chart({ a: [means[0]!], b: [means[1]!] }, 'Effective branching factor', null), [2]);
  expect(bStar(1.4, 1.46)).toBe('Effective branching factor at d = 2: 1.4 with a, 1.46 with b.');
  expect(bStar(1.401, 1.404)).toBe('Effective branching factor at d = 2: 1.4 with every search.');
  const near = chart({ a: [1000], b: [1040] });
  expect(chartAnswer(near, [2])).toBe('Generated, mean at d = 2: 1,000 with a, 1,040 with b.');
});

test('the definition of b* is left out, and it is neither a mean nor a median', () => {
  expect(chartAnswer(chart({ a: [1.2], b: [2.4] }, 'Effective branching factor, N = b*ᵈ', null), [2])).toBe(
    'Effective branching factor at d = 2: 1.2 with a, 2.4 with b (2 times).',
  );
});

test('a time is a median, as in its chart', () => {
  const times = chart({ a: [0.5], b: [20] }, 'Milliseconds', 'median');
  expect(chartAnswer(times, [2])).toBe('Milliseconds, median at d = 2: 0.5 with a, 20 with b (40 times).');
});
