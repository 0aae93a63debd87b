import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PathOrder } from './pathOrder.ts';

/** Puts node 0, then each further node behind the one that is named for it. */
function ordered(behind: readonly number[]): PathOrder {
  const order = new PathOrder();
  order.reserve(behind.length + 1);
  order.begin(0);
  for (const [index, other] of behind.entries()) order.putBehind(other, index + 1);
  return order;
}

function expectOrder(order: PathOrder, nodes: readonly number[]): void {
  const labels = nodes.map((node) => order.label[node]);
  expect(labels.every((label, index) => index === 0 || label > labels[index - 1])).toBe(true);
}

describe('the order of paths', () => {
  test('is that of a list into which each node is put', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 300 }), (draws) => {
        const behind = draws.map((draw, index) => draw % (index + 1));
        const list = [0];
        for (const [index, other] of behind.entries()) list.splice(list.indexOf(other) + 1, 0, index + 1);
        expectOrder(ordered(behind), list);
      }),
    );
  });

  test('holds where every node comes right behind the first, which takes labels from one gap', () => {
    const count = 20_000;
    const order = ordered(Array.from({ length: count }, () => 0));
    expectOrder(order, [0, ...Array.from({ length: count }, (_, index) => count - index)]);
  });

  test('holds where every node comes behind the newest', () => {
    const count = 20_000;
    const order = ordered(Array.from({ length: count }, (_, index) => index));
    expectOrder(
      order,
      Array.from({ length: count + 1 }, (_, index) => index),
    );
  });

  test('takes the bytes that it reports, and gives them back', () => {
    const order = new PathOrder();
    const promised = order.bytesFor(5000);
    order.reserve(5000);
    expect(order.bytesFor(5000)).toBe(promised);
    expect(promised).toBe(16 * order.label.length);
    order.release();
    expect(order.label).toHaveLength(0);
  });
});
