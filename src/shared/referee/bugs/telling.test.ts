import { expect, test } from 'vitest';
import type { StrategyId } from '../../engine/strategy.ts';
import { seededRandom } from '../../puzzle/states/scramble.ts';
import { Task, type Assignment } from '../rules/assignment.ts';
import type { BugId } from './bugs.ts';
import { KnownStates } from '../output/knownStates.ts';
import { manhattan, misplaced, movesOf, queueProgram, type QueueProgram } from './programs.fixture.ts';
import { bugsOf, exposingBoard, tellingBoard, tellingBoards } from './telling.ts';
import { TraceLines } from '../output/traceReader.ts';
import { referee, type RefereeVerdict } from '../verdict/verdict.ts';

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

test.each([
  ['bfs', 3],
  ['astar', 4],
] as const)('%s: each bug shows on one of %i boards, or is known never to do so', (algorithm, most) => {
  const task = taskFor(algorithm);
  const bugs = bugsOf(task);
  const search = tellingBoards(task, bugs);
  let looked = 0;
  let step = search.next();
  for (; step.done !== true; step = search.next()) looked = step.value;
  const { boards, hidden } = step.value;
  expect([looked, boards.length <= most]).toEqual([bugs.length, true]);
  expect(hidden.toSorted()).toEqual(Object.keys(NEVER[algorithm]!).toSorted());
  const shown = boards.flatMap(({ exposes }) => exposes);
  expect([...new Set([...shown, ...hidden])].toSorted()).toEqual(bugs.toSorted());
});

test('a heuristic that is no longer consistent shows a closed list without a way back', () => {
  const task = taskFor('astar', GOAL, 3, { heuristic: 'manhattan-times' });
  expect(exposingBoard(task, 'never-reopens')).not.toBeNull();
});

const PROGRAM: QueueProgram = {
  key: (g, h) => g + h,
  h: manhattan,
  waiting: 'twice',
  closed: 'on expansion',
  testsGoal: 'on expansion',
};

function verdictOf(change: Partial<QueueProgram>, start: readonly number[], seed = 0): RefereeVerdict {
  const board = { rows: 3, cols: 3, start, goal: GOAL };
  const random = seededRandom(seed);
  const draw = (below: number): number => (seed === 0 ? 0 : Math.floor(random() * below));
  const lines = queueProgram(board, { ...PROGRAM, ...change }, { draw, prints: 'states', limit: 1000 });
  const reader = new TraceLines();
  reader.push(`${lines.join('\n')}\n`);
  const { run, boards } = reader.end();
  const assignment = { puzzle: board, algorithm: 'astar', heuristic: 'manhattan' } as const;
  return referee(new Task(assignment, boards.states!), run);
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** All boards that so many moves lead to, from the goal. */
function boardsWithin(moves: number): readonly (readonly number[])[] {
  const found = new Map([[GOAL.join(), GOAL as readonly number[]]]);
  for (let depth = 0; depth < moves; depth++)
    for (const board of [...found.values()])
      for (const next of movesOf(board, 3)) found.set(next.join(), found.get(next.join()) ?? next);
  return [...found.values()];
}

test('the board that shows a bug shows it with any ties, and on each nearer one some ties hide it', () => {
  const { start, moves, ties } = exposingBoard(taskFor('astar'), 'counts-tiles', { printsSuccessors: false })!;
  expect(ties).toBe('any');
  const isBlamed = (board: readonly number[]) => (seed: number) =>
    verdictOf({ h: misplaced }, board, seed).verdict === 'wrong';
  expect(SEEDS.every(isBlamed(start))).toBe(true);
  expect(boardsWithin(moves - 1).filter((board) => SEEDS.every(isBlamed(board)))).toEqual([]);
});

test('programs with two bugs are told apart by the board for the two', () => {
  const board = tellingBoard(taskFor('astar'), 'forgets-g', 'adds-up-f')!;
  const forgets = verdictOf({ key: (_g, h) => h }, board.start);
  const adds = verdictOf({ sums: (g, h) => g + h + 1 }, board.start);
  for (const [verdict, bug, other] of [
    [forgets, 'forgets-g', 'adds-up-f'],
    [adds, 'adds-up-f', 'forgets-g'],
  ] as const) {
    const bugs = verdict.verdict === 'wrong' ? verdict.bugs : [];
    expect([bugs.includes(bug), bugs.includes(other)]).toEqual([true, false]);
  }
});

test('two bugs that never part have no board, and the search for one ends', () => {
  expect(tellingBoard(taskFor('bfs'), 'counts-states', 'counts-states', { budget: 500 })).toBeNull();
});
