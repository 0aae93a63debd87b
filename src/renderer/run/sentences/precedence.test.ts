import { expect, test } from 'vitest';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { frontierAt } from '../../../shared/readings/frontierAt.ts';
import { TIE_RULES, type TieRule } from '../../../shared/engine/strategy.ts';
import { ASTAR, BFS, CASE_1, readToEnd } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { textOf } from '../../ui/parts.ts';
import { precedenceOf } from './precedence.ts';

/** Every pair of the frontier at `step`, as sentences; each is asked for in both orders. */
function told(search: SearchSpec, step: number): string[] {
  const reader = readToEnd(CASE_1, search, { expansions: 60 });
  const order = searchOptionsOf(search);
  const waiting = Array.from(frontierAt(reader, step, order));
  return waiting.flatMap((first, index) =>
    waiting.slice(index + 1).map((second) => {
      const precedence = precedenceOf(reader, order, first, second);
      expect(precedence).toEqual(precedenceOf(reader, order, second, first));
      expect(precedence.first).toBe(first);
      return textOf(precedence.sentence);
    }),
  );
}

test('A* compares f, then h, then the order of generation', () => {
  const all = told(ASTAR, 6);
  expect(all).toContain('1 goes before 2: it has the lower f, 6 + 2 = 8 against 3 + 7 = 10.');
  expect(all).toContain('1 goes before 2: both have f = 8, and it has the lower h, 2 against 4.');
  expect(all).toContain('1 goes before 2: both have f = 10, and the same h; it was generated first.');
});

test.each([
  ['first-in', 'was generated first'],
  ['last-in', 'was generated last'],
] as const)('the tie rule %s is told', (ties, said) => {
  expect(told({ ...ASTAR, ties }, 5).join()).toContain(`and it ${said}.`);
});

test('the tie rule “leftmost” is explained by the place where the paths part', () => {
  const all = told({ ...ASTAR, ties: 'leftmost', duplicates: 'kept', straightBack: 'skipped' }, 6);
  const sentence =
    /^1 goes before 2: both have f = \d+, and its path lies further left: after \d moves? in common it goes on to the earlier successor\.$/;
  const ofPaths = all.filter((one) => one.includes('its path'));
  expect(ofPaths.length).toBeGreaterThan(3);
  for (const one of ofPaths) expect(one).toMatch(sentence);
});

test('queues and stacks compare their places', () => {
  expect(new Set(told(BFS, 5))).toEqual(new Set(['1 goes before 2: it joined the queue earlier.']));
  const all = told({ ...BFS, algorithm: 'dfs' }, 4);
  expect(all).toContain('1 goes before 2: of two successors, it was generated first, so it lies on top.');
  expect(all).toContain('1 goes before 2: it joined the stack later, so it lies on top.');
});

test('a search from both ends tells the halves apart', () => {
  const all = told({ ...BFS, algorithm: 'bidirectional' }, 3);
  expect(all.some((sentence) => sentence.includes('level comes first'))).toBe(true);
  expect(all).toContain('1 goes before 2: it joined its queue earlier.');
});

test.each(['ucs', 'greedy'] as const)('%s says nothing of h beside its key', (algorithm) => {
  for (const ties of Object.keys(TIE_RULES) as TieRule[]) {
    const all = told({ ...ASTAR, algorithm, ties }, 6);
    expect(
      all.some((sentence) =>
        /both have [gh] = \d+, and (?:it was generated (?:first|last)\.$|its path)/.test(sentence),
      ),
    ).toBe(true);
    expect(all.filter((sentence) => /same h|the (lower|higher) h, .* against .* and/.test(sentence))).toEqual([]);
  }
});
