import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STOP, type LessonStop } from '../../shared/contract/lessons.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import { Task, type Assignment } from '../../shared/referee/rules/assignment.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import { KnownStates } from '../../shared/referee/output/knownStates.ts';
import { PrintedRun } from '../../shared/referee/output/printedRun.ts';
import { referee, type RefereeVerdict } from '../../shared/referee/verdict/verdict.ts';
import { classStop } from './classStop.ts';
import { expandedAt } from './expandedAt.fixture.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const SMALL = [1, 2, 3, 4, 5, 0];

function assignmentOf(
  algorithm: StrategyId,
  goal: readonly number[] = GOAL,
  more: Partial<Assignment> = {},
): Assignment {
  return { puzzle: { rows: goal.length / 3, cols: 3, start: goal, goal }, algorithm, heuristic: 'manhattan', ...more };
}

function stopFor(assignment: Assignment, ...bugs: readonly BugId[]): LessonStop | null {
  return classStop({ assignment, bugs: bugs.map((bug, at) => [bug, 40 - at]), programs: 120 });
}

/** What the referee says of a program that prints the steps of the stop, and then does what the choice says. */
function verdictOn(assignment: Assignment, stop: LessonStop, choice: number): RefereeVerdict {
  const { value } = stop.asks!.choices[choice];
  const states = [...expandedAt(stop), ...(value.as === 'board' ? [value.cells] : [])];
  const puzzle = { ...assignment.puzzle, start: stop.puzzle.start };
  const task = new Task({ ...assignment, puzzle }, new KnownStates(puzzle));
  const run = new PrintedRun();
  for (const [at, cells] of states.entries()) {
    run.addStep(task.states.numberOf(cells), at + 1);
    // It is expanded, not skipped.
    task.states.eachSuccessor(task.states.numberOf(cells), (next) => run.addGenerated(next, at + 1));
  }
  return referee(task, run);
}

/** Of each kind of bug some: all of them take minutes. */
const EVERY: readonly (readonly [StrategyId, Partial<Assignment>, readonly BugId[]])[] = [
  ['bfs', {}, ['stack-for-queue', 'misses-goal', 'no-closed-list']],
  ['dfs', {}, ['queue-for-stack', 'around-the-edge']],
  ['iddfs', {}, ['bound-by-two', 'seen-in-other-rounds']],
  ['ucs', { puzzle: { rows: 2, cols: 3, start: SMALL, goal: SMALL, costs: [9, 1, 1, 1, 1] } }, ['goal-on-generation']],
  ['greedy', {}, ['adds-g', 'greatest-first']],
  ['astar', {}, ['counts-blank', 'forgets-g']],
  ['astar', { duplicates: 'kept', straightBack: 'skipped' }, ['forgets-h']],
  ['weighted-astar', { weight: 2 }, ['forgets-weight']],
  ['idastar', {}, ['seen-in-other-rounds']],
];

test.each(EVERY)('%s %j: a question made of bugs is true: %j', (algorithm, more, bugs) => {
  const assignment = assignmentOf(algorithm, SMALL, more);
  for (const bug of bugs) expectTrue(assignment, stopFor(assignment, bug)!, [bug]);
});

test('the wrong choices are the mistakes of a class, the most frequent first, with their numbers and nobody’s name', () => {
  const assignment = assignmentOf('astar');
  const bugs = ['counts-blank', 'forgets-g', 'h-of-parent'] as const;
  const stop = stopFor(assignment, ...bugs)!;
  expectTrue(assignment, stop, bugs);
  const wrong = stop.asks!.choices.filter(({ isRight }) => !isRight);
  expect(wrong.length).toBeGreaterThanOrEqual(3);
  expect(wrong[0].reason).toContain(`It is expanded by a program that ${BUG_WORDS['counts-blank'].does}.`);
  expect(stop.asks!.text).toBe('Which of these may A* search expand next?');
  expect(stop.note).toContain('- 40 of 120: counts the blank as a tile in h\n');
});

test('there is no question about a bug that the order of states does not show', () => {
  expect(stopFor(assignmentOf('iddfs', SMALL), 'starts-too-deep')).toBeNull();
});

/** As the referee judges them: it knows nothing of the question. */
function expectTrue(assignment: Assignment, stop: LessonStop, bugs: readonly BugId[]): void {
  expect(v.safeParse(STOP, stop).issues).toBeUndefined();
  stop.asks!.choices.forEach(({ isRight, value, reason }, at) => {
    const { verdict } = verdictOn(assignment, stop, at);
    const place = `${bugs.join()} at ${printBoard(stop.puzzle.start, 3)}, step ${String(stop.steps[0])}: ${JSON.stringify(value)}`;
    const holds = value.as === 'board' ? verdict !== 'wrong' : verdict === 'right';
    expect([place, holds]).toEqual([place, isRight]);
    if (!isRight) expect(bugs.some((bug) => reason.includes(BUG_WORDS[bug].does))).toBe(true);
  });
}
