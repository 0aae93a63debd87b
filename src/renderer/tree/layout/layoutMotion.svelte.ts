/** Animates nodes from one layout to the next, so that a class sees where each of them goes. */
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { cubicInOut } from 'svelte/easing';
import type { Layout } from './layout.ts';
import { layoutsBetween } from './layoutPath.ts';

const DURATION_MS = 420;

export class LayoutMotion {
  #to = $state.raw<Layout | null>(null);
  #way: ((share: number) => Layout) | null = null;
  readonly #share = new Tween(1, { duration: DURATION_MS, easing: cubicInOut });

  /** Animates to the same tree at another horizon; shows the first layout of a search at once. */
  show(layout: Layout | null, isSameSearch: boolean): void {
    if (layout === this.#to) return;
    const from = this.current;
    const moves = isSameSearch && from && from.tree.places > 0 && layout && !prefersReducedMotion.current;
    this.#way = moves ? layoutsBetween(from, layout) : null;
    this.#to = layout;
    void this.#share.set(0, { duration: 0 });
    void this.#share.set(1, moves ? {} : { duration: 0 });
  }

  get current(): Layout | null {
    const share = this.#share.current;
    return !this.#way || share === 1 ? this.#to : this.#way(share);
  }
}
