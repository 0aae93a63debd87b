/** How trees are drawn, and how a comparison of them looks: the ids of what can be chosen, and what is kept of it. */
import * as v from 'valibot';
import { integer, MAX_SPEED, MIN_SPEED, number, type Schema } from './parse.ts';

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

/** Zooms of a camera that are kept, and how far from the start it may look, in columns, levels or rings. */
export const LEAST_KEPT_ZOOM = 1e-6;
export const GREATEST_KEPT_ZOOM = 100;
export const GREATEST_KEPT_DISTANCE = 1e9;
/** Folded nodes that are kept of one tree. */
export const MAX_FOLDED = 1_000;

/**
 * Where a camera stands, told so that it shows the same in a window of another size: what is in its middle, counted from the
 * start. `across` is in columns, or of rings in the distance between two, `down` in levels or rings. `zoom` is that of the
 * drawing at the usual size of the interface.
 */
export interface CameraPlace {
  readonly across: number;
  readonly down: number;
  readonly zoom: number;
}

/** Who moves a camera: the step, the whole tree, or the user. */
export const CAMERA_MODES = ['follow', 'whole', 'free'] as const;
export type CameraMode = (typeof CAMERA_MODES)[number];

export interface CameraStand {
  readonly mode: CameraMode;
  /** `null`: wherever the mode brings it. */
  readonly place: CameraPlace | null;
}

/** How a tree is looked at: from where, with which subtrees folded, and the node that is selected. */
export interface SeenTree {
  readonly camera: CameraStand;
  readonly folded: readonly number[];
  /** `null`: none. */
  readonly selected: number | null;
}

/** How a comparison looks and plays, whatever is compared. */
export interface ComparisonLook {
  readonly layout: LayoutKind;
  readonly faces: Faces;
  /** `null`: the colour says what a node is. */
  readonly colouredBy: ColouredBy | null;
  readonly colours: LaneColours;
  readonly chart: LaneChart;
  /** Whether all trees have one scale, and move together. */
  readonly locked: boolean;
  /** Ticks per second while playing. */
  readonly speed: number;
  /** Two of the searches in one picture; not there where all are side by side. */
  readonly overlay?: OverlayLook;
}

/** How two searches in one picture are looked at. */
export interface OverlayLook {
  /** Which two, counted from 0: the first and the last one where they are the same, or one of them is not there. */
  readonly pair: readonly [number, number];
  readonly camera: CameraStand;
}

/** The default look of a comparison, also of one that was saved without a look. */
export const FIRST_LOOK: ComparisonLook = {
  layout: 'radial',
  faces: 'board',
  colouredBy: null,
  colours: 'none',
  chart: 'frontier',
  locked: true,
  speed: 10,
};

const DISTANCE = number(-GREATEST_KEPT_DISTANCE, GREATEST_KEPT_DISTANCE);

const CAMERA_PLACE: Schema<CameraPlace> = v.strictObject({
  across: DISTANCE,
  down: DISTANCE,
  zoom: number(LEAST_KEPT_ZOOM, GREATEST_KEPT_ZOOM),
});

const CAMERA_STAND: Schema<CameraStand> = v.pipe(
  v.strictObject({ mode: v.picklist(CAMERA_MODES), place: v.nullable(CAMERA_PLACE) }),
  v.check(({ mode, place }) => mode !== 'free' || place !== null, 'A camera that the user moves needs a place.'),
);

/** The most lanes that there can be are four (`MAX_LANES`). */
const LANE = integer(0, 3);

const OVERLAY_LOOK: Schema<OverlayLook> = v.strictObject({ pair: v.tuple([LANE, LANE]), camera: CAMERA_STAND });

export const COMPARISON_LOOK: Schema<ComparisonLook> = v.strictObject({
  layout: v.picklist(LAYOUT_KINDS),
  faces: v.picklist(FACES),
  colouredBy: v.nullable(v.picklist(COLOURED_BY)),
  colours: v.picklist(LANE_COLOURS),
  chart: v.picklist(LANE_CHARTS),
  locked: v.boolean(),
  speed: number(MIN_SPEED, MAX_SPEED),
  overlay: v.exactOptional(OVERLAY_LOOK),
});

const NODE = integer(0, Number.MAX_SAFE_INTEGER);

export const SEEN_TREE: Schema<SeenTree> = v.strictObject({
  camera: CAMERA_STAND,
  folded: v.pipe(v.array(NODE), v.maxLength(MAX_FOLDED, `A tree has at most ${MAX_FOLDED} folded nodes.`)),
  selected: v.nullable(NODE),
});
