import { expect, test } from 'vitest';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { sizeInWords } from './known.ts';

test.each<[TileCosts | undefined, string]>([
  [undefined, '2 × 2'],
  [[1, 1, 1], '2 × 2'],
  ['tile', '2 × 2, heavy tiles'],
  [[1, 5, 2], '2 × 2, tiles cost 1–5'],
  [[4, 4, 4], '2 × 2, tiles cost 4'],
])('a 2×2 puzzle with the costs %j is listed as %s', (costs, words) => {
  expect(sizeInWords({ rows: 2, cols: 2, costs })).toBe(words);
});
