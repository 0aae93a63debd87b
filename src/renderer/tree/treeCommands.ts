/** What the keys of a drawing, its menu and its buttons do with nodes. */
import { NEVER } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { xOf, yOf } from './layout/layout.ts';
import { placeFor } from './paint/scene.ts';
import type { TreeDrawing } from './treeDrawing.svelte.ts';
import type { TreeCommands } from './treeKeys.ts';
import { neighbourNode } from './treeNeighbour.ts';

/** How far a key moves the picture, in CSS pixels. */
const PAN_STEP = 80;

/** What can be done with a node of the drawing. */
export interface NodeCommands extends TreeCommands {
  /** The node that keys are about: the one that they have walked to, or the one on the board. */
  readonly node: number;
  /** Goes to a step and keeps `node` on the board. A node that is never expanded has no such step. */
  goTo(node: number, step: number): void;
  foldNode(node: number): void;
}

export function nodeCommands(runView: RunView, drawing: TreeDrawing): NodeCommands {
  const { player, sight } = runView;
  const { camera } = drawing;
  return {
    get node() {
      return runView.hovered === NONE ? runView.shownNode : runView.hovered;
    },
    walk(direction) {
      const { scene, pictured } = drawing;
      if (!scene || !pictured) return;
      const node = runView.hovered === NONE ? runView.shownNode : neighbourNode(scene, this.node, direction);
      runView.hovered = node;
      const place = placeFor(pictured, node);
      camera.reveal([xOf(pictured.layout, place), yOf(pictured.layout, place)]);
    },
    pan: (across, down) => camera.panBy(across * PAN_STEP * camera.unit, down * PAN_STEP * camera.unit),
    select() {
      runView.select(this.node);
    },
    fold() {
      this.foldNode(this.node);
    },
    goToGenerated() {
      this.goTo(this.node, player.reader.generatedAt(this.node));
    },
    goToExpanded() {
      this.goTo(this.node, player.reader.expandedAt[this.node]);
    },
    goTo(node, step) {
      if (step === NEVER || runView.asked?.isWaiting) return;
      runView.jump(step);
      runView.select(node);
    },
    foldNode(node) {
      if (!sight.folded.delete(node)) sight.folded.add(node);
    },
  };
}
