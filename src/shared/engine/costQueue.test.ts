import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BucketQueue } from './bucketQueue.ts';
import { CostQueue } from './costQueue.ts';
import type { RemovalOrder } from './removalOrder.ts';

const TIES = ['low-h', 'high-h', 'first-in', 'last-in'] as const;

/** Some g and h are so large that buckets by f and h would take megabytes. */
const anyKey = fc.oneof(fc.nat(30), fc.nat(3_000));
const anyAct = fc.option(fc.record({ g: anyKey, h: anyKey }), { freq: 3 });

test('nodes leave in the order of a queue of buckets, however large f and h become on the way', () => {
  let moved = 0;
  fc.assert(
    fc.property(fc.constantFrom(...TIES), fc.array(anyAct, { minLength: 30, maxLength: 120 }), (ties, acts) => {
      const removal = { strategy: 'astar', ties } as RemovalOrder;
      const keys = { g: new Uint16Array(acts.length), h: new Uint16Array(acts.length) };
      const queues = [new CostQueue(removal, keys), new BucketQueue(ties)];
      for (const queue of queues) queue.reserve(acts.length);
      const [queue, buckets] = queues;
      let [node, waiting] = [0, 0];
      const take = (): void => {
        waiting--;
        expect(queue.take()).toBe(buckets.take());
      };
      for (const act of acts) {
        if (act === null && waiting > 0) take();
        if (act === null) continue;
        keys.g[node] = act.g;
        keys.h[node] = act.h;
        for (const each of queues) each.add(node, act.g + act.h, act.h);
        node++;
        waiting++;
      }
      while (waiting > 0) take();
      if (queue.bytesFor(acts.length) < buckets.bytesFor(acts.length)) moved++;
    }),
  );
  expect(moved).toBeGreaterThan(10);
});
