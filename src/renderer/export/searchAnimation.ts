/** The growing tree from a fixed camera that shows the whole tree of the run. */
import { count } from '../ui/format.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { nameOfSearch } from '../run/words.ts';
import type { RunView } from '../run/runView.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { paintTree } from '../tree/paint/paintTree.ts';
import { delaysOf, sample, type Animation, type AnimationLook } from './animation.ts';
import { sceneAt, standsUpTo } from './wholeTree.ts';

/** Height of the text line below the tree, at the usual size. */
const CAPTION = 40;

/** The search from its start to the last step that has arrived, in the look of the view's trees. */
export function searchAnimation(runView: RunView, look: AnimationLook): Animation {
  const { reader } = runView.player;
  const { shown } = sample(reader.expansions);
  const { width, height, unit } = look;
  const frame = { width, height: height - CAPTION * unit };
  const standAt = standsUpTo(reader.expansions, runView, frame, unit);
  return {
    name: look.name,
    width,
    height,
    frames: shown.length,
    delayOf: delaysOf(shown.length, look.perSecond),
    paint(index, pen, palette) {
      const step = shown[index];
      const stand = standAt(step);
      paintTree({ pen, ...frame, density: 1, camera: stand.camera, unit, palette }, sceneAt(runView, step, stand));
      paintCaption(pen, describeStep(runView, reader, step), palette, look);
    },
  };
}

function describeStep({ search }: RunView, reader: TraceReader, step: number): readonly [left: string, right: string] {
  const { frontier } = reader.countersAt(step);
  return [nameOfSearch(search), `${count(step, 'state')} expanded, ${count(frontier, 'state')} in the frontier`];
}

function paintCaption(
  pen: OffscreenCanvasRenderingContext2D,
  [left, right]: readonly [string, string],
  palette: Palette,
  { width, height, unit }: AnimationLook,
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
