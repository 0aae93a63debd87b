/** A lane as it is painted, in a picture or a frame of an animation: what it is and how far it has come, above its tree. */
import { formatNumber } from '../ui/format.ts';
import { zoomIdentity } from 'd3-zoom';
import { sceneAt, type Stand } from '../export/wholeTree.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { Frame } from '../tree/camera/framing.ts';
import { LETTER_WIDTH } from '../ui/pen/lettering.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { paintTree } from '../tree/paint/paintTree.ts';
import type { Pen } from '../ui/pen/pen.ts';
import type { Lane } from './lane.svelte.ts';
import type { LaneInk } from './laneInk.ts';
import type { LaneName } from './laneNames.ts';
import { standingAt } from './standing.ts';

/** A lane that has a search, with what tells it from the others. */
export interface PicturedLane {
  readonly lane: Lane;
  readonly name: LaneName;
  readonly ink: LaneInk;
}

/** A lane at a step. */
export interface LaneMoment {
  readonly step: number;
  /** Made for the `treeFrame` of the column. */
  readonly stand: Stand;
  readonly colouring: NodeColouring | null;
}

/** The part of a picture that belongs to a lane: its whole height, in CSS pixels. */
export interface LaneColumn {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Size of the interface in the picture, 1 for the usual one. */
  readonly unit: number;
}

export interface Paper {
  readonly pen: Pen;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  readonly palette: Palette;
}

/** Height of the words above a tree and the room beside them, in units. */
const HEAD = 92;
const EDGE = 20;
/** A column narrower than this, in units, has smaller words. */
const FULL_WIDTH = 320;
/** The part of a line that the name may fill; the number stands beside it. */
const NAME_SHARE = 0.62;

/** The columns of so many lanes side by side. */
export function columnsOfLanes(lanes: number, { width, height }: Frame, unit: number): LaneColumn[] {
  return Array.from({ length: lanes }, (_, index) => ({
    left: (index * width) / lanes,
    ...{ width: width / lanes, height, unit },
  }));
}

/** The part of a column that the tree has. */
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
  /** In units; smaller where the text would be wider than the part `share` of its line. */
  readonly size: number;
  readonly share: number;
  readonly weight: number;
  readonly family: 'font' | 'mono';
  readonly ink: keyof Palette;
  readonly y: number;
  readonly align: 'left' | 'right';
}

/** The name in the ink of its line, what tells it apart, how it stands; and large, how many nodes it has expanded. */
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
  pen.fillStyle = palette[pictured.ink.ink];
  pen.beginPath();
  pen.rect(left, 0, width, 5 * unit);
  pen.fill();
  pen.textBaseline = 'middle';
  for (const { text, size, share, weight, family, ink, y, align } of headOf(pictured, step)) {
    const fitting = (share * room) / (LETTER_WIDTH * text.length);
    pen.font = `${weight} ${Math.min(size * unit, fitting)}px ${palette[family]}`;
    pen.fillStyle = palette[ink];
    pen.textAlign = align;
    pen.fillText(text, align === 'left' ? left + EDGE * unit : left + width - EDGE * unit, y * unit);
  }
}
