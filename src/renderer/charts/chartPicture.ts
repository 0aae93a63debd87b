import type { Picture } from '../ui/pen/picture.ts';
import { TITLE_HEIGHT, titledPicture } from '../ui/pen/pictureTitle.ts';
import type { Chart } from './charts.ts';
import { paintChart } from './paintChart.ts';

const SIZE = { width: 960, height: 480, unit: 1.25 };

export function chartPicture(chart: Chart, name: string): Picture {
  return titledPicture({ name, title: chart.title, ...SIZE }, (pen, density, palette) => {
    paintChart({ pen, density, palette, ...SIZE, top: TITLE_HEIGHT }, chart, null);
  });
}
