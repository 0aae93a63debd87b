/** Where the user is in the first two minutes. They are offered once, at the first start, and found again under Help. */
import { TOUR, type SeenSpot, type TourStop } from './tourStops.ts';
import type { View } from '../../shared/contract/types.ts';

/** What a tour needs of the program: what it shows, the way to a view, and a note that the tour was offered. */
export interface TourPlace {
  readonly seen: SeenSpot;
  show(view: View): void;
  markOffered(): void;
}

export class Tour {
  /** The number of the stop, from 0; `null` where the tour is not on. */
  at = $state<number | null>(null);
  readonly count = TOUR.length;
  #before = $state.raw<SeenSpot | null>(null);
  /** What was done stays done, also when it is taken back. */
  #wasDone = $state(false);
  readonly #place: TourPlace;

  constructor(place: TourPlace) {
    this.#place = place;
  }

  readonly stop = $derived.by((): TourStop | null => (this.at === null ? null : TOUR[this.at]));
  /** Whether the stop asks for something, and whether that was done: `null` where it asks for nothing. */
  readonly isDone = $derived.by((): boolean | null => (this.stop?.isDone ? this.#wasDone : null));
  /** Whether what the stop points at is in the view on the screen. Elsewhere its card would only be in the way. */
  get isInView(): boolean {
    const { stop } = this;
    return stop !== null && (stop.view === null || stop.view === this.#place.seen.view);
  }
  readonly isLast = $derived.by(() => this.at === this.count - 1);

  begin(): void {
    this.#goTo(0);
  }

  next(): void {
    if (this.at === null) return;
    if (this.isLast) this.end();
    else this.#goTo(this.at + 1);
  }

  back(): void {
    if (this.at !== null && this.at > 0) this.#goTo(this.at - 1);
  }

  /** Whether it was followed to its end or skipped: it is not offered again. */
  end(): void {
    this.at = null;
    this.#place.markOffered();
  }

  /** To be called when what is shown has changed. */
  look(): void {
    const { stop } = this;
    if (stop?.isDone && this.#before && stop.isDone(this.#before, this.#place.seen)) this.#wasDone = true;
  }

  #goTo(at: number): void {
    const { view } = TOUR[at];
    if (view !== null && this.#place.seen.view !== view) this.#place.show(view);
    this.at = at;
    this.#wasDone = false;
    this.#before = this.#place.seen;
  }
}
