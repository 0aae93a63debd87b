import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import type { Scene } from './paint/scene.ts';

type OfRun = 'reader' | 'unkeyed' | 'told' | 'removal' | 'usesHeuristic' | 'naming' | 'colouring' | 'faces' | 'cellsOf';

export function sceneOf(runView: RunView, looked: Omit<Scene, OfRun>): Scene {
  const { player, options, strategy, treeLook, asked, colouring, moveNaming: naming } = runView;
  return {
    ...looked,
    reader: player.reader,
    ...{ removal: options, naming, colouring, unkeyed: asked?.unkeyed ?? NONE, told: asked?.told },
    usesHeuristic: strategy.usesHeuristic,
    faces: treeLook.faces,
    cellsOf: (node) => runView.cellsOf(node),
  };
}
