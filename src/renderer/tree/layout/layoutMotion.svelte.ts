/** Animates nodes from one layout to the next, so that a class sees where each of them goes. */
import { cubicInOut } from 'svelte/easing';
import { NONE } from '../../../shared/trace/trace.ts';
import { inMotion, isMotionWanted } from '../../ui/motion.ts';
import { mix, placeOf, type Layout } from './layout.ts';

const DURATION_MS = 420;

export class LayoutMotion {
  #to = $state.raw<Layout | null>(null);
  #way: ((share: number) => Layout) | null = null;
  /** Of the time that it takes. */
  #share = $state(1);
  #stop = (): void => {};

  /** Animates to the same tree at another horizon; shows the first layout of a search at once. */
  show(layout: Layout | null, isSameSearch: boolean): void {
    if (layout === this.#to) return;
    const from = this.current;
    const moves = isSameSearch && from && from.tree.places > 0 && layout && isMotionWanted();
    this.#way = moves ? layoutsBetween(from, layout) : null;
    this.#to = layout;
    this.#stop();
    this.#share = moves ? 0 : 1;
    if (moves) this.#stop = inMotion(this.#move.bind(this), () => (this.#share = 1));
  }

  #move(passedMs: number): boolean {
    this.#share = Math.min(1, this.#share + passedMs / DURATION_MS);
    return this.#share < 1;
  }

  get current(): Layout | null {
    return !this.#way || this.#share === 1 ? this.#to : this.#way(cubicInOut(this.#share));
  }
}

export function layoutsBetween(from: Layout, to: Layout): (share: number) => Layout {
  return from.kind === to.kind && !from.bend ? wayAlong(from, to) : bending(from, to);
}

/** Every node moves along its level, which keeps its order. */
function wayAlong(from: Layout, to: Layout): (share: number) => Layout {
  const begin = inOrder(from, to, origins(from, to));
  const along = new Float64Array(begin.length); // shared by all frames: a layout in transition must not be kept
  const end = to.along;
  return (share) => {
    for (let place = 0; place < along.length; place++)
      along[place] = begin[place] + (end[place] - begin[place]) * share;
    const between = (of: 'hub' | 'levelHeight' | 'room'): number => mix(from[of], to[of], share);
    return { ...to, along, hub: between('hub'), levelHeight: between('levelHeight'), room: between('room') };
  };
}

/** Where each node comes from: its own old place, or that of the nearest ancestor that had one. */
function origins(from: Layout, to: Layout): Float64Array {
  const begin = new Float64Array(to.tree.places);
  for (let place = 0; place < begin.length; place++) {
    const before = placeOf(from, to.tree.node[place]);
    const parent = to.tree.parent[place];
    if (before !== NONE) begin[place] = from.along[before];
    else begin[place] = parent === NONE ? to.along[place] : begin[parent];
  }
  return begin;
}

/** Makes each level ascend: a node that comes out of an ancestor starts between its old neighbours. */
function inOrder(from: Layout, { rows, levels, tree }: Layout, begin: Float64Array): Float64Array {
  const wasThere = (place: number): boolean => placeOf(from, tree.node[place]) !== NONE;
  for (let level = 0; rows && level < levels; level++) {
    settle(rows.order.subarray(rows.start[level], rows.start[level + 1]), begin, wasThere);
  }
  return begin;
}

function settle(row: Int32Array, begin: Float64Array, wasThere: (place: number) => boolean): void {
  let next = Infinity;
  for (let index = row.length - 1; index >= 0; index--) {
    if (wasThere(row[index])) next = begin[row[index]];
    else begin[row[index]] = Math.min(begin[row[index]], next);
  }
  for (let index = 1; index < row.length; index++)
    begin[row[index]] = Math.max(begin[row[index]], begin[row[index - 1]]);
}

function bending(from: Layout, to: Layout): (share: number) => Layout {
  const start = withNodes(to, from);
  return (share) => ({ ...to, rows: null, bend: { from: start, share } });
}

/** `from` with the nodes of `to`; nodes that it lacks are where they come from. */
function withNodes(to: Layout, from: Layout): Layout {
  const { bend } = from;
  const along = origins(from, to);
  return { ...from, tree: to.tree, along, rows: null, bend: bend && { ...bend, from: withNodes(to, bend.from) } };
}
