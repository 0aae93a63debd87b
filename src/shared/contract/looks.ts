/** How trees are drawn, and how a comparison of them looks: the ids of what can be chosen, and what is kept of it. */
import * as v from 'valibot';
import { MAX_SPEED, MIN_SPEED, number, type Schema } from './parse.ts';

/** Levels below each other, or as rings around the start. */
export const LAYOUT_KINDS = ['tidy', 'radial'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** What nodes near by show: the whole board, or only the moved tile. */
export const FACES = ['board', 'difference'] as const;
export type Faces = (typeof FACES)[number];

/** Numbers of a node that can colour it. */
export const COLOURED_BY = ['depth', 'h', 'f', 'order'] as const;
export type ColouredBy = (typeof COLOURED_BY)[number];

/** What the colours of compared trees show: nothing of their own, who has expanded a state, or how its f stands to C*. */
export const LANE_COLOURS = ['none', 'who', 'bound'] as const;
export type LaneColours = (typeof LANE_COLOURS)[number];

/** What the chart of a comparison shows: the frontiers over the expansions, or the nodes at each depth. */
export const LANE_CHARTS = ['frontier', 'depth'] as const;
export type LaneChart = (typeof LANE_CHARTS)[number];

/** How a comparison looks and plays, whatever is compared. */
export interface ComparisonLook {
  readonly layout: LayoutKind;
  readonly faces: Faces;
  /** `null`: the colour says what a node is. */
  readonly colouredBy: ColouredBy | null;
  readonly colours: LaneColours;
  readonly chart: LaneChart;
  /** Whether all trees move together, at one scale. */
  readonly locked: boolean;
  /** Ticks per second while playing. */
  readonly speed: number;
}

/** How a comparison looks that nobody has changed, and one that was saved before its look was kept. */
export const FIRST_LOOK: ComparisonLook = {
  layout: 'radial',
  faces: 'board',
  colouredBy: null,
  colours: 'none',
  chart: 'frontier',
  locked: false,
  speed: 10,
};

export const COMPARISON_LOOK: Schema<ComparisonLook> = v.strictObject({
  layout: v.picklist(LAYOUT_KINDS),
  faces: v.picklist(FACES),
  colouredBy: v.nullable(v.picklist(COLOURED_BY)),
  colours: v.picklist(LANE_COLOURS),
  chart: v.picklist(LANE_CHARTS),
  locked: v.boolean(),
  speed: number(MIN_SPEED, MAX_SPEED),
});
