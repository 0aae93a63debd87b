/**
 * Cameras over several trees that move as one: what the user does to one of them is done to all, at the same scale. The trees
 * are spread alike then: the same depth is the same ring, or the same level, and a node has the same size in each.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { ZoomTransform } from 'd3-zoom';
import type { CameraMode } from '../../../shared/contract/looks.ts';
import type { Camera } from './camera.svelte.ts';
import type { Box } from './framing.ts';
import type { Layout } from '../layout/layout.ts';

/** How far apart the levels of a tree are, and how many have room. */
type Spread = Pick<Layout, 'kind' | 'levelHeight' | 'room'>;

export class CameraLock {
  #chosen = $state<boolean | null>(null);
  readonly #isOnAtFirst: () => boolean;
  /** By camera: what there is to be seen under it. */
  readonly #seen = new SvelteMap<Camera, Box | null>();
  readonly #spreads = new SvelteMap<Camera, Spread>();

  /** `isOnAtFirst`: whether it is on while nobody has chosen. */
  constructor(isOnAtFirst: () => boolean = () => false) {
    this.#isOnAtFirst = isOnAtFirst;
  }

  get isOn(): boolean {
    return this.#chosen ?? this.#isOnAtFirst();
  }

  /** `null`: as at first. */
  choose(isOn: boolean | null): void {
    this.#chosen = isOn;
  }

  /** Takes a camera in, until the returned function is called. */
  join(camera: Camera): () => void {
    this.#seen.set(camera, null);
    camera.onmoved = (target, atOnce) => this.#move(camera, target, atOnce);
    return () => {
      this.#seen.delete(camera);
      this.#spreads.delete(camera);
    };
  }

  /** Says what there is to be seen under a camera now. */
  see(camera: Camera, box: Box): void {
    this.#seen.set(camera, box);
  }

  /** Says how the tree under a camera would be spread by itself. */
  spread(camera: Camera, { kind, levelHeight, room }: Spread): void {
    const before = this.#spreads.get(camera);
    if (before?.kind === kind && before.levelHeight === levelHeight && before.room === room) return;
    this.#spreads.set(camera, { kind, levelHeight, room });
  }

  /** A layout as it is spread: with the lock on as the widest of all trees; `layout` itself where that is it. */
  alike(layout: Layout): Layout {
    if (!this.isOn) return layout;
    const all = [...this.#spreads.values()].filter(({ kind }) => kind === layout.kind);
    const levelHeight = Math.max(layout.levelHeight, ...all.map((spread) => spread.levelHeight));
    const room = Math.max(layout.room, ...all.map((spread) => spread.room));
    return levelHeight === layout.levelHeight && room === layout.room ? layout : { ...layout, levelHeight, room };
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
