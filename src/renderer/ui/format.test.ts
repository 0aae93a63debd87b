import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  durationInWords,
  formatNumber,
  momentInWords,
  ratioInWords,
  timesLeast,
  timesLeastTime,
} from './format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [181_440, '181,440'],
  [1_234_567, '1,234,567'],
])('the number %i is written %s, on every machine', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test('any number is written as English writes it', () => {
  const english = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true })), (value) => {
      fc.pre(!Object.is(value, -0));
      expect(formatNumber(value)).toBe(english.format(value));
    }),
  );
});

test.each([
  [0, '0 moves'],
  [1, '1 move'],
  [2384, '2,384 moves'],
])('a count of %i is %s', (value, written) => {
  expect(count(value, 'move')).toBe(written);
});

test('a count can have a plural of its own', () => {
  expect([1, 2].map((value) => count(value, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

test('a ratio is written in three digits', () => {
  expect([21.2222, 0.04712, 1, 1234.5, 2000, 99.96].map(ratioInWords)).toEqual([
    '21.2',
    '0.0471',
    '1',
    '1,235',
    '2,000',
    '100',
  ]);
});

test.each([
  [191, 9, '× 21.2'],
  [9, 9, null],
  [9.004, 9, null], // as good as the least: “× 1” would say nothing
  [9.1, 9, '× 1.01'],
  [9, 0, null],
])('%d against the least, %d, is written %j', (value, least, ratio) => {
  expect(timesLeast(value, least)).toBe(ratio);
});

test.each([
  [25, 1.2, '× 21'],
  [3.01, 3, null],
  [0.1, 0.1, null],
  [12, 0.1, '× 120'],
  [12, 0.0999, null],
  [0.04, 0.002, null],
  [3, 0, null],
])(
  'the time of %d ms against the least, %d ms, is written %j: a few microseconds give no ratio',
  (ms, least, ratio) => {
    expect(timesLeastTime(ms, least)).toBe(ratio);
  },
);

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
