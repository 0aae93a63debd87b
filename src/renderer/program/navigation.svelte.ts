import { placeOnRail, type View } from '../../shared/contract/views.ts';

export class Navigation {
  view = $state<View>('search');
  /** Whether the page is embedded in another one: it shows one view alone. */
  readonly isEmbedded: boolean;
  /** By place on the rail: its last view. */
  readonly #lastAt = new Map<View, View>();

  constructor(view: View, isEmbedded = false) {
    this.isEmbedded = isEmbedded;
    this.show(view);
  }

  show(view: View): void {
    this.view = view;
    this.#lastAt.set(placeOnRail(view), view);
  }

  /** Shows the last view of this place on the rail. */
  showPlace(place: View): void {
    this.show(this.#lastAt.get(place) ?? place);
  }

  /** Shows a view, or the search if that view is open. */
  toggle(view: View): void {
    this.show(this.view === view ? 'search' : view);
  }
}
