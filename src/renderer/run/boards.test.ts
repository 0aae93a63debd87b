import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { applyAction, applyMoves } from '../../shared/puzzle/board.ts';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import { actionsTo, GOAL_ROOT, solutionLength, solutionNodes } from '../../shared/readings/path.ts';
import { actionOf, edgeOf, FATE, type Trace } from '../../shared/trace/trace.ts';
import { Boards } from './boards.ts';
import { ASTAR, BFS, CASE_1, HARDEST, randomPuzzle, readToEnd } from './engine.fixture.ts';

/** The board at `node`, replayed from the start. */
function replayed({ start, rows, cols }: Puzzle, trace: Trace, node: number): number[] | null {
  const moves = actionsTo(trace, node).map((action) => MOVE_LETTERS[action]);
  return applyMoves(start, moves.join(''), rows, cols);
}

describe('the boards of a trace', () => {
  test('are those that the moves from the start lead to, whatever node is asked for when', () => {
    const side = fc.integer({ min: 2, max: 4 });
    const asked = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer(), side, side, fc.constantFrom(ASTAR, BFS), asked, (seed, rows, cols, search, asked) => {
        const puzzle = randomPuzzle(seed, rows, cols);
        const trace = readToEnd(puzzle, search, { expansions: 200 });
        const boards = new Boards(puzzle, trace);
        for (const pick of asked) {
          const node = pick % trace.nodes;
          expect(boards.of(node)).toEqual(replayed(puzzle, trace, node));
        }
      }),
    );
  });

  test('of the start and of the goal are those of the puzzle', () => {
    const trace = readToEnd(HARDEST, ASTAR);
    const boards = new Boards(HARDEST, trace);
    expect(boards.of(trace.goal)).toEqual(HARDEST.goal);
    expect(boards.of(0)).toEqual(HARDEST.start);
  });

  test('stay right when more are asked for than are remembered', () => {
    const trace = readToEnd(HARDEST, BFS, { expansions: 9000 });
    const boards = new Boards(HARDEST, trace);
    expect(trace.nodes).toBeGreaterThan(20_000);
    const expected: number[][] = [[...HARDEST.start]];
    for (let node = 1; node < trace.nodes; node++) {
      expected.push(applyAction(expected[trace.parent[node]], actionOf(trace, node), 3, 3)!);
    }
    const wrong = expected.findLastIndex((cells, node) => boards.of(node).join() !== cells.join());
    expect(wrong).toBe(-1);
  });

  test('are there also at the end of a path that is longer than what is remembered', () => {
    const trace = readToEnd(HARDEST, { ...BFS, algorithm: 'dfs' }, { expansions: 40_000 });
    const deepest = trace.nodes - 1;
    expect(trace.g[deepest]).toBeGreaterThan(20_000);
    const boards = new Boards(HARDEST, trace);
    for (const node of [deepest, deepest - 1, 1_000, deepest])
      expect(boards.of(node)).toEqual(replayed(HARDEST, trace, node));
  });

  test('say which move a damaged trace makes over the edge', () => {
    const trace = readToEnd(HARDEST, BFS, { expansions: 10 });
    trace.edge[1] = edgeOf(MOVE_LETTERS.indexOf('D'), FATE.fresh); // the blank is on the last row
    expect(() => new Boards(HARDEST, trace).of(1)).toThrow('Node 1 was reached by a move over the edge of the board.');
  });
});

test('a search from both ends has the goal at its second root, and both halves show one state where they meet', () => {
  const trace = readToEnd(CASE_1, { ...BFS, algorithm: 'bidirectional', goalTest: 'generation' });
  const boards = new Boards(CASE_1, trace, GOAL_ROOT);
  expect(boards.of(0)).toEqual(CASE_1.start);
  expect(boards.of(GOAL_ROOT)).toEqual(CASE_1.goal);
  expect(boards.of(trace.goal)).toEqual(boards.of(trace.meeting));
});

test('the nodes of its solution go from the start to the goal, a move apart', () => {
  const trace = readToEnd(CASE_1, { ...BFS, algorithm: 'bidirectional', goalTest: 'generation' });
  const boards = new Boards(CASE_1, trace, GOAL_ROOT);
  const shown = solutionNodes(trace).map((node) => boards.of(node));
  expect(shown).toHaveLength(solutionLength(trace) + 1);
  expect([shown[0], shown.at(-1)]).toEqual([CASE_1.start, CASE_1.goal]);
  for (const [index, board] of shown.slice(1).entries()) {
    expect(board.filter((tile, cell) => tile !== shown[index][cell])).toHaveLength(2);
  }
});
