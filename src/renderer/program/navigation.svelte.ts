/** Which view is open. */
import type { View } from '../../shared/contract/types.ts';

/** The views of the lab. */
type LabView = Extract<View, 'lab' | 'heuristics'>;

export class Navigation {
  view = $state<View>('search');
  /** Whether the page stands in another one: it shows one view alone. */
  readonly isEmbedded: boolean;
  #labView: LabView = 'lab';

  constructor(view: View, isEmbedded = false) {
    this.isEmbedded = isEmbedded;
    this.show(view);
  }

  show(view: View): void {
    this.view = view;
    if (view === 'lab' || view === 'heuristics') this.#labView = view;
  }

  /** Shows the view of the lab that was shown last. */
  showLab(): void {
    this.show(this.#labView);
  }

  /** Shows a view, or the search where that view is open already. */
  toggle(view: View): void {
    this.show(this.view === view ? 'search' : view);
  }
}
