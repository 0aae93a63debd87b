/** Moves the camera from where it stands to where it shall stand, in a short smooth motion. */
import { interpolateNumber } from 'd3-interpolate';
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Frame } from './framing.ts';

const DURATION_MS = 320;

/** Calls `show` with every frame of the motion. Returns a function that ends it where it is. */
export function glide(
  from: ZoomTransform,
  to: ZoomTransform,
  frame: Frame,
  show: (transform: ZoomTransform) => void,
): () => void {
  const at = between(from, to, frame);
  const startMs = performance.now();
  let request = requestAnimationFrame(function move(nowMs) {
    const share = Math.min(1, Math.max(0, nowMs - startMs) / DURATION_MS);
    show(share === 1 ? to : at(easeOut(share)));
    if (share < 1) request = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(request);
}

/** In between, the point of the drawing at the centre of the frame moves evenly, and the zoom by equal ratios. */
function between(from: ZoomTransform, to: ZoomTransform, { width, height }: Frame) {
  const [fromX, fromY] = from.invert([width / 2, height / 2]);
  const [toX, toY] = to.invert([width / 2, height / 2]);
  const x = interpolateNumber(fromX, toX);
  const y = interpolateNumber(fromY, toY);
  const zoom = interpolateNumber(Math.log(from.k), Math.log(to.k));
  return (share: number): ZoomTransform => {
    const k = Math.exp(zoom(share));
    return zoomIdentity.translate(width / 2 - k * x(share), height / 2 - k * y(share)).scale(k);
  };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
