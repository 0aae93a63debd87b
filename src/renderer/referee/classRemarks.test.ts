import { expect, test } from 'vitest';
import type { Assignment } from '../../shared/referee/rules/assignment.ts';
import { classBugs } from './classBugs.ts';
import { remarksOnClass } from './classRemarks.ts';
import { classCsv } from './classWords.ts';
import type { ClassRow } from './classRow.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const ASSIGNMENT: Assignment = {
  ...{ puzzle: { rows: 3, cols: 3, start: GOAL.with(8, 8).with(7, 0), goal: GOAL }, algorithm: 'astar' },
  heuristic: 'manhattan',
};

function row(name: string, change: Partial<ClassRow> = {}): ClassRow {
  return {
    ...{ file: { name, source: new Blob([]), entry: null }, steps: 20, verdict: 'right', step: null, line: null },
    ...{ happened: '', bugs: [], assignment: ASSIGNMENT, says: null, print: '', ...change },
  };
}

function remarksOn(...rows: readonly ClassRow[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...remarksOnClass(rows)].map(([{ file }, remarks]) => [file.name, remarks]));
}

const USUAL = [row('ada'), row('bob'), row('carol'), row('dan')];

test('what differs from most is remarked on: the search, the start, the goal, and what a file says of itself', () => {
  const small = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
  expect(
    remarksOn(
      ...USUAL,
      row('eve', { assignment: { ...ASSIGNMENT, algorithm: 'ucs' } }),
      row('fay', { assignment: { ...ASSIGNMENT, puzzle: small } }),
      row('guy', { says: 'bfs' }),
      row('hal', { assignment: null, verdict: 'unknown' }),
    ),
  ).toEqual({
    eve: ['another search than most: Uniform-cost search'],
    fay: ['another start than most: 1 2 / _ 3', 'another goal than most: 1 2 / 3 _'],
    guy: ['it says it is Breadth-first search'],
  });
});

test('where each has a start of its own, none is another one', () => {
  const starts = [0, 1, 2, 3].map((at) => GOAL.with(8, GOAL[at]).with(at, 0));
  const rows = starts.map((start, at) =>
    row(`${at}`, { assignment: { ...ASSIGNMENT, puzzle: { ...ASSIGNMENT.puzzle, start } } }),
  );
  expect(remarksOn(...rows)).toEqual({});
});

test('the same lines are remarked on only where no rule and no known bug explains them', () => {
  const odd = { verdict: 'wrong', step: 3, print: 'one' } as const;
  expect(
    remarksOn(
      ...USUAL,
      ...[row('eve', odd), row('fay', odd), row('guy', odd)],
      ...[row('hal', { ...odd, steps: 9 }), row('ida', { ...odd, bugs: ['forgets-h'] }), row('jim', { print: 'one' })],
    ),
  ).toEqual({
    eve: ['the same lines as fay, and 1 more'],
    fay: ['the same lines as eve, and 1 more'],
    guy: ['the same lines as eve, and 1 more'],
  });
});

test('the table as CSV says what the screen says', () => {
  const rows = [
    row('=ada'),
    row('bob', { verdict: 'wrong', step: 2, line: 3, happened: 'Step 2 …', bugs: ['forgets-h'], says: 'ucs' }),
  ];
  expect(classCsv(rows, remarksOnClass(rows)).split('\r\n')).toEqual([
    'Program,Verdict,First wrong step,Line,What happened,Bug,Steps,Remarks',
    "'=ada,right,,,,,20,",
    'bob,wrong,2,3,Step 2 …,"It orders by g alone, as uniform-cost search does",20,it says it is Uniform-cost search',
    '',
  ]);
});

test('a question is about the assignment with most programs that have its bug', () => {
  const bfs = { ...ASSIGNMENT, algorithm: 'bfs' } as const;
  const rows = [
    row('a', { bugs: ['stack-for-queue'], assignment: bfs }),
    ...[
      row('b', { bugs: ['stack-for-queue'] }),
      row('c', { bugs: ['stack-for-queue'] }),
      row('d', { bugs: ['forgets-h'] }),
    ],
    ...[
      row('e', { bugs: ['counts-blank'] }),
      row('f', { bugs: ['counts-blank'] }),
      row('g', { bugs: ['forgets-h', 'forgets-g'] }),
    ],
    ...[row('h', { bugs: ['counts-blank'] }), row('i'), row('j', { assignment: null, verdict: 'unknown' })],
  ];
  expect(classBugs(rows, 'stack-for-queue')).toEqual({
    assignment: ASSIGNMENT,
    bugs: [
      ['stack-for-queue', 2],
      ['counts-blank', 3],
      ['forgets-h', 1],
    ],
    programs: 8,
  });
});
