/** Moves nodes from one layout to the next, so that the class sees where each of them went. */
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { cubicInOut } from 'svelte/easing';
import { NONE } from '../../shared/search/trace.ts';
import type { Layout } from './layout.ts';

const DURATION_MS = 420;
/** Larger trees change at once: nobody can follow so many nodes. */
const MOST_MOVING_PLACES = 4_000;

export class LayoutMotion {
  #to = $state.raw<Layout | null>(null);
  #from = $state.raw<Layout | null>(null);
  readonly #share = new Tween(1, { duration: DURATION_MS, easing: cubicInOut });

  /** Shows `layout`: in motion when it holds the same tree at another horizon, at once when it is of another search. */
  show(layout: Layout, isSameSearch: boolean): void {
    if (layout === this.#to) return;
    const moves = isSameSearch && layout.tree.places <= MOST_MOVING_PLACES && !prefersReducedMotion.current;
    this.#from = moves ? this.current : null;
    this.#to = layout;
    void this.#share.set(0, { duration: 0 });
    void this.#share.set(1, moves ? {} : { duration: 0 });
  }

  /** What is to be painted now; `null` before the first layout. */
  get current(): Layout | null {
    const share = this.#share.current;
    return !this.#from || !this.#to || share === 1 ? this.#to : between(this.#from, this.#to, share);
  }
}

function between(from: Layout, to: Layout, share: number): Layout {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const x = to.x.map((target, place) => mix(origin(from, to, place), target));
  return { ...to, x, rows: null };
}

/** Where a node comes from: its own place before, or that of the nearest ancestor that had one. */
function origin(from: Layout, to: Layout, place: number): number {
  let at = place;
  while (at >= from.x.length && at !== NONE) at = to.tree.parent[at];
  return at === NONE ? 0 : from.x[at];
}
