import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { describe, expect, test } from 'vitest';
import { CASE_1 } from '../run/engine.fixture.ts';
import { closestBets, keyOfComparison, parseRatio, betResultInWords } from './bets.ts';
import { searchesOf } from './presets.ts';

const bet = (ratio: number) => ({ name: `× ${ratio}`, ratio });

test('the closest bet is the one that is off by the least factor', () => {
  expect(closestBets([bet(10), bet(40)], 21)).toEqual([bet(40)]);
  expect(closestBets([bet(10), bet(40), bet(3)], 19)).toEqual([bet(10)]);
  expect(closestBets([bet(10), bet(40)], 20)).toEqual([bet(10), bet(40)]);
  expect(closestBets([], 20)).toEqual([]);
});

test('the result says which search expanded more', () => {
  expect(betResultInWords(191 / 9, 'BFS', 'A*')).toBe('BFS expanded 21.2 times as many nodes as A*');
  expect(betResultInWords(9 / 191, 'BFS', 'A*')).toBe('A* expanded 21.2 times as many nodes as BFS');
  expect(betResultInWords(1, 'BFS', 'A*')).toBe('BFS and A* expanded equally many nodes');
});

describe('a bet that is typed', () => {
  test.each([
    ['5', 5],
    ['5,5', 5.5],
    ['5.5', 5.5],
    [' × 30 ', 30],
    ['30x', 30],
    ['0,125', 0.125],
    ['1000', 1000],
    ['12.3456', 12.3456],
  ])('as “%s” is %d', (text, ratio) => {
    expect(parseRatio(text)).toEqual({ ratio });
  });

  test.each([
    ['', 'how many times as many nodes'],
    ['many', '“many” is not a number'],
    ['1,000.5', 'is not a number'],
    ['-3', 'is not a number'],
    ['5,', 'is not a number'],
    ['1,000', '“1,000” could mean 1000 or 1.'],
    ['1.500', '“1.500” could mean 1500 or 1.5.'],
    ['0', 'between 0.001 and 1,000,000'],
    ['1000001', 'between 0.001 and 1,000,000'],
  ])('as “%s” is refused in a sentence', (text, sentence) => {
    expect(parseRatio(text)).toEqual({ wrong: expect.stringContaining(sentence) });
  });
});

test('a comparison is known by its boards and its searches, in whatever order their options were chosen', () => {
  const { ties, ...rest } = DEFAULT_SEARCH;
  const key = keyOfComparison(CASE_1, [DEFAULT_SEARCH, DEFAULT_SEARCH]);
  expect(keyOfComparison({ ...CASE_1 }, [{ ...rest, ties }, DEFAULT_SEARCH])).toBe(key);
  expect(keyOfComparison(CASE_1, searchesOf('bfs-astar'))).not.toBe(key);
  expect(keyOfComparison({ ...CASE_1, start: CASE_1.goal }, [DEFAULT_SEARCH, DEFAULT_SEARCH])).not.toBe(key);
});
