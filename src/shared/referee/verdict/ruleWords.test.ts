import { expect, test } from 'vitest';
import { Task, type Assignment } from '../rules/assignment.ts';
import { bugIntro } from './verdictWords.ts';
import { ruleSentences, type RuleSentences } from './ruleWords.ts';
import { toldBug } from './toldBug.ts';
import { TraceLines } from '../output/traceReader.ts';
import { referee } from './verdict.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

type Asked = Omit<Assignment, 'puzzle' | 'heuristic'>;
const FAR_GOAL = [...GOAL].reverse();

/** What happened at the first wrong step. */
function said(lines: readonly string[], assignment: Asked, goal = GOAL): string {
  return sentences(lines, assignment, goal).happened;
}

/** What is said of the first wrong step. */
function sentences(...asked: Parameters<typeof judged>): RuleSentences {
  const { task, run, verdict } = judged(...asked);
  return ruleSentences(task, run, verdict.broken);
}

/** Lines of digits are states that were expanded. */
function judged(lines: readonly string[], assignment: Asked, goal: readonly number[]) {
  const reader = new TraceLines();
  reader.push(lines.map((line) => `${line.startsWith('{') ? line : JSON.stringify({ expand: line })}\n`).join(''));
  const { run, boards } = reader.end();
  const states = boards.states!;
  const start = states.cellsOf(run.state[run.stepEvents[0]]);
  const puzzle = { rows: 3, cols: 3, start, goal };
  const task = new Task({ puzzle, heuristic: 'manhattan', ...assignment }, states);
  const verdict = referee(task, run);
  if (verdict.verdict !== 'wrong') throw new Error(verdict.verdict);
  return { task, run, verdict };
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

test('where a state that waits never comes, it is asked whether it is generated', () => {
  const never = ['123456780', '123456708', '123456078', '123056478'];
  const { look } = sentences(never, { algorithm: 'bfs' }, FAR_GOAL);
  expect(look).toMatch(/^“1 2 3 \/ 4 5 _ \/ 7 8 6” never comes later either: is it generated at all\?/);
  const later = sentences([...never.slice(0, 3), '123450786'], { algorithm: 'bfs' }, FAR_GOAL);
  expect(later.look).toMatch(/^Look at both ends of your queue/);
});

test('a state beyond the bound is told with its depth, or f, and the bound', () => {
  const deep = ['123456780', '123456708', '123456078', '123056478'];
  expect(said(deep, { algorithm: 'iddfs' }, FAR_GOAL)).toBe(
    'Step 3 expanded “1 2 3 / 4 5 6 / _ 7 8”, which lies beyond the bound of this round: its depth is 2 and the bound is 1.',
  );
  expect(said(['123456078', '123056478', '023156478'], { algorithm: 'idastar' })).toBe(
    'Step 3 expanded “_ 2 3 / 1 5 6 / 4 7 8”, which lies beyond the bound of this round: its f is 6 and the bound is 2.',
  );
});

test('a repeated state of a round is told with the step that has expanded it', () => {
  const lines = ['123456780', '123456780', '123456708', '123456708'];
  expect(said(lines, { algorithm: 'iddfs' }, FAR_GOAL)).toBe(
    'Step 4 expanded “1 2 3 / 4 5 6 / 7 _ 8” again: step 3 had expanded it.',
  );
});

test('a search in rounds is not told of depth-first search or of a stack', () => {
  const lines = ['123456780', '123456780', '123456708', '123450786'];
  const rounds = [...lines, '123456780', '123456708', '123450786'];
  const { happened, rule, look } = sentences(rounds, { algorithm: 'iddfs' }, FAR_GOAL);
  expect(happened).toContain('was generated later');
  expect(rule + look).not.toMatch(/Depth-first|stack/);
});

test('the direction that is never moved is told', () => {
  // Breadth-first search of 3×3 from a corner without a move to the left: it ends after three states of one column.
  const { task, run, verdict } = judged(['123456780', '123450786', '120453786'], { algorithm: 'bfs' }, FAR_GOAL);
  expect(verdict.bugs).toContain('forgets-a-move');
  expect(toldBug(task, run, 'forgets-a-move').does).toBe('never moves the blank to the left');
});

test('a path from the goal to the start is told as one', () => {
  const lines = ['123456708', '123456780', '{"path": ["123456780", "123456708"]}'];
  expect(said(lines, { algorithm: 'astar' })).toBe('The path in line 3 is printed from the goal to the start.');
  const broken = { rule: 'path-reversed', step: 2, line: 3 } as const;
  expect(bugIntro({ broken }).none).toBe('All steps are right: only the path is wrong.');
});

test('a path to another board, which was expanded last, is told as a wrong goal test, and the steps are not praised', () => {
  const steps = ['123456078', '123456708', '123056478'];
  for (const path of ['"U"', '["123456078", "123056478"]']) {
    const { verdict, ...told } = judged([...steps, `{"path": ${path}}`], { algorithm: 'bfs' }, FAR_GOAL);
    expect(ruleSentences(told.task, told.run, verdict.broken).happened).toBe(
      'The program ended with “1 2 3 / _ 5 6 / 4 7 8” after step 3, as if that were the goal: the path in line 4 leads there.',
    );
    expect(bugIntro(verdict).none).not.toContain('All steps are right');
  }
});

test('a program that passes the goal, and returns a path to another board, has another goal', () => {
  const lines = ['123456708', '123456780', '123456078', '{"path": ["123456708", "123456078"]}'];
  expect(judged(lines, { algorithm: 'bfs' }, GOAL).verdict.bugs).toEqual(['misses-goal']);
});
