import { expect, test } from 'vitest';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { solutionCost } from '../../shared/readings/path.ts';
import { ASTAR, readToEnd } from '../run/engine.fixture.ts';
import { earlyWitness } from './earlyWitness.ts';

const EARLY: SearchSpec = { ...ASTAR, goalTest: 'generation' };

test.each<[string, SearchSpec, cells: number]>([
  ['uniform-cost search', { ...EARLY, algorithm: 'ucs' }, 6],
  ['A* by zero', { ...EARLY, heuristic: 'zero' }, 6],
  ['A* by Gaschnig', { ...EARLY, heuristic: 'gaschnig' }, 6],
  ['A* by walking distance', { ...EARLY, heuristic: 'walking-distance' }, 6],
])('%s misses the cheapest solution of the puzzle that is shown for it', (_, search, cells) => {
  const { puzzle, found, cheapest } = earlyWitness(search)!;
  expect(puzzle.goal).toHaveLength(cells);
  expect(found).toBeGreaterThan(cheapest);
  expect(solutionCost(readToEnd(puzzle, search))).toBe(found);
  expect(solutionCost(readToEnd(puzzle, { ...search, goalTest: 'expansion' }))).toBe(cheapest);
});

test('nothing is shown for a search that tests when it takes, or goes by no cost', () => {
  expect(earlyWitness({ ...EARLY, goalTest: 'expansion' })).toBeNull();
  expect(earlyWitness({ ...EARLY, algorithm: 'bfs' })).toBeNull();
  expect(earlyWitness({ ...EARLY, algorithm: 'idastar' })).toBeNull();
  expect(earlyWitness({ ...EARLY, heuristic: 'manhattan' })).toBeNull(); // beside the goal it says what the last move costs
});
