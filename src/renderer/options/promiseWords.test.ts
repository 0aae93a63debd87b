import { describe, expect, test } from 'vitest';
import { promisesOfSearch } from '../../shared/contract/searchPromises.ts';
import { traitsOf } from '../../shared/puzzle/heuristics/traits.ts';
import { neighbourTable, NO_CELL } from '../../shared/puzzle/geometry.ts';
import { ASTAR, BFS } from '../run/engine.fixture.ts';
import { meanMoves, summaryOfHeuristic, summaryOfSearch } from './promiseWords.ts';

const EIGHT = { rows: 3, cols: 3 };
const lineOf = (change: object): string => summaryOfSearch(promisesOfSearch({ ...ASTAR, ...change }, EIGHT)).text;

describe('the line beside the name of a search', () => {
  test('says that it may lose the shortest path, and what else can happen', () => {
    expect(lineOf({})).toBe('Complete and optimal');
    expect(lineOf({ algorithm: 'greedy' })).toBe('May lose the shortest path');
    expect(lineOf({ algorithm: 'weighted-astar' })).toBe('May lose the shortest path');
    expect(lineOf({ algorithm: 'greedy', duplicates: 'kept' })).toBe('May lose the shortest path, or find none');
    expect(lineOf({ algorithm: 'weighted-astar', duplicates: 'kept' })).toBe(
      'May lose the shortest path, or never end',
    );
    expect(lineOf({ algorithm: 'iddfs' })).toBe('Optimal, if there is a solution');
    expect(lineOf({ limits: { depth: 5 } })).toBe('Optimal, but may find nothing');
    expect(lineOf({ heuristic: 'manhattan-times' })).toBe('May lose the shortest path');
  });

  test('knows the board: greedy by the exact distance loses nothing', () => {
    expect(lineOf({ algorithm: 'greedy', heuristic: 'pattern-database' })).toBe('Complete and optimal');
    const large = promisesOfSearch(
      { ...ASTAR, algorithm: 'greedy', heuristic: 'pattern-database' },
      { rows: 4, cols: 4 },
    );
    expect(summaryOfSearch(large)).toEqual({ text: 'May lose the shortest path', tone: 'warning' });
    expect(promisesOfSearch(BFS, EIGHT).optimal.answer).toBe('yes');
  });
});

test('the line beside the name of a heuristic says what is known of it on the board', () => {
  expect(summaryOfHeuristic(traitsOf('manhattan', 3, 3)).text).toBe('Admissible and consistent');
  expect(summaryOfHeuristic(traitsOf('pattern-database', 4, 4)).text).toBe('Admissible, but not consistent');
  expect(summaryOfHeuristic(traitsOf('manhattan-with-blank', 3, 3)).tone).toBe('warning');
});

test.each([
  [2, 2],
  [3, 3],
  [2, 5],
  [5, 4],
])('the mean number of moves on %i×%i is that of the table of neighbours', (rows, cols) => {
  const moves = neighbourTable(rows, cols).filter((cell) => cell !== NO_CELL).length;
  expect(meanMoves(rows, cols)).toBeCloseTo(moves / (rows * cols), 12);
});
