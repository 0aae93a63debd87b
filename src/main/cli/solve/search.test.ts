import { expect, test } from 'vitest';
import type { TracelessSearch } from '../../../shared/engine/counts.ts';
import { lettersOf } from '../../../shared/puzzle/moveNames.ts';
import { IdaStar } from '../../../shared/puzzle/solve/idaStar.ts';
import { expanderBySums } from '../../../shared/puzzle/solve/tileSums.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { Domains } from '../../../host/solver/domains.ts';
import { openCounting } from '../../../host/solver/openCounting.ts';
import { progressOf, runToEnd } from './search.ts';

/** Instance 12 of Korf: 45 moves. */
const PUZZLE = {
  rows: 4,
  cols: 4,
  start: [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15],
  goal: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

const NO_PAUSE = { pause: () => Promise.resolve() };

/** IDA* with the Manhattan distance. */
function idaStar(expansions = Infinity): TracelessSearch {
  const options = searchOptionsOf({ ...DEFAULT_SEARCH, algorithm: 'idastar', limits: { expansions } });
  return openCounting(PUZZLE, { heuristic: 'manhattan', options }, new Domains());
}

test('a search without a trace has the numbers of its solver, and tells how far it is', async () => {
  const solver = new IdaStar(expanderBySums(PUZZLE, 'manhattan', [0, 1, 2, 3]));
  solver.advance(Infinity);
  const search = idaStar();
  const result = await runToEnd(search, NO_PAUSE);
  const { generated, expanded, maxFrontier } = solver.counts;
  const solution = lettersOf(solver.solution!);
  expect(result).toEqual({ status: 'solved', solution, generated, expanded, maxFrontier });
  expect(solution).toHaveLength(45);
  expect(progressOf(search)).toMatch(/^No solution is shorter than 45: [\d,]+ nodes$/);
});

test.each([1, 17, 1000])('a search without a trace is stopped after exactly %i expansions', async (expansions) => {
  expect(await runToEnd(idaStar(expansions), NO_PAUSE)).toMatchObject({
    status: 'expansion-limit',
    solution: null,
    expanded: expansions,
  });
});
