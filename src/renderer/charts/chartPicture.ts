import type { Picture } from '../ui/pen/picture.ts';
import type { Chart } from './charts.ts';
import { columnsOfChart, paintChart } from './paintChart.ts';

/** Size of a chart that is taken away, in CSS pixels, and of the room for its title. */
const SIZE = { width: 960, height: 480, title: 44 };

/** The chart by itself, with its title; `name` is that of the file. */
export function chartPicture(chart: Chart, name: string): Picture {
  const { width, height, title } = SIZE;
  return {
    name,
    width,
    height: height + title,
    paint(pen, density, palette) {
      pen.font = `700 20px ${palette.font}`;
      pen.fillStyle = palette.ink;
      pen.textAlign = 'left';
      pen.textBaseline = 'middle';
      pen.fillText(chart.title, 24, title / 2 + 4);
      const surface = { pen, width, height, top: title, density, unit: 1.25, palette };
      paintChart(surface, chart, columnsOfChart(chart, width, surface.unit), null);
    },
  };
}
