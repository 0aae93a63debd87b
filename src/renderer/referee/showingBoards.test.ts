import { expect, test } from 'vitest';
import { refereeServices } from './refereeMethods.ts';

const { referee } = refereeServices();

test('the boards of an assignment show each of its bugs once, or none of them does', async () => {
  const told = await referee.boards({ claim: { algorithm: 'bfs', goal: '1 2 3/4 5 _' } });
  if (typeof told === 'string') throw new Error(told);
  const all = [...told.boards.flatMap(({ adds }) => adds), ...told.hidden];
  expect(told.boards.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('takes the state that was added last, as depth-first search does');
  for (const { board, adds } of told.boards) {
    expect(board).toMatch(/^\S \S \S \/ \S \S \S$/);
    expect(adds).not.toEqual([]);
  }
});

test.each([
  [{ algorithm: 'bfs', goal: '1 2' } as const, /^goal: /],
  [{ goal: '1 2 3/4 5 _' }, /^The search is missing/],
])('an assignment that is not whole is named: %j', async (claim, message) => {
  expect(await referee.boards({ claim })).toMatch(message);
});
