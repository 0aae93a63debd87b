import { expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { CostForm } from './costForm.svelte.ts';

function open(costs?: TileCosts) {
  const puzzles: Puzzle[] = [withCosts({ rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] }, costs)];
  const form = new CostForm(
    () => puzzles.at(-1)!,
    (puzzle) => puzzles.push(puzzle),
  );
  const type = (tile: number, text: string): void => {
    form.type(tile, text);
    form.commit(tile);
  };
  return { form, type, used: () => puzzles.slice(1).map(({ costs }) => costs) };
}

test('to ask for a cost of each tile changes no cost', () => {
  const { form, used } = open();
  form.choose('each');
  expect(form.kind).toBe('each');
  expect([1, 2, 3].map((tile) => form.textOf(tile))).toEqual(['1', '1', '1']);
  expect(used()).toEqual([]);
});

test('the costs of the tiles begin with those before', () => {
  const { form, type, used } = open('tile');
  form.choose('each');
  expect([1, 2, 3].map((tile) => form.textOf(tile))).toEqual(['1', '2', '3']);
  type(1, '4');
  form.choose('one');
  form.choose('tile');
  expect(used()).toEqual([[4, 2, 3], undefined, 'tile']);
  expect(form.kind).toBe('tile');
});

test('a typed cost belongs to its tile, and costs of 1 alone are none', () => {
  const { form, type, used } = open();
  form.choose('each');
  type(3, ' 12 ');
  type(1, '99');
  type(1, '99');
  type(1, '1');
  type(3, '1');
  expect(used()).toEqual([[1, 1, 12], [99, 1, 12], [1, 1, 12], undefined]);
  expect(form.kind).toBe('each');
});

test.each(['0', '-1', '100', '2.5', '2,5', 'two', ''])(
  '%j is no cost: it stays typed, and one sentence says why',
  (text) => {
    const { form, type, used } = open([4, 1, 1]);
    type(1, text);
    expect(form.isWrong(1)).toBe(true);
    expect(form.textOf(1)).toBe(text);
    expect(form.said).toMatch(/^Tile 1 cannot cost .*: a cost is a whole number from 1 to 99\.$/);
    type(2, '7');
    expect(used()).toEqual([[4, 7, 1]]);
    expect(form.textOf(1)).toBe(text);
    expect([form.drop(1), form.drop(1)]).toEqual([true, false]);
    expect([form.fault, form.textOf(1)]).toEqual([null, '4']);
  },
);
