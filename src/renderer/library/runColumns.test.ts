import { expect, test } from 'vitest';
import { durationInWords, momentInWords } from './runColumns.ts';

test.each([
  [0.04, '40 µs'],
  [0.0001, '1 µs'],
  [0, '0.0 ms'],
  [9.96, '10.0 ms'],
  [25.4, '25 ms'],
  [1250, '1.25 s'],
])('%d ms is written %s', (ms, expected) => {
  expect(durationInWords(ms)).toBe(expected);
});

test('a moment bears its year where that is not this one', () => {
  const [march, november] = [new Date(2026, 2, 4, 9, 5).getTime(), new Date(2026, 10, 21).getTime()];
  expect(momentInWords(march, november)).not.toContain('2026');
  expect(momentInWords(march, new Date(2027, 0, 1).getTime())).toContain('2026');
});
