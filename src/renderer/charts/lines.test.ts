import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASTAR, BFS, CASE_1, randomPuzzle, readToEnd } from '../run/engine.fixture.ts';
import { largest, LineColumns, seriesOf, smoothed, stepPath } from './lines.ts';

/** A stretch of the line at one pixel column: it runs through `ys` at `from`, and level to `to`. */
interface Column {
  readonly from: number;
  readonly to: number;
  readonly ys: readonly number[];
}

/** Reads a path back; each column is `M` or `L`, perhaps `V`, and `H`. */
function columnsOf(path: string): Column[] {
  return [...path.matchAll(/[ML]([\d.]+) ([\d.]+)(?:V([\d.]+))?H([\d.]+)/g)].map(([, from, y, second, to]) => ({
    from: Number(from),
    to: Number(to),
    ys: [Number(y), ...(second === undefined ? [] : [Number(second)])],
  }));
}

/** Coordinates are written with one decimal. */
const ROUNDING = 0.051;

const anyChart = fc.record({
  values: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 600 }),
  width: fc.double({ min: 1, max: 300, noNaN: true }),
  height: fc.double({ min: 10, max: 90, noNaN: true }),
});

describe('a line of the chart', () => {
  test('runs through every value where it stands, and through nothing that is no value', () => {
    fc.assert(
      fc.property(anyChart, ({ values, width, height }) => {
        const most = largest((at) => values[at], values.length);
        const columns = columnsOf(stepPath((at) => values[at], values.length, most, { width, height }));
        const points = values.map((value, at) => ({ x: (at / values.length) * width, y: height * (1 - value / most) }));
        for (const { x, y } of points) {
          const at = columns.filter(({ from, to }) => from - ROUNDING <= x && x <= to + ROUNDING);
          expect(at.some(({ ys }) => Math.min(...ys) - ROUNDING < y && y < Math.max(...ys) + ROUNDING)).toBe(true);
        }
        for (const { from, to, ys } of columns) {
          const near = points.filter(({ x }) => from - ROUNDING <= x && x <= to + ROUNDING);
          for (const y of ys) expect(near.some((point) => Math.abs(point.y - y) < ROUNDING)).toBe(true);
        }
      }),
    );
  });

  test('has at most one stretch for each pixel column, without a gap from 0 to the width', () => {
    fc.assert(
      fc.property(anyChart, ({ values, width, height }) => {
        const path = stepPath((at) => values[at], values.length, 40, { width, height });
        const columns = columnsOf(path);
        expect(columns.length).toBeLessThanOrEqual(width);
        expect(path.match(/[A-Z]/g)!.length).toBeLessThanOrEqual(3 * columns.length);
        expect(columns[0].from).toBe(0);
        expect(columns.at(-1)!.to).toBe(Number(width.toFixed(1)));
        columns.slice(1).forEach(({ from }, index) => expect(from).toBe(columns[index].to));
      }),
    );
  });

  test('is level where a value holds', () => {
    expect(stepPath((at) => [1, 2][at], 2, 2, { width: 10, height: 4 })).toBe('M0.0 2.0H5.0L5.0 0.0H10.0');
  });

  test('of a search without a step is empty', () => {
    expect(stepPath(() => 1, 0, 1, { width: 10, height: 4 })).toBe('');
  });
});

describe('a line that is drawn longer each time, or shorter', () => {
  const anyLengths = fc.record({
    values: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 600 }),
    width: fc.double({ min: 1, max: 300, noNaN: true }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
  });

  test('is each time as if it were drawn for the first time', () => {
    fc.assert(
      fc.property(anyLengths, ({ values, width, shares }) => {
        const line = new LineColumns((at) => values[at], values.length, width);
        for (const length of shares.map((share) => Math.round(share * values.length))) {
          const columns = line.upTo(length);
          expect(columns).toEqual(new LineColumns((at) => values[at], values.length, width).upTo(length));
          expect(columns.flatMap(({ from, to }) => values.slice(from, to))).toEqual(values.slice(0, length));
          for (const { from, to, low, high } of columns) {
            expect([low, high]).toEqual([Math.min(...values.slice(from, to)), Math.max(...values.slice(from, to))]);
          }
        }
      }),
    );
  });

  test('reads what fills a column once', () => {
    let reads = 0;
    const line = new LineColumns((at) => (reads++, at), 100_000, 100);
    line.upTo(90_000);
    expect(reads).toBe(90_000);
    line.upTo(90_001);
    line.upTo(50_500);
    expect(reads).toBe(90_000 + 1 + 500);
  });
});

describe('the values of the lines', () => {
  test('are g and h of the nodes in the order in which they were expanded', () => {
    const reader = readToEnd(CASE_1, ASTAR);
    const { g, h } = seriesOf(reader, { strategy: 'astar', ties: 'low-h' });
    const steps = Array.from({ length: reader.expansions }, (_, at) => [g(at), h(at)]);
    expect(steps).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((left) => [8 - left, left]));
  });

  test('never fall: the depth of breadth-first search, and f of A* with Manhattan', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(ASTAR, BFS), (seed, search) => {
        const reader = readToEnd(randomPuzzle(seed, 3, 3), search, { expansions: 300 });
        const { g, f } = seriesOf(reader, { strategy: search.algorithm, ties: search.ties });
        const key = search === ASTAR ? f : g;
        for (let at = 1; at < reader.expansions; at++) {
          expect(key(at)).toBeGreaterThanOrEqual(key(at - 1));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('have a largest one, which is at least 1 so that a line of zeros has a scale', () => {
    expect(largest((at) => [3, 9, 4][at], 3)).toBe(9);
    expect(largest(() => 0, 5)).toBe(1);
    expect(largest((at) => [3, 9][at], 1)).toBe(3);
  });
});

describe('a smoothed line', () => {
  test('is the mean of what is around, of fewer values at the ends', () => {
    const values = [0, 3, 6, 0, 6];
    const mean = smoothed((at) => values[at], 5, 3);
    expect(values.map((_, at) => mean(at))).toEqual([1.5, 3, 3, 4, 3]);
  });

  test('is the line itself where the window is one value', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 1 }), (values) => {
        const mean = smoothed((at) => values[at], values.length, 1);
        expect(values.map((_, at) => mean(at))).toEqual(values);
      }),
    );
  });
});
