/** How somebody looks at a tree. It outlives the drawing: a tree that is opened again is seen as it was left. */
import { SvelteSet } from 'svelte/reactivity';
import type { CameraStand, SeenTree } from '../../shared/contract/looks.ts';
import { NONE } from '../../shared/trace/trace.ts';

export class TreeSight {
  /** Nodes of which the subtree is not drawn. */
  readonly folded = new SvelteSet<number>();
  /** Where the camera stands: the drawing says so, and the next one begins there. */
  camera = $state.raw<CameraStand>()!;

  constructor(camera: CameraStand) {
    this.camera = camera;
  }

  show({ camera, folded }: Pick<SeenTree, 'camera' | 'folded'>): void {
    this.camera = camera;
    this.folded.clear();
    for (const node of folded) this.folded.add(node);
  }

  /** All of it, as it is kept, with the node that is selected. */
  seen(selected: number): SeenTree {
    return { camera: this.camera, folded: [...this.folded], selected: selected === NONE ? null : selected };
  }

  /** Another tree: nothing is folded, and a camera that the user had left somewhere shows the whole of it. */
  begin(): void {
    const { mode } = this.camera;
    this.show({ camera: { mode: mode === 'free' ? 'whole' : mode, place: null }, folded: [] });
  }
}
