/** The tree as it grows step by step, seen from one place: its camera shows the whole tree of the run from the start on. */
import type { ZoomTransform } from 'd3-zoom';
import type { TraceReader } from '../../shared/search/reading.ts';
import { NONE } from '../../shared/search/trace.ts';
import { count, nameOfSearch } from '../panels/words.ts';
import type { Stage } from '../session/stage.svelte.ts';
import { colouringBy } from '../tree/colouring.ts';
import { filling, frameWhole, type Frame } from '../tree/framing.ts';
import { layOut, type Layout } from '../tree/layout.ts';
import { atZoom } from '../tree/levels.ts';
import type { Palette } from '../tree/palette.ts';
import { paintTree } from '../tree/paintTree.ts';
import { measure, type Measures } from '../tree/scales.ts';
import { boundsOfSeen, placesBelow, type Scene } from '../tree/scene.ts';
import { delaysOf, sample, type Animation } from './animation.ts';

/** Height of the line of text below the tree, at the usual size. */
const CAPTION = 40;

export interface SearchAnimationLook {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Size of the interface in the picture, 1 for the usual one. */
  readonly unit: number;
  /** Frames per second. */
  readonly perSecond: number;
}

/** A tree with the camera that shows all of it. */
interface Stand {
  readonly layout: Layout;
  readonly camera: ZoomTransform;
}

/** The search on `stage` from its start up to the last step that has arrived, in the look that the stage's trees have. */
export function searchAnimation(stage: Stage, look: SearchAnimationLook): Animation {
  const { reader } = stage.player;
  const { shown } = sample(reader.expansions);
  const { puzzle } = stage.player.opened!;
  const measures = measure(puzzle.rows, puzzle.cols, stage.strategy.usesHeuristic);
  const { width, height, unit } = look;
  const frame = { width, height: height - CAPTION * unit };
  const standAt = stands(stage, measures, frame, unit);
  return {
    name: look.name,
    width,
    height,
    frames: shown.length,
    delayOf: delaysOf(shown.length, look.perSecond),
    paint(index, pen, palette) {
      const step = shown[index];
      const { layout, camera } = standAt(step);
      const scene = { ...sceneAt(stage, step, layout, measures), layout: atZoom(layout, camera.k, frame, unit) };
      paintTree({ pen, ...frame, density: 1, camera, unit, palette }, scene);
      paintCaption(pen, captionOf(stage, reader, step), palette, look);
    },
  };
}

/** The stand of the iteration that a step belongs to; made once for each. */
function stands(stage: Stage, measures: Measures, frame: Frame, unit: number): (step: number) => Stand {
  const { reader } = stage.player;
  const made = new Map<number, Stand>();
  return (step) => {
    const { first, end } = reader.iterationNodes(step);
    const known = made.get(first);
    if (known) return known;
    const { kind } = stage.treeLook;
    const layout = layOut(reader, end, measures, { kind, folded: new Set(), first });
    const whole = boundsOfSeen({ ...sceneAt(stage, step, layout, measures), seen: layout.tree.places });
    const camera = frameWhole(frame, kind === 'radial' ? filling(frame, whole) : whole, unit);
    made.set(first, { layout, camera });
    return { layout, camera };
  };
}

function sceneAt(stage: Stage, step: number, layout: Layout, measures: Measures): Scene {
  const { player, order, strategy, treeLook, theme, moveNaming: naming } = stage;
  const { reader } = player;
  const current = reader.expandedBy(step);
  const nodes = reader.nodesAt(step);
  return {
    reader,
    step,
    layout,
    measures,
    seen: placesBelow(layout.tree, nodes),
    settled: nodes,
    current,
    shown: current === NONE ? 0 : current,
    hovered: NONE,
    order,
    usesHeuristic: strategy.usesHeuristic,
    naming,
    colouring: treeLook.colouredBy && colouringBy(treeLook.colouredBy, reader, order, theme),
    faces: treeLook.faces,
    folded: new Set(),
    hiddenBelow: () => 0,
    cellsOf: (node) => stage.cellsOf(node),
  };
}

function captionOf({ search }: Stage, reader: TraceReader, step: number): readonly [left: string, right: string] {
  const { frontier } = reader.countersAt(step);
  return [nameOfSearch(search), `${count(step, 'state')} expanded, ${count(frontier, 'state')} in the frontier`];
}

type Surface = OffscreenCanvasRenderingContext2D;

function paintCaption(
  pen: Surface,
  [left, right]: readonly [string, string],
  palette: Palette,
  { width, height, unit }: SearchAnimationLook,
): void {
  const y = height - (CAPTION * unit) / 2;
  const edge = 16 * unit;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = palette.ink;
  pen.textBaseline = 'middle';
  pen.font = `700 ${16 * unit}px ${palette.font}`;
  pen.textAlign = 'left';
  pen.fillText(left, edge, y);
  pen.font = `500 ${15 * unit}px ${palette.mono}`;
  pen.textAlign = 'right';
  pen.fillText(right, width - edge, y);
}
