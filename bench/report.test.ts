import { describe, expect, test } from 'vitest';
import { boundRow, printed, rateRow, timeRow } from './report.ts';

describe('a target is met', () => {
  test('by a time that is so many times shorter', () => {
    expect(timeRow('a', 200, 10, 20)).toMatchObject({ measured: '20.0×', target: 'at least 20×', isMet: true });
    expect(timeRow('a', 200, 10.1, 20).isMet).toBe(false);
  });

  test('by a rate that is so many times higher', () => {
    expect(rateRow('a', 10e6, 70e6, 7)).toMatchObject({ textbook: '10.0 M/s', ours: '70.0 M/s', isMet: true });
    expect(rateRow('a', 10e6, 69e6, 7).isMet).toBe(false);
  });

  test('by a quantity that is not greater', () => {
    expect(boundRow('a', 16, 16, 'bytes')).toMatchObject({ measured: '16 bytes', isMet: true });
    expect(boundRow('a', 1_000_001, 1_000_000, 'nodes')).toMatchObject({ measured: '1,000,001 nodes', isMet: false });
  });
});

test('a missed target is marked in print', () => {
  const [met, missed] = printed([boundRow('a', 1, 2, 'MB'), boundRow('b', 3, 2, 'MB')]).split('\n');
  expect(met).toMatch(/^ {2}a +1 MB +at most 2 MB$/);
  expect(missed).toMatch(/MISSED$/);
});
