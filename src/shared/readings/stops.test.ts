import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import type { SearchOptions } from '../engine/options.ts';
import { TraceReader } from './reading.ts';
import { Search } from '../engine/search.ts';
import { STOPS, type StopId, type Watch } from './stops.ts';
import type { StrategyId } from '../engine/strategy.ts';

const ROWS = ['S...', '.#..', '...G'];

function read(
  strategy: StrategyId,
  {
    rows = ROWS,
    estimates = [],
    costs,
    ...change
  }: Partial<SearchOptions> & { rows?: string[]; estimates?: number[][]; costs?: number[] } = {},
) {
  const limits = { expansions: 200, nodes: 1000 };
  const common = { ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3], limits } as const;
  const options: SearchOptions = { ...common, strategy, ...change };
  const search = new Search(gridDomain(rows, estimates, costs), options);
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return { reader, options };
}

/** The steps at which `stop` happens, after `from`. */
function stepsOf(
  stop: StopId,
  { reader, options }: ReturnType<typeof read>,
  from = 0,
  isWanted: Watch['isWanted'] = null,
): number[] {
  const happens = STOPS[stop].watch({ reader, options, from, isWanted });
  return Array.from({ length: reader.expansions - from }, (_, index) => from + 1 + index).filter(happens);
}

describe('a run stops', () => {
  test('where a layer begins, wherever it is looked for from', () => {
    const run = read('bfs');
    const { reader } = run;
    const depths = Array.from({ length: reader.expansions }, (_, index) => reader.g[reader.expanded[index]]);
    const begins = depths.flatMap((depth, index) => (index > 0 && depth > depths[index - 1] ? [index + 1] : []));
    expect(stepsOf('layer', run)).toEqual(begins);
    expect(stepsOf('layer', run, begins[1])).toEqual(begins.slice(2));
  });

  test('where the cost grows under uniform-cost search of moves that differ in it', () => {
    const { reader, options } = read('ucs', { costs: [3, 3, 1, 1] });
    const costs = Array.from(reader.expanded.subarray(0, reader.expansions), (node) => reader.g[node]);
    const begins = costs.flatMap((cost, index) => (index > 0 && cost > costs[index - 1] ? [index + 1] : []));
    expect(stepsOf('layer', { reader, options })).toEqual(begins);
    expect(begins).not.toEqual(stepsOf('layer', read('bfs')));
  });

  test('where f grows beyond all before, and not where it only recovers', () => {
    const run = read('astar', REOPENING);
    const f = Array.from(run.reader.expanded.subarray(0, run.reader.expansions), (node) => {
      return run.reader.g[node] + run.reader.h[node];
    });
    const expected = f.flatMap((value, index) =>
      index > 0 && value > Math.max(...f.slice(0, index)) ? [index + 1] : [],
    );
    expect(stepsOf('f-grows', run)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  test('where the goal is generated, and where it is taken', () => {
    const run = read('bfs');
    const { reader } = run;
    expect(stepsOf('goal-generated', run)).toEqual([reader.generatedAt(reader.goal)]);
    expect(stepsOf('goal-taken', run)).toEqual([reader.expansions]);
    expect(stepsOf('goal-taken', read('bfs', { rows: ['S.'] }))).toEqual([]);
    expect(stepsOf('goal-generated', read('bfs', { rows: ['S.'] }))).toEqual([]);
  });

  test('where an iteration begins', () => {
    const run = read('iddfs', { rows: ['S..G'] });
    expect(stepsOf('iteration', run)).toEqual(Array.from(run.reader.firstExpansion.subarray(1, run.reader.iterations)));
  });

  test('where a node of the state that is wanted is taken', () => {
    const run = read('bfs');
    const wanted = [run.reader.expandedBy(2), run.reader.expandedBy(5)];
    expect(stepsOf('state', run, 0, (node) => wanted.includes(node))).toEqual([2, 5]);
    expect(stepsOf('state', run)).toEqual([]);
  });

  test('where a state is seen again, and where a path to one is cheaper', () => {
    expect(stepsOf('duplicate', read('bfs', { rows: ['S.', '..'] }))).toEqual([2, 3, 4]);
    expect(stepsOf('duplicate', read('bfs', { rows: ['S.G'], straightBack: 'skipped' }))).toEqual([]);
    const run = read('astar', REOPENING);
    const { reader } = run;
    const replaced = Array.from({ length: reader.nodes }, (_, node) => reader.staleAt(node));
    expect(stepsOf('cheaper', run)).toEqual(
      [...new Set(replaced.filter((step) => step <= reader.expansions))].sort((a, b) => a - b),
    );
  });
});

test('a stop is offered where it can happen', () => {
  const offered = (strategy: StrategyId, change: Partial<SearchOptions> = {}): string[] => {
    const { options } = read(strategy, change);
    return Object.entries(STOPS).flatMap(([id, { isOffered }]) => (isOffered(options) ? [id] : []));
  };
  const always = ['goal-generated', 'goal-taken', 'state', 'duplicate'];
  expect(offered('bfs').sort()).toEqual(['layer', ...always].sort());
  expect(offered('astar').sort()).toEqual(['layer', 'f-grows', 'cheaper', ...always].sort());
  expect(offered('greedy')).not.toContain('f-grows');
  expect(offered('idastar')).toContain('iteration');
  expect(offered('dfs')).not.toContain('layer');
  expect(offered('astar', { duplicates: 'kept' })).not.toContain('cheaper');
  expect(offered('bfs', { goalTest: 'generation' })).not.toContain('goal-taken');
});
