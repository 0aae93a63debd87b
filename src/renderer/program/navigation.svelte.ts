/** Which view is open. */
import type { View } from '../../shared/contract/types.ts';

export class Navigation {
  view = $state<View>('search');

  constructor(view: View) {
    this.view = view;
  }

  show(view: View): void {
    this.view = view;
  }

  /** Shows a view, or the search where that view is open already. */
  toggle(view: View): void {
    this.show(this.view === view ? 'search' : view);
  }
}
