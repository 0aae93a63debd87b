import type { Picture } from '../ui/pen/picture.ts';
import { paintTitle, TITLE_HEIGHT } from '../ui/pen/pictureTitle.ts';
import type { Chart } from './charts.ts';
import { columnsOfChart, paintChart } from './paintChart.ts';

/** Size of a chart that is taken away, in CSS pixels, without its title. */
const SIZE = { width: 960, height: 480 };

/** The chart by itself, with its title; `name` is that of the file. */
export function chartPicture(chart: Chart, name: string): Picture {
  const { width, height } = SIZE;
  return {
    name,
    width,
    height: height + TITLE_HEIGHT,
    paint(pen, density, palette) {
      paintTitle(pen, palette, chart.title);
      const surface = { pen, width, height, top: TITLE_HEIGHT, density, unit: 1.25, palette };
      paintChart(surface, chart, columnsOfChart(chart, width, surface.unit), null);
    },
  };
}
