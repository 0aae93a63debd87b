import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchingFactor, measuresFor } from './measures.ts';
import { compactResults, packResults, resultsOfCompact, unpackResults, type LabResult } from './results.ts';
import { meanText, notesOf } from './tables.ts';
import { spreadOf, summarize } from './summary.ts';

const whole = fc.nat(1_000_000);
const result: fc.Arbitrary<LabResult> = fc.record({
  ...{
    puzzle: fc.nat(9),
    search: fc.nat(2),
    status: fc.constantFrom('solved', 'exhausted', 'node-limit', 'memory-limit'),
  },
  ...{ expanded: whole, generated: whole, straightBack: whole, distinct: fc.option(whole), maxFrontier: whole },
  ...{
    length: fc.option(fc.nat(200)),

    ms: fc.double({ min: 0, max: 1e6, noNaN: true }),
    h: fc.option(fc.nat(200)),
  },
});
/** Where tiles weigh. */
const withCost = fc.tuple(result, fc.nat(9000)).map(([one, cost]): LabResult => ({ ...one, cost }));
const anyResults = fc.oneof(fc.array(result), fc.array(withCost), fc.array(fc.oneof(result, withCost)));

test('results cross a port unchanged', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      expect(unpackResults(packResults(results))).toEqual(results);
    }),
  );
});

test('results are stored unchanged, times to a microsecond', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const kept = results.map((one) => ({ ...one, ms: Math.round(one.ms * 1000) / 1000 }));
      expect(resultsOfCompact(compactResults(packResults(results)))).toEqual(kept);
    }),
  );
});

test('results without costs are stored as ever', () => {
  const one: LabResult = {
    ...{ puzzle: 2, search: 1, status: 'solved', expanded: 300, generated: 700, straightBack: 9, distinct: null },
    ...{ maxFrontier: 40, h: 6, length: 8, ms: 0.25 },
  };
  const bytes = [3, 2, 2, 173, 2, 189, 5, 10, 0, 41, 9, 7, 250, 1];
  expect(Array.from(compactResults(packResults([one])))).toEqual(bytes);
});

describe('the spread of values', () => {
  test('is that of the definitions', () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      ...{ mean: 5, median: 4.5, min: 2, max: 9, sd: Math.sqrt(32 / 7) },
      ...{ lower: 4, upper: 5.5 },
    });
    expect(spreadOf([10, 9, 100])).toMatchObject({ median: 10, min: 9, max: 100 });
    expect(spreadOf([3])).toEqual({
      ...{ mean: 3, median: 3, min: 3, max: 3, sd: null, lower: 3, upper: 3 },
    });
  });

  test('does not exist where there are no values, or one is missing', () => {
    expect(spreadOf([])).toBe(null);
    expect(spreadOf([1, null])).toBe(null);
  });

  test('does not depend on the order, and lies between its ends', () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 2 }), (values) => {
        const { mean, median, min, max, sd, lower, upper } = spreadOf(values)!;
        expect(spreadOf(values.toReversed())).toEqual({ mean, median, min, max, sd, lower, upper });
        expect(lower <= median + 1e-6 && median <= upper + 1e-6).toBe(true);
        for (const middle of [mean, median, lower, upper])
          expect(middle >= min - 1e-6 && middle <= max + 1e-6).toBe(true);
        expect(sd === 0).toBe(min === max);
      }),
    );
  });
});

describe('the table', () => {
  const at = (puzzle: number, generated: number, more: Partial<LabResult> = {}): LabResult => ({
    ...{ puzzle, search: 0, status: 'solved', expanded: 5, generated, straightBack: 3, distinct: null, maxFrontier: 1 },
    ...{ length: 6, ms: 1, h: 4, ...more },
  });

  test('has a row for each distance, in order, with unknown ones last', () => {
    const rows = summarize([at(0, 10), at(1, 20), at(2, 52)], [8, null, 5], 1);
    expect(rows.map(({ d, puzzles }) => [d, puzzles])).toEqual([
      [5, 1],
      [8, 1],
      [null, 1],
    ]);
    expect(rows.map(({ cells }) => cells[0]!.spreads.generated?.mean)).toEqual([52, 10, 20]);
    expect(rows[0]!.cells[0]!.spreads.excess?.mean).toBe(1);
    expect(rows[0]!.cells[0]!.spreads.onward?.mean).toBe(49);
    expect(rows[0]!.cells[0]!.bStar.tree).toBeCloseTo(1.92, 2);
    expect(rows[2]!.cells[0]!.bStar.tree).toBe(null);
  });

  test('has no mean where a limit stopped a search, and says at how many nodes', () => {
    const [row] = summarize(
      [
        at(0, 10),
        at(1, 900, { status: 'node-limit', length: null }),
        at(2, 700, { status: 'expansion-limit', length: null }),
      ],
      [4, 4, 4],
      1,
    );
    expect(row!.cells[0]).toMatchObject({
      puzzles: 3,
      stopped: { puzzles: 2, at: 700, by: { 'node-limit': 1, 'expansion-limit': 1 } },
      bStar: { tree: null },
    });
    expect(row!.cells[0]!.spreads.generated).toBe(null);
  });

  test('names the limit that stopped a search, memory in the cell as well', () => {
    const stopped = (puzzle: number, status: LabResult['status']): LabResult =>
      at(puzzle, 1900, { status, length: null });
    const rows = summarize(
      [stopped(0, 'memory-limit'), stopped(1, 'memory-limit'), stopped(2, 'node-limit')],
      [4, 4, 5],
      1,
    );
    const cells = rows.map(({ cells }) => meanText(cells[0]!, 'generated'));
    expect(cells).toEqual(['–, stopped at 1,900 (memory)', '–, stopped at 1,900']);
    expect(notesOf(rows, ['BFS'])).toEqual([
      'BFS: the limit of nodes stopped the search on 1 puzzle, the limit of memory on 2 puzzles; its rows there have no mean.',
    ]);
  });

  test('tells cost from moves where tiles weigh, and has no measures of cost where every move costs 1', () => {
    const results = [at(0, 10, { length: 6, cost: 31 }), at(1, 20, { length: 8, cost: 40 })];
    const [heavy] = summarize(results, [6, 6], 1, [31, 36]);
    const { length, excess, cost, costExcess } = heavy!.cells[0]!.spreads;
    expect([length, excess, cost, costExcess].map((spread) => spread?.mean)).toEqual([7, 1, 35.5, 2]);
    const [light] = summarize([at(0, 10)], [6], 1);
    expect(Object.keys(light!.cells[0]!.spreads)).toEqual(Object.keys(measuresFor(false)));
  });

  test('grows: what was not searched yet has no values', () => {
    const [row] = summarize([at(0, 10)], [4, 4], 2);
    expect(row).toMatchObject({
      puzzles: 2,
      cells: [{ puzzles: 1 }, { puzzles: 0, stopped: null, spreads: { generated: null } }],
    });
  });
});

test('b* by its definitions', () => {
  expect(branchingFactor('tree', 52, 5)).toBeCloseTo(1.92, 2);
  expect(branchingFactor('power', 243, 5)).toBeCloseTo(3, 9);
  expect(branchingFactor('tree', 5, 5)).toBeCloseTo(1, 6);
  for (const definition of ['tree', 'power'] as const) {
    expect(branchingFactor(definition, 0, 0)).toBe(null);
    expect(branchingFactor(definition, 3, 4)).toBe(null);
  }
});
