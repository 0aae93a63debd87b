import { describe, expect, test } from 'vitest';
import { BFS, HARDEST, readToEnd } from '../session/engine.fixture.ts';
import { layOut } from './layout.ts';
import { Runs } from './runs.ts';
import { measure } from './scales.ts';

const reader = readToEnd(HARDEST, BFS, { expansions: 500 });
const measures = measure(3, 3, false);

function runsOf(kind: 'tidy' | 'radial', gap: number, inkOf: (place: number) => string) {
  const layout = layOut(reader, reader.nodes, measures, { kind, folded: new Set() });
  const runs = new Runs(layout, gap);
  for (const place of layout.rows!.order) runs.add(place, inkOf(place));
  const found: { ink: string; first: number; last: number }[] = [];
  runs.each((ink, each) => each((first, last) => found.push({ ink, first, last })));
  return { layout, found };
}

describe('runs', () => {
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
        const run = order.slice(order.indexOf(first), order.indexOf(last) + 1);
        for (const place of run) expect(layout.tree.depth[place]).toBe(layout.tree.depth[first]);
        const unit = kind === 'tidy' ? 1 : layout.tree.depth[first] * layout.levelHeight;
        run.slice(1).forEach((place, index) => {
          expect((layout.along[place] - layout.along[run[index]]) * unit).toBeLessThanOrEqual(gap);
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
