import { describe, expect, test } from 'vitest';
import { applyAction } from '../board.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { solvability } from '../solvable.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';

const SIZES: [number, number][] = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
];

/** A random arrangement. */
function goalOf(rows: number, cols: number, seed: number): number[] {
  const ordered = Array.from({ length: rows * cols }, (_, tile) => tile);
  return randomSolvable(ordered, cols, seededRandom(seed));
}

describe.each(SIZES)('the graph of %i×%i', (rows, cols) => {
  const graph = new StateGraph(goalOf(rows, cols, 5), rows, cols);
  const states = Array.from({ length: graph.size }, (_, state) => state);
  /** Every state of the small graphs, and enough of the large one. */
  const sample = states.filter((state) => graph.size < 1000 || state % 17 === 0);

  test('numbers its states without a gap', () => {
    for (const state of sample) expect(graph.stateOf(graph.cellsOf(state))).toBe(state);
    expect(new Set(sample.map((state) => graph.cellsOf(state).join())).size).toBe(sample.length);
  });

  test('shows every state once, with its arrangement', () => {
    const shown = new Uint8Array(graph.size);
    graph.forEachState((state, cells) => {
      shown[state]++;
      if (shown[state] > 1 || graph.stateOf(cells) !== state)
        throw new Error(`State ${state} is ${Array.from(cells)}.`);
    });
    expect(shown).not.toContain(0);
  });

  test('has the moves of the board', () => {
    for (const state of sample) {
      const cells = graph.cellsOf(state);
      for (const action of [0, 1, 2, 3]) {
        const next = applyAction(cells, action, rows, cols);
        expect(graph.neighbour(state, action)).toBe(next === null ? NO_STATE : graph.stateOf(next));
      }
    }
  });

  test('holds the half of each goal that it is built for', () => {
    for (const seed of [5, 6, 7]) {
      const goal = goalOf(rows, cols, seed);
      const other = new StateGraph(goal, rows, cols);
      expect(other.stateOf(goal)).not.toBe(NO_STATE);
      for (const state of sample.slice(0, 200)) {
        const cells = other.cellsOf(state);
        expect(other.stateOf(cells)).toBe(state);
        expect(solvability(cells, goal, cols).solvable).toBe(true);
        if (seed === 5) expect(cells).toEqual(graph.cellsOf(state));
        const next = applyAction(cells, state % 4, rows, cols);
        expect(other.neighbour(state, state % 4)).toBe(next === null ? NO_STATE : other.stateOf(next));
      }
    }
  });

  test('has one edge for each move and its opposite', () => {
    const moves = sample.length === states.length ? states.flatMap((state) => movesFrom(graph, state)) : null;
    if (moves) expect(graph.edges).toBe(moves.length / 2);
    else expect(graph.edges).toBe((graph.size * 2 * (2 * rows * cols - rows - cols)) / (rows * cols) / 2);
  });

  test('knows which arrangements it does not have', () => {
    const random = seededRandom(9);
    for (let draw = 0; draw < 500; draw++) {
      const cells = Array.from(goalOf(rows, cols, draw));
      const other = random() < 0.5 ? cells : swapTwo(cells);
      expect(graph.stateOf(other) !== NO_STATE).toBe(solvability(other, graph.goal, cols).solvable);
    }
  });
});

test('the graph of 3×3 has 181,440 states and 241,920 edges', () => {
  const graph = new StateGraph([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3);
  expect([graph.size, graph.edges]).toEqual([181_440, 241_920]);
});

function movesFrom(graph: StateGraph, state: number): number[] {
  return [0, 1, 2, 3].map((action) => graph.neighbour(state, action)).filter((next) => next !== NO_STATE);
}

function swapTwo(cells: readonly number[]): number[] {
  return cells.map((tile) => [0, 2, 1][tile] ?? tile);
}

test('a graph is refused for boards whose states are too many', () => {
  const goal = Array.from({ length: 10 }, (_, tile) => tile);
  expect(() => new StateGraph(goal, 2, 5)).toThrow('Unexpected number of cells: 10');
});
