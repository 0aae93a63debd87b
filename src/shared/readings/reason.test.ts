import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { gridDomain } from '../engine/grid.fixture.ts';
import { TraceReader } from './reading.ts';
import { reasonAt, type Reason } from './reason.ts';
import { Search } from '../engine/search.ts';
import type { StrategyId, TieRule } from '../engine/strategy.ts';

interface Recipe {
  rows: string[];
  estimates: number[][];
  strategy: StrategyId;
  ties: TieRule;
  order: number[];
}

/** The reasons of all steps of a search. */
function reasons({ rows, estimates, ...options }: Recipe): Reason[] {
  const limits = { expansions: 100, nodes: 1000 };
  const search = new Search(gridDomain(rows, estimates), { ...options, goalTest: 'expansion', limits });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return Array.from({ length: reader.expansions }, (_, index) => reasonAt(reader, index + 1, options));
}

/** A search from the middle of a cross, whose arms have these h. */
function fromCross(strategy: StrategyId, ties: TieRule, [up, down, left, right]: number[]): Reason[] {
  const estimates = [
    [0, up],
    [left, 0, right],
    [0, down],
  ];
  return reasons({ rows: ['#.#', '.S.', '#.#'], estimates, strategy, ties, order: [0, 1, 2, 3] });
}

const rulesOf = (all: Reason[]): string[] => all.map(({ rule }) => rule);

describe('the reason for a choice', () => {
  test('names the node, its f and the others with that f', () => {
    expect(fromCross('astar', 'low-h', [4, 2, 2, 7])[1]).toEqual({
      node: 2,
      f: 3,
      tied: 1,
      tieBreaks: [
        { rule: 'low-h', against: 0 },
        { rule: 'first-in', against: 1 },
      ],
      rule: 'tie',
    });
  });

  test('is that nothing else was there', () => {
    expect(rulesOf(fromCross('bfs', 'low-h', [0, 0, 0, 0]))[0]).toBe('only');
    expect(rulesOf(fromCross('astar', 'low-h', [0, 0, 0, 0]))[4]).toBe('only');
  });

  test('is the place in the queue where there is no f', () => {
    const all = fromCross('bfs', 'last-in', [0, 0, 0, 0]);
    expect(rulesOf(all)).toEqual(['only', 'first-in-queue', 'first-in-queue', 'first-in-queue', 'only']);
    expect(all[1]).toMatchObject({ node: 1, f: null, tied: 3 });
  });

  test('is the place on the stack in depth-first search', () => {
    const all = fromCross('dfs', 'last-in', [0, 0, 0, 0]);
    expect(rulesOf(all)).toEqual(['only', 'top-of-stack', 'top-of-stack', 'top-of-stack', 'only']);
    expect(all[1]).toMatchObject({ node: 1, f: null, tied: 3 });
  });

  test('counts only the half whose turn it is in a search from both ends', () => {
    const rows = ['S...', '....', '...G'];
    const all = reasons({ rows, estimates: [], strategy: 'bidirectional', ties: 'low-h', order: [0, 1, 2, 3] });
    expect(all.map(({ tied }) => tied).slice(0, 6)).toEqual([0, 0, 1, 2, 1, 2]);
    expect(all.every(({ tied, rule }) => rule === (tied === 0 ? 'only' : 'first-in-queue'))).toBe(true);
  });

  test('is the lowest f where no other has it', () => {
    expect(rulesOf(fromCross('astar', 'first-in', [1, 2, 3, 4]))).toEqual([
      'only',
      'lowest-f',
      'lowest-f',
      'lowest-f',
      'only',
    ]);
  });

  test.each<TieRule>(['first-in', 'last-in'])('is the rule “%s” where f is tied', (ties) => {
    expect(fromCross('astar', ties, [5, 5, 5, 5])[1]).toMatchObject({
      tied: 3,
      tieBreaks: [{ rule: ties, against: 3 }],
    });
  });

  test.each<[TieRule, number]>([
    ['low-h', 3],
    ['high-h', 2],
  ])('is the rule “%s” where only f is tied', (ties, node) => {
    const estimates = [[0, 2, 1], [2]];
    const reason = reasons({ rows: ['S..', '.##'], estimates, strategy: 'astar', ties, order: [3, 1, 0, 2] })[2];
    expect(reason).toEqual({ node, f: 3, tied: 1, tieBreaks: [{ rule: ties, against: 1 }], rule: 'tie' });
  });

  test('is the order of generation where f and h are tied', () => {
    expect(fromCross('astar', 'high-h', [5, 5, 5, 5])[1]).toMatchObject({
      node: 1,
      tied: 3,
      tieBreaks: [
        { rule: 'high-h', against: 0 },
        { rule: 'first-in', against: 3 },
      ],
    });
  });

  test('is h against some of the tied nodes, and the order of generation against the others', () => {
    const estimates = [
      [0, 3, 2, 0],
      [3, 2, 0, 0],
    ];
    const all = reasons({ rows: ['S..#', '..##'], estimates, strategy: 'astar', ties: 'low-h', order: [3, 1, 0, 2] });
    expect(all[2]).toMatchObject({
      tied: 2,
      tieBreaks: [
        { rule: 'low-h', against: 1 },
        { rule: 'first-in', against: 1 },
      ],
    });
  });

  test('is the order of generation alone where h is the key, or where the search uses none', () => {
    for (const strategy of ['greedy', 'ucs'] as const)
      expect(fromCross(strategy, 'low-h', [5, 5, 5, 5])[1].tieBreaks).toEqual([{ rule: 'first-in', against: 3 }]);
  });
});
