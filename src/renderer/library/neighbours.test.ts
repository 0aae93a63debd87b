import { describe, expect, test } from 'vitest';
import { neighbourPlace, placeBeyond, type Direction } from './neighbours.ts';

/** The order after rows were put before one of them, as the host does it. */
function after(order: readonly number[], moved: readonly number[], before: number | null): number[] {
  const rest = order.filter((id) => !moved.includes(id));
  const at = before === null ? rest.length : rest.indexOf(before);
  return rest.toSpliced(at, 0, ...moved);
}

function moved(order: readonly number[], ids: readonly number[], direction: Direction): number[] | undefined {
  const before = placeBeyond(order, ids, direction);
  return before === undefined ? undefined : after(order, ids, before);
}

describe('one place up or down', () => {
  test.each<[string, number[], Direction, number[] | undefined]>([
    ['up', [3], -1, [1, 3, 2, 4]],
    ['down', [3], 1, [1, 2, 4, 3]],
    ['down to the end', [3], 1, [1, 2, 4, 3]],
    ['up from the top: nowhere', [1], -1, undefined],
    ['down from the end: nowhere', [4], 1, undefined],
    ['two together, down', [1, 2], 1, [3, 1, 2, 4]],
    ['two together, up', [3, 4], -1, [1, 3, 4, 2]],
    ['scattered ones come together', [1, 3], 1, [2, 1, 3, 4]],
    ['none: nowhere', [], 1, undefined],
  ])('%s', (_, ids, direction, expected) => {
    expect(moved([1, 2, 3, 4], ids, direction)).toEqual(expected);
  });
});

test('a row dropped beside another one comes right before or right after it', () => {
  expect(after([1, 2, 3], [1], neighbourPlace([1, 2, 3], 2, 'after'))).toEqual([2, 1, 3]);
  expect(after([1, 2, 3], [3], neighbourPlace([1, 2, 3], 2, 'before'))).toEqual([1, 3, 2]);
  expect(after([1, 2, 3], [1], neighbourPlace([1, 2, 3], 3, 'after'))).toEqual([2, 3, 1]);
});
