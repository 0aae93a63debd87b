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
const ZOOM_STEP = 1.2;
/** Free space kept at the edges of the frame, as a share of its shorter side. */
const MARGIN = 0.06;
/** How many zoom steps must be to spare before framing zooms in again. */
const STEPS_TO_SPARE = 2;

/** The whole of `seen`, as large as it fits, at any zoom. */
export function frameWhole(frame: Frame, seen: Box, unit: number): ZoomTransform {
  return standOn(frame, seen, Math.min(fittingZoom(frame, seen), LARGEST_ZOOM * unit));
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
  if (fitting < readable) return frameFocus(frame, focus, now, readable);
  const best = Math.max(ladderZoom(fitting, unit), readable);
  const keeps = now.k <= best * 1.001 && now.k * ZOOM_STEP ** STEPS_TO_SPARE > best && isInside(frame, seen, now);
  return keeps ? now : standOn(frame, seen, best);
}

function frameFocus(frame: Frame, focus: Box, now: ZoomTransform, readable: number): ZoomTransform {
  const isReadable = now.k >= readable * 0.999 && now.k <= readable * ZOOM_STEP ** STEPS_TO_SPARE;
  const zoom = isReadable ? now.k : readable;
  if (isReadable && isInside(frame, focus, now)) return now;
  const x = frame.width / 2 - (zoom * (focus.left + focus.right)) / 2;
  const y = frame.height / 2 - (zoom * (focus.top + focus.bottom)) / 2;
  return zoomIdentity.translate(x, y).scale(zoom);
}

/** Centred from left to right, and standing at the top, because trees grow down. */
function standOn(frame: Frame, box: Box, zoom: number): ZoomTransform {
  const x = frame.width / 2 - (zoom * (box.left + box.right)) / 2;
  return zoomIdentity.translate(x, margin(frame) - zoom * box.top).scale(zoom);
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

function isInside(frame: Frame, box: Box, transform: ZoomTransform): boolean {
  const edge = margin(frame) * 0.5;
  return (
    transform.applyX(box.left) >= edge &&
    transform.applyX(box.right) <= frame.width - edge &&
    transform.applyY(box.top) >= edge &&
    transform.applyY(box.bottom) <= frame.height - edge
  );
}

function margin(frame: Frame): number {
  return MARGIN * Math.min(frame.width, frame.height);
}
