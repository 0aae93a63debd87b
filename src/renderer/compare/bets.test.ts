import { expect, test } from 'vitest';
import { closestBets, ratioInWords } from './bets.ts';

const bet = (ratio: number) => ({ name: `× ${ratio}`, ratio });

test('the closest bet is the one that is off by the least factor', () => {
  expect(closestBets([bet(10), bet(40)], 21)).toEqual([bet(40)]);
  expect(closestBets([bet(10), bet(40), bet(3)], 19)).toEqual([bet(10)]);
  expect(closestBets([bet(10), bet(40)], 20)).toEqual([bet(10), bet(40)]);
  expect(closestBets([], 20)).toEqual([]);
});

test('a ratio is written in three digits', () => {
  expect([21.2222, 0.04712, 1, 1234.5, 2000, 99.96].map(ratioInWords)).toEqual([
    '× 21.2',
    '× 0.0471',
    '× 1',
    '× 1,235',
    '× 2,000',
    '× 100',
  ]);
});
