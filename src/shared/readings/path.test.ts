import { expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { gridDomain } from '../engine/grid.fixture.ts';
import { pathEnds, pathTo, solutionLength, solutionNodes, solutionOf } from './path.ts';
import { TraceReader } from './reading.ts';
import { Search } from '../engine/search.ts';
import type { StrategyId } from '../engine/strategy.ts';

function read(strategy: StrategyId, rows = ['S...', '.#..', '...G']): TraceReader {
  const limits = { expansions: 200, nodes: 1000 };
  const options = { strategy, ties: 'low-h', goalTest: 'generation', order: [0, 1, 2, 3], limits } as const;
  const search = new Search(gridDomain(rows), options);
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

test('the way to a node is its path; where halves have met on it, the paths of both, which are the solution', () => {
  const reader = read('bidirectional');
  const end = reader.expansions;
  const solution = solutionNodes(reader);
  const both = [reader.goal, reader.meeting];
  for (let node = 0; node < reader.nodes; node++) {
    const isOnSolution = solution.includes(node) || both.includes(node);
    expect(pathEnds(reader, end, node)).toEqual(isOnSolution ? both : [node]);
    expect(pathEnds(reader, end - 1, node)).toEqual([node]);
  }
  const drawn = new Set(both.flatMap((node) => [...pathTo(reader, node)]));
  expect(solution.every((node) => drawn.has(node))).toBe(true);
});

test.each([
  [['S..G'], 'start'],
  [['S.G'], 'goal'],
])('the two halves of %j, which the half from the %s brings together, are one way', (rows, half) => {
  const reader = read('bidirectional', rows);
  expect(pathTo(reader, reader.goal)[0]).toBe(half === 'start' ? 0 : 1);
  expect(solutionOf(reader, (action) => action ^ 1)).toEqual(Array(rows[0].length - 1).fill(3));
  expect(solutionNodes(reader)).toHaveLength(rows[0].length);
  expect(solutionLength(reader)).toBe(rows[0].length - 1);
});

test('in a search from one end, the only end of the path to a node is that node', () => {
  const reader = read('bfs');
  expect(solutionNodes(reader)).toEqual([...pathTo(reader, reader.goal)]);
  expect(solutionLength(reader)).toBe(5);
  expect(pathEnds(reader, reader.expansions, reader.goal)).toEqual([reader.goal]);
});
