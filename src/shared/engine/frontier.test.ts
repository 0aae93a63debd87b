import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SpareColumns } from '../trace/columns.ts';
import { Frontier } from './frontier.ts';
import type { StrategyId, TieRule } from './strategy.ts';

/** The frontier of A*, with room for all nodes of a test. */
function frontierFor(ties: TieRule): Frontier {
  const frontier = new Frontier({ strategy: 'astar', ties });
  frontier.reserve(300);
  return frontier;
}

/** Adds nodes 0, 1, 2 … with these [f, h] and takes all of them out. */
function orderOf(ties: TieRule, keys: [f: number, h: number][]): number[] {
  const frontier = frontierFor(ties);
  keys.forEach(([f, h], node) => frontier.add(node, f, h));
  return keys.map(() => frontier.take());
}

describe('the frontier', () => {
  test.each<[TieRule, number[]]>([
    ['low-h', [3, 2, 4, 0, 1]],
    ['high-h', [3, 0, 2, 4, 1]],
    ['first-in', [3, 0, 2, 4, 1]],
    ['last-in', [3, 4, 2, 0, 1]],
  ])('takes the lowest f first and breaks ties by %s', (ties, order) => {
    const keys: [number, number][] = [
      [7, 5],
      [9, 0],
      [7, 2],
      [4, 4],
      [7, 2],
    ];
    expect(orderOf(ties, keys)).toEqual(order);
  });

  test.each<[TieRule, number[]]>([
    ['low-h', [0, 3, 5, 1, 4, 2, 6]],
    ['high-h', [5, 3, 0, 4, 1, 2, 6]],
    ['first-in', [0, 3, 5, 1, 4, 2, 6]],
  ])('keeps nodes of one f together however large f and h are, ties by %s', (ties, order) => {
    const keys: [number, number][] = [
      [5, 0],
      [6, 0],
      [64, 30],
      [5, 32],
      [6, 40],
      [5, 64],
      [300, 600],
    ];
    expect(orderOf(ties, keys)).toEqual(order);
  });

  test.each<TieRule>(['low-h', 'high-h', 'first-in', 'last-in', 'leftmost'])(
    'takes nodes from a heap in the order of the buckets, ties by %s',
    (ties) => {
      const key = fc.record({ g: fc.nat(4), h: fc.nat(4) });
      fc.assert(
        fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
          const columns = { g: Int32Array.from(keys, ({ g }) => g), h: Uint16Array.from(keys, ({ h }) => h) };
          const removal = { strategy: 'weighted-astar', weight: 1.5, ties } as const;
          const taken = [new Frontier(removal), new Frontier(removal, undefined, columns)].map((frontier) => {
            frontier.reserve(keys.length);
            keys.forEach(({ g, h }, node) => frontier.add(node, 2 * g + 3 * h, h));
            return keys.map(() => frontier.take());
          });
          expect(taken[1]).toEqual(taken[0]);
        }),
      );
    },
  );

  test('is a queue where all keys are equal', () => {
    expect(orderOf('first-in', Array(5).fill([0, 0]))).toEqual([0, 1, 2, 3, 4]);
  });

  test('of breadth-first search is a queue that skips foreign, dropped and discarded ids', () => {
    const frontier = new Frontier({ strategy: 'bfs', ties: 'low-h' });
    frontier.reserve(20);
    for (const node of [0, 2, 3, 7]) frontier.add(node, 0, 9 - node);
    expect([frontier.take(), frontier.take()]).toEqual([0, 2]);
    frontier.discard(3);
    frontier.add(11, 0, 0);
    expect([frontier.take(), frontier.take(), frontier.size]).toEqual([7, 11, 0]);
  });

  test.each<StrategyId>(['bfs', 'dfs', 'astar'])(
    'of %s finds nothing in borrowed columns that others left there',
    (strategy) => {
      const spare = new SpareColumns();
      const left = new Frontier({ strategy, ties: 'low-h' }, spare);
      left.reserve(10);
      for (const node of [0, 1, 2, 3]) left.add(node, 0, 0);
      left.release();
      const frontier = new Frontier({ strategy, ties: 'low-h' }, spare);
      frontier.reserve(10);
      frontier.add(2, 0, 0);
      frontier.add(3, 0, 0);
      expect([frontier.has(0), frontier.size, frontier.take(), frontier.take()]).toEqual([false, 2, 2, 3]);
    },
  );

  test.each<StrategyId>(['bfs', 'dfs', 'astar'])('of %s gives back what it has borrowed', (strategy) => {
    const spare = new SpareColumns();
    const [waiting, next] = [spare.borrow(Uint8Array), spare.borrow(Int32Array)];
    spare.giveBack(waiting);
    spare.giveBack(next);
    const frontier = new Frontier({ strategy, ties: 'low-h' }, spare);
    frontier.reserve(10);
    frontier.release();
    expect(spare.borrow(Uint8Array)).toBe(waiting);
    expect(spare.borrow(Int32Array)).toBe(next);
  });

  test('counts and holds only nodes that were neither taken nor discarded', () => {
    const frontier = frontierFor('low-h');
    for (const node of [0, 1, 2]) frontier.add(node, 5, node);
    frontier.discard(0);
    expect(frontier.size).toBe(2);
    expect(frontier.take()).toBe(1);
    expect(frontier.size).toBe(1);
    expect([0, 1, 2, 3].map((node) => frontier.has(node))).toEqual([false, false, true, false]);
  });

  test.each<Numbered>(['low-h', 'high-h', 'first-in', 'last-in'])(
    'does what a sorted list would do under any use, ties by %s',
    (ties) => {
      const small = fc.record({ f: fc.nat(12), h: fc.nat(9) });
      const large = fc.record({ f: fc.integer({ min: 60, max: 130 }), h: fc.integer({ min: 28, max: 130 }) });
      const action = fc.oneof(
        { weight: 4, arbitrary: small },
        { weight: 1, arbitrary: large },
        { weight: 3, arbitrary: fc.constant('take' as const) },
        { weight: 1, arbitrary: fc.record({ discard: fc.nat() }) },
      );
      fc.assert(fc.property(fc.array(action, { maxLength: 200 }), (actions) => compareWithList(ties, actions)));
    },
  );
});

type Action = 'take' | { f: number; h: number } | { discard: number };

/** The rules that go by numbers; `leftmost` goes by paths. */
type Numbered = Exclude<TieRule, 'leftmost'>;

function compareWithList(ties: Numbered, actions: Action[]): void {
  const frontier = frontierFor(ties);
  const list: { node: number; f: number; h: number }[] = [];
  const tie = { 'low-h': [1, 1], 'high-h': [-1, 1], 'first-in': [0, 1], 'last-in': [0, -1] }[ties];
  let nodes = 0;
  for (const action of actions) {
    list.sort((a, b) => a.f - b.f || tie[0] * (a.h - b.h) || tie[1] * (a.node - b.node));
    if (action === 'take') {
      if (list.length > 0) expect(frontier.take()).toBe(list.shift()!.node);
    } else if ('discard' in action) {
      if (list.length > 0) frontier.discard(list.splice(action.discard % list.length, 1)[0].node);
    } else {
      frontier.add(nodes, action.f, action.h);
      list.push({ node: nodes++, ...action });
    }
    expect(frontier.size).toBe(list.length);
  }
}
