import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BFS, HARDEST, readToEnd } from '../../run/engine.fixture.ts';
import { layOut, type Layout } from '../layout/layout.ts';
import { isBent, Bars } from './bars.ts';
import { measure } from '../layout/drawingSizes.ts';

const reader = readToEnd(HARDEST, BFS, { expansions: 500 });
const measures = measure(3, 3, false);

function runsOf(kind: 'tidy' | 'radial', gap: number, inkOf: (place: number) => string) {
  const layout = layOut(reader, reader.nodes, measures, { kind, folded: new Set() });
  const bars = new Bars(layout, gap);
  for (const place of layout.rows!.order) bars.add(place, inkOf(place));
  const found: { ink: string; first: number; last: number }[] = [];
  bars.each((ink, each) => each((first, last) => found.push({ ink, first, last })));
  return { layout, found };
}

describe('bars', () => {
  test.each(['tidy', 'radial'] as const)(
    'of a %s layout cover every place once, and join none that are apart',
    (kind) => {
      const gap = 2 * measures.levelHeight;
      const { layout, found } = runsOf(kind, gap, () => 'black');
      const order = Array.from(layout.rows!.order);
      const covered = found.flatMap(({ first, last }) => order.slice(order.indexOf(first), order.indexOf(last) + 1));
      expect(covered.toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
      expect(found.length).toBeLessThan(order.length);
      for (const { first, last } of found) {
        const bar = order.slice(order.indexOf(first), order.indexOf(last) + 1);
        for (const place of bar) expect(layout.tree.depth[place]).toBe(layout.tree.depth[first]);
        const unit = kind === 'tidy' ? 1 : layout.tree.depth[first] * layout.levelHeight;
        bar.slice(1).forEach((place, index) => {
          expect((layout.along[place] - layout.along[bar[index]]) * unit).toBeLessThanOrEqual(gap);
        });
      }
    },
  );

  test('end where the ink changes', () => {
    const { found } = runsOf('tidy', Infinity, (place) => (place % 2 === 0 ? 'black' : 'blue'));
    for (const { ink, first, last } of found) {
      expect(first % 2 === 0 ? 'black' : 'blue').toBe(ink);
      expect(last % 2).toBe(first % 2);
    }
  });
});

describe('a stretch of a level', () => {
  const anyStretch = fc.record({
    ends: fc.tuple(fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 6, noNaN: true })),
    depth: fc.integer({ min: 1, max: 40 }),
    spare: fc.double({ min: 0, max: 0.1, noNaN: true }),
    pixel: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
  });
  const layoutOf = (kind: 'tidy' | 'radial', ends: readonly number[], depth: number) =>
    ({
      kind,
      hub: 0,
      along: Float64Array.from(ends),
      tree: { depth: Int32Array.of(depth, depth) },
      levelHeight: 90,
    }) as Layout;

  test('of a ring is straight only where its arc is within an eighth of a pixel from its chord', () => {
    fc.assert(
      fc.property(anyStretch, ({ ends, depth, spare, pixel }) => {
        const half = Math.abs(ends[1] - ends[0]) / 2 + spare;
        const fromChord = depth * 90 * (1 - Math.cos(half));
        const isStraight = !isBent(layoutOf('radial', ends, depth), 0, 1, pixel, spare);
        if (isStraight) expect(fromChord).toBeLessThanOrEqual((pixel / 8) * 1.001);
        else expect(depth * 90 * half ** 2).toBeGreaterThan(pixel / 4);
      }),
    );
  });

  test('of a tidy layout is straight however long it is', () => {
    expect(isBent(layoutOf('tidy', [0, 1e6], 7), 0, 1, 0.1)).toBe(false);
  });
});
