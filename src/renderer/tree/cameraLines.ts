import type { Command } from '../program/commands.svelte.ts';
import type { TreeLook, TreeOnScreen } from '../run/treeViewState.svelte.ts';

export const ZOOM_STEP = 1.4;

type CameraControl = Pick<TreeOnScreen, 'follow' | 'zoomBy'>;

/** That of the drawing that is on the screen at the time. */
export function cameraOf(view: { readonly drawing: CameraControl | null }): CameraControl {
  return {
    follow: (mode) => view.drawing?.follow(mode),
    zoomBy: (factor) => view.drawing?.zoomBy(factor),
  };
}

/** Prefix of the ids. */
type TreeScope = 'tree' | 'compare' | 'program';

/** `s`: plural ending in titles, for several trees. */
export function cameraLines(scope: TreeScope, s: '' | 's', { follow, zoomBy }: CameraControl): Command[] {
  return [
    { id: `${scope}.whole`, keys: ['0'], title: `Show the whole tree${s}`, run: () => follow('whole') },
    { id: `${scope}.follow`, keys: ['f'], title: `Follow the step${s}`, run: () => follow('follow') },
    { id: `${scope}.zoomIn`, keys: ['+', '='], title: 'Zoom in', run: () => zoomBy(ZOOM_STEP) },
    { id: `${scope}.zoomOut`, keys: ['-'], title: 'Zoom out', run: () => zoomBy(1 / ZOOM_STEP) },
  ];
}

export function ringsLine(scope: TreeScope, look: TreeLook, whyNot?: Command['whyNot']): Command {
  return {
    id: `${scope}.rings`,
    title: 'Show levels as rings, or from top to bottom',
    whyNot,
    isChecked: () => look.kind === 'radial',
    run: () => (look.kind = look.kind === 'radial' ? 'tidy' : 'radial'),
  };
}
