import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TraceReader } from '../../readings/reading.ts';
import { decodeBatch, encodeBatch } from '../../trace/batch.ts';
import { actionOf, NONE } from '../../trace/trace.ts';
import type { StrategyId } from '../../engine/strategy.ts';
import { Task } from '../rules/assignment.ts';
import { programTrace, waitingNode } from './programTrace.ts';
import {
  deepeningProgram,
  idaProgram,
  manhattan,
  movesOf,
  queueProgram,
  stackProgram,
  type StudentBoard,
} from '../bugs/programs.fixture.ts';
import { TraceLines } from '../output/traceReader.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

function walked(moves: readonly number[]): StudentBoard {
  const start = moves.reduce<readonly number[]>((board, move) => {
    const next = movesOf(board, 3);
    return next[move % next.length]!;
  }, GOAL);
  return { rows: 3, cols: 3, start, goal: GOAL };
}

function made(board: StudentBoard, lines: readonly string[], algorithm: StrategyId) {
  const reader = new TraceLines();
  reader.push(lines.join('\n'));
  const { run, boards } = reader.end();
  const task = new Task({ puzzle: board, algorithm, heuristic: 'manhattan' }, boards.states!);
  return { run, task, ...programTrace(task, run, false) };
}

const QUEUE = { h: manhattan, waiting: 'twice', closed: 'on expansion', testsGoal: 'on expansion' } as const;

const anyBoard = fc.array(fc.nat(11), { minLength: 1, maxLength: 20 }).map(walked);
const anyProgram = fc.constantFrom<[StrategyId, (board: StudentBoard, draw: (below: number) => number) => string[]]>(
  [
    'astar',
    (board, draw) => queueProgram(board, { ...QUEUE, key: (g, h) => g + h }, { draw, prints: 'states', limit: 200 }),
  ],
  [
    'greedy',
    (board, draw) => queueProgram(board, { ...QUEUE, key: (_g, h) => h }, { draw, prints: 'numbers', limit: 200 }),
  ],
  [
    'bfs',
    (board, draw) =>
      queueProgram(
        board,
        { ...QUEUE, h: null, key: (g) => g, closed: 'never' },
        { draw, prints: 'states', limit: 200 },
      ),
  ],
  ['dfs', (board, draw) => stackProgram(board, 'on pop', { draw, prints: 'states', limit: 200 })],
  [
    'iddfs',
    (board, draw) =>
      deepeningProgram(
        board,
        { first: 1, by: 1, prunes: 'path', printsLimit: true },
        { draw, prints: 'states', limit: 400 },
      ),
  ],
);

test('the trace of a program expands the states that it printed, in its order, and can be read like any other', () => {
  fc.assert(
    fc.property(anyBoard, anyProgram, fc.nat(7), (board, [algorithm, program], seed) => {
      const { run, task, trace, endsBefore, states } = made(
        board,
        program(board, (below) => seed % below),
        algorithm,
      );
      expect(endsBefore).toBeNull();
      const expanded = Array.from(trace.expanded.subarray(0, trace.expansions), (node) => states[node]);
      expect(expanded).toEqual(Array.from(run.stepEvents.subarray(0, run.steps), (event) => run.state[event]));
      const reader = new TraceReader();
      reader.append(decodeBatch(encodeBatch(trace, 0, 0)));
      for (let node = 0; node < reader.nodes; node++) {
        const parent = reader.parent[node]!;
        if (parent === NONE) expect(states[node]).toBe(task.start);
        else expect(task.states.actionBetween(states[parent]!, states[node]!)).toBe(actionOf(reader, node));
      }
      for (let step = 0; step <= reader.expansions; step++)
        expect(reader.waitingAt(step).length).toBe(step === 0 ? 1 : reader.frontierSize[step - 1]);
    }),
    { numRuns: 60 },
  );
});

test('it ends before a state that nothing leads to, and says so', () => {
  const board = walked([0, 2]);
  const { trace, endsBefore } = made(
    board,
    [`{"expand":"${board.start.join()}"}`, '{"expand":"8,7,6,5,4,3,2,1,0"}'],
    'bfs',
  );
  expect([trace.expansions, endsBefore, trace.status]).toEqual([1, 2, 'stopped']);
});

test('the state that was due is found among those that wait', () => {
  const board = walked([0, 1]);
  const all = made(board, [`{"expand":"${board.start.join()}"}`], 'bfs');
  const due = all.states[2]!;
  expect(waitingNode(all, due, 1)).toBe(2);
  expect(waitingNode(all, due, 0)).toBe(NONE);
});

test('a state that was found twice leaves the frontier once it is expanded', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(7), fc.constantFrom('states', 'numbers' as const), (board, seed, prints) => {
      const program = { ...QUEUE, h: null, key: (g: number) => g, waiting: 'replaced' as const };
      const lines = queueProgram(board, program, { draw: (below) => seed % below, prints, limit: 100 });
      const { trace, states } = made(board, lines, 'bfs');
      const reader = new TraceReader();
      reader.append(decodeBatch(encodeBatch(trace, 0, 0)));
      const expanded = new Set(Array.from(trace.expanded.subarray(0, trace.expansions), (node) => states[node]));
      for (const node of reader.waitingAt(reader.expansions)) expect(expanded).not.toContain(states[node]);
    }),
    { numRuns: 30 },
  );
});

const IDA = { h: manhattan, rises: 'least', prunes: 'path', printsBeyond: false } as const;

test.each(['iddfs', 'idastar'] as const)(
  'each round of %s begins at the start, which is in no other round',
  (algorithm) => {
    fc.assert(
      fc.property(anyBoard, fc.nat(7), fc.constantFrom('nothing', 'path' as const), (board, seed, prunes) => {
        const habits = { draw: (below: number) => seed % below, prints: 'states', limit: 300 } as const;
        const rules = { first: 0, by: 1, prunes, printsLimit: true } as const;
        const lines = algorithm === 'iddfs' ? deepeningProgram(board, rules, habits) : idaProgram(board, IDA, habits);
        const { trace, states, task, endsBefore } = made(board, lines, algorithm);
        expect(endsBefore).toBeNull();
        const reader = new TraceReader();
        reader.append(decodeBatch(encodeBatch(trace, 0, 0)));
        const expanded = Array.from(reader.expanded.subarray(0, reader.expansions));
        const roots = expanded.filter((node) => reader.parent[node] === NONE);
        for (const root of roots) expect(states[root]).toBe(task.start);
        expect(roots).toHaveLength(reader.iterations);
        const ofStart = expanded.filter((node) => states[node] === task.start);
        if (prunes === 'path' || algorithm === 'idastar') expect(ofStart).toEqual(roots);
      }),
      { numRuns: 40 },
    );
  },
);
