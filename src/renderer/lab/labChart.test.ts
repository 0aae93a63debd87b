/** Charts of an experiment, where their marks are, and what keys do. */
import { expect, test } from 'vitest';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { LabResult } from '../../shared/lab/results.ts';
import { nextChartMark, nextSketch } from './chartKeys.ts';
import { halfBox, markAt, chartMarks, chartPlace } from './chartPlace.ts';
import { NAMED_PALETTE } from '../ui/pen/palette.fixture.ts';
import type { Pen } from '../ui/pen/pen.ts';
import { chartOfDots, chartOverDistance, type ChartSource } from './labChart.ts';
import { labPicture } from './paintLab.ts';

const NAMES = ['BFS', 'A* misplaced', 'A* Manhattan'];
const SIZE = { width: 900, height: 500, unit: 1 };

/** Made-up results: `generated` is 10 times the distance, and a little more from puzzle to puzzle. */
function source(change: Partial<ChartSource> = {}): ChartSource {
  const experiment = new Experiment({
    ...PRESETS.textbook.recipe,
    puzzles: { ...PRESETS.textbook.recipe.puzzles, most: 6 },
  });
  const results = experiment.puzzles.flatMap(({ d }, puzzle) =>
    NAMES.map((_, search): LabResult => ({
      ...{
        puzzle,
        search,
        status: 'solved',
        expanded: 1,
        generated: 10 * d! * (search + 1) + (puzzle % 5),
        straightBack: 0,
      },
      ...{ distinct: 1, maxFrontier: 1, length: d, h: 1, ms: 0.5 },
    })),
  );
  experiment.add(results);
  return {
    ...{
      title: 'T',
      names: NAMES,
      rows: experiment.rows,
      distances: [2, 4, 6],
      measure: 'generated',
      branching: 'tree',
    },
    ...{ sketch: [], isSketching: false, ...change },
  };
}

test('while no distance is known, none stands at the axis', () => {
  const chart = chartOverDistance('cost', source({ distances: [], rows: [] }));
  expect(chartPlace(chart, SIZE).ticksAcross).toEqual([]);
});

test('each box lies between its whiskers, within the plot, and its marks are its ends and its middle', () => {
  const chart = chartOverDistance('cost', source());
  const place = chartPlace(chart, SIZE);
  const marks = chartMarks(chart, place);
  expect(marks).toHaveLength(3 * 3 * 3);
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThan(place.left);
    expect(x).toBeLessThan(place.right);
    expect(y).toBeGreaterThanOrEqual(place.top);
    expect(y).toBeLessThanOrEqual(place.bottom);
  }
  expect(place.ticksAcross).toEqual([2, 4, 6]);
  expect(halfBox(chart, place)).toBeGreaterThan(0);
  for (const mark of marks) expect(markAt(marks, place, mark.x, mark.y)).toMatchObject({ x: mark.x, y: mark.y });
  expect(markAt(marks, place, 0, 0)).toBeNull();
});

test('while the class draws, nothing of the results is in the chart: two experiments look alike', () => {
  const hidden = chartOverDistance('cost', source({ isSketching: true }));
  const other = chartOverDistance('cost', source({ isSketching: true, rows: [] }));
  expect(hidden).toEqual(other);
  expect(hidden.series).toEqual([]);
  expect(hidden.spoken).not.toMatch(/\d/);
});

test('what the class has drawn at distances that the plan has no longer is kept, and not drawn', () => {
  const sketch = [2, 4, 6, 20].map((d) => [d, 10 * d] as const);
  const chart = chartOverDistance('cost', source({ isSketching: true, sketch }));
  expect(chart.sketch.map(([d]) => d)).toEqual([2, 4, 6]);
});

test('keys go from mark to mark: across one search, up through all at one distance', () => {
  const chart = chartOverDistance('cost', source());
  const marks = chartMarks(chart, chartPlace(chart, SIZE));
  const first = nextChartMark(marks, null, 'ArrowRight')!;
  expect(first.which).toBe('middle');
  expect(nextChartMark(marks, first, 'ArrowRight')).toMatchObject({ d: 4, search: first.search, which: 'middle' });
  expect(nextChartMark(marks, first, 'ArrowLeft')).toBeNull();
  const above = nextChartMark(marks, first, 'ArrowUp')!;
  expect(above.d).toBe(2);
  expect(above.y).toBeLessThanOrEqual(first.y);
  expect(nextChartMark(marks, first, 'a')).toBeNull();
});

test('keys draw a curve: up and down change the value at a distance, left and right go on', () => {
  const chart = chartOverDistance('cost', source({ isSketching: true }));
  const place = chartPlace(chart, SIZE);
  const begun = nextSketch('ArrowUp', { at: 0, distances: [2, 4], sketch: [], place })!;
  const higher = nextSketch('ArrowUp', { at: 0, distances: [2, 4], sketch: [[2, begun.value!]], place })!;
  expect(higher.value!).toBeGreaterThan(begun.value!);
  expect(nextSketch('ArrowRight', { at: 0, distances: [2, 4], sketch: [], place })).toEqual({ at: 1, value: null });
  const next = nextSketch('ArrowDown', { at: 1, distances: [2, 4], sketch: [[2, 1000]], place })!;
  expect(next.value!).toBeLessThan(1000);
});

test('a key that draws where fewer distances are left than before drew at none of them', () => {
  const place = chartPlace(chartOverDistance('cost', source({ isSketching: true })), SIZE);
  const pressed = (key: string) => nextSketch(key, { at: 11, distances: [2, 4], sketch: [], place });
  expect([pressed('ArrowUp')?.at, pressed('ArrowLeft')?.at, pressed('ArrowRight')?.at]).toEqual([1, 0, 1]);
});

test('the line of a chart is what its caption says: the mean of a cost, the median of times', () => {
  const cost = chartOverDistance('cost', source());
  const time = chartOverDistance('time', source());
  expect(cost.caption).toContain('Line: the mean.');
  expect(time.caption).toContain('Line: the median.');
  for (const { value, spread } of cost.series.flatMap(({ points }) => points)) expect(value).toBe(spread!.mean);
  for (const { value, spread } of time.series.flatMap(({ points }) => points)) expect(value).toBe(spread!.median);
});

test('the caption says how many of the dots are drawn', () => {
  const dots = { numbers: Float64Array.from([2, 3, 0, 0, 4, 5, 1, 1]), total: 7 };
  const chart = chartOfDots('points', { title: 'T', names: NAMES }, { x: 'expanded', y: 'generated' }, dots);
  expect(chart.caption).toBe('A dot for each search of a puzzle; 2 of 7 are drawn.');
  expect(chartMarks(chart, chartPlace(chart, SIZE)).map(({ search, puzzle }) => [search, puzzle])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

/** The names of a picture's legend, and where they are. */
function legendOf(names: readonly string[]) {
  const { width, height, paint } = labPicture(chartOverDistance('cost', source({ names })), 'chart');
  const written: { text: string; x: number; y: number }[] = [];
  const pen = { fillText: (text: string, x: number, y: number) => written.push({ text, x, y }) };
  paint(
    new Proxy(pen, { get: (of, name: keyof typeof pen) => of[name] ?? (() => {}) }) as unknown as Pen,
    1,
    NAMED_PALETTE,
  );
  return { width, height, entries: written.filter(({ text }) => names.includes(text)) };
}

test('the legend of a picture ran off its right edge where names are many and long', () => {
  const few = legendOf(NAMES);
  expect(new Set(few.entries.map(({ y }) => y)).size).toBe(1);
  const names = Array.from({ length: 7 }, (_, search) => `A* walking distance, ${search}, ties: low h`);
  const { width, height, entries } = legendOf(names);
  expect(entries.map(({ text }) => text)).toEqual(names);
  const rows = Map.groupBy(entries, ({ y }) => y);
  expect(rows.size).toBe(4);
  expect(height - few.height).toBe(3 * 30);
  for (const { text, x } of entries) expect(x + 8 * text.length).toBeLessThan(width);
});
