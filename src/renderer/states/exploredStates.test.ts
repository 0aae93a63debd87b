import { expect, test } from 'vitest';
import { NO_STATE, StateGraph } from '../../shared/puzzle/states/stateGraph.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { decodeBatch, encodeBatch } from '../../shared/trace/batch.ts';
import { Boards } from '../run/boards.ts';
import { ASTAR, BFS, CASE_1, openEngine, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import { ExploredStates } from './exploredStates.ts';

test.each([ASTAR, BFS])('the states that $algorithm expands are those of its boards', (search) => {
  const reader = readToEnd(CASE_1, search);
  const boards = new Boards(CASE_1, reader);
  const graph = new StateGraph(CASE_1.goal, 3, 3);
  const explored = new ExploredStates(graph, reader, (root) => boards.of(root));
  const expected = Array.from(reader.expanded.subarray(0, reader.expansions), (node) => graph.stateOf(boards.of(node)));
  expect(Array.from(explored.first(reader.expansions))).toEqual(expected);
  expect(Array.from(explored.first(3))).toEqual(expected.slice(0, 3));
  expect(explored.stateOf(reader.goal)).toBe(graph.stateOf(CASE_1.goal));
});

test('a trace that grows is followed', () => {
  const engine = openEngine(CASE_1, BFS);
  const reader = new TraceReader();
  const boards = new Boards(CASE_1, reader);
  const graph = new StateGraph(CASE_1.goal, 3, 3);
  const explored = new ExploredStates(graph, reader, (root) => boards.of(root));
  for (let at = 0; at < 5; at++) {
    const { nodes, expansions } = engine.trace;
    engine.advance(10);
    reader.append(decodeBatch(encodeBatch(engine.trace, at === 0 ? 0 : nodes, expansions)));
    expect(explored.first(reader.expansions).at(-1)).toBe(
      graph.stateOf(boards.of(reader.expanded[reader.expansions - 1])),
    );
  }
});

test('States says “0 explored” no longer after an exhausted search of the other half: its states are counted, each once', () => {
  const reader = readToEnd(UNSOLVABLE, BFS);
  expect(reader.status).toBe('exhausted');
  const explored = new ExploredStates(new StateGraph(UNSOLVABLE.goal, 2, 2), reader, () => UNSOLVABLE.start);
  expect([0, 1, 5, reader.expansions].map((step) => explored.elsewhere(step))).toEqual([0, 1, 5, 12]);
  const tree = readToEnd(UNSOLVABLE, { ...BFS, duplicates: 'kept', limits: { depth: 8 } });
  const repeated = new ExploredStates(new StateGraph(UNSOLVABLE.goal, 2, 2), tree, () => UNSOLVABLE.start);
  expect(tree.expansions).toBeGreaterThan(12);
  expect(repeated.elsewhere(tree.expansions)).toBe(12);
});

test('a search that can reach the goal explores nothing elsewhere', () => {
  const reader = readToEnd(CASE_1, BFS);
  const boards = new Boards(CASE_1, reader);
  const explored = new ExploredStates(new StateGraph(CASE_1.goal, 3, 3), reader, (root) => boards.of(root));
  expect(explored.elsewhere(reader.expansions)).toBe(0);
});

test('a search of the other half is nowhere on the map', () => {
  const reader = readToEnd(UNSOLVABLE, BFS);
  const graph = new StateGraph(UNSOLVABLE.goal, 2, 2);
  const explored = new ExploredStates(graph, reader, () => UNSOLVABLE.start);
  expect(new Set(explored.first(reader.expansions))).toEqual(new Set([NO_STATE]));
});
