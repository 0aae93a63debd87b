/**
 * The tree that is drawn: every node of a trace that joined the frontier. Dropped successors have no place of their
 * own; they are drawn as stubs on their parents.
 */
import { fateOf, isDropped, NONE, type Trace } from '../../shared/search/trace.ts';

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
  const node = new Int32Array(nodes);
  const place = new Int32Array(nodes).fill(NONE);
  let places = 0;
  for (let id = first; id < nodes; id++) {
    if (isDropped(fateOf(trace, id)) || isHidden(trace.parent[id], place, folded)) continue;
    place[id] = places;
    node[places++] = id;
  }
  return { places, node: node.subarray(0, places), place, ...connect(trace, node, place, places) };
}

/** Whether a node with this parent is below a folded one. */
function isHidden(parent: number, place: Int32Array, folded: ReadonlySet<number>): boolean {
  return parent !== NONE && (place[parent] === NONE || folded.has(parent));
}

function connect(trace: TreeColumns, node: Int32Array, place: Int32Array, places: number) {
  const parent = new Int32Array(places).fill(NONE);
  const firstChild = new Int32Array(places);
  const childCount = new Int32Array(places);
  const depth = new Int32Array(places);
  for (let at = 0; at < places; at++) {
    const above = trace.parent[node[at]];
    if (above === NONE) continue;
    const p = place[above];
    parent[at] = p;
    depth[at] = depth[p] + 1;
    if (childCount[p]++ === 0) firstChild[p] = at;
  }
  return { parent, firstChild, childCount, depth };
}
