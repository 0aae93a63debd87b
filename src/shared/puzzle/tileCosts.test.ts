import { describe, expect, it } from 'vitest';
import { costByTile } from './tileCosts.ts';

describe('the cost of a tile', () => {
  it.each([
    ['is 1 where nothing is said, which is no cost of its own', undefined, null],
    ['is its number', 'tile', [0, 1, 2, 3]],
    ['is the one chosen for it', [5, 2, 99], [0, 5, 2, 99]],
    ['is no cost of its own if 1 is chosen for all', [1, 1, 1], null],
  ] as const)('%s', (_name, costs, byTile) => {
    const found = costByTile(costs, 4);
    expect(found && [...found]).toEqual(byTile);
  });
});
