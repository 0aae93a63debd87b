/**
 * Where the camera stands when it follows the search by itself. Calm comes first: it moves only when what matters would
 * leave the picture, zooms in steps, and keeps the root where the class last saw it while everything fits.
 */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';

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

/** Largest zoom that framing chooses by itself, and the ratio between one zoom and the next. */
const LARGEST_ZOOM = 2;
const ZOOM_STEP = 1.1;
/** Free space kept at the edges of the frame, as a share of its shorter side. */
const MARGIN = 0.035;
/** How many zoom steps must be to spare before framing zooms in again. */
const STEPS_TO_SPARE = 4;

/** The whole of `seen`, as large as it fits, at any zoom. */
export function frameWhole(frame: Frame, seen: Box, unit: number): ZoomTransform {
  return standOn(frame, seen, wholeZoom(frame, seen, unit));
}

/**
 * All of `seen` while that is readable (a zoom of at least `readable`), otherwise `focus` at a readable zoom.
 * Returns `now` itself where the camera need not move. `unit` is the scale of the interface.
 */
export function frameFollowing(
  frame: Frame,
  seen: Box,
  focus: Box,
  now: ZoomTransform,
  readable: number,
  unit: number,
): ZoomTransform {
  const fitting = fittingZoom(frame, seen);
  if (fitting < readable) return frameFocus(frame, seen, focus, now, readable);
  const best = Math.max(ladderZoom(fitting, unit), readable);
  const keeps = now.k <= best * 1.001 && now.k * ZOOM_STEP ** STEPS_TO_SPARE > best && isInside(frame, seen, now);
  return keeps ? now : standOn(frame, seen, best);
}

/** As far as all levels fit they stand still, and the camera moves sideways only. */
function frameFocus(frame: Frame, seen: Box, focus: Box, now: ZoomTransform, readable: number): ZoomTransform {
  const isReadable = now.k >= readable * 0.999 && now.k <= readable * ZOOM_STEP ** STEPS_TO_SPARE;
  const zoom = isReadable ? now.k : readable;
  const allLevels = zoom * (seen.bottom - seen.top) + 2 * margin(frame) <= frame.height;
  const x = isReadable && isAcross(frame, focus, now) ? now.x : across(frame, seen, focus, zoom);
  const y = allLevels ? margin(frame) - zoom * seen.top : downTo(frame, seen, focus, now, zoom, isReadable);
  return x === now.x && y === now.y && zoom === now.k ? now : zoomIdentity.translate(x, y).scale(zoom);
}

/** The focus in the middle, unless that would leave room beside the tree while a part of it is outside. */
function across(frame: Frame, seen: Box, focus: Box, zoom: number): number {
  const middle = centred(frame.width, focus.left, focus.right, zoom);
  return within(middle, margin(frame) - zoom * seen.left, frame.width - margin(frame) - zoom * seen.right);
}

/** `shift`, held between the shifts that show the one and the other edge of the tree, unless all of it fits. */
function within(shift: number, atStart: number, atEnd: number): number {
  return atEnd > atStart ? shift : Math.min(atStart, Math.max(atEnd, shift));
}

function downTo(frame: Frame, seen: Box, focus: Box, now: ZoomTransform, zoom: number, isReadable: boolean): number {
  if (isReadable && isDown(frame, focus, now)) return now.y;
  const middle = centred(frame.height, focus.top, focus.bottom, zoom);
  return within(middle, margin(frame) - zoom * seen.top, frame.height - margin(frame) - zoom * seen.bottom);
}

/** `box`, enlarged around its middle to the shape of the frame, so that what stands on it stands in the middle. */
export function filling(frame: Frame, box: Box, unit: number): Box {
  const room = 2 * margin(frame);
  const zoom = wholeZoom(frame, box, unit);
  const middle = (box.top + box.bottom) / 2;
  const half = (frame.height - room) / zoom / 2;
  return { ...box, top: middle - half, bottom: middle + half };
}

function centred(length: number, from: number, to: number, zoom: number): number {
  return length / 2 - (zoom * (from + to)) / 2;
}

/** Centred from left to right, and standing at the top, because trees grow down. */
function standOn(frame: Frame, box: Box, zoom: number): ZoomTransform {
  const x = centred(frame.width, box.left, box.right, zoom);
  return zoomIdentity.translate(x, margin(frame) - zoom * box.top).scale(zoom);
}

/** The zoom at which all of a box is shown. */
function wholeZoom(frame: Frame, box: Box, unit: number): number {
  return Math.min(fittingZoom(frame, box), LARGEST_ZOOM * unit);
}

function fittingZoom(frame: Frame, box: Box): number {
  const room = 2 * margin(frame);
  return Math.min((frame.width - room) / (box.right - box.left), (frame.height - room) / (box.bottom - box.top));
}

/** The largest zoom of the ladder at which everything still fits. */
function ladderZoom(fitting: number, unit: number): number {
  const largest = LARGEST_ZOOM * unit;
  if (fitting >= largest) return largest;
  return largest / ZOOM_STEP ** Math.ceil(Math.log(largest / fitting) / Math.log(ZOOM_STEP) - 1e-9);
}

function isInside(frame: Frame, box: Box, camera: ZoomTransform): boolean {
  return isAcross(frame, box, camera) && isDown(frame, box, camera);
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
