import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { ASTAR, BFS, CASE_1, HARDEST, HEAVY, readToEnd } from '../run/engine.fixture.ts';
import { groupMarks, markInWords, marksOf, nextMark, rankOf, type Mark } from './marks.ts';

describe('the marks of a run', () => {
  test('a breadth-first search begins a layer where g grows, and ends at the goal', () => {
    const reader = readToEnd(CASE_1, BFS);
    const marks = marksOf(reader, { strategy: 'bfs', ties: 'low-h' });
    const layers = marks.filter(({ kind }) => kind === 'layer');
    expect(layers).toHaveLength(8);
    for (const { step } of layers) {
      expect(reader.g[reader.expandedBy(step)]).toBe(reader.g[reader.expandedBy(step - 1)] + 1);
    }
    expect(marks.filter(({ kind }) => kind === 'goal-taken')).toEqual([{ step: 191, kind: 'goal-taken' }]);
  });

  test('where moves differ in cost, a layer is of one depth in breadth-first search and of one g in uniform-cost search', () => {
    for (const [algorithm, quantity, sentence] of [
      ['bfs', 'depth', 'the next layer begins'],
      ['ucs', 'g', 'g grows'],
    ] as const) {
      const search = { ...BFS, algorithm };
      const reader = readToEnd(HEAVY, search);
      const layers = marksOf(reader, { strategy: algorithm, ties: 'low-h' }).filter(({ kind }) => kind === 'layer');
      const values = Array.from({ length: reader.expansions }, (_, at) => reader[quantity][reader.expandedBy(at + 1)]);
      expect(layers).toHaveLength(new Set(values).size - 1);
      for (const { step } of layers) expect(values[step - 1]).toBeGreaterThan(Math.max(...values.slice(0, step - 1)));
      expect(markInWords('layer', reader, searchOptionsOf(search))).toBe(sentence);
    }
  });

  test('what takes the place of a path is shorter where a search goes by depth', () => {
    const limited = searchOptionsOf({ ...BFS, algorithm: 'dfs', limits: { depth: 9 } });
    const [light, heavy] = [CASE_1, HEAVY].map((puzzle) => readToEnd(puzzle, ASTAR));
    expect(markInWords('cheaper', light, limited)).toBe('a cheaper path is found');
    expect(markInWords('cheaper', heavy, limited)).toBe('a shorter path is found');
    expect(markInWords('cheaper', heavy, searchOptionsOf(ASTAR))).toBe('a cheaper path is found');
  });

  test('A* marks the steps that take a greater f than any before', () => {
    const order = { strategy: 'astar', ties: 'low-h' } as const;
    const reader = readToEnd(HARDEST, ASTAR);
    const f = (step: number): number => reader.g[reader.expandedBy(step)] + reader.h[reader.expandedBy(step)];
    const grows = marksOf(reader, order).filter(({ kind }) => kind === 'f-grows');
    let most = f(1);
    const expected: number[] = [];
    for (let step = 2; step <= reader.expansions; step++) {
      if (f(step) > most) expected.push(step);
      most = Math.max(most, f(step));
    }
    expect(grows.map(({ step }) => step)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });

  test('depth-first search has no layers', () => {
    const reader = readToEnd(CASE_1, { ...BFS, algorithm: 'dfs' }, { expansions: 50 });
    expect(marksOf(reader, { strategy: 'dfs', ties: 'low-h' })).toEqual([]);
  });

  test('a cheaper path is marked once for each step that found one', () => {
    const search = { ...ASTAR, algorithm: 'weighted-astar', weight: 5 } as const;
    const reader = readToEnd(HARDEST, search);
    const cheaper = marksOf(reader, { strategy: 'weighted-astar', ties: 'low-h', weight: 5 }).filter(
      ({ kind }) => kind === 'cheaper',
    );
    expect(cheaper.length).toBeGreaterThan(0);
    expect(new Set(cheaper.map(({ step }) => step)).size).toBe(cheaper.length);
  });
});

const someMarks = fc
  .array(fc.record({ step: fc.nat(500), kind: fc.constantFrom('layer', 'cheaper', 'goal-taken') }))
  .map((marks): Mark[] => [...marks].sort((a, b) => a.step - b.step) as Mark[]);

describe('marks on a short line', () => {
  test('no mark is lost in groups, and those that stand for them do not touch', () => {
    fc.assert(
      fc.property(someMarks, fc.integer({ min: 1, max: 90 }), (marks, room) => {
        const groups = groupMarks(marks, room, rankOf);
        expect(groups.flatMap((group) => group.marks)).toEqual(marks);
        for (let at = 1; at < groups.length; at++) {
          expect(groups[at].chief.step - groups[at - 1].chief.step).toBeGreaterThanOrEqual(room);
        }
      }),
    );
  });

  test('the goal stands for its group', () => {
    const marks: Mark[] = [
      { step: 3, kind: 'cheaper' },
      { step: 4, kind: 'goal-taken' },
    ];
    expect(groupMarks(marks, 10, rankOf)[0].chief).toEqual(marks[1]);
  });

  test('from mark to mark, in both directions, and no further', () => {
    const marks: Mark[] = [3, 9].map((step) => ({ step, kind: 'layer' }));
    expect([nextMark(marks, 0, 1), nextMark(marks, 3, 1), nextMark(marks, 9, 1)]).toEqual([3, 9, null]);
    expect([nextMark(marks, 20, -1), nextMark(marks, 9, -1), nextMark(marks, 3, -1)]).toEqual([9, 3, null]);
  });
});
