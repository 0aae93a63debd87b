/**
 * The camera over the drawing: where it stands, who moves it, and its way from one stand to the next. d3-zoom reads the
 * gestures; a motion of our own follows targets that move while it is under way.
 */
import { pointer, select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { prefersReducedMotion } from 'svelte/motion';
import type { CameraMode, CameraPlace, CameraStand } from '../../../shared/contract/looks.ts';
import type { Frame } from './framing.ts';
import { keepLevelUnder } from './levelSpacing.ts';
import { cameraBetween, hasArrived } from './cameraPath.ts';
import { remInPx } from '../../ui/rem.ts';

/** Farthest the user can zoom out and in. */
const ZOOM_RANGE: [number, number] = [0.0005, 8];
/** Time in which the camera comes closer to its target by a factor of e; it rests after about four of them. */
const PACE_MS = 85;

/** How far from the edges of the frame, in CSS pixels at the usual size of the interface, a revealed point is. */
const REVEALED_FROM_EDGE = 90;

/** What a camera must know of the drawing below it. */
export interface Ground {
  /** Distance between two levels at a zoom, in the drawing's units. */
  readonly heightAt: (zoom: number) => number;
  /** The place of a camera that stands there, in the frame of now; `null` where nothing is drawn yet. */
  readonly placeOf: (at: ZoomTransform) => CameraPlace | null;
}

export class Camera {
  /** Who moves it: the step, the whole tree, or the user. */
  mode = $state<CameraMode>()!;
  at = $state.raw<ZoomTransform>(zoomIdentity);
  frame = $state.raw<Frame>({ width: 0, height: 0 });
  /** The place that it is to stand at, whatever becomes of the frame; `null` once it was moved on from there. */
  held = $state.raw<CameraPlace | null>(null);
  /** Size of 1/16 rem in CSS pixels. */
  unit = $state(1);
  /** Where it stands or is on its way to. */
  target: ZoomTransform = zoomIdentity;

  /** Hears where the user sends the camera, and whether it stands there at once. */
  onmoved: (target: ZoomTransform, atOnce: boolean) => void = () => {};

  /** It is told the size of the frame: asking the canvas would make the browser lay out the page in the middle of a step. */
  readonly #behavior = zoom<HTMLCanvasElement, unknown>()
    .scaleExtent(ZOOM_RANGE)
    .filter(isForCamera)
    .extent(() => this.#extent());
  readonly #ground: Ground;
  #canvas: HTMLCanvasElement | undefined;
  #request = 0;
  #lastMs = 0;
  /** Told apart by this, because d3-zoom lends a move of ours the event of a gesture that has just ended. */
  #isOwnMove = false;

  /** `stand` is where the camera is at first. */
  constructor(ground: Ground, stand: CameraStand) {
    this.#ground = ground;
    this.mode = stand.mode;
    this.held = stand.place;
  }

  /** Where it stands or is on its way to, for the next camera over this drawing. */
  get stand(): CameraStand {
    const { mode } = this;
    const place = mode === 'whole' ? null : (this.held ?? this.#ground.placeOf(this.target));
    return mode === 'free' && !place ? { mode: 'whole', place } : { mode, place };
  }

  /** Takes the gestures on `canvas`, and its size, until the returned function is called. */
  attach(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas;
    this.#behavior.on('zoom', (event: D3ZoomEvent<HTMLCanvasElement, unknown>) => this.#zoomed(canvas, event));
    select(canvas).call(this.#behavior).on('dblclick.zoom', null);
    const observer = new ResizeObserver(([entry]) => this.#resized(entry.contentRect));
    observer.observe(canvas);
    return () => {
      this.#rest();
      observer.disconnect();
      select(canvas).on('.zoom', null);
    };
  }

  /** Sends the camera to `target`: on its way, or at once. */
  moveTo(target: ZoomTransform, atOnce: boolean): void {
    this.target = target;
    if (atOnce || prefersReducedMotion.current) this.#stand(target);
    else if (this.#request === 0) this.#depart();
  }

  /** Lets the step or the whole tree move the camera from now on. */
  follow(mode: CameraMode): void {
    this.mode = mode;
    this.held = null;
    this.target = zoomIdentity; // whatever stands now is not what was asked for
  }

  /** Zooms around the middle of the frame; the camera is the user's from now on. */
  zoomBy(factor: number): void {
    const { width, height } = this.frame;
    const k = Math.min(Math.max(this.at.k * factor, ZOOM_RANGE[0]), ZOOM_RANGE[1]);
    const x = width / 2 - ((width / 2 - this.at.x) * k) / this.at.k;
    this.#send(keepLevelUnder(height / 2, this.at, zoomIdentity.translate(x, 0).scale(k), this.#ground.heightAt));
  }

  /** Moves the picture by CSS pixels; the camera is the user's from now on. */
  panBy(across: number, down: number): void {
    const { x, y, k } = this.at;
    this.#send(zoomIdentity.translate(x + across, y + down).scale(k));
  }

  /** Sends the camera where the user wants it, and leaves it there. */
  lead(target: ZoomTransform, atOnce: boolean): void {
    this.#free();
    this.moveTo(target, atOnce);
  }

  #send(target: ZoomTransform): void {
    this.lead(target, false);
    this.onmoved(target, false);
  }

  #free(): void {
    this.mode = 'free';
    this.held = null;
  }

  /** Moves the picture as little as brings a point of the drawing well into the frame; stays where it is there already. */
  reveal(point: readonly [x: number, y: number]): void {
    const [x, y] = this.at.apply([...point]);
    const { width, height } = this.frame;
    const edge = REVEALED_FROM_EDGE * this.unit;
    const across = Math.max(edge - x, 0) + Math.min(width - edge - x, 0);
    const down = Math.max(edge - y, 0) + Math.min(height - edge - y, 0);
    if (across !== 0 || down !== 0) this.panBy(across, down);
  }

  #zoomed(canvas: HTMLCanvasElement, { sourceEvent, transform }: D3ZoomEvent<HTMLCanvasElement, unknown>): void {
    if (this.#isOwnMove) {
      this.at = transform;
      return;
    }
    this.#rest();
    const [, pointerY] = pointer(sourceEvent, canvas);
    this.at = keepLevelUnder(pointerY, this.at, transform, this.#ground.heightAt);
    this.target = this.at;
    this.#free();
    Object.assign(canvas, { __zoom: this.at }); // where d3-zoom keeps the transform of an element
    this.onmoved(this.at, true);
  }

  /** What is in the middle of the frame stays there. */
  #resized({ width, height }: Frame): void {
    if (this.mode === 'free') this.held ??= this.#ground.placeOf(this.target);
    this.unit = remInPx() / 16;
    this.frame = { width, height };
  }

  #extent(): [[number, number], [number, number]] {
    const { width, height } = this.frame;
    return [
      [0, 0],
      [width, height],
    ];
  }

  #stand(at: ZoomTransform): void {
    this.#rest();
    this.#show(at);
  }

  #show(at: ZoomTransform): void {
    if (!this.#canvas) return;
    this.#isOwnMove = true;
    this.#behavior.transform(select(this.#canvas), at);
    this.#isOwnMove = false;
  }

  #rest(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  #depart(): void {
    this.#lastMs = performance.now();
    this.#request = requestAnimationFrame((nowMs) => this.#move(nowMs));
  }

  #move(nowMs: number): void {
    const share = 1 - Math.exp(-Math.max(0, nowMs - this.#lastMs) / PACE_MS);
    this.#lastMs = nowMs;
    const next = cameraBetween(this.at, this.target, this.frame, share);
    if (hasArrived(next, this.target)) return this.#stand(this.target);
    this.#show(next);
    this.#request = requestAnimationFrame((later) => this.#move(later));
  }
}

/** d3-zoom's own rule; but in the frame of another page, the wheel scrolls that page until the frame has the focus. */
function isForCamera(event: MouseEvent): boolean {
  if (event.type === 'wheel') return window === window.top || document.hasFocus();
  return !event.ctrlKey && !event.button;
}
