import { describe, expect, test } from 'vitest';
import { traitsOfSearch } from '../../../shared/contract/searchPromises.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { depthScales, points } from './depthScale.ts';
import { explanationOf } from './explanation.ts';
import { bandColours } from './bands.ts';
import { chosenPair, rolesOf, type PairCandidate } from './pair.ts';

const BASE_SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};

const candidate = (algorithm: keyof typeof STRATEGIES, expansions: number): PairCandidate => ({
  name: STRATEGIES[algorithm].shortLabel,
  strategy: STRATEGIES[algorithm],
  expansions,
});

describe('the tree', () => {
  test('is that of the search that expanded more, and of the first one where both did as many', () => {
    expect(rolesOf(candidate('bfs', 9), candidate('astar', 5))).toEqual({ tree: 0, painted: 1, note: null });
    expect(rolesOf(candidate('astar', 5), candidate('bfs', 9))).toEqual({ tree: 1, painted: 0, note: null });
    expect(rolesOf(candidate('astar', 5), candidate('bfs', 5))).toEqual({ tree: 0, painted: 1, note: null });
  });

  test('is never that of a search without one tree, and that is said', () => {
    const note = 'The tree is that of A*: IDA* begins a new tree with each bound.';
    expect(rolesOf(candidate('idastar', 9), candidate('astar', 5))).toEqual({ tree: 1, painted: 0, note });
    expect(rolesOf(candidate('astar', 5), candidate('idastar', 9))).toEqual({ tree: 0, painted: 1, note });
    expect(rolesOf(candidate('astar', 9), candidate('idastar', 5))).toMatchObject({ tree: 0, note: null });
    expect(rolesOf(candidate('idastar', 9), candidate('bidirectional', 5))).toEqual({
      missing: expect.stringContaining('IDA* begins a new tree with each bound, and Bidirectional has two trees'),
    });
  });

  test('and what is painted are those that were chosen, or the first and the last search', () => {
    expect(chosenPair([2, 1], 4)).toEqual([2, 1]);
    expect(chosenPair([0, 0], 3)).toEqual([0, 2]);
    expect(chosenPair([0, 3], 3)).toEqual([0, 2]);
  });
});

describe('what f tells', () => {
  const told = (change: Partial<SearchSpec>, cost: number | null = 31, name = 'It'): string =>
    explanationOf({
      search: { ...BASE_SEARCH, ...change },
      name,
      cost,
      sides: { below: 6549, at: 196, above: 7 },
      costsDiffer: false,
      traits: traitsOfSearch({ ...BASE_SEARCH, ...change }, { rows: 4, cols: 4 }),
    });

  test('is a sentence also where the search is called by the option in which it differs', () => {
    expect(told({}, null, 'first in')).toMatch(/^C\*/);
    expect(told({}, 31, 'first in')).toMatch(/^First in must expand/);
  });

  test('is that every state below C* must be expanded: with a consistent heuristic, tested on expansion', () => {
    const must =
      'It must expand every state with f below C* = 31, and of those with f = 31 only what the rule for ties chooses: here 196.';
    expect(told({})).toBe(must);
    expect(told({ algorithm: 'ucs', heuristic: 'manhattan-times' })).toBe(must);
  });

  test.each<[Partial<SearchSpec>, string]>([
    [{ goalTest: 'generation' }, 'can end before every state with f below C* = 31'],
    [{ heuristic: 'pattern-database' }, 'admissible, but not consistent'],
    [
      { heuristic: 'own', own: { name: 'Mine', kind: 'formula', text: '7 * misplaced' } },
      'It is not proved that this heuristic never overestimates: with f above C* = 31, It expanded 7 nodes so far.',
    ],
    [{ heuristic: 'manhattan-times', factor: 3 }, 'can overestimate: with f above C* = 31, It expanded 7 nodes'],
    [{ algorithm: 'weighted-astar' }, 'C* does not tell'],
    [{ algorithm: 'greedy' }, 'C* does not tell'],
    [{ algorithm: 'idastar' }, 'begins again with each bound'],
    [{ algorithm: 'bfs' }, 'has no f'],
    [{ algorithm: 'dfs' }, 'has no f'],
    [{ algorithm: 'bidirectional' }, 'has no f'],
  ])('is something else for %o', (change, words) => {
    expect(told(change)).toContain(words);
    expect(told(change)).not.toContain('must');
  });

  test('is not shown before C* is known', () => {
    expect(told({}, null)).not.toMatch(/\d/);
  });
});

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const channels = /^#/.test(colour)
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    : colour.match(/\d+/g)!.map(Number);
  const [r, g, b] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the colours of the bands', () => {
  test.each([
    ['light', '#fbfaf6', 2.4],
    ['dark', '#191814', 4],
    ['projector', '#ffffff', 4],
  ] as const)('in the theme %s change evenly in lightness, and stand out from %s', (theme, ground, least) => {
    for (const count of [1, 2, 6, 12]) {
      const lights = bandColours(count, theme).map(luminance);
      const sorted = [...lights].sort((one, other) => (theme === 'dark' ? other - one : one - other));
      expect(lights).toEqual(sorted);
      expect(new Set(lights).size).toBe(count);
      for (const light of lights) {
        const [high, low] = [light, luminance(ground)].sort((one, other) => other - one);
        expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(least);
      }
    }
  });
});

describe('the chart by depth', () => {
  test('has a line where nodes are, and a dot for a depth by itself', () => {
    const scales = depthScales(3, 100, 20, 10);
    expect(points([1, 10, 100], scales)).toBe('M0.0 10.0L10.0 5.0L20.0 0.0');
    expect(points([1, 0, 100], scales)).toBe('M0.0 10.0h0.01M20.0 0.0h0.01');
    expect(points([0, 0], scales)).toBe('');
  });
});
