import type { ColouredBy, Faces, LayoutKind } from '../../shared/contract/looks.ts';

export class TreeLook {
  kind = $state<LayoutKind>('tidy');
  /** `null`: colour by node status. */
  colouredBy = $state<ColouredBy | null>(null);
  faces = $state<Faces>('board');
}
