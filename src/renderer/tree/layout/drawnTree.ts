/** The drawn tree: every node that joined the frontier. Dropped successors are only stubs on their parents. */
import { FATE, fateOf, isDropped, NONE, type Trace } from '../../../shared/trace/trace.ts';

/** Places are numbered in order of generation, so parents come before children and siblings are neighbours. */
export interface DrawnTree {
  readonly places: number;
  readonly node: Int32Array;
  /** Place of each trace node; `NONE` for dropped nodes and those below a folded node. */
  readonly place: Int32Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int32Array;
  readonly depth: Int32Array;
}

export type TreeColumns = Pick<Trace, 'parent' | 'edge'>;

const JOINS = Uint8Array.from(Object.values(FATE), (fate) => (isDropped(fate) ? 0 : 1));

/** The tree of the trace nodes from `first` to before `nodes`, none below folded ones. Linear time, no objects. */
export function drawTree(
  trace: TreeColumns,
  nodes: number,
  folded: ReadonlySet<number> = new Set(),
  first = 0,
): DrawnTree {
  const { node, place } = givePlaces(trace, nodes, folded, first);
  return { places: node.length, node, place, ...connect(trace, node, place) };
}

/** Branch-free per node: which successors are dropped is unpredictable. */
function givePlaces({ parent, edge }: TreeColumns, nodes: number, folded: ReadonlySet<number>, first: number) {
  const isPruned = folded.size > 0 || first > 0;
  const place = new Int32Array(nodes).fill(NONE, 0, first);
  const node = new Int32Array(nodes);
  let places = 0;
  for (let id = first; id < nodes; id++) {
    const joins = isPruned && isHidden(parent[id], place, folded) ? 0 : JOINS[fateOf({ edge }, id)];
    node[places] = id;
    place[id] = joins * (places - NONE) + NONE;
    places += joins;
  }
  return { node: places === nodes ? node : node.slice(0, places), place }; // frees the unused memory
}

function isHidden(parent: number, place: Int32Array, folded: ReadonlySet<number>): boolean {
  return parent !== NONE && (place[parent] === NONE || folded.has(parent));
}

function connect({ parent: parentOf }: TreeColumns, node: Int32Array, place: Int32Array) {
  const places = node.length;
  const parent = new Int32Array(places);
  const firstChild = new Int32Array(places);
  const childCount = new Int32Array(places);
  const depth = new Int32Array(places);
  for (let at = 0; at < places; at++) {
    const above = parentOf[node[at]];
    const p = above === NONE ? NONE : place[above];
    parent[at] = p;
    if (p === NONE) continue;
    depth[at] = depth[p] + 1;
    if (childCount[p]++ === 0) firstChild[p] = at;
  }
  return { parent, firstChild, childCount, depth };
}

/** By place: the number of places in its subtree, itself included. */
export function subtreeSizes({ places, parent }: Pick<DrawnTree, 'places' | 'parent'>): Int32Array {
  const sizes = new Int32Array(places).fill(1);
  for (let place = places - 1; place > 0; place--) {
    if (parent[place] !== NONE) sizes[parent[place]] += sizes[place];
  }
  return sizes;
}

/** By folded node: the nodes that it hides, in order of generation. Of nested folds, the outer one hides. */
export type Hidden = ReadonlyMap<number, readonly number[]>;

export function hiddenIn(trace: TreeColumns, nodes: number, folded: ReadonlySet<number>): Hidden {
  const hidden = new Map<number, number[]>();
  if (folded.size === 0) return hidden;
  const hiddenBy = new Int32Array(nodes).fill(NONE);
  for (let node = 0; node < nodes; node++) {
    const parent = trace.parent[node];
    if (parent === NONE) continue;
    const by = hiddenBy[parent] === NONE && folded.has(parent) ? parent : hiddenBy[parent];
    hiddenBy[node] = by;
    if (by === NONE || isDropped(fateOf(trace, node))) continue;
    if (!hidden.has(by)) hidden.set(by, []);
    hidden.get(by)!.push(node);
  }
  return hidden;
}

export function countHidden(hidden: Hidden, folded: number, nodes: number): number {
  const list = hidden.get(folded);
  return list ? firstAtLeast(nodes, 0, list.length, (index) => list[index]) : 0;
}

/** Binary search: the first index in [`from`, `to`) with an ascending `value` of at least `least`, else `to`. */
export function firstAtLeast(least: number, from: number, to: number, value: (index: number) => number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value(middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
