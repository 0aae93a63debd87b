import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { costByTile, costsAsText, costsFault, costsFromText, MAX_TILE_COST, normalCosts } from './tileCosts.ts';

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

describe('costs as text', () => {
  const anyCosts = fc.oneof(
    fc.constantFrom(undefined, 'tile' as const),
    fc.array(fc.integer({ min: 1, max: MAX_TILE_COST }), { minLength: 8, maxLength: 8 }),
  );

  test('are read as what was written, in the one form that costs have', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const text = costsAsText(costs);
        expect(costsFromText(text, 9)).toEqual({ ok: true, costs: normalCosts(costs) });
        expect(costByTile(normalCosts(costs), 9)).toEqual(costByTile(costs, 9));
      }),
    );
  });

  test.each([
    ['', undefined],
    ['1=1', undefined],
    ['tile', 'tile'],
    ['1=1, 2=2, 3=3', 'tile'],
    ['3=9', [1, 1, 9]],
  ])('“%s” of a 2 × 2 board is %o', (text, costs) => {
    expect(costsFromText(text, 4)).toEqual({ ok: true, costs });
  });

  test.each([
    ['1=0', 'Tile 1 costs 0, but a cost is a whole number from 1 to 99.'],
    ['1=-2', 'Tile 1 costs -2, but a cost is a whole number from 1 to 99.'],
    ['2=1.5', 'Tile 2 costs 1.5, but a cost is a whole number from 1 to 99.'],
    ['2=100', 'Tile 2 costs 100, but a cost is a whole number from 1 to 99.'],
    ['2=heavy', 'Tile 2 costs heavy, but a cost is a whole number from 1 to 99.'],
    ['4=1', 'There is no tile 4: this board has the tiles 1 to 3.'],
    ['0=1', 'There is no tile 0: this board has the tiles 1 to 3.'],
    ['1=2,1=3', 'Tile 1 is named twice.'],
    ['heavy', '“heavy” is not a tile with its cost, as in 5=3.'],
    ['1=2,', '“” is not a tile with its cost, as in 5=3.'],
  ])('“%s” is refused: %s', (text, message) => {
    expect(costsFromText(text, 4)).toEqual({ ok: false, message });
  });
});

test.each([
  [[1, 0, 1], 'Tile 2 costs 0, but a cost is a whole number from 1 to 99.'],
  [[1, 1, 2.5], 'Tile 3 costs 2.5, but a cost is a whole number from 1 to 99.'],
  [[100, 1, 1], 'Tile 1 costs 100, but a cost is a whole number from 1 to 99.'],
  [[1, 1], 'Tile 3 has no cost: each of the tiles 1 to 3 needs one.'],
  [[1, 1, 1, 1], 'There is no tile 4: this board has the tiles 1 to 3.'],
  [[5, 1, 1], null],
  ['tile' as const, null],
])('costs of a 2 × 2 board, %o: %s', (costs, fault) => {
  expect(costsFault(costs, 4)).toBe(fault);
});
