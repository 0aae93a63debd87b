import { describe, expect, test } from 'vitest';
import { ASTAR, BFS, CASE_1, FIFTEEN, readToEnd } from '../run/engine.fixture.ts';
import { NAMED_PALETTE } from '../ui/pen/palette.fixture.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
import { chartPicture } from './chartPicture.ts';
import { chartsOf, nodesPerDepth, timelineChart } from './charts.ts';

const IN_ORDER = { ties: 'low-h' } as const;

describe('the charts of a run', () => {
  test('f is drawn where the search has one', () => {
    const ids = (search: typeof ASTAR) =>
      chartsOf(readToEnd(CASE_1, search), { strategy: search.algorithm, ...IN_ORDER }).map(({ id }) => id);
    expect(ids(ASTAR)).toEqual(['f', 'g', 'frontier', 'depth']);
    expect(ids(BFS)).toEqual(['g', 'frontier', 'depth']);
  });

  test('each reaches as high as its greatest value', () => {
    const reader = readToEnd(CASE_1, BFS);
    const frontier = chartsOf(reader, { strategy: 'bfs', ...IN_ORDER }).find(({ id }) => id === 'frontier')!;
    expect(frontier.most).toBe(reader.countersAt(reader.expansions).maxFrontier);
    expect(frontier.spoken).toBe('Nodes in the frontier over 191 expansions; the largest is 131.');
  });

  test.each([
    [ASTAR, 3],
    [BFS, 9],
  ])('the mean of g is that of the steps that its name counts, three at least', (search, window) => {
    const reader = readToEnd(CASE_1, search);
    const { content } = chartsOf(reader, { strategy: search.algorithm, ...IN_ORDER }).find(({ id }) => id === 'g')!;
    const mean = 'lines' in content ? content.lines[1] : undefined;
    expect(mean?.name).toBe(`mean of ${window} steps`);
    const around = reader.expanded.subarray(4 - (window - 1) / 2, 4 + (window + 1) / 2);
    expect(mean?.series(4)).toBeCloseTo(around.reduce((sum, node) => sum + reader.g[node], 0) / window, 9);
  });

  test('the timeline has one line for g, and three where f is neither g nor h', () => {
    const names = (algorithm: 'bfs' | 'astar' | 'greedy') => {
      const content = timelineChart(readToEnd(CASE_1, { ...ASTAR, algorithm }), {
        strategy: algorithm,
        ...IN_ORDER,
      }).content;
      return 'lines' in content ? content.lines.map(({ name }) => name) : [];
    };
    expect([names('bfs'), names('greedy'), names('astar')]).toEqual([['g'], ['h', 'g'], ['f', 'h', 'g']]);
  });
});

test('the nodes at each depth add up to the tree, and those expanded to the steps', () => {
  const reader = readToEnd(CASE_1, BFS);
  const { whole, part } = nodesPerDepth(reader);
  const { generated, repeated } = reader.countersAt(reader.expansions);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  expect(sum(whole)).toBe(1 + generated - repeated);
  expect(sum(part)).toBe(191);
  expect(whole.slice(0, 4)).toEqual([1, 2, 4, 8]);
});

test('a search that is deeper than a call has arguments has its charts, with a bar for several depths', () => {
  const search = { ...BFS, algorithm: 'dfs' } as const;
  const reader = readToEnd(FIFTEEN, search, { expansions: 150_000 });
  const depth = chartsOf(reader, { strategy: 'dfs', ...IN_ORDER }).find(({ id }) => id === 'depth')!;
  expect(depth.length).toBeGreaterThan(130_000);
  const { width, height, paint } = chartPicture(depth, 'depths');
  const pen = new SvgPen(width, height);
  paint(pen, 1, NAMED_PALETTE);
  expect(pen.file('page').length).toBeLessThan(200_000);
});
