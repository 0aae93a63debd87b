/**
 * The tidy tree layout in linear time, on typed arrays: C. Buchheim, M. Jünger, S. Leipert, "Improving Walker's Algorithm
 * to Run in Linear Time" (Graph Drawing 2002). The names of the arrays and functions are the paper's. It gives the
 * coordinates of d3-hierarchy's `tree()` (a test compares them) without an object per node.
 *
 * No recursion: children have larger numbers than their parents, so walking the numbers down visits children first,
 * and walking them up visits parents first.
 */
import type { DrawnTree } from './drawnTree.ts';

/** Least distance between neighbours on one level, in units of the drawing's column width. */
export const SIBLING_GAP = 1;
export const COUSIN_GAP = 1.25;

type Shape = Pick<DrawnTree, 'places' | 'parent' | 'firstChild' | 'childCount' | 'depth'>;

/** How wide a gap of 1 is at a depth. */
type GapAt = (depth: number) => number;

const EVERYWHERE_ALIKE: GapAt = () => 1;

/** Returns x for each place, in column widths; the root, or the middle of the first and the last one, is at 0. y is the depth. */
export function tidyLayout(tree: Shape, gapAt = EVERYWHERE_ALIKE): Float64Array {
  return new TidyLayout(tree, gapAt).run();
}

const NOWHERE = -1;

function deepest({ depth, places }: Shape): number {
  let deepest = 0;
  for (let place = 0; place < places; place++) deepest = Math.max(deepest, depth[place]);
  return deepest;
}

class TidyLayout {
  readonly #tree: Shape;
  /** Preliminary x of each place, relative to its parent's subtree. */
  readonly #prelim: Float64Array;
  /** What is to be added to the x of all descendants. */
  readonly #mod: Float64Array;
  readonly #change: Float64Array;
  readonly #shift: Float64Array;
  /** Next place on a contour where there is no child to follow. */
  readonly #thread: Int32Array;
  readonly #ancestor: Int32Array;
  /** By depth: how wide a gap of 1 is. */
  readonly #gaps: Float64Array;

  constructor(tree: Shape, gapAt: GapAt) {
    this.#tree = tree;
    this.#gaps = Float64Array.from({ length: 1 + deepest(tree) }, (_, depth) => gapAt(depth));
    this.#prelim = new Float64Array(tree.places);
    this.#mod = new Float64Array(tree.places);
    this.#change = new Float64Array(tree.places);
    this.#shift = new Float64Array(tree.places);
    this.#thread = new Int32Array(tree.places).fill(NOWHERE);
    this.#ancestor = new Int32Array(tree.places).map((_, place) => place);
  }

  run(): Float64Array {
    const { places, parent } = this.#tree;
    for (let v = places - 1; v >= 0; v--) this.#placeChildren(v);
    let roots = 0;
    while (roots < places && parent[roots] === NOWHERE) roots++;
    this.#placeSiblings(0, roots); // as if they had a parent
    return this.#secondWalk(roots);
  }

  #placeChildren(v: number): void {
    this.#placeSiblings(this.#tree.firstChild[v], this.#tree.firstChild[v] + this.#tree.childCount[v]);
  }

  /** The paper's first walk for siblings whose own subtrees are finished. */
  #placeSiblings(first: number, end: number): void {
    let defaultAncestor = first;
    for (let child = first; child < end; child++) {
      const left = child === first ? NOWHERE : child - 1;
      this.#centreOverChildren(child, left);
      if (left !== NOWHERE) defaultAncestor = this.#apportion(child, left, first, defaultAncestor);
    }
  }

  #centreOverChildren(v: number, left: number): void {
    const count = this.#tree.childCount[v];
    const besideLeft = left === NOWHERE ? 0 : this.#prelim[left] + SIBLING_GAP * this.#gaps[this.#tree.depth[v]];
    if (count === 0) {
      this.#prelim[v] = besideLeft;
      return;
    }
    this.#executeShifts(v);
    const first = this.#tree.firstChild[v];
    const midpoint = (this.#prelim[first] + this.#prelim[first + count - 1]) / 2;
    this.#prelim[v] = left === NOWHERE ? midpoint : besideLeft;
    if (left !== NOWHERE) this.#mod[v] = besideLeft - midpoint;
  }

  /**
   * Pushes the subtree of `v` away from the subtrees to its left, level by level along their facing contours.
   * i and o are the inner and outer contours, m (minus) the left forest, p (plus) the subtree of `v`.
   */
  #apportion(v: number, left: number, firstSibling: number, defaultAncestor: number): number {
    const mod = this.#mod;
    let vip = v;
    let vop = v;
    let vim = left;
    let vom = firstSibling;
    let sip = mod[vip];
    let sop = mod[vop];
    let sim = mod[vim];
    let som = mod[vom];
    vim = this.#nextRight(vim);
    vip = this.#nextLeft(vip);
    while (vim !== NOWHERE && vip !== NOWHERE) {
      vom = this.#nextLeft(vom);
      vop = this.#nextRight(vop);
      this.#ancestor[vop] = v;
      const shift = this.#prelim[vim] + sim - this.#prelim[vip] - sip + this.#gap(vim, vip);
      if (shift > 0) {
        this.#moveSubtree(this.#greatestUncommonAncestor(vim, v, defaultAncestor), v, shift);
        sip += shift;
        sop += shift;
      }
      sim += mod[vim];
      sip += mod[vip];
      som += mod[vom];
      sop += mod[vop];
      vim = this.#nextRight(vim);
      vip = this.#nextLeft(vip);
    }
    if (vim !== NOWHERE && this.#nextRight(vop) === NOWHERE) {
      this.#thread[vop] = vim;
      mod[vop] += sim - sop;
    }
    if (vip !== NOWHERE && this.#nextLeft(vom) === NOWHERE) {
      this.#thread[vom] = vip;
      mod[vom] += sip - som;
      return v;
    }
    return defaultAncestor;
  }

  #gap(a: number, b: number): number {
    const { parent, depth } = this.#tree;
    return (parent[a] === parent[b] ? SIBLING_GAP : COUSIN_GAP) * this.#gaps[depth[a]];
  }

  #nextLeft(v: number): number {
    return this.#tree.childCount[v] > 0 ? this.#tree.firstChild[v] : this.#thread[v];
  }

  #nextRight(v: number): number {
    const count = this.#tree.childCount[v];
    return count > 0 ? this.#tree.firstChild[v] + count - 1 : this.#thread[v];
  }

  #greatestUncommonAncestor(vim: number, v: number, defaultAncestor: number): number {
    const ancestor = this.#ancestor[vim];
    return this.#tree.parent[ancestor] === this.#tree.parent[v] ? ancestor : defaultAncestor;
  }

  #moveSubtree(wm: number, wp: number, shift: number): void {
    const change = shift / (wp - wm);
    this.#change[wp] -= change;
    this.#shift[wp] += shift;
    this.#change[wm] += change;
    this.#prelim[wp] += shift;
    this.#mod[wp] += shift;
  }

  #executeShifts(v: number): void {
    const first = this.#tree.firstChild[v];
    let shift = 0;
    let change = 0;
    for (let w = first + this.#tree.childCount[v] - 1; w >= first; w--) {
      this.#prelim[w] += shift;
      this.#mod[w] += shift;
      change += this.#change[w];
      shift += this.#shift[w] + change;
    }
  }

  /** Adds up the modifiers from the roots down. The middle of the roots becomes 0. */
  #secondWalk(roots: number): Float64Array {
    const { places, parent } = this.#tree;
    const x = new Float64Array(places);
    const mod = this.#mod;
    const middle = roots === 0 ? 0 : (this.#prelim[0] + this.#prelim[roots - 1]) / 2;
    for (let v = 0; v < places; v++) {
      const p = parent[v];
      const base = p === NOWHERE ? -middle : mod[p];
      mod[v] += base;
      x[v] = this.#prelim[v] + base;
    }
    return x;
  }
}
