import { NEVER } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { firstAtLeast } from './layout/drawnTree.ts';
import { placeFor, type Scene } from './paint/scene.ts';
import { pointOf } from './layout/layout.ts';
import type { TreeDrawing } from './treeDrawing.svelte.ts';
import type { TreeCommands, TreeDirection } from './treeKeys.ts';

export interface NodeCommands extends TreeCommands {
  /** The node that keys act on: the one walked to, or the one on the board. */
  readonly node: number;
}

const STEP_IS_HELD = 'The step cannot move yet: answer first, or leave with Esc.';

/** `tell` gets the reason why the step cannot move. */
export function nodeCommands(runView: RunView, drawing: TreeDrawing, tell: (sentence: string) => void): NodeCommands {
  const { player, viewState } = runView;
  const { camera } = drawing;

  /** Keeps `node` on the board. A node that is never expanded has no such step. */
  function goTo(node: number, step: number): void {
    if (step === NEVER) return;
    if (runView.asked?.isWaiting) return tell(STEP_IS_HELD);
    runView.jump(step);
    runView.select(node);
  }

  const keyNode = (): number => (runView.hovered === NONE ? runView.shownNode : runView.hovered);

  return {
    get node() {
      return keyNode();
    },
    walk(direction) {
      const { scene, pictured } = drawing;
      if (!scene || !pictured) return;
      const node = runView.hovered === NONE ? runView.shownNode : neighbourNode(scene, runView.hovered, direction);
      runView.hovered = node;
      camera.reveal(pointOf(pictured.layout, placeFor(pictured, node)));
    },
    pan: (across, down) => camera.panSteps(across, down),
    select: () => runView.select(keyNode()),
    fold(node = keyNode()) {
      if (!viewState.folded.delete(node)) viewState.folded.add(node);
    },
    goToGenerated(node = keyNode()) {
      goTo(node, player.reader.generatedAt(node));
    },
    goToExpanded(node = keyNode()) {
      goTo(node, player.reader.expandedAt[node]);
    },
  };
}

/** The neighbour of `node` in a direction; `node` itself where there is none. */
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

/** The nearest seen neighbour on the level: a sibling, or beyond the last one a cousin. */
function beside({ layout, seen }: Scene, place: number, step: -1 | 1): number {
  const { rows, along, tree } = layout;
  if (!rows) return NONE;
  const { order, start } = rows;
  const [first, stop] = [start[tree.depth[place]], start[tree.depth[place] + 1]];
  let index = firstAtLeast(along[place], first, stop, (at) => along[order[at]]) + step;
  while (index >= first && index < stop && order[index] >= seen) index += step;
  return index >= first && index < stop ? order[index] : NONE;
}
