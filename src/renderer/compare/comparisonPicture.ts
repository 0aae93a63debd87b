/** A picture of a comparison: each lane with name, number and tree, and the common chart below. */
import type { Chart } from '../charts/charts.ts';
import { columnsOfChart, paintChart } from '../charts/paintChart.ts';
import type { Picture } from '../ui/pen/picture.ts';
import { standBefore } from '../export/wholeTree.ts';
import {
  columnsOfLanes,
  paintLane,
  treeFrame,
  type LaneColumn,
  type LaneMoment,
  type PicturedLane,
} from './paintLane.ts';

/** In CSS pixels. */
const LANES = { width: 1280, height: 552 };
const CHART = 240;

/** `name`: of the file. */
export function comparisonPicture(lanes: readonly PicturedLane[], chart: Chart, name: string): Picture {
  const { width, height } = LANES;
  const columns = columnsOfLanes(lanes.length, LANES, 1);
  const moments = lanes.map((lane, index) => momentOf(lane, columns[index]));
  return {
    name,
    width,
    height: height + CHART,
    paint(pen, density, palette) {
      const paper = { pen, density, palette };
      lanes.forEach((lane, index) => paintLane(paper, lane, moments[index], columns[index]));
      const surface = { ...paper, width, height: CHART, top: height, unit: 1 };
      paintChart(surface, chart, columnsOfChart(chart, width, 1), null);
    },
  };
}

function momentOf({ lane }: PicturedLane, column: LaneColumn): LaneMoment {
  const { reader, step } = lane.player;
  const { first } = reader.iterationNodes(step);
  const stand = standBefore(lane.view, { first, end: reader.nodesAt(step) }, treeFrame(column), column.unit);
  return { step, stand, colouring: lane.colouring };
}
