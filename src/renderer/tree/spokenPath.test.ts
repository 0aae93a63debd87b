import { expect, test } from 'vitest';
import { MOST_NODES_SPOKEN, spokenPath } from './spokenPath.ts';

const nodes = (count: number) => Array.from({ length: count }, (_, index) => 10 * index);

test('a path of usual length is spoken in full', () => {
  expect(spokenPath([])).toEqual({ leftOut: 0, spoken: [] });
  const { leftOut, spoken } = spokenPath(nodes(MOST_NODES_SPOKEN));
  expect(leftOut).toBe(0);
  expect(spoken.map(({ node }) => node)).toEqual(nodes(MOST_NODES_SPOKEN));
  expect(spoken.at(-1)).toEqual({ node: 10 * (MOST_NODES_SPOKEN - 1), place: MOST_NODES_SPOKEN });
});

test('of the 40,000 nodes of a depth-first path, the start and the last ones are spoken, with the number left out', () => {
  const { leftOut, spoken } = spokenPath(nodes(40_000));
  expect(spoken).toHaveLength(MOST_NODES_SPOKEN);
  expect(leftOut).toBe(40_000 - MOST_NODES_SPOKEN);
  expect(spoken[0]).toEqual({ node: 0, place: 1 });
  expect(spoken[1]).toEqual({ node: 10 * (leftOut + 1), place: leftOut + 2 });
  expect(spoken.at(-1)).toEqual({ node: 10 * 39_999, place: 40_000 });
});
