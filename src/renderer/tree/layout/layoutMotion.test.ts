import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASTAR, BFS, randomPuzzle, readToEnd } from '../../run/engine.fixture.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { layOut, placeOf, xOf, yOf } from './layout.ts';
import { layoutsBetween } from './layoutMotion.svelte.ts';
import { measure } from './drawingSizes.ts';

const MEASURES = measure(3, 3, true);

/** Two layouts of one search: at a nearer horizon and at a farther one, of one kind or of both. */
const anyPair = fc
  .record({
    seed: fc.integer(),
    search: fc.constantFrom(ASTAR, BFS),
    part: fc.double({ min: 0.05, max: 1, noNaN: true }),
    kinds: fc.constantFrom<[LayoutKind, LayoutKind]>(
      ['tidy', 'tidy'],
      ['radial', 'radial'],
      ['tidy', 'radial'],
      ['radial', 'tidy'],
    ),
  })
  .map(({ seed, search, part, kinds: [fromKind, toKind] }) => {
    const reader = readToEnd(randomPuzzle(seed, 3, 3), search, { expansions: 100 });
    const few = Math.max(1, Math.round(part * reader.nodes));
    const folded = new Set<number>();
    const from = layOut(reader, few, MEASURES, { kind: fromKind, folded });
    return { from, to: layOut(reader, reader.nodes, MEASURES, { kind: toKind, folded }) };
  });

describe('the way from one layout to another', () => {
  test('begins where the nodes were, and ends where they belong', () => {
    fc.assert(
      fc.property(anyPair, ({ from, to }) => {
        const way = layoutsBetween(from, to);
        const begin = way(0);
        for (let place = 0; place < from.tree.places; place++) {
          const now = placeOf(begin, from.tree.node[place]);
          expect(xOf(begin, now)).toBeCloseTo(xOf(from, place), 6);
          expect(yOf(begin, now)).toBeCloseTo(yOf(from, place), 6);
        }
        const end = way(1);
        for (let place = 0; place < to.tree.places; place++) {
          expect(xOf(end, place)).toBeCloseTo(xOf(to, place), 6);
          expect(yOf(end, place)).toBeCloseTo(yOf(to, place), 6);
        }
      }),
    );
  });

  test('begins where the nodes are, also when it turns off from another way', () => {
    fc.assert(
      fc.property(anyPair, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ from, to }, share) => {
        const turning = layoutsBetween(from, to)(share);
        const before = Array.from(turning.tree.node, (_, place) => [xOf(turning, place), yOf(turning, place)]);
        const begin = layoutsBetween(turning, from)(0);
        for (let place = 0; place < begin.tree.places; place++) {
          const [x, y] = before[placeOf(turning, begin.tree.node[place])];
          expect(xOf(begin, place)).toBeCloseTo(x, 6);
          expect(yOf(begin, place)).toBeCloseTo(y, 6);
        }
      }),
    );
  });

  test('keeps the order along every level, so that what is in the picture is found on the way, too', () => {
    fc.assert(
      fc.property(anyPair, fc.double({ min: 0, max: 1, noNaN: true }), ({ from, to }, share) => {
        const { rows, along, levels } = layoutsBetween(from, to)(share);
        if (!rows) return;
        for (let level = 0; level < levels; level++) {
          const row = Array.from(
            rows.order.subarray(rows.start[level], rows.start[level + 1]),
            (place) => along[place],
          );
          row.slice(1).forEach((x, index) => expect(x).toBeGreaterThanOrEqual(row[index]));
        }
      }),
    );
  });
});
