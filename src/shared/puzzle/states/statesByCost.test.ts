import { expect, test } from 'vitest';
import { bestPaths } from './bestPaths.fixture.ts';
import { statesByCost } from './statesByCost.ts';
import { StateSpace } from './stateSpace.ts';

test('are those of plain boards', () => {
  const goal = [1, 2, 3, 4, 5, 0];
  const paths = [...bestPaths(goal, 3, (tile) => tile).values()];
  const { states, dearest, parted } = statesByCost(new StateSpace(goal, 2, 3), 'tile', 9);
  expect(states).toBe(360);
  const most = Math.max(...paths.map(({ cost }) => cost));
  expect(dearest.first.map(({ cells, least }) => [cells, least])).toEqual(
    paths.filter(({ cost }) => cost === most).map(({ cells }) => [cells, most]),
  );
  const apart = paths.filter(({ cost, costOfShortest }) => cost < costOfShortest);
  expect(parted.count).toBe(apart.length);
  expect(parted.first.map(({ cells }) => cells.join()).toSorted()).toEqual(
    apart.map(({ cells }) => cells.join()).toSorted(),
  );
  for (const { cells, moves, least, ofShortest } of parted.first) {
    const path = apart.find((one) => one.cells.join() === cells.join())!;
    expect([moves, least, ofShortest]).toEqual([path.moves, path.cost, path.costOfShortest]);
  }
});

test('of the 3×3 whose tiles cost their number: one state is the dearest, and at 33,732 the two answers part', () => {
  const { dearest, parted } = statesByCost(new StateSpace([1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 3), 'tile', 4);
  expect(dearest).toMatchObject({ count: 1, first: [{ cells: [0, 6, 7, 8, 5, 4, 2, 3, 1], least: 139, moves: 30 }] });
  expect(parted.count).toBe(33_732);
  expect(parted.first.map(({ moves }) => moves)).toEqual([11, 11, 11, 11]);
});
