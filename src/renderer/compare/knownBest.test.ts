import { expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { solutionCost, solutionLength } from '../../shared/readings/path.ts';
import { openedComparison, settled } from './comparison.fixture.ts';

/** 11 moves are the fewest, and cost more than the cheapest solution. */
const PUZZLE: Puzzle = {
  ...{ rows: 3, cols: 3 },
  start: [2, 5, 3, 4, 1, 0, 7, 8, 6],
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
};

test('breadth-first search knows the fewest moves, and A* the least cost; only at cost 1 these are one', async () => {
  const { app, comparison } = await openedComparison();
  for (const puzzle of [PUZZLE, { ...PUZZLE, costs: 'tile' } as const]) {
    await app.current.showPuzzle(puzzle);
    comparison.enter();
    await settled(comparison);
    const [bfs, astar] = comparison.lanes.map(({ player }) => player.reader);
    const { shortest, cheapest } = comparison.best;
    expect(shortest).toBe(solutionLength(bfs));
    expect(cheapest).toBe(solutionCost(astar));
    expect(solutionCost(bfs) > cheapest!).toBe(puzzle !== PUZZLE);
  }
});
