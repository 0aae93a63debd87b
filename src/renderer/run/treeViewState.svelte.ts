import { SvelteSet } from 'svelte/reactivity';
import type { CameraMode, CameraStand, ColouredBy, Faces, LayoutKind, SeenTree } from '../../shared/contract/looks.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Picture } from '../ui/pen/picture.ts';

export class TreeLook {
  kind = $state<LayoutKind>('tidy');
  /** `null`: colour by node status. */
  colouredBy = $state<ColouredBy | null>(null);
  faces = $state<Faces>('board');
}

/** A node, and where its menu opens, in CSS pixels of the window. */
export interface NodePlace {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** Whether it opens in the drawing, which has keys for the same actions. */
  readonly isInDrawing: boolean;
}

export interface TreeOnScreen {
  follow(mode: Exclude<CameraMode, 'free'>): void;
  zoomBy(factor: number): void;
  picture(name: string): Picture | null;
}

/** The camera and the folded subtrees of a tree. Outlives the drawing, so that a tree reopens as it was left. */
export class TreeViewState {
  readonly folded = new SvelteSet<number>();
  camera = $state.raw<CameraStand>()!;

  constructor(camera: CameraStand) {
    this.camera = camera;
  }

  show({ camera, folded }: Pick<SeenTree, 'camera' | 'folded'>): void {
    this.camera = camera;
    this.folded.clear();
    for (const node of folded) this.folded.add(node);
  }

  /** As it is saved, with the selected node. */
  seen(selected: number): SeenTree {
    return { camera: this.camera, folded: [...this.folded], selected: selected === NONE ? null : selected };
  }

  /** For a new tree: unfolds everything, and replaces a free camera by the view of the whole tree. */
  begin(): void {
    const { mode } = this.camera;
    this.show({ camera: { mode: mode === 'free' ? 'whole' : mode, place: null }, folded: [] });
  }
}
