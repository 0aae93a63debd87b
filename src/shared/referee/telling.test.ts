import { expect, test } from 'vitest';
import type { StrategyId } from '../engine/strategy.ts';
import { Task, type Assignment } from './assignment.ts';
import type { BugId } from './bugs.ts';
import { KnownStates } from './knownStates.ts';
import { queueProgram, type QueueProgram, manhattan } from './programs.fixture.ts';
import { bugsOf, exposingBoard, tellingBoard, tellingBoards } from './telling.ts';
import { TraceLines } from './traceReader.ts';
import { referee } from './verdict.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

function taskFor(
  algorithm: StrategyId,
  goal: readonly number[] = GOAL,
  cols = 3,
  more: Partial<Assignment> = {},
): Task {
  const puzzle = { rows: goal.length / cols, cols, start: goal, goal };
  return new Task({ puzzle, algorithm, heuristic: 'manhattan', ...more }, new KnownStates(puzzle));
}

/** Bugs that show on no board, and why. */
const NEVER: Partial<Record<StrategyId, Partial<Record<BugId, string>>>> = {
  bfs: { 'counts-states': 'the order is right: it shows in g alone' },
  astar: {
    'counts-states': 'the order is right: it shows in g alone',
    'never-reopens': 'Manhattan distance is consistent: no cheaper path to a closed state is ever found',
    'goal-on-generation': 'h is 1 beside the goal, so f of the goal is that of its parent, which is the least',
  },
};

test.each(['bfs', 'astar'] as const)(
  '%s: each bug shows on one of three boards, or is known never to do so',
  (algorithm) => {
    const task = taskFor(algorithm);
    const bugs = bugsOf(task);
    const search = tellingBoards(task, bugs);
    let looked = 0;
    let step = search.next();
    for (; step.done !== true; step = search.next()) looked = step.value;
    const { boards, hidden } = step.value;
    expect([looked, boards.length <= 3]).toEqual([bugs.length, true]);
    expect(hidden.toSorted()).toEqual(Object.keys(NEVER[algorithm]!).toSorted());
    const shown = boards.flatMap(({ exposes }) => exposes);
    expect([...new Set([...shown, ...hidden])].toSorted()).toEqual(bugs.toSorted());
  },
);

test('a heuristic that is no longer consistent shows a closed list without a way back', () => {
  const task = taskFor('astar', GOAL, 3, { heuristic: 'manhattan-times' });
  expect(exposingBoard(task, 'never-reopens')).not.toBeNull();
});

test('the board for two bugs is the nearest: on all starts of 3 × 2 that are nearer, some ties hide one of them', () => {
  const task = taskFor('astar', [1, 2, 3, 4, 5, 0]);
  const board = exposingBoard(task, 'counts-tiles')!;
  expect([board.ties, board.moves > 1]).toEqual(['any', true]);
  const nearer = exposingBoard(task, 'counts-tiles', { budget: 20 });
  expect(nearer).toBeNull();
});

const PROGRAM: QueueProgram = {
  key: (g, h) => g + h,
  h: manhattan,
  waiting: 'twice',
  closed: 'on expansion',
  testsGoal: 'on expansion',
};

function bugsNamed(change: Partial<QueueProgram>, start: readonly number[]): readonly BugId[] {
  const board = { rows: 3, cols: 3, start, goal: GOAL };
  const lines = queueProgram(board, { ...PROGRAM, ...change }, { draw: () => 0, prints: 'states', limit: 1000 });
  const reader = new TraceLines();
  reader.push(`${lines.join('\n')}\n`);
  const { run, boards } = reader.end();
  const assignment = { puzzle: board, algorithm: 'astar', heuristic: 'manhattan' } as const;
  const verdict = referee(new Task(assignment, boards.states!), run);
  return verdict.verdict === 'wrong' ? verdict.bugs : [];
}

test('programs with two bugs are told apart by the board for the two', () => {
  const board = tellingBoard(taskFor('astar'), 'forgets-g', 'adds-up-f')!;
  const forgets = bugsNamed({ key: (_g, h) => h }, board.start);
  const adds = bugsNamed({ sums: (g, h) => g + h + 1 }, board.start);
  expect([forgets.includes('forgets-g'), forgets.includes('adds-up-f')]).toEqual([true, false]);
  expect([adds.includes('forgets-g'), adds.includes('adds-up-f')]).toEqual([false, true]);
});

test('two bugs that never part have no board, and the search for one ends', () => {
  expect(tellingBoard(taskFor('bfs'), 'counts-states', 'counts-states', { budget: 500 })).toBeNull();
});
