import { describe, expect, test } from 'vitest';
import { neighbour, NO_CELL } from '../geometry.ts';
import { buildPatternTable, NO_PLACEMENT, placementCount } from './patternTable.ts';

function built(pattern: readonly number[], blank: number, states?: number): { table: Uint8Array; told: number[] } {
  const told: number[] = [];
  const building = buildPatternTable(pattern, blank, states);
  let step = building.next();
  for (; !step.done; step = building.next()) told.push(step.value);
  return { table: step.value, told };
}

/**
 * The same the slow and obvious way: states are the cells of the tiles and that of the blank, moves of the blank alone are free.
 * By cells of the tiles: the least over all cells of the blank.
 */
function searched(pattern: readonly number[], blank: number): Map<string, number> {
  const distances = new Map<string, number>();
  let layer = [[...pattern, blank]];
  const seen = new Set<string>();
  for (let distance = 0; layer.length > 0; distance++) {
    const next: number[][] = [];
    for (let state = layer.pop(); state; state = layer.pop()) {
      if (seen.has(state.join())) continue;
      seen.add(state.join());
      const tiles = state.slice(0, -1);
      if (!distances.has(tiles.join())) distances.set(tiles.join(), distance);
      for (const action of [0, 1, 2, 3]) {
        const from = state.at(-1)!;
        const to = neighbour(from, action, 4, 4);
        if (to === NO_CELL) continue;
        const tile = tiles.indexOf(to);
        if (tile === -1) layer.push([...tiles, to]);
        else next.push([...tiles.with(tile, from), to]);
      }
    }
    layer = next;
  }
  return distances;
}

describe('a pattern table', () => {
  test.each([
    [[14, 13, 12], 0],
    [[0, 1, 4], 5],
    [[15, 3], 1],
  ])('of %j with the blank of the goal on %i has the distances of a plain search', (pattern, blank) => {
    const { table } = built(pattern, blank);
    const distances = searched(pattern, blank);
    expect(distances.size).toBe(placementCount(pattern.length));
    for (const [cells, distance] of distances) {
      const index = cells.split(',').reduce((sum, cell, tile) => sum + Number(cell) * 16 ** tile, 0);
      expect(table[index]).toBe(distance);
    }
  });

  test('has nothing for two tiles on one cell', () => {
    const { table } = built([14, 13, 12], 0);
    expect(table.filter((distance) => distance !== NO_PLACEMENT)).toHaveLength(16 * 15 * 14);
    expect(table[0x011]).toBe(NO_PLACEMENT);
  });

  test('is the same however often it yields progress', () => {
    const [seldom, often] = [undefined, 10].map((states) => built([9, 8, 5], 0, states));
    expect(often.table).toEqual(seldom.table);
    expect(often.told.length).toBeGreaterThan(10 * seldom.told.length);
  });

  test('yields progress while it is built', () => {
    const { told } = built([9, 8, 5, 4], 0);
    expect(told.length).toBeGreaterThan(10);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(placementCount(4));
  });
});
