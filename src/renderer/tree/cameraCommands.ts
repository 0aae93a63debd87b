/** The commands of the camera over one tree. */
import type { CommandGroup } from '../program/commands.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** How much nearer a press on a button or a key comes. */
export const ZOOM_STEP = 1.4;

export function cameraCommands(view: RunView): CommandGroup {
  return {
    title: 'Tree',
    lines: [
      { id: 'tree.whole', keys: ['0'], title: 'Show the whole tree', run: () => view.drawing?.follow('whole') },
      { id: 'tree.follow', keys: ['f'], title: 'Follow the step', run: () => view.drawing?.follow('follow') },
      { id: 'tree.zoomIn', keys: ['+', '='], title: 'Zoom in', run: () => view.drawing?.zoomBy(ZOOM_STEP) },
      { id: 'tree.zoomOut', keys: ['-'], title: 'Zoom out', run: () => view.drawing?.zoomBy(1 / ZOOM_STEP) },
    ],
  };
}
