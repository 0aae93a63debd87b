import { describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { createSlidingDomain } from '../../../shared/puzzle/domain/slidingDomain.ts';
import { NEVER } from '../../../shared/readings/reading.ts';
import { StateIds } from '../../../shared/readings/stateIds.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { TraceStates } from '../../../shared/readings/traceStates.ts';
import { CASE_1, readToEnd } from '../../run/engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { drawTree } from '../../tree/layout/drawnTree.ts';
import { bandInWords, bandsOf, MOST_BANDS } from './bands.ts';
import { countUpTo, overlayColumns, rowsOfThose, stepCounts, type Traced } from './overlayScene.ts';

const BASE_SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
const HARDEST: Puzzle = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const BFS: SearchSpec = { ...BASE_SEARCH, algorithm: 'bfs' };

/** Two searches of a puzzle, the second painted into the tree of the first. */
function overlaid(puzzle: Puzzle, tree: SearchSpec, painted: SearchSpec) {
  const numbers = new StateIds(createSlidingDomain(puzzle, 'zero'));
  const [ground, coloured] = [tree, painted].map((search): Traced => {
    const reader = readToEnd(puzzle, search);
    return { reader, states: new TraceStates(reader, numbers, search.algorithm === 'bidirectional') };
  });
  const drawn = drawTree(ground.reader, ground.reader.nodes);
  const bands = bandsOf(coloured.reader, searchOptionsOf(painted));
  return { ground, coloured, drawn, bands, columns: overlayColumns(drawn, ground, coloured, bands) };
}

/** By band, as words: what is counted, and what is painted, at a step. */
function inBands({ coloured, bands, columns }: ReturnType<typeof overlaid>, step: number) {
  const counts = stepCounts(coloured.reader, bands.all.length, (node) => bands.bandOf(node))(step);
  const painted = bands.all.map(() => 0);
  columns.paintedAt.forEach((at, place) => (painted[columns.band[place]] += Number(at <= step)));
  const named = (values: readonly number[]) =>
    Object.fromEntries(bands.all.map((band, index) => [bandInWords(band), values[index]]));
  return { counted: named(counts), painted: named(painted) };
}

describe('the hardest 8-puzzle, breadth-first search and A* with Manhattan distance', () => {
  const all = overlaid(HARDEST, BFS, BASE_SEARCH);
  const { ground, coloured, columns } = all;
  const PER_F = { 21: 3, 23: 39, 25: 200, 27: 1394, 29: 4913, 31: 196 };

  test('has the numbers of the picture: 181,439 and 6,745 expanded, by f, with C* = 31', () => {
    expect([ground.reader.expansions, coloured.reader.expansions]).toEqual([181_439, 6_745]);
    expect(inBands(all, 6_745)).toEqual({ counted: PER_F, painted: PER_F });
    expect(coloured.reader.g[coloured.reader.goal]).toBe(31);
  });

  test('paints every state that A* expanded once, on the ring of its depth', () => {
    const { drawn } = all;
    expect(columns.outside).toHaveLength(0);
    expect(columns.treeAt.filter((at) => at !== NEVER)).toHaveLength(181_439);
    columns.paintedAt.forEach((at, place) => {
      if (at !== NEVER) expect(drawn.depth[place]).toBe(coloured.reader.g[coloured.reader.expandedBy(at)]);
    });
  });

  test('is counted at any step, forward and back', () => {
    const countsAt = stepCounts(coloured.reader, 40, (node) => coloured.reader.g[node]);
    const direct = (step: number): number[] => {
      const depths = new Array<number>(40).fill(0);
      for (let at = 0; at < step; at++) depths[coloured.reader.g[coloured.reader.expanded[at]]]++;
      return depths;
    };
    for (const step of [0, 6745, 100, 101, 99, 3000, 0]) expect(countsAt(step)).toEqual(direct(step));
  });
});

test('the rows of some places are those places, level by level in their order', () => {
  const rows = { order: Int32Array.of(0, 2, 1, 5, 3, 4), start: Int32Array.of(0, 1, 3, 6) };
  const { order, start } = rowsOfThose(rows, (place) => place % 2 === 1);
  expect([[...order], [...start]]).toEqual([
    [1, 5, 3],
    [0, 0, 1, 3],
  ]);
  expect(rowsOfThose(rows, () => true)).toEqual(rows);
  expect([...rowsOfThose(rows, () => false).start]).toEqual([0, 0, 0, 0]);
});

describe('any two searches', () => {
  const OTHERS: Partial<SearchSpec>[] = [
    { algorithm: 'greedy' },
    { algorithm: 'weighted-astar', weight: 2 },
    { algorithm: 'ucs' },
    { algorithm: 'idastar' },
    { algorithm: 'bidirectional' },
    { heuristic: 'manhattan-times', factor: 3 },
    { duplicates: 'kept' },
  ];
  test.each(OTHERS)('with %o painted: each of its states has one place, or is counted as one without', (change) => {
    const all = overlaid(CASE_1, BFS, { ...BASE_SEARCH, ...change });
    const { coloured, columns } = all;
    const { reader, states } = coloured;
    const expanded = new Set(
      Array.from(reader.expanded.subarray(0, reader.expansions), (node) => states.stateOf(node)),
    );
    const painted = columns.paintedAt.filter((at) => at !== NEVER).length;
    expect(painted + countUpTo(columns.outside, reader.expansions)).toBe(expanded.size);
    for (const state of expanded) {
      const place = columns.placeOf(state);
      if (place !== NONE) expect(columns.paintedAt[place]).toBe(states.expandedAt(state));
    }
    const { counted } = inBands(all, reader.expansions);
    expect(Object.values(counted).reduce((sum, count) => sum + count)).toBe(reader.expansions);
  });

  test('a state that the tree never reached has no place, and is counted from its step on', () => {
    const { coloured, columns } = overlaid(CASE_1, BASE_SEARCH, BFS);
    expect(columns.outside.length).toBeGreaterThan(100);
    const [first] = columns.outside;
    expect([first - 1, first, 191].map((step) => countUpTo(columns.outside, step))).toEqual([
      0,
      1,
      columns.outside.length,
    ]);
    expect(coloured.reader.expansions).toBe(191);
  });

  test('more values than bars are put into bands, in order and without gaps', () => {
    const { bands, coloured } = overlaid(HARDEST, BFS, { ...BASE_SEARCH, algorithm: 'weighted-astar', weight: 1.37 });
    expect(bands.all).toHaveLength(MOST_BANDS);
    bands.all.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThan(bands.all[index].to));
    const { g, h, expanded } = coloured.reader;
    for (const node of expanded.subarray(0, coloured.reader.expansions)) {
      const { from, to } = bands.all[bands.bandOf(node)];
      const f = (100 * g[node] + 137 * h[node]) / 100;
      expect(f >= from && f <= to).toBe(true);
    }
  });
});
