/** Places a box beside its anchor: never over it, always in the window. */

/** In CSS pixels of the window. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type BesideSide = 'above' | 'below' | 'left' | 'right';

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  /** In the order of preference. */
  readonly sides: readonly BesideSide[];
  /** Pixels between both, and between it and the edge of the window. */
  readonly gap: number;
  /** To be left uncovered where possible. */
  readonly clear?: readonly ScreenBox[];
}

/** Positions along a side, as shares of the free length, in the order of preference. */
const ALONG = [0.5, 0, 1];
/** Cost of covering the anchor relative to covering `clear`. */
const ANCHOR_WEIGHT = 1000;

/**
 * Places a box of `size` beside `anchor`: the first place that covers nothing it should not, else the one that covers
 * least. Corners of the window are tried last.
 */
export function placeBeside(
  anchor: ScreenBox,
  size: Room,
  window: Room,
  { sides, gap, clear = [] }: Wanted,
): ScreenBox {
  const within = (left: number, top: number): ScreenBox => ({
    left: inside(left, size.width, window.width, gap),
    top: inside(top, size.height, window.height, gap),
    ...size,
  });
  const places = [
    ...sides.flatMap((side) => ALONG.map((share) => within(...cornerAt(side, share, anchor, size, gap)))),
    ...[0, 1].flatMap((down) => [0, 1].map((right) => within(right * window.width, down * window.height))),
  ];
  const covered = (place: ScreenBox): number =>
    ANCHOR_WEIGHT * overlap(place, anchor) + clear.reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** `share`: position along the side, from edge to edge. */
function cornerAt(
  side: BesideSide,
  share: number,
  anchor: ScreenBox,
  size: Room,
  gap: number,
): [left: number, top: number] {
  const along = anchor.left + share * (anchor.width - size.width);
  const down = anchor.top + share * (anchor.height - size.height);
  const corners: Record<BesideSide, [number, number]> = {
    above: [along, anchor.top - gap - size.height],
    below: [along, anchor.top + anchor.height + gap],
    left: [anchor.left - gap - size.width, down],
    right: [anchor.left + anchor.width + gap, down],
  };
  return corners[side];
}

function inside(at: number, length: number, room: number, gap: number): number {
  return Math.max(gap, Math.min(at, room - gap - length));
}

export function overlap(one: ScreenBox, other: ScreenBox): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
