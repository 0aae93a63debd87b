import { placeOnRail, type View } from '../../shared/contract/views.ts';

export class Navigation {
  view = $state<View>('search');
  /** Whether a page of a lesson lies over the view, which has no keys then. */
  isCovered = $state(false);
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
    this.isCovered = false;
    this.#lastAt.set(placeOnRail(view), view);
  }

  cover(): void {
    this.isCovered = true;
  }

  /** Shows the last view of this place on the rail. */
  showPlace(place: View): void {
    this.show(this.#lastAt.get(place) ?? place);
  }

  /** Shows a view, or the search if that view is open. */
  toggle(view: View): void {
    this.show(this.view === view && !this.isCovered ? 'search' : view);
  }
}
