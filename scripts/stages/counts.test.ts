import { describe, expect, test } from 'vitest';
import { countsOf, sumOf } from './counts.mjs';

describe('the closing lines of a runner are counted', () => {
  test('Vitest, all passed', () => {
    const output = ' Test Files  1 passed (1)\n      Tests  31 passed (31)\n   Start at  10:00:00\n';
    expect(countsOf(output)).toEqual({ passed: 31, failed: 0, flaky: 0, skipped: 0 });
  });

  test('Vitest, mixed', () => {
    const output =
      ' Test Files  2 failed | 5 passed (7)\n      Tests  3 failed | 20 passed | 2 skipped | 1 todo (26)\n';
    expect(countsOf(output)).toEqual({ passed: 20, failed: 3, flaky: 0, skipped: 3 });
  });

  test('Playwright, mixed', () => {
    const output =
      'Running 9 tests using 2 workers\n\n  1 failed\n    [web] › e2e/x.spec.ts\n  1 flaky\n  2 did not run\n  5 passed (8.1s)\n';
    expect(countsOf(output)).toEqual({ passed: 5, failed: 1, flaky: 1, skipped: 2 });
  });

  test('a tool that runs no tests', () => {
    expect(countsOf('✓ built in 85ms\n')).toEqual({ passed: 0, failed: 0, flaky: 0, skipped: 0 });
  });
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, flaky: 4, skipped: 3 };
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, flaky: 8, skipped: 6 });
});
