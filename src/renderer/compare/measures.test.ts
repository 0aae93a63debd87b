import { expect, test } from 'vitest';
import { ASTAR, BFS, CASE_1, HEAVY, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { bytesInWords, compareLanes, type Measured } from './measures.ts';

const [bfs, astar] = [BFS, ASTAR].map((search) => readToEnd(CASE_1, search));

/** The table as texts, row by row, each entry with its ratio. */
function table(...lanes: Partial<Measured>[]): Record<string, string[]> {
  return tableWhere(false, ...lanes);
}

function tableWhere(costsDiffer: boolean, ...lanes: Partial<Measured>[]): Record<string, string[]> {
  const measured = lanes.map((lane) => ({ reader: bfs, step: 0, time: null, shortest: null, cheapest: null, ...lane }));
  return Object.fromEntries(
    compareLanes(measured, costsDiffer).map(({ measure, entries }) => [
      measure.id,
      entries.map(({ text, ratio }) => (ratio ? `${text} ${ratio}` : text)),
    ]),
  );
}

test('at the end of both searches the table has their results and ratios', () => {
  const rows = table(
    { reader: bfs, step: 191, shortest: 8, time: { runs: 99, medianMs: 3.019, isOver: true } },
    { reader: astar, step: 9, shortest: 8, time: { runs: 99, medianMs: 1, isOver: true } },
  );
  expect(rows).toMatchObject({
    expanded: ['191 × 21.2', '9'],
    generated: ['524 × 21.8', '24'],
    length: ['8', '8'],
    optimal: ['yes', 'yes'],
    branching: ['2.01', '1.24'],
  });
  expect(rows['time']).toEqual(['3.0 ms × 3', '1.0 ms']);
});

test('times that are the same in two digits have no ratio: it would be × 1', () => {
  const time = (medianMs: number) => ({ runs: 99, medianMs, isOver: true });
  const rows = table({ reader: bfs, step: 191, time: time(3.01) }, { reader: astar, step: 9, time: time(3) });
  expect(rows['time']).toEqual(['3.0 ms', '3.0 ms']);
});

test('a time of a few microseconds gives no ratio', () => {
  const time = (medianMs: number) => ({ runs: 99, medianMs, isOver: true });
  const rows = table({ reader: bfs, step: 191, time: time(3) }, { reader: astar, step: 9, time: time(0.006) });
  expect(rows['time']).toEqual(['3.0 ms', '6 µs']);
});

test('a time of one run has no ratio, and neither has the time beside it', () => {
  const [once, often] = [1, 99].map((runs) => ({ runs, medianMs: 1000 * runs, isOver: true }));
  const rows = table({ reader: bfs, step: 191, time: often }, { reader: astar, step: 9, time: once });
  expect(rows['time']).toEqual(['99.00 s', '1.00 s, one run']);
});

test('what only the end of a search reveals is not shown before', () => {
  const rows = table({ reader: bfs, step: 190, shortest: 8 }, { reader: astar, step: 9, shortest: 10 });
  for (const row of ['length', 'optimal', 'branching', 'time']) expect(rows[row][0]).toBe('–');
  expect(rows['expanded']).toEqual(['190 × 21.1', '9']);
});

test('a longer solution than the shortest is not optimal, and says by how much', () => {
  expect(table({ reader: bfs, step: 191, shortest: 6 })['optimal']).toEqual(['no, +2']);
  expect(table({ reader: bfs, step: 191, shortest: null })['optimal']).toEqual(['–']);
});

test('where moves differ in cost, a solution is judged by its moves and by its cost', () => {
  const [fewest, cheapest] = [BFS, { ...BFS, algorithm: 'ucs' } as const].map((search) => {
    const reader = readToEnd(HEAVY, search);
    return { reader, step: reader.expansions };
  });
  const cost = cheapest.reader.g[cheapest.reader.goal];
  const known = { shortest: 8, cheapest: cost };
  const rows = tableWhere(true, { ...fewest, ...known }, { ...cheapest, ...known });
  expect(rows['length'][0]).toBe('8');
  expect(rows['shortest'][0]).toBe('yes');
  expect(rows['cost'][1]).toBe(String(cost));
  expect(rows['cheapest'][1]).toBe('yes');
  expect(rows['optimal']).toBeUndefined();
  expect(Object.keys(table({ reader: bfs }))).not.toContain('cost');
  expect(Object.keys(tableWhere(true, { reader: new TraceReader() })), 'before the first node').toEqual(
    Object.keys(rows),
  );
});

test('a search without a solution has no length', () => {
  const reader = readToEnd(UNSOLVABLE, BFS);
  expect(table({ reader, step: reader.expansions })).toMatchObject({
    expanded: ['12'],
    length: ['–'],
    branching: ['–'],
  });
});

test('bytes are rounded to three digits', () => {
  expect([0, 999, 1000, 12_345, 1_234_567, 98_765_432].map(bytesInWords)).toEqual([
    '0 B',
    '999 B',
    '1.00 KB',
    '12.3 KB',
    '1.23 MB',
    '98.8 MB',
  ]);
});
