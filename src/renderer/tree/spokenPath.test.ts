import { expect, test } from 'vitest';
import { MOST_NODES_TOLD, spokenPath } from './spokenPath.ts';

const nodes = (count: number) => Array.from({ length: count }, (_, index) => 10 * index);

test('a path is told as it is', () => {
  expect(spokenPath([])).toEqual({ leftOut: 0, told: [] });
  const { leftOut, told } = spokenPath(nodes(MOST_NODES_TOLD));
  expect(leftOut).toBe(0);
  expect(told.map(({ node }) => node)).toEqual(nodes(MOST_NODES_TOLD));
  expect(told.at(-1)).toEqual({ node: 10 * (MOST_NODES_TOLD - 1), place: MOST_NODES_TOLD });
});

test('of the 40,000 nodes of a depth-first path, the start and the last ones are told, and how many are not', () => {
  const { leftOut, told } = spokenPath(nodes(40_000));
  expect(told).toHaveLength(MOST_NODES_TOLD);
  expect(leftOut).toBe(40_000 - MOST_NODES_TOLD);
  expect(told[0]).toEqual({ node: 0, place: 1 });
  expect(told[1]).toEqual({ node: 10 * (leftOut + 1), place: leftOut + 2 });
  expect(told.at(-1)).toEqual({ node: 10 * 39_999, place: 40_000 });
});
