/** Paints lanes for a picture or an animation frame: each with its name and progress above its tree. */
import { formatNumber } from '../ui/format.ts';
import { zoomIdentity } from 'd3-zoom';
import type { Chart } from '../charts/charts.ts';
import { paintChart } from '../charts/paintChart.ts';
import { sceneAt, standBefore, type Stand } from '../export/wholeTree.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { Frame } from '../tree/layout/framing.ts';
import { LETTER_WIDTH } from '../ui/pen/lettering.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { paintTree } from '../tree/paint/paintTree.ts';
import type { Pen } from '../ui/pen/pen.ts';
import type { Picture } from '../ui/pen/picture.ts';
import { fillRect, writeText } from '../ui/pen/shapes.ts';
import type { Comparison } from './comparison.svelte.ts';
import type { Lane } from './lane.svelte.ts';
import { LANE_INKS, type LaneInk } from './laneInk.ts';
import type { LaneName } from '../../shared/contract/searchNames.ts';
import { standingAt } from './standing.ts';

export interface PicturedLane {
  readonly lane: Lane;
  readonly name: LaneName;
  readonly ink: LaneInk;
}

/** The running lanes whose first nodes have arrived. */
export function picturedLanes({ lanes, running, names }: Comparison): PicturedLane[] {
  const pictured = lanes.map((lane, index) => ({ lane, name: names[index], ink: LANE_INKS[index] }));
  return pictured.filter(({ lane }) => running.includes(lane) && lane.player.reader.nodes > 0);
}

export interface LaneMoment {
  readonly step: number;
  readonly stand: Stand;
  readonly colouring: NodeColouring | null;
}

/** In CSS pixels. */
export interface LaneColumn {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Scale of the interface in the picture; usually 1. */
  readonly unit: number;
}

export interface Paper {
  readonly pen: Pen;
  readonly density: number;
  readonly palette: Palette;
}

/** In units: the height of the words above a tree, and the margin. */
const HEAD = 92;
const EDGE = 20;
/** Narrower columns, in units, get smaller words. */
const FULL_WIDTH = 320;
/** The share of a line for the name; the number takes the rest. */
const NAME_SHARE = 0.62;

export function columnsOfLanes(lanes: number, { width, height }: Frame, unit: number): LaneColumn[] {
  return Array.from({ length: lanes }, (_, index) => ({
    left: (index * width) / lanes,
    ...{ width: width / lanes, height, unit },
  }));
}

export function treeFrame({ width, height, unit }: LaneColumn): Frame {
  return { width, height: height - HEAD * unit };
}

export function paintLane(paper: Paper, pictured: PicturedLane, moment: LaneMoment, column: LaneColumn): void {
  const { pen, density, palette } = paper;
  const { left, width, height, unit } = column;
  const { step, stand, colouring } = moment;
  const { x, y, k } = stand.camera;
  const camera = zoomIdentity.translate(x + left, y + HEAD * unit).scale(k);
  const scene = { ...sceneAt(pictured.lane.view, step, stand), colouring };
  paintTree({ pen, width: left + width, height, density, camera, unit, palette }, scene);
  pen.setTransform(density, 0, 0, density, 0, 0);
  paintHead(paper, pictured, step, column);
}

interface LaneLine {
  readonly text: string;
  /** In units; shrinks where the text would exceed `share` of its line. */
  readonly size: number;
  readonly share: number;
  readonly weight: number;
  readonly family: 'font' | 'mono';
  readonly ink: keyof Palette;
  readonly y: number;
  readonly align: 'left' | 'right';
}

/** The name in the lane's ink, its options, its progress, and the number of expanded nodes in large letters. */
function headOf({ lane, name, ink: { ink } }: PicturedLane, step: number): LaneLine[] {
  const standing = standingAt(lane.player.reader, step, lane.view.options).text;
  const left = { family: 'font', align: 'left' } as const;
  const right = { align: 'right', share: 1 - NAME_SHARE } as const;
  return [
    { ...left, text: name.short, size: 22, weight: 700, ink, y: 30, share: NAME_SHARE },
    { ...left, text: name.detail, size: 14, weight: 500, ink: 'inkSoft', y: 54, share: NAME_SHARE },
    { ...left, text: standing, size: 14, weight: 650, ink: 'ink', y: 76, share: 1 },
    { ...right, text: formatNumber(step), size: 34, weight: 700, family: 'mono', ink: 'ink', y: 34 },
    { ...right, text: 'expanded', size: 14, weight: 500, family: 'font', ink: 'inkSoft', y: 62 },
  ];
}

function paintHead({ pen, palette }: Paper, pictured: PicturedLane, step: number, column: LaneColumn): void {
  const { left, width } = column;
  const unit = Math.min(column.unit, width / FULL_WIDTH);
  const room = width - 2 * EDGE * unit;
  fillRect(pen, palette[pictured.ink.ink], left, 0, width, 5 * unit);
  for (const { text, size, share, weight, family, ink, y, align } of headOf(pictured, step)) {
    const fitting = (share * room) / (LETTER_WIDTH * text.length);
    const font = `${weight} ${Math.min(size * unit, fitting)}px ${palette[family]}`;
    const x = align === 'left' ? left + EDGE * unit : left + width - EDGE * unit;
    writeText(pen, text, x, y * unit, { font, ink: palette[ink], align });
  }
}

/** Sizes of a picture, in CSS pixels. */
const LANES = { width: 1280, height: 552 };
const CHART = 240;

/** The lanes, and their common chart below. `name`: of the file. */
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
      paintChart(surface, chart, null);
    },
  };
}

function momentOf({ lane }: PicturedLane, column: LaneColumn): LaneMoment {
  const { reader, step } = lane.player;
  const { first } = reader.iterationNodes(step);
  const stand = standBefore(lane.view, { first, end: reader.nodesAt(step) }, treeFrame(column), column.unit);
  return { step, stand, colouring: lane.colouring };
}
