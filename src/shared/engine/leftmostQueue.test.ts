import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeftmostQueue } from './leftmostQueue.ts';

interface Waiting {
  readonly node: number;
  readonly f: number;
  /** By level: which successor of the node before. */
  readonly path: readonly number[];
}

function compare(one: Waiting, other: Waiting): number {
  const at = one.path.findIndex((branch, index) => branch !== other.path[index]);
  return one.f - other.f || (at === -1 ? 0 : one.path[at] - other.path[at]);
}

test('takes the lowest f, and of those the path that comes first in the order of successors', () => {
  const families = fc.array(fc.array(fc.nat(4), { maxLength: 4 }), { maxLength: 150 });
  fc.assert(
    fc.property(families, (families) => {
      const queue = new LeftmostQueue();
      queue.reserve(700);
      const waiting: Waiting[] = [{ node: 0, f: 2, path: [] }];
      queue.add(0, 2);
      let nodes = 1;
      for (const family of families) {
        if (waiting.length === 0) return;
        const taken = waiting.sort(compare).shift()!;
        expect(queue.take()).toBe(taken.node);
        for (const [index, f] of family.entries()) {
          queue.add(nodes, f);
          waiting.push({ node: nodes++, f, path: [...taken.path, index] });
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('takes the bytes that it reports', () => {
  const queue = new LeftmostQueue();
  const promised = queue.bytesFor(3000);
  queue.reserve(3000);
  expect(queue.bytesFor(3000)).toBe(promised);
  queue.release();
  expect(queue.bytesFor(0)).toBe(0);
});
