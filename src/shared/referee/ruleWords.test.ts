import { expect, test } from 'vitest';
import { Task, type Assignment } from './assignment.ts';
import { ruleSentences } from './ruleWords.ts';
import { TraceLines } from './traceReader.ts';
import { referee } from './verdict.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/** What is said of the first wrong step; lines of digits are states that were expanded. */
function said(lines: readonly string[], assignment: Omit<Assignment, 'puzzle' | 'heuristic'>, goal = GOAL): string {
  const reader = new TraceLines();
  reader.push(lines.map((line) => `${line.startsWith('{') ? line : JSON.stringify({ expand: line })}\n`).join(''));
  const { run, boards } = reader.end();
  const states = boards.states!;
  const start = states.cellsOf(run.state[run.stepEvents[0]]);
  const puzzle = { rows: 3, cols: 3, start, goal };
  const task = new Task({ puzzle, heuristic: 'manhattan', ...assignment }, states);
  const verdict = referee(task, run);
  if (verdict.verdict !== 'wrong') throw new Error(verdict.verdict);
  return ruleSentences(task, run, verdict.broken).happened;
}

test('a path without the start is not said to break where it begins', () => {
  const lines = ['123456708', '123456780', '{"path": ["123450786", "123456780"]}'];
  expect(said(lines, { algorithm: 'astar' })).toBe(
    'The path in line 3 begins with “1 2 3 / 4 5 _ / 7 8 6”, not with the start “1 2 3 / 4 5 6 / 7 _ 8”.',
  );
});

test('a path that leaves a state out breaks there', () => {
  const lines = ['123456078', '123456708', '123456780', '{"path": ["123456078", "123456780"]}'];
  expect(said(lines, { algorithm: 'astar' })).toBe(
    'The path in line 4 breaks: no move leads from “1 2 3 / 4 5 6 / _ 7 8” to “1 2 3 / 4 5 6 / 7 8 _”.',
  );
});

test('breadth-first search is told of depths', () => {
  const lines = ['123456780', '123456708', '123456078'];
  expect(said(lines, { algorithm: 'bfs' }, [...GOAL].reverse())).toBe(
    'Step 3 expanded “1 2 3 / 4 5 6 / _ 7 8” at depth 2, while “1 2 3 / 4 5 _ / 7 8 6” at depth 1 was in the frontier.',
  );
});

test('without a closed list, no cheaper path is made up', () => {
  // The start is in the frontier twice more, by way of its successors; once it has been taken.
  const lines = [
    '123456780',
    '123456708',
    '123450786',
    '123456780',
    '123456078',
    '123406758',
    '120453786',
    '123405786',
  ];
  expect(said([...lines, '123056478'], { algorithm: 'bfs', duplicates: 'kept' }, [...GOAL].reverse())).toMatch(
    /at depth 2 was in the frontier, again: another path to it was found than that of step 4\.$/,
  );
});

test('a round that is over is followed by the start, not by a state of the round', () => {
  const lines = ['123456780', '123456780', '123456708', '123450786', '123456708'];
  expect(said(lines, { algorithm: 'iddfs' }, [...GOAL].reverse())).toBe(
    'Step 5 expanded “1 2 3 / 4 5 6 / 7 _ 8”, although nothing was left to expand in this round.',
  );
});
