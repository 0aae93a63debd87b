import { expect, test } from 'vitest';
import { columnsOfChart, KnownLines } from '../charts/paintChart.ts';
import { curveChart, type Curve } from './laneCharts.ts';
import { LANE_INKS } from './laneInk.ts';

const CHART = { id: 'frontier', title: 'Nodes in the frontier', across: 'expansions' };

function curve(length: number, most: number): Curve {
  return { name: `to ${length}`, ink: LANE_INKS[0], series: (at) => (at * most) / length, length, most };
}

test('the axes end at the next round number', () => {
  const endFor = (most: number): number => curveChart(CHART, [curve(1, most)]).most;
  expect([0, 1, 10, 11, 21, 51, 100, 101, 2384, 181_440].map(endFor)).toEqual([
    10, 10, 10, 20, 50, 100, 100, 200, 5000, 200_000,
  ]);
  expect(curveChart(CHART, [curve(3, 2), curve(120, 40)])).toMatchObject({ length: 200, most: 50 });
});

test('a line ends where its lane stands, on the axis of the longest', () => {
  const chart = curveChart(CHART, [curve(100, 9), curve(25, 9)]);
  const [long, short] = columnsOfChart(chart, 500, 1);
  expect(long.at(-1)!.to).toBe(100);
  expect(short.at(-1)!.to).toBe(25);
});

test('a line that stays is not read again while another one grows, until the axis or the width is another', () => {
  const known = new KnownLines();
  let reads = 0;
  const still: Curve = { ...curve(100, 9), series: (at) => (reads++, at) };
  const draw = (length: number, width = 500) =>
    columnsOfChart(curveChart(CHART, [still, curve(length, 9)]), width, 1, known);
  draw(150);
  expect(reads).toBe(100);
  draw(151);
  expect(reads).toBe(100);
  draw(201);
  expect(reads).toBe(200);
  const columns = draw(201, 600);
  expect(reads).toBe(300);
  expect(columns).toEqual(columnsOfChart(curveChart(CHART, [still, curve(201, 9)]), 600, 1));
});

test('a screen reader hears the greatest value of each lane', () => {
  expect(curveChart(CHART, [curve(3, 2), curve(5, 1200)]).spoken).toBe(
    'Nodes in the frontier. to 3: at most 2; to 5: at most 1,200.',
  );
});
