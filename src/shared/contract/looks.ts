/** The looks of trees and of comparisons: the options, and what is kept. */
import { formatNumber } from '../text/numbers.ts';
import * as v from 'valibot';
import { integer, MAX_SPEED, MIN_SPEED, number } from './parse.ts';
import type { Parsed } from './schema.ts';

/** Levels below each other, or rings around the start. */
export const LAYOUT_KINDS = ['tidy', 'radial'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** What enlarged nodes show: the whole board, or only the moved tile. */
export const FACES = ['board', 'difference'] as const;
export type Faces = (typeof FACES)[number];

/** Numbers that can colour a node. */
export const COLOURED_BY = ['depth', 'h', 'f', 'order'] as const;
export type ColouredBy = (typeof COLOURED_BY)[number];

/** What the colours of compared trees show: nothing, who has expanded a state, or how its f compares with C*. */
export const LANE_COLOURS = ['none', 'who', 'bound'] as const;
export type LaneColours = (typeof LANE_COLOURS)[number];

/** The frontiers over the expansions, or the nodes at each depth. */
export const LANE_CHART_IDS = ['frontier', 'depth'] as const;
export type LaneChart = (typeof LANE_CHART_IDS)[number];

/** Bounds of a stored camera: its zoom, and its distance from the start in columns, levels or rings. */
export const LEAST_KEPT_ZOOM = 1e-6;
export const GREATEST_KEPT_ZOOM = 100;
export const GREATEST_KEPT_DISTANCE = 1e9;
/** Per tree. */
export const MAX_FOLDED = 1_000;

/** What moves a camera: the step, the whole tree, or the user. */
export const CAMERA_MODES = ['follow', 'whole', 'free'] as const;
export type CameraMode = (typeof CAMERA_MODES)[number];

/** Also of comparisons saved without a look. */
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

/**
 * A camera's place, independent of the size of the window: what is in its middle, counted from the start. `across` is
 * in columns or, for rings, in distances between two rings; `down` in levels or rings. `zoom`: at the usual size of the
 * interface.
 */
const CAMERA_PLACE = v.strictObject({
  across: DISTANCE,
  down: DISTANCE,
  zoom: number(LEAST_KEPT_ZOOM, GREATEST_KEPT_ZOOM),
});
export type CameraPlace = Parsed<typeof CAMERA_PLACE>;

/** Without a place, the mode determines it. */
const CAMERA_STAND = v.pipe(
  v.strictObject({ mode: v.picklist(CAMERA_MODES), place: v.nullable(CAMERA_PLACE) }),
  v.check(({ mode, place }) => mode !== 'free' || place !== null, 'A camera that the user moves needs a place.'),
);
export type CameraStand = Parsed<typeof CAMERA_STAND>;

/** Indices of at most four lanes (`MAX_LANES`). */
const LANE = integer(0, 3);

/** Two searches in one picture, by index. Falls back to the first and the last one if they are equal or missing. */
const OVERLAY_LOOK = v.strictObject({ pair: v.tuple([LANE, LANE]), camera: CAMERA_STAND });

/** How a comparison looks and plays. */
export const COMPARISON_LOOK = v.strictObject({
  layout: v.picklist(LAYOUT_KINDS),
  faces: v.picklist(FACES),
  /** `null`: by node status. */
  colouredBy: v.nullable(v.picklist(COLOURED_BY)),
  colours: v.picklist(LANE_COLOURS),
  chart: v.picklist(LANE_CHART_IDS),
  /** Whether all trees share one scale, and move together. */
  locked: v.boolean(),
  /** Ticks per second while playing. */
  speed: number(MIN_SPEED, MAX_SPEED),
  /** Missing if all searches are side by side. */
  overlay: v.exactOptional(OVERLAY_LOOK),
});
export type ComparisonLook = Parsed<typeof COMPARISON_LOOK>;

const NODE = integer(0, Number.MAX_SAFE_INTEGER);

/** Camera, folded subtrees and selected node of a tree; `null`: none. */
export const SEEN_TREE = v.strictObject({
  camera: CAMERA_STAND,
  folded: v.pipe(
    v.array(NODE),
    v.maxLength(MAX_FOLDED, `A tree has at most ${formatNumber(MAX_FOLDED)} folded nodes.`),
  ),
  selected: v.nullable(NODE),
});
export type SeenTree = Parsed<typeof SEEN_TREE>;
