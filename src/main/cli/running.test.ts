import { expect, test } from 'vitest';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { expanderBySums } from '../../shared/puzzle/solve/tileSums.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { Domains } from '../../host/solver/domains.ts';
import { openCounting } from '../../host/solver/openCounting.ts';
import { runningSearch, type Running } from './running.ts';

/** Instance 12 of Korf: 45 moves. */
const PUZZLE = {
  rows: 4,
  cols: 4,
  start: [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15],
  goal: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

/** IDA* with the Manhattan distance. */
function idaStar(expansions = Infinity): Running {
  const options = searchOptionsOf({ ...DEFAULT_SEARCH, algorithm: 'idastar', limits: { expansions } });
  return runningSearch(openCounting(PUZZLE, { heuristic: 'manhattan', options }, new Domains()));
}

test('a search without a trace has the numbers of its solver, and tells how far it is', () => {
  const solver = new IdaStar(expanderBySums(PUZZLE, 'manhattan', [0, 1, 2, 3]));
  solver.advance(Infinity);
  const running = idaStar();
  while (running.advance());
  const { generated, expanded, maxFrontier } = solver;
  const solution = lettersOf(solver.solution);
  expect(running.result()).toEqual({ status: 'solved', solution, generated, expanded, maxFrontier });
  expect(solution).toHaveLength(45);
  expect(running.progress()).toMatch(/^No solution is shorter than 45: [\d,]+ nodes$/);
});

test.each([1, 17, 1000])('a search without a trace is stopped after exactly %i expansions', (expansions) => {
  const running = idaStar(expansions);
  while (running.advance());
  expect(running.result()).toMatchObject({ status: 'expansion-limit', solution: null, expanded: expansions });
});
