import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureExtent, layoutReach } from './layoutExtent.ts';

const PLACE = fc.record({ x: fc.double({ min: -1e6, max: 1e6, noNaN: true }), level: fc.nat({ max: 80 }) });

test('the first places reach as far as the farthest of them and the root, however many they are', () => {
  fc.assert(
    fc.property(fc.array(PLACE, { maxLength: 300, size: 'max' }), (places) => {
      const along = Float64Array.from(places, ({ x }) => x);
      const depth = Int32Array.from(places, ({ level }) => level);
      const extent = measureExtent(depth, along);
      for (let count = 0; count <= places.length; count++) {
        const first = along.subarray(0, count);
        expect(layoutReach(extent, count)).toEqual({
          left: Math.min(0, ...first) + 0,
          right: Math.max(0, ...first) + 0,
          depth: Math.max(0, ...depth.subarray(0, count)),
        });
      }
    }),
    { numRuns: 30 },
  );
});
