/** Cameras over several trees that move as one: what the user does to one of them is done to all, at the same scale. */
import { SvelteMap } from 'svelte/reactivity';
import type { ZoomTransform } from 'd3-zoom';
import type { CameraMode } from '../../shared/contract/looks.ts';
import type { Camera } from './camera.svelte.ts';
import type { Box } from './framing.ts';

export class CameraLock {
  isOn = $state(false);
  /** By camera: what there is to be seen under it. */
  readonly #seen = new SvelteMap<Camera, Box | null>();

  /** Takes a camera in, until the returned function is called. */
  join(camera: Camera): () => void {
    this.#seen.set(camera, null);
    camera.onmoved = (target, atOnce) => this.#move(camera, target, atOnce);
    return () => void this.#seen.delete(camera);
  }

  /** Says what there is to be seen under a camera now. */
  see(camera: Camera, box: Box): void {
    this.#seen.set(camera, box);
  }

  /** What a camera is to show that shows everything: with the lock on, what any of them sees. */
  whole(box: Box): Box {
    const boxes = this.isOn ? [...this.#seen.values()].filter((other) => other !== null) : [];
    return boxes.reduce(around, box);
  }

  /** Lets all of them follow. */
  follow(mode: CameraMode): void {
    for (const camera of this.#seen.keys()) camera.follow(mode);
  }

  #move(moved: Camera, target: ZoomTransform, atOnce: boolean): void {
    if (!this.isOn) return;
    for (const camera of this.#seen.keys()) {
      if (camera !== moved) camera.lead(target, atOnce);
    }
  }
}

/** The smallest box around two. */
function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
