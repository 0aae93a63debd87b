import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test('keeps letters of every script and digits, and joins the words', () => {
  expect(fileName('Case 1', 'A* · Manhattan distance', 'step 9')).toBe('case-1-a-star-manhattan-distance-step-9');
  expect(fileName('Übung/../№ 3?')).toBe('übung-3');
});

test('is never empty and never too long', () => {
  expect(fileName('///')).toBe('searchlight');
  expect(fileName('x'.repeat(500))).toHaveLength(120);
});
