import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstAtLeast } from './drawnTree.ts';
import { firstNear } from './levelRows.ts';

const anySearch = fc.record({
  gaps: fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 60 }),
  from: fc.nat(60),
  stride: fc.nat(70),
  least: fc.double({ min: -5, max: 300, noNaN: true }),
});

test('what is looked for from near by is what is found by looking everywhere', () => {
  fc.assert(
    fc.property(anySearch, ({ gaps, from, stride, least }) => {
      const along = Float64Array.from(gaps);
      for (let place = 1; place < along.length; place++) along[place] += along[place - 1];
      const order = Int32Array.from(gaps.keys());
      const begin = Math.min(from, along.length);
      const everywhere = firstAtLeast(least, begin, along.length, (at) => along[order[at]]);
      expect(firstNear(least, { from: begin, to: along.length, order, along }, stride)).toBe(everywhere);
    }),
    { numRuns: 500 },
  );
});
