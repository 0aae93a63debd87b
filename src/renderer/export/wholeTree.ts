/** Exported trees: the whole layout under a fixed camera, at any step. */
import type { ZoomTransform } from 'd3-zoom';
import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { frameWhole, type Frame } from '../tree/layout/framing.ts';
import { layOut, type Layout } from '../tree/layout/layout.ts';
import { atZoom } from '../tree/camera/levelSpacing.ts';
import { measure, type Measures } from '../tree/layout/drawingSizes.ts';
import { sceneOf } from '../tree/runScene.ts';
import { placesBelow, seenOf, type Scene } from '../tree/paint/scene.ts';

export interface Stand {
  readonly layout: Layout;
  readonly measures: Measures;
  readonly camera: ZoomTransform;
  readonly frame: Frame;
  readonly unit: number;
}

/** Nodes from `first` to before `end`. */
export interface NodeRange {
  readonly first: number;
  readonly end: number;
}

/** The layout and its camera. `unit`: scale of the interface, 1 is usual. */
export function standBefore(runView: RunView, { first, end }: NodeRange, frame: Frame, unit: number): Stand {
  const { puzzle } = runView.player.opened!;
  const { kind } = runView.treeLook;
  const measures = measure(puzzle.rows, puzzle.cols, runView.strategy.usesHeuristic);
  const layout = layOut(runView.player.reader, end, measures, { kind, folded: new Set(), first });
  const whole = { ...wholeScene(runView, 0, layout, measures), seen: layout.tree.places };
  const camera = frameWhole(frame, seenOf(whole, frame, unit), unit);
  return { layout, measures, camera, frame, unit };
}

/** The stands of an animation up to `lastStep`: one per iteration, made on demand. */
export function standsUpTo(lastStep: number, runView: RunView, frame: Frame, unit: number): (step: number) => Stand {
  const { reader } = runView.player;
  const most = reader.nodesAt(lastStep);
  const made = new Map<number, Stand>();
  return (step) => {
    const { first, end } = reader.iterationNodes(step);
    const stand = made.get(first) ?? standBefore(runView, { first, end: Math.min(end, most) }, frame, unit);
    made.set(first, stand);
    return stand;
  };
}

export function sceneAt(runView: RunView, step: number, { layout, measures, camera, frame, unit }: Stand): Scene {
  return { ...wholeScene(runView, step, layout, measures), layout: atZoom(layout, camera.k, frame, unit) };
}

function wholeScene(runView: RunView, step: number, layout: Layout, measures: Measures): Scene {
  const { reader } = runView.player;
  const nodes = reader.nodesAt(step);
  return sceneOf(runView, {
    ...{ step, layout, measures },
    seen: placesBelow(layout.tree, nodes),
    settled: nodes,
    current: reader.expandedBy(step),
    shown: shownAt(runView, step),
    hovered: NONE,
    folded: new Set(),
    hiddenBelow: () => 0,
  });
}

/** The node whose path is drawn: the one taken, and at the end of a search the goal. */
function shownAt({ player: { reader, ended } }: RunView, step: number): number {
  if (ended && step === reader.expansions && reader.goal !== NONE) return reader.goal;
  return Math.max(0, reader.expandedBy(step));
}
