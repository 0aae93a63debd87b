import { expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { Domains } from './domains.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const NEAR: Puzzle = { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 7, 0, 8], goal: GOAL };

/** h of the start. */
function hOf(domains: Domains, puzzle: Puzzle, factor: number): number {
  const domain = domains.domainOf(puzzle, 'manhattan-times', { factor });
  const states = new Int32Array(domain.words);
  domain.start(states, 0);
  return domain.h(states, 0);
}

test('searches of a small board towards one goal share their tables, others do not', () => {
  const domains = new Domains();
  const { tables } = domains.domainOf(NEAR, 'manhattan');
  expect(tables).toBeDefined();
  expect(domains.domainOf({ ...NEAR, start: GOAL }, 'manhattan').tables).toBe(tables);
  expect(domains.domainOf(NEAR, 'zero').tables).not.toBe(tables);
  expect(domains.domainOf({ ...NEAR, start: GOAL, goal: NEAR.start }, 'manhattan').tables).not.toBe(tables);
});

test('a heuristic with another factor is another one', () => {
  const domains = new Domains();
  expect([hOf(domains, NEAR, 2), hOf(domains, NEAR, 3)]).toEqual([2, 3]);
});

test('the four used last are kept', () => {
  const domains = new Domains();
  const { tables } = domains.domainOf(NEAR, 'zero');
  for (const factor of [2, 3, 4]) hOf(domains, NEAR, factor);
  expect(domains.domainOf(NEAR, 'zero').tables).toBe(tables);
  for (const factor of [5, 6, 7, 8]) hOf(domains, NEAR, factor);
  expect(domains.domainOf(NEAR, 'zero').tables).not.toBe(tables);
});

test('a start of the other half and a board of more cells are searched all the same', () => {
  const domains = new Domains();
  const unsolvable = { ...NEAR, start: [2, 1, 3, 4, 5, 6, 7, 8, 0] };
  expect(hOf(domains, unsolvable, 2)).toBe(4);
  const large = { rows: 2, cols: 5, start: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], goal: [1, 0, 2, 3, 4, 5, 6, 7, 8, 9] };
  expect(hOf(domains, large, 2)).toBe(2);
});
