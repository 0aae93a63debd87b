/**
 * The tidy tree layout in linear time, on typed arrays: C. Buchheim, M. Jünger, S. Leipert, "Improving Walker's
 * Algorithm to Run in Linear Time" (Graph Drawing 2002), with the paper's names. Gives the coordinates of
 * d3-hierarchy's `tree()` (a test compares them) without an object per node. No recursion: children have larger numbers
 * than their parents, so a descending loop visits children first.
 */
import type { DrawnTree } from './drawnTree.ts';

/** Least distance between neighbours on one level, in units of the drawing's column width. */
export const SIBLING_GAP = 1;
export const COUSIN_GAP = 1.25;

type Shape = Pick<DrawnTree, 'places' | 'parent' | 'firstChild' | 'childCount' | 'depth'>;

export interface TidyRules {
  readonly gapAt: (depth: number) => number;
  /** By place: weight in the mean of its siblings, their parent's x; `null`: midway between first and last. */
  readonly weights: Int32Array | null;
}

const PLAIN: TidyRules = { gapAt: () => 1, weights: null };

/** Returns x for each place, in column widths; 0 is the root, or the middle of the first and the last root. */
export function tidyLayout(tree: Shape, rules = PLAIN): Float64Array {
  const columns = columnsOf(tree, rules);
  const { places, firstChild, childCount } = tree;
  for (let v = places - 1; v >= 0; v--) {
    if (childCount[v] > 0) placeSiblings(columns, firstChild[v], firstChild[v] + childCount[v]);
  }
  const roots = countRoots(tree);
  placeSiblings(columns, 0, roots); // as if they had a parent
  return secondWalk(columns, roots);
}

const NOWHERE = -1;

export function countRoots({ places, parent }: Pick<Shape, 'places' | 'parent'>): number {
  let roots = 0;
  while (roots < places && parent[roots] === NOWHERE) roots++;
  return roots;
}

interface Scratch {
  readonly mod: Float64Array;
  readonly change: Float64Array;
  readonly shift: Float64Array;
  /** The next place on the left contour: the first child, else the paper's thread. */
  readonly nextLeft: Int32Array;
  /** The next place on the right contour: the last child, else the same thread. */
  readonly nextRight: Int32Array;
  readonly ancestor: Int32Array;
}

/** The functions below copy the columns into local variables because their loops run for every node. */
interface Columns extends Shape, Scratch {
  /** Preliminary x of each place, relative to its parent's subtree; in the end x. */
  readonly prelim: Float64Array;
  readonly gaps: Float64Array;
  readonly weights: Int32Array | null;
}

function columnsOf(tree: Shape, { gapAt, weights }: TidyRules): Columns {
  const gaps = Float64Array.from({ length: 1 + deepest(tree) }, (_, depth) => gapAt(depth));
  return { ...tree, ...scratchFor(tree), prelim: new Float64Array(tree.places), gaps, weights };
}

/** Reused while large enough: allocation is the slowest part of a large layout. */
let kept = makeScratch(0);

/** Cleared: contours without threads, and every place as its own ancestor. */
function scratchFor({ places, firstChild, childCount }: Shape): Scratch {
  if (kept.mod.length < places) kept = makeScratch(places);
  const { mod, change, shift, nextLeft, nextRight, ancestor } = kept;
  for (const column of [mod, change, shift]) column.fill(0, 0, places);
  for (let v = 0; v < places; v++) {
    const count = childCount[v];
    nextLeft[v] = count > 0 ? firstChild[v] : NOWHERE;
    nextRight[v] = count > 0 ? firstChild[v] + count - 1 : NOWHERE;
    ancestor[v] = v;
  }
  return kept;
}

function makeScratch(places: number): Scratch {
  const reals = (): Float64Array => new Float64Array(places);
  const integers = (): Int32Array => new Int32Array(places);
  const [nextLeft, nextRight, ancestor] = [integers(), integers(), integers()];
  return { mod: reals(), change: reals(), shift: reals(), nextLeft, nextRight, ancestor };
}

function deepest({ depth, places }: Shape): number {
  let deepest = 0;
  for (let v = 0; v < places; v++) if (depth[v] > deepest) deepest = depth[v];
  return deepest;
}

/** The paper's first walk for siblings whose own subtrees are finished. */
function placeSiblings(columns: Columns, first: number, end: number): void {
  let defaultAncestor = first;
  for (let v = first; v < end; v++) {
    const left = v === first ? NOWHERE : v - 1;
    centreOverChildren(columns, v, left);
    if (left !== NOWHERE) defaultAncestor = apportion(columns, v, first, defaultAncestor);
  }
}

function centreOverChildren(columns: Columns, v: number, left: number): void {
  const { childCount, firstChild, depth, gaps, prelim, mod } = columns;
  const besideLeft = left === NOWHERE ? 0 : prelim[left] + SIBLING_GAP * gaps[depth[v]];
  if (childCount[v] === 0) {
    prelim[v] = besideLeft;
    return;
  }
  const first = firstChild[v];
  const last = first + childCount[v] - 1;
  executeShifts(columns, first, last);
  const middle = columns.weights ? meanOf(prelim, first, last, columns.weights) : (prelim[first] + prelim[last]) / 2;
  prelim[v] = left === NOWHERE ? middle : besideLeft;
  if (left !== NOWHERE) mod[v] = besideLeft - middle;
}

function meanOf(x: Float64Array, first: number, last: number, weights: Int32Array): number {
  let sum = 0;
  let total = 0;
  for (let v = first; v <= last; v++) {
    sum += x[v] * weights[v];
    total += weights[v];
  }
  return sum / total;
}

function executeShifts({ prelim, mod, change, shift }: Columns, first: number, last: number): void {
  let sumOfShifts = 0;
  let sumOfChanges = 0;
  for (let w = last; w >= first; w--) {
    prelim[w] += sumOfShifts;
    mod[w] += sumOfShifts;
    sumOfChanges += change[w];
    sumOfShifts += shift[w] + sumOfChanges;
  }
}

/** Pushes `v` away from its left. i and o: inner and outer contours; m (minus): left forest; p (plus): `v`. */
function apportion(columns: Columns, v: number, firstSibling: number, defaultAncestor: number): number {
  const { depth, gaps, nextLeft, nextRight, ancestor, prelim, mod } = columns;
  let level = depth[v];
  let vip = nextLeft[v];
  let vim = nextRight[v - 1];
  let vop = v;
  let vom = firstSibling;
  let sip = mod[v];
  let sop = sip;
  let sim = mod[v - 1];
  let som = mod[firstSibling];
  while (vim !== NOWHERE && vip !== NOWHERE) {
    vom = nextLeft[vom];
    vop = nextRight[vop];
    ancestor[vop] = v;
    const shift = prelim[vim] + sim - prelim[vip] - sip + COUSIN_GAP * gaps[++level];
    if (shift > 0) {
      const uncommon = ancestor[vim]; // the greatest uncommon ancestor if it is a sibling (siblings are neighbours)
      moveSubtree(columns, uncommon >= firstSibling && uncommon < v ? uncommon : defaultAncestor, v, shift);
      sip += shift;
      sop += shift;
    }
    sim += mod[vim];
    sip += mod[vip];
    som += mod[vom];
    sop += mod[vop];
    vim = nextRight[vim];
    vip = nextLeft[vip];
  }
  if (vim !== NOWHERE && nextRight[vop] === NOWHERE) setThread(columns, vop, vim, sim - sop);
  if (vip === NOWHERE || nextLeft[vom] !== NOWHERE) return defaultAncestor;
  setThread(columns, vom, vip, sip - som);
  return v;
}

function moveSubtree({ prelim, mod, change, shift }: Columns, wm: number, wp: number, by: number): void {
  const changeOfEach = by / (wp - wm);
  change[wp] -= changeOfEach;
  shift[wp] += by;
  change[wm] += changeOfEach;
  prelim[wp] += by;
  mod[wp] += by;
}

function setThread({ nextLeft, nextRight, mod }: Columns, leaf: number, next: number, modifier: number): void {
  nextLeft[leaf] = next;
  nextRight[leaf] = next;
  mod[leaf] += modifier;
}

/** Adds up the modifiers from the roots down. The middle of the roots becomes 0. */
function secondWalk({ places, parent, prelim, mod }: Columns, roots: number): Float64Array {
  const middle = roots === 0 ? 0 : (prelim[0] + prelim[roots - 1]) / 2;
  for (let v = 0; v < places; v++) {
    const base = parent[v] === NOWHERE ? -middle : mod[parent[v]];
    mod[v] += base;
    prelim[v] += base;
  }
  return prelim;
}
