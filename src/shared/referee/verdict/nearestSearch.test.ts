import { expect, test } from 'vitest';
import { Search } from '../../engine/search.ts';
import type { StrategyId, TieRule } from '../../engine/strategy.ts';
import { createSlidingDomain } from '../../puzzle/domain/slidingDomain.ts';
import { actionsOf } from '../../puzzle/moveNames.ts';
import { Task, type Assignment } from '../rules/assignment.ts';
import { choiceSentences, sortedTold, toldChoices } from './choiceWords.ts';
import { KnownStates } from '../output/knownStates.ts';
import { nearestSearch } from './nearestSearch.ts';
import { manhattan, movesOf, queueProgram, type QueueProgram } from '../bugs/programs.fixture.ts';
import { MOST_SORTED_STEPS } from './sortedTies.ts';
import { TraceLines } from '../output/traceReader.ts';
import { referee } from './verdict.ts';
import { traceLines } from '../trace/writtenTrace.ts';

const PUZZLE = { rows: 3, cols: 3, start: [7, 2, 4, 5, 0, 6, 8, 3, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

function taskFor(algorithm: StrategyId, states = new KnownStates(PUZZLE)): Task {
  return new Task({ puzzle: PUZZLE, algorithm, heuristic: 'manhattan' } satisfies Assignment, states);
}

function read(lines: readonly string[]) {
  const reader = new TraceLines();
  reader.push(lines.join('\n'));
  return reader.end();
}

/** What our own search prints, which is a program as any other. */
function printed(strategy: StrategyId, ties: TieRule, order: string): readonly string[] {
  const options = { strategy, ties, order: actionsOf(order), goalTest: 'expansion' } as const;
  const domain = createSlidingDomain(PUZZLE, 'manhattan');
  const search = new Search(domain, { ...options, limits: { expansions: 200, nodes: Infinity } });
  search.advance(Infinity);
  return [...traceLines({ trace: search.trace, puzzle: PUZZLE, options, heuristic: 'manhattan' })];
}

test.each([
  ['astar', 'last-in', 'RLDU', 'Ties on f: last in, first out.', 'Successors: the blank moves → ← ↓ ↑, in this order.'],
  [
    'astar',
    'high-h',
    'UDLR',
    'Ties on f: highest h first, then first in, first out.',
    'Successors: the blank moves ↑ ↓ ← →, in this order.',
  ],
  ['ucs', 'last-in', 'LRUD', 'Ties on g: last in, first out.', 'Successors: the blank moves ← → ↑ ↓, in this order.'],
] as const)('%s with ties %s and moves %s tells its choices', (algorithm, ties, order, ...sentences) => {
  const { run, boards } = read(printed(algorithm, ties, order));
  const task = taskFor(algorithm, boards.states!);
  expect(referee(task, run).verdict).not.toBe('wrong');
  const nearest = nearestSearch(task, run, run.steps);
  expect(nearest.agrees).toBe(run.steps);
  expect(nearest.choices).toContainEqual({ ties, order });
  expect(choiceSentences(task.assignment, nearest, run.steps)).toEqual([
    ...sentences,
    'With this, the search here takes the same states in the same order.',
  ]);
});

test('a program that chooses anew at every step is right, and has no rule', () => {
  let drawn = 0;
  const habits = { draw: (below: number) => (drawn++ * 7 + 3) % below, prints: 'states', limit: 5_000 } as const;
  const program: QueueProgram = {
    ...{ key: (g, h) => g + h, h: manhattan },
    ...{ waiting: 'twice', closed: 'on expansion', testsGoal: 'on expansion' },
  };
  const { run, boards } = read(queueProgram(PUZZLE, program, habits));
  const task = taskFor('astar', boards.states!);
  expect(referee(task, run).verdict).toBe('right');
  const nearest = nearestSearch(task, run, run.steps);
  expect(nearest.agrees).toBeLessThan(run.steps);
  expect(choiceSentences(task.assignment, nearest, run.steps)).toEqual([
    expect.stringContaining('Any choice is right.'),
  ]);
});

test('a heap of pairs (f, board) is found out: ties go to the board that sorts first', () => {
  const lines: string[] = [];
  const heap = [{ f: manhattan(PUZZLE.start, PUZZLE.goal, 3), g: 0, board: PUZZLE.start as readonly number[] }];
  const closed = new Set<string>();
  while (lines.length < 60) {
    heap.sort((one, other) => one.f - other.f || (one.board.join() < other.board.join() ? -1 : 1));
    const { board, g } = heap.shift()!;
    if (closed.has(board.join())) continue;
    closed.add(board.join());
    lines.push(board.join(' '));
    for (const next of movesOf(board, 3))
      heap.push({ f: g + 1 + manhattan(next, PUZZLE.goal, 3), g: g + 1, board: next });
  }
  const { run, boards } = read(lines);
  expect(toldChoices(taskFor('astar', boards.states!), run)).toEqual([
    'Ties on f: the board whose list of tiles sorts first, as in a heap of (f, board).',
  ]);
});

test('nothing is said of the choices of a run that is too long to compare', () => {
  const { run, boards } = read(printed('astar', 'last-in', 'RLDU'));
  const task = taskFor('astar', boards.states!);
  const nearest = nearestSearch(task, run, run.steps);
  for (const agrees of [run.steps, run.steps - 1])
    expect(choiceSentences(task.assignment, { ...nearest, agrees, isSure: false }, run.steps)).toEqual([]);
});

test('where a heap of (f, board) was followed for its first steps only, so much is said', () => {
  const sentences = (steps: number) => sortedTold(taskFor('astar').assignment, 'none', steps);
  expect(sentences(MOST_SORTED_STEPS)).toMatch(/^Ties on f: the board/);
  expect(sentences(MOST_SORTED_STEPS + 1)).toMatch(/^Ties on f \(in the first 2,000 steps\): the board/);
});

test('one step tells nothing of the choices', () => {
  const { run, boards } = read(['7 2 4/5 _ 6/8 3 1']);
  const task = taskFor('astar', boards.states!);
  expect(choiceSentences(task.assignment, nearestSearch(task, run, 1), 1)).toEqual([
    'The steps fit several rules for ties and orders of successors.',
  ]);
});
