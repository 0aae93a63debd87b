import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import type { Scene } from './paint/scene.ts';

/** What the scene of a tree has from the run itself, and not from where it is looked at. */
type OfRun = 'reader' | 'unkeyed' | 'removal' | 'usesHeuristic' | 'naming' | 'colouring' | 'faces' | 'cellsOf';

/** The scene of the tree of `runView`, as it is looked at. */
export function sceneOf(runView: RunView, looked: Omit<Scene, OfRun>): Scene {
  const { player, options, strategy, treeLook, asked, moveNaming: naming } = runView;
  const unkeyed = asked?.unkeyed ?? NONE;
  const colouring = unkeyed === NONE ? runView.colouring : null; // a scale would tell the number
  return {
    ...looked,
    reader: player.reader,
    ...{ removal: options, naming, colouring, unkeyed },
    usesHeuristic: strategy.usesHeuristic,
    faces: treeLook.faces,
    cellsOf: (node) => runView.cellsOf(node),
  };
}
