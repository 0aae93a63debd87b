import { expect, test } from 'vitest';
import { columnsOfChart } from '../charts/paintChart.ts';
import { curveChart, roundedUp, type Curve } from './compareCharts.ts';
import { LANE_INKS } from './laneInk.ts';

const CHART = { id: 'frontier', title: 'Nodes in the frontier', across: 'expansions' };

function curve(length: number, most: number): Curve {
  return { name: `to ${length}`, ink: LANE_INKS[0], series: (at) => (at * most) / length, length, most };
}

test('the axes end at the next round number', () => {
  expect([0, 1, 10, 11, 21, 51, 100, 101, 2384, 181_440].map(roundedUp)).toEqual([
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

test('a screen reader hears the greatest value of each lane', () => {
  expect(curveChart(CHART, [curve(3, 2), curve(5, 1200)]).spoken).toBe(
    'Nodes in the frontier. to 3: at most 2; to 5: at most 1,200.',
  );
});
