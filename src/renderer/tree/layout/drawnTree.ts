/**
 * The tree that is drawn: every node of a trace that joined the frontier. Dropped successors have no place of their
 * own; they are drawn as stubs on their parents.
 */
import { FATE, fateOf, isDropped, NONE, type Trace } from '../../../shared/trace/trace.ts';

/** Places are numbered in order of generation, so parents come before children and siblings are neighbours. */
export interface DrawnTree {
  readonly places: number;
  /** Trace node at each place. */
  readonly node: Int32Array;
  /** Place of each trace node; `NONE` for a dropped one, and for one below a folded node. */
  readonly place: Int32Array;
  /** Place of the parent; `NONE` for a root. */
  readonly parent: Int32Array;
  /** Place of the first child; meaningless without children. */
  readonly firstChild: Int32Array;
  readonly childCount: Int32Array;
  /** Distance from the root in moves. */
  readonly depth: Int32Array;
}

/** What the drawing needs of a trace. */
export type TreeColumns = Pick<Trace, 'parent' | 'edge'>;

const NOTHING: ReadonlySet<number> = new Set();

/** By fate: 1 where a node joined the frontier, and 0 where it was dropped. */
const JOINS = Uint8Array.from(Object.values(FATE), (fate) => (isDropped(fate) ? 0 : 1));

/**
 * Reads the drawn tree off the nodes of a trace from `first` on and below `nodes`. What is below a folded node gets no
 * place. Linear time, no objects.
 */
export function drawTree(
  trace: TreeColumns,
  nodes: number,
  folded: ReadonlySet<number> = NOTHING,
  first = 0,
): DrawnTree {
  const { node, place } = givePlaces(trace, nodes, folded, first);
  return { places: node.length, node, place, ...connect(trace, node, place) };
}

/** Without a branch for each node, because no processor foresees which successors of a search are dropped. */
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
  return { node: node.subarray(0, places), place };
}

/** Whether a node with this parent is below a folded one, or below none that is drawn. */
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

/** By place: the number of places in its subtree, itself among them. */
export function subtreeSizes({ places, parent }: Pick<DrawnTree, 'places' | 'parent'>): Int32Array {
  const sizes = new Int32Array(places).fill(1);
  for (let place = places - 1; place > 0; place--) {
    if (parent[place] !== NONE) sizes[parent[place]] += sizes[place];
  }
  return sizes;
}
