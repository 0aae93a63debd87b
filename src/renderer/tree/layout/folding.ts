/** Folded subtrees: what they hide. */
import { fateOf, isDropped, NONE } from '../../../shared/trace/trace.ts';
import type { TreeColumns } from './drawnTree.ts';
import { firstAtLeast } from './levelRows.ts';

/** By folded node: the nodes that it hides, in order of generation. Of one fold within another, the outer one hides. */
export type Hidden = ReadonlyMap<number, readonly number[]>;

/** Reads off the first `nodes` nodes of a trace what each fold hides. */
export function hiddenIn(trace: TreeColumns, nodes: number, folded: ReadonlySet<number>): Hidden {
  const hidden = new Map<number, number[]>();
  if (folded.size === 0) return hidden;
  const hiddenBy = new Int32Array(nodes).fill(NONE);
  for (let node = 0; node < nodes; node++) {
    const parent = trace.parent[node];
    if (parent === NONE) continue;
    const by = hiddenBy[parent] === NONE && folded.has(parent) ? parent : hiddenBy[parent];
    hiddenBy[node] = by;
    if (by !== NONE && !isDropped(fateOf(trace, node))) append(hidden, by, node);
  }
  return hidden;
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** How many nodes `folded` hides of the first `nodes` nodes of the trace. */
export function countHidden(hidden: Hidden, folded: number, nodes: number): number {
  const list = hidden.get(folded);
  return list ? firstAtLeast(nodes, 0, list.length, (index) => list[index]) : 0;
}
