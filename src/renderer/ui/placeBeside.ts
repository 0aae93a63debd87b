/** Where something small stands beside what it is about: it never covers that, and stays in the window. */

/** A rectangle of the window, in CSS pixels. */
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
  /** The sides in the order in which they are tried. */
  readonly sides: readonly BesideSide[];
  /** Pixels between both, and between it and the edge of the window. */
  readonly gap: number;
  /** What it should leave free besides, where there is room. */
  readonly clear?: readonly ScreenBox[];
}

/** Shares of the free length along a side, in the order in which they are tried: in the middle, then at both ends. */
const ALONG = [0.5, 0, 1];
/** To cover what it is about is so many times worse than to cover what is to stay clear. */
const ANCHOR_WEIGHT = 1000;

/**
 * The place of a box of `size` beside `anchor` in a window: the first that covers nothing it should not, or the one that
 * covers least of it. Corners of the window come last.
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

/** The corner of a box that stands at one side, and along it at a share of the way from edge to edge. */
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

/** Square pixels that two boxes share. */
export function overlap(one: ScreenBox, other: ScreenBox): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
