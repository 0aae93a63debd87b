/** How trees are drawn, as the user chose it; the same for every search. */
import type { ColouredBy } from './colouring.ts';
import type { LayoutKind } from './layout.ts';
import type { Faces } from './scene.ts';

export class TreeLook {
  kind = $state<LayoutKind>('tidy');
  /** `null`: the colour says what a node is. */
  colouredBy = $state<ColouredBy | null>(null);
  faces = $state<Faces>('board');
}
