import { expect, test } from 'vitest';
import { whyNoStop } from './stopWords.ts';

test('a lesson with one stop has one stop, not “the stops 1 to 1”', () => {
  expect(whyNoStop('5', 1)).toBe('There is no stop “5”: this lesson has one stop.');
  expect(whyNoStop('99', 12)).toBe('There is no stop “99”: this lesson has the stops 1 to 12.');
});
