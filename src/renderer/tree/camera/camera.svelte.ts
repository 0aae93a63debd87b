/** The camera over the drawing. d3-zoom reads the gestures; our own motion follows targets that move meanwhile. */
import { pointer, select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import type { CameraMode, CameraPlace, CameraStand } from '../../../shared/contract/looks.ts';
import type { Frame } from '../layout/framing.ts';
import { keepLevelUnder } from './levelSpacing.ts';
import { cameraBetween, hasArrived } from './cameraPlace.ts';
import { inMotion, isMotionWanted } from '../../ui/motion.ts';
import { remInPx } from '../../ui/rem.ts';

const ZOOM_RANGE: [number, number] = [0.0005, 8];
/** Time constant of the exponential approach to the target; the camera rests after about four of them. */
const PACE_MS = 85;

const PAN_STEP = 80;
/** Least distance of a revealed point from the edges of the frame, in CSS pixels at the usual size of the interface. */
const REVEALED_FROM_EDGE = 90;

export interface Ground {
  readonly heightAt: (zoom: number) => number;
  /** The place of a camera at `at` in the current frame; `null` before anything is drawn. */
  readonly placeOf: (at: ZoomTransform) => CameraPlace | null;
}

export class Camera {
  mode = $state<CameraMode>()!;
  at = $state.raw<ZoomTransform>(zoomIdentity);
  frame = $state.raw<Frame>({ width: 0, height: 0 });
  /** The place to keep when the frame changes; `null` after the camera has moved on. */
  held = $state.raw<CameraPlace | null>(null);
  unit = $state(1);
  target: ZoomTransform = zoomIdentity;

  /** Called when the user moves the camera; `atOnce`: without a flight. */
  onmoved: (target: ZoomTransform, atOnce: boolean) => void = () => {};

  /** The frame's size is passed in: asking the canvas would force a layout of the page in the middle of a step. */
  readonly #behavior = zoom<HTMLCanvasElement, unknown>()
    .scaleExtent(ZOOM_RANGE)
    .filter(isForCamera)
    .extent(() => this.#extent());
  readonly #ground: Ground;
  #canvas: HTMLCanvasElement | undefined;
  #stop: (() => void) | null = null;
  /** Needed because d3-zoom passes our own moves the event of a gesture that has just ended. */
  #isOwnMove = false;

  constructor(ground: Ground, stand: CameraStand) {
    this.#ground = ground;
    this.mode = stand.mode;
    this.held = stand.place;
  }

  /** Its place or target, for the next camera over this drawing. */
  get stand(): CameraStand {
    const { mode } = this;
    const place = mode === 'whole' ? null : (this.held ?? this.#ground.placeOf(this.target));
    return mode === 'free' && !place ? { mode: 'whole', place } : { mode, place };
  }

  /** Takes gestures on `canvas` and observes its size, until the returned function is called. */
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

  moveTo(target: ZoomTransform, atOnce: boolean): void {
    this.target = target;
    if (atOnce || !isMotionWanted()) this.#stand(target);
    else this.#stop ??= inMotion(this.#move.bind(this), () => this.#stand(this.target));
  }

  follow(mode: CameraMode): void {
    this.mode = mode;
    this.held = null;
    this.target = zoomIdentity; // the current target was chosen for something else
  }

  /** Zooms around the middle of the frame; the camera then belongs to the user. */
  zoomBy(factor: number): void {
    const { width, height } = this.frame;
    const k = Math.min(Math.max(this.at.k * factor, ZOOM_RANGE[0]), ZOOM_RANGE[1]);
    const x = width / 2 - ((width / 2 - this.at.x) * k) / this.at.k;
    this.#send(keepLevelUnder(height / 2, this.at, zoomIdentity.translate(x, 0).scale(k), this.#ground.heightAt));
  }

  panSteps(across: number, down: number): void {
    this.panBy(across * PAN_STEP * this.unit, down * PAN_STEP * this.unit);
  }

  panBy(across: number, down: number): void {
    const { x, y, k } = this.at;
    this.#send(zoomIdentity.translate(x + across, y + down).scale(k));
  }

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

  /** Pans as little as brings a point of the drawing well into the frame. */
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
    Object.assign(canvas, { __zoom: this.at }); // where d3-zoom keeps an element's transform
    this.onmoved(this.at, true);
  }

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
    this.#stop?.();
    this.#stop = null;
  }

  #move(passedMs: number): boolean {
    const share = 1 - Math.exp(-passedMs / PACE_MS);
    const next = cameraBetween(this.at, this.target, this.frame, share);
    const isThere = hasArrived(next, this.target);
    if (isThere) this.#stand(this.target);
    else this.#show(next);
    return !isThere;
  }
}

/** d3-zoom's own rule, except inside another page's frame, where the wheel scrolls that page until the focus. */
function isForCamera(event: MouseEvent): boolean {
  if (event.type === 'wheel') return window === window.top || document.hasFocus();
  return !event.ctrlKey && !event.button;
}
