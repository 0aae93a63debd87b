/** Moves the cameras over several trees as one. A depth then has the same ring or level in each tree. */
import { SvelteMap } from 'svelte/reactivity';
import type { ZoomTransform } from 'd3-zoom';
import type { CameraMode } from '../../../shared/contract/looks.ts';
import type { Camera } from './camera.svelte.ts';
import type { Box } from '../layout/framing.ts';
import type { Layout } from '../layout/layout.ts';

type Spread = Pick<Layout, 'kind' | 'levelHeight' | 'room'>;

export class CameraLock {
  #chosen = $state<boolean | null>(null);
  readonly #isOnAtFirst: () => boolean;
  /** By camera: the box of all that it can show. */
  readonly #seen = new SvelteMap<Camera, Box | null>();
  readonly #spreads = new SvelteMap<Camera, Spread>();

  /** `isOnAtFirst`: whether it is on until the user chooses. */
  constructor(isOnAtFirst: () => boolean = () => false) {
    this.#isOnAtFirst = isOnAtFirst;
  }

  get isOn(): boolean {
    return this.#chosen ?? this.#isOnAtFirst();
  }

  choose(isOn: boolean | null): void {
    this.#chosen = isOn;
  }

  join(camera: Camera): () => void {
    this.#seen.set(camera, null);
    camera.onmoved = (target, atOnce) => this.#move(camera, target, atOnce);
    return () => {
      this.#seen.delete(camera);
      this.#spreads.delete(camera);
    };
  }

  see(camera: Camera, box: Box): void {
    this.#seen.set(camera, box);
  }

  spread(camera: Camera, { kind, levelHeight, room }: Spread): void {
    const before = this.#spreads.get(camera);
    if (before?.kind === kind && before.levelHeight === levelHeight && before.room === room) return;
    this.#spreads.set(camera, { kind, levelHeight, room });
  }

  /** With the lock on, `layout` with the widest spread of all trees; `layout` itself where that is its own. */
  alike(layout: Layout): Layout {
    if (!this.isOn) return layout;
    const all = [...this.#spreads.values()].filter(({ kind }) => kind === layout.kind);
    const levelHeight = Math.max(layout.levelHeight, ...all.map((spread) => spread.levelHeight));
    const room = Math.max(layout.room, ...all.map((spread) => spread.room));
    return levelHeight === layout.levelHeight && room === layout.room ? layout : { ...layout, levelHeight, room };
  }

  /** The box that a camera shows as the whole: with the lock on, the union of all. */
  whole(box: Box): Box {
    const boxes = this.isOn ? [...this.#seen.values()].filter((other) => other !== null) : [];
    return boxes.reduce(around, box);
  }

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

function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
