/** Walking the drawn tree from node to node. */
import { NONE } from '../../shared/trace/trace.ts';
import { firstAtLeast } from './layout/levelRows.ts';
import { placeFor, type Scene } from './paint/scene.ts';

export type TreeDirection = 'parent' | 'child' | 'left' | 'right';

/** The node that is reached from `node` in a direction; `node` itself where there is none. */
export function neighbourNode(scene: Scene, node: number, direction: TreeDirection): number {
  const place = placeFor(scene, node);
  if (place === NONE) return node;
  const next = STEPS[direction](scene, place);
  return next === NONE || next >= scene.seen ? scene.layout.tree.node[place] : scene.layout.tree.node[next];
}

const STEPS: Readonly<Record<TreeDirection, (scene: Scene, place: number) => number>> = {
  parent: ({ layout: { tree } }, place) => tree.parent[place],
  child: ({ layout: { tree } }, place) => (tree.childCount[place] > 0 ? tree.firstChild[place] : NONE),
  left: (scene, place) => beside(scene, place, -1),
  right: (scene, place) => beside(scene, place, 1),
};

/** The nearest seen neighbour on the same level: a sibling, or beyond the last one a cousin. */
function beside({ layout, seen }: Scene, place: number, step: -1 | 1): number {
  const { rows, along, tree } = layout;
  if (!rows) return NONE;
  const { order, start } = rows;
  const [first, stop] = [start[tree.depth[place]], start[tree.depth[place] + 1]];
  let index = firstAtLeast(along[place], first, stop, (at) => along[order[at]]) + step;
  while (index >= first && index < stop && order[index] >= seen) index += step;
  return index >= first && index < stop ? order[index] : NONE;
}
