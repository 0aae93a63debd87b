/** A following camera moves only when what matters would leave the picture, and zooms in steps. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { LARGEST_ZOOM } from './drawingSizes.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** By zoom, in the drawing's units. */
type BoxAt = (zoom: number) => Box;

/** What to frame. Its size depends on the zoom: letters keep their size, and levels some distance. */
export interface Seen {
  readonly at: BoxAt;
  readonly isLegible: (zoom: number) => boolean;
  /** Centred in the frame; trees that grow down are at its top instead. */
  readonly isCentred: boolean;
}

/** Ratio between two zooms of the ladder, which contains 1. */
const ZOOM_STEP = 2 ** (1 / 7);
const SMALLEST_ZOOM = 1e-5;
const MARGIN = 0.035;
const STEPS_TO_SPARE = 4;
const HALVINGS = 8;

export function frameWhole(frame: Frame, seen: Seen, unit: number): ZoomTransform {
  const shows = showing(frame, seen, unit);
  let zoom = ladderZoom(shows, unit) ?? SMALLEST_ZOOM;
  let beyond = zoom * ZOOM_STEP;
  for (let halving = 0; zoom < LARGEST_ZOOM * unit && halving < HALVINGS; halving++) {
    const middle = (zoom + beyond) / 2;
    if (shows(middle)) zoom = middle;
    else beyond = middle;
  }
  return standOn(frame, seen, zoom);
}

/** All of `seen` while it is legible, else `focus` at the zoom `readable`; `now` itself where it need not move. */
export function frameFollowing(
  frame: Frame,
  seen: Seen,
  focus: BoxAt,
  now: ZoomTransform,
  readable: number,
  unit: number,
): ZoomTransform {
  const best = ladderZoom((zoom) => seen.isLegible(zoom) && fits(frame, seen, zoom), unit);
  if (best === null) return frameFocus(frame, seen, focus, now, readable);
  const isNear = now.k <= best * 1.001 && now.k * ZOOM_STEP ** STEPS_TO_SPARE > best && seen.isLegible(now.k);
  return isNear && isAcross(frame, seen.at(now.k), now) && isDown(frame, seen.at(now.k), now)
    ? now
    : standOn(frame, seen, best);
}

/** While all levels fit, the camera moves sideways only. */
function frameFocus(frame: Frame, seen: Seen, focusAt: BoxAt, now: ZoomTransform, readable: number): ZoomTransform {
  const isReadable = now.k >= readable * 0.999 && now.k <= readable * ZOOM_STEP ** STEPS_TO_SPARE;
  const zoom = isReadable ? now.k : readable;
  const [whole, focus] = [seen.at(zoom), focusAt(zoom)];
  const allLevels = zoom * (whole.bottom - whole.top) + 2 * margin(frame) <= frame.height;
  const x = isReadable && isAcross(frame, focus, now) ? now.x : across(frame, whole, focus, zoom);
  const y = allLevels ? downOf(frame, seen, zoom) : downTo(frame, whole, focus, now, zoom, isReadable);
  return x === now.x && y === now.y && zoom === now.k ? now : zoomIdentity.translate(x, y).scale(zoom);
}

/** Centres the focus, unless that would leave room beside the tree while a part of it is outside. */
function across(frame: Frame, seen: Box, focus: Box, zoom: number): number {
  const middle = centred(frame.width, focus.left, focus.right, zoom);
  return within(middle, margin(frame) - zoom * seen.left, frame.width - margin(frame) - zoom * seen.right);
}

/** `shift` clamped to the shifts that show either edge of the tree, unless all of it fits. */
function within(shift: number, atStart: number, atEnd: number): number {
  return atEnd > atStart ? shift : Math.min(atStart, Math.max(atEnd, shift));
}

function downTo(frame: Frame, seen: Box, focus: Box, now: ZoomTransform, zoom: number, isReadable: boolean): number {
  if (isReadable && isDown(frame, focus, now)) return now.y;
  const middle = centred(frame.height, focus.top, focus.bottom, zoom);
  return within(middle, margin(frame) - zoom * seen.top, frame.height - margin(frame) - zoom * seen.bottom);
}

function centred(length: number, from: number, to: number, zoom: number): number {
  return length / 2 - (zoom * (from + to)) / 2;
}

function standOn(frame: Frame, seen: Seen, zoom: number): ZoomTransform {
  const { left, right } = seen.at(zoom);
  return zoomIdentity.translate(centred(frame.width, left, right, zoom), downOf(frame, seen, zoom)).scale(zoom);
}

function downOf(frame: Frame, { at, isCentred }: Seen, zoom: number): number {
  const { top, bottom } = at(zoom);
  return isCentred ? centred(frame.height, top, bottom, zoom) : margin(frame) - zoom * top;
}

/** Where nothing is legible, a narrow deep tree, whose levels would fit at any zoom, keeps its shape. */
function showing(frame: Frame, seen: Seen, unit: number): (zoom: number) => boolean {
  const inShape = fittingZoom(frame, seen.at(unit));
  return (zoom) => fits(frame, seen, zoom) && (zoom <= inShape || seen.isLegible(zoom));
}

function fits(frame: Frame, { at }: Seen, zoom: number): boolean {
  return zoom <= fittingZoom(frame, at(zoom)) * (1 + 1e-9);
}

function fittingZoom(frame: Frame, box: Box): number {
  const room = 2 * margin(frame);
  return Math.min((frame.width - room) / (box.right - box.left), (frame.height - room) / (box.bottom - box.top));
}

function ladderZoom(isWanted: (zoom: number) => boolean, unit: number): number | null {
  for (let zoom = LARGEST_ZOOM * unit; zoom >= SMALLEST_ZOOM; zoom /= ZOOM_STEP) if (isWanted(zoom)) return zoom;
  return null;
}

function isAcross(frame: Frame, { left, right }: Box, camera: ZoomTransform): boolean {
  const edge = margin(frame) * 0.5;
  return camera.applyX(left) >= edge && camera.applyX(right) <= frame.width - edge;
}

function isDown(frame: Frame, { top, bottom }: Box, camera: ZoomTransform): boolean {
  const edge = margin(frame) * 0.5;
  return camera.applyY(top) >= edge && camera.applyY(bottom) <= frame.height - edge;
}

function margin(frame: Frame): number {
  return MARGIN * Math.min(frame.width, frame.height);
}
