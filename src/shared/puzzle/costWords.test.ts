import { expect, test } from 'vitest';
import { costsInFull } from './costWords.ts';
import type { TileCosts } from './tileCosts.ts';

test.each<[TileCosts | undefined, string]>([
  [undefined, ''],
  [[1, 1, 1], ''],
  ['tile', 'Moving a tile costs its number'],
  [[1, 5, 2], 'Costs of a move: 5 for tile 2, 2 for tile 3; 1 for the others'],
  [[4, 5, 2], 'Costs of a move: 4 for tile 1, 5 for tile 2, 2 for tile 3'],
])('the costs %j of a 2×2 board are written in full', (costs, spoken) => {
  expect(costsInFull(costs, 4)).toBe(spoken);
});
