/** How trees are drawn, as the user chose it; the same for every search. */
import type { ColouredBy, Faces, LayoutKind } from '../../shared/contract/looks.ts';

export class TreeLook {
  kind = $state<LayoutKind>('tidy');
  /** `null`: the colour says what a node is. */
  colouredBy = $state<ColouredBy | null>(null);
  faces = $state<Faces>('board');
}
