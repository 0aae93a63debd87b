import { expect, test } from 'vitest';
import { ASTAR, BFS, CASE_1, readToEnd } from '../run/engine.fixture.ts';
import { comparisonTable } from './measures.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';

test('the table has a row for each measure, with bare numbers and nothing where nothing is known', () => {
  const [bfs, astar] = [BFS, ASTAR].map((search) => readToEnd(CASE_1, search));
  const text = comparisonTable(
    laneNames([BFS, ASTAR], 'blank'),
    [
      { reader: bfs, step: 20, time: null, shortest: 8, cheapest: 8 },
      { reader: astar, step: 9, time: null, shortest: 8, cheapest: 8 },
    ],
    false,
  );
  expect(text.split('\r\n').slice(0, 8)).toEqual([
    'Measure,BFS,A*',
    'Search,no heuristic,Manhattan distance',
    'Expanded,20,9',
    'Generated,56,24',
    'Largest frontier,18,10',
    'Deepest,5,8',
    'Solution length,,8',
    'Moves beyond a shortest solution,,0',
  ]);
});
