import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightsOf } from '../heuristics/lines.ts';
import { anyCosts } from '../tileCosts.fixture.ts';
import { bestCosts } from './bestCosts.ts';
import { bestPaths } from './bestPaths.fixture.ts';
import { StateSpace } from './stateSpace.ts';

test('are those of plain boards, for any costs', () => {
  const goal = [1, 0, 3, 5, 4, 2];
  const space = new StateSpace(goal, 2, 3);
  fc.assert(
    fc.property(anyCosts(6), (costs) => {
      const costsFrom = bestCosts(space, costs);
      const weights = weightsOf({ rows: 2, cols: 3, goal, costs });
      for (const { cells, cost, costOfShortest } of bestPaths(goal, 3, (tile) => weights[tile]).values())
        expect(costsFrom(space.graph.stateOf(cells))).toEqual({ least: cost, ofShortest: costOfShortest });
    }),
    { numRuns: 20 },
  );
});
