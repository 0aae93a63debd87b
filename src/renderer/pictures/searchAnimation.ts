/** The tree as it grows step by step, seen from one place: its camera shows the whole tree of the run from the start on. */
import type { TraceReader } from '../../shared/search/reading.ts';
import { count, nameOfSearch } from '../panels/words.ts';
import type { Stage } from '../session/stage.svelte.ts';
import type { Frame } from '../tree/framing.ts';
import type { Palette } from '../tree/palette.ts';
import { paintTree } from '../tree/paintTree.ts';
import { delaysOf, sample, type Animation } from './animation.ts';
import { sceneAt, standBefore, type Stand } from './wholeTree.ts';

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

/** The search on `stage` from its start up to the last step that has arrived, in the look that the stage's trees have. */
export function searchAnimation(stage: Stage, look: SearchAnimationLook): Animation {
  const { reader } = stage.player;
  const { shown } = sample(reader.expansions);
  const { width, height, unit } = look;
  const frame = { width, height: height - CAPTION * unit };
  const standAt = stands(stage, frame, unit);
  return {
    name: look.name,
    width,
    height,
    frames: shown.length,
    delayOf: delaysOf(shown.length, look.perSecond),
    paint(index, pen, palette) {
      const step = shown[index];
      const stand = standAt(step);
      paintTree({ pen, ...frame, density: 1, camera: stand.camera, unit, palette }, sceneAt(stage, step, stand));
      paintCaption(pen, captionOf(stage, reader, step), palette, look);
    },
  };
}

/** The stand of the iteration that a step belongs to; made once for each. */
function stands(stage: Stage, frame: Frame, unit: number): (step: number) => Stand {
  const made = new Map<number, Stand>();
  return (step) => {
    const nodes = stage.player.reader.iterationNodes(step);
    const stand = made.get(nodes.first) ?? standBefore(stage, nodes, frame, unit);
    made.set(nodes.first, stand);
    return stand;
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
