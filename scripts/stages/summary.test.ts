import { expect, test } from 'vitest';
import type { Report } from './runStages.mjs';
import { summaryOf } from './summary.mjs';

const STAGES = ['lint', 'unit', 'built', 'e2e'];

function report(name: string, state: Report['state'], passed = 0, failed = 0, flaky = 0): Report {
  return { name, state, seconds: 1, output: '', counts: { passed, failed, flaky, skipped: 0 } };
}

test('all ran and passed: the tests are counted, and nothing else is said', () => {
  const reports = [report('lint', 'passed'), report('unit', 'passed', 3), report('built', 'passed', 2)];
  expect(summaryOf([...reports, report('e2e', 'passed', 4)], STAGES, undefined)).toEqual(['Tests: 9 passed, 0 failed']);
});

test('a test that passed only when it was tried again is told from those that passed', () => {
  expect(summaryOf([report('e2e', 'passed', 4, 0, 1)], ['e2e'], undefined)).toEqual([
    'Tests: 4 passed, 0 failed, 1 passed only when tried again',
  ]);
});

test('only some were asked for: the others are named', () => {
  expect(summaryOf([report('unit', 'passed', 3)], STAGES, 'there is no display')).toEqual([
    'Not asked for: lint, built, e2e.',
    'Tests: 3 passed, 0 failed',
  ]);
});

test('a failure without a failed test is named, and what it kept from running', () => {
  const reports = [report('lint', 'failed'), report('unit', 'passed', 3), report('built', 'not run')];
  expect(summaryOf([...reports, report('e2e', 'not run')], STAGES, 'there is no display')).toEqual([
    'Failed: lint.',
    'Not run, because of that: built, e2e.',
    'Tests: 3 passed, 0 failed',
  ]);
});

test('tests that passed earlier are told from those of this run, and Electron is missed', () => {
  const reports = [report('lint', 'unchanged'), report('unit', 'unchanged', 3), report('built', 'unchanged', 2)];
  expect(summaryOf([...reports, report('e2e', 'failed', 4, 1)], STAGES, 'there is no display')).toEqual([
    'Not run again, because nothing has changed since they passed: lint, unit, built.',
    'The end-to-end tests were not run in Electron: there is no display.',
    'Failed: e2e.',
    'Tests: 9 passed, 1 failed (5 of them passed in an earlier run)',
  ]);
});
