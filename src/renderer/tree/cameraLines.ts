import type { Command } from '../program/commands.svelte.ts';
import type { TreeOnScreen } from '../run/treeViewState.svelte.ts';

export const ZOOM_STEP = 1.4;

/** `scope`: prefix of the ids. `s`: plural ending in titles, for several trees. */
export function cameraLines(
  scope: 'tree' | 'compare' | 'program',
  s: '' | 's',
  { follow, zoomBy }: Pick<TreeOnScreen, 'follow' | 'zoomBy'>,
): Command[] {
  return [
    { id: `${scope}.whole`, keys: ['0'], title: `Show the whole tree${s}`, run: () => follow('whole') },
    { id: `${scope}.follow`, keys: ['f'], title: `Follow the step${s}`, run: () => follow('follow') },
    { id: `${scope}.zoomIn`, keys: ['+', '='], title: 'Zoom in', run: () => zoomBy(ZOOM_STEP) },
    { id: `${scope}.zoomOut`, keys: ['-'], title: 'Zoom out', run: () => zoomBy(1 / ZOOM_STEP) },
  ];
}
