/** A comparison as a picture: every lane with its name, its number and its tree, and the chart of all below them. */
import { zoomIdentity } from 'd3-zoom';
import type { Chart } from '../charts/charts.ts';
import { columnsOfChart, paintChart } from '../charts/paintChart.ts';
import { formatNumber } from '../panels/words.ts';
import type { Picture } from '../pictures/picture.ts';
import { sceneAt, standBefore } from '../pictures/wholeTree.ts';
import type { Stage } from '../session/stage.svelte.ts';
import type { Palette } from '../tree/palette.ts';
import { paintTree } from '../tree/paintTree.ts';
import type { Pen } from '../tree/pen.ts';
import type { LaneInk } from './laneInk.ts';
import type { LaneName } from './laneNames.ts';

/** Sizes in CSS pixels: of all lanes together, of the words above each, of a tree, of the chart. */
const WIDTH = 1280;
const HEAD = 92;
const TREE = 460;
const CHART = 240;
const EDGE = 20;

/** A lane as it stands. */
export interface PicturedLane {
  readonly stage: Stage;
  readonly name: LaneName;
  readonly ink: LaneInk;
  /** How its search stands, in a few words. */
  readonly standing: string;
}

/** The lanes that have a search, side by side, at their steps; `name` is that of the file. */
export function comparisonPicture(lanes: readonly PicturedLane[], chart: Chart, name: string): Picture {
  const width = WIDTH / lanes.length;
  const frame = { width, height: TREE };
  const stands = lanes.map(({ stage }) => {
    const { reader, step } = stage.player;
    const { first } = reader.iterationNodes(step);
    return standBefore(stage, { first, end: reader.nodesAt(step) }, frame, 1);
  });
  return {
    name,
    width: WIDTH,
    height: HEAD + TREE + CHART,
    paint(pen, density, palette) {
      lanes.forEach((lane, index) => {
        const left = index * width;
        const { camera } = stands[index];
        const moved = zoomIdentity.translate(camera.x + left, camera.y + HEAD).scale(camera.k);
        const canvas = { pen, width: left + width, height: HEAD + TREE, density, camera: moved, unit: 1, palette };
        paintTree(canvas, sceneAt(lane.stage, lane.stage.player.step, stands[index]));
      });
      pen.setTransform(density, 0, 0, density, 0, 0);
      lanes.forEach((lane, index) => paintHead(pen, palette, lane, index * width, width));
      const surface = { pen, width: WIDTH, height: CHART, top: HEAD + TREE, density, unit: 1, palette };
      paintChart(surface, chart, columnsOfChart(chart, WIDTH, 1), null);
    },
  };
}

/** The name in the ink of its line, what tells it apart, how it stands; and large, how many nodes it has expanded. */
function paintHead(pen: Pen, palette: Palette, lane: PicturedLane, left: number, width: number): void {
  const { stage, name, ink, standing } = lane;
  pen.fillStyle = palette[ink.ink];
  pen.beginPath();
  pen.rect(left, 0, width, 5);
  pen.fill();
  const write = (text: string, font: string, colour: string, y: number, align: 'left' | 'right'): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.fillText(text, align === 'left' ? left + EDGE : left + width - EDGE, y);
  };
  write(name.short, `700 22px ${palette.font}`, palette[ink.ink], 30, 'left');
  write(name.detail, `500 14px ${palette.font}`, palette.inkSoft, 54, 'left');
  write(standing, `650 14px ${palette.font}`, palette.ink, 76, 'left');
  write(formatNumber(stage.player.step), `700 34px ${palette.mono}`, palette.ink, 34, 'right');
  write('expanded', `500 14px ${palette.font}`, palette.inkSoft, 62, 'right');
}
