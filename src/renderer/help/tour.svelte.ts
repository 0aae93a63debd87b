/** The tour's current stop. The tour is offered once, at the first start, and stays in the Help menu. */
import type { SeenSpot, TourStop } from './tourStops.ts';
import type { View } from '../../shared/contract/views.ts';

/** After a task is done, what it has changed is seen for so long; a further change begins that anew. */
export const SEEN_MS = 1200;

export interface TourPlace {
  readonly seen: SeenSpot;
  show(view: View): void;
  markOffered(): void;
}

/** What else can begin during the tour. */
const ELSE = ['isPresented', 'isHeld', 'isAsked'] as const;

/** Whether something else has begun. */
function hasBegunElse(before: SeenSpot, now: SeenSpot): boolean {
  return ELSE.some((what) => now[what] && !before[what]);
}

export class Tour {
  /** The current stop, from 0; `null` outside of the tour. */
  at = $state<number | null>(null);
  #stops = $state.raw<readonly TourStop[]>([]);
  #before = $state.raw<SeenSpot | null>(null);
  /** Stays true when the user undoes what was asked for. */
  #wasDone = $state(false);
  #leaves: ReturnType<typeof setTimeout> | undefined;
  readonly #place: TourPlace;

  constructor(place: TourPlace) {
    this.#place = place;
  }

  readonly stop = $derived.by((): TourStop | null => (this.at === null ? null : this.#stops[this.at]));
  /** Whether the stop's task is done; `null` if it has none. */
  readonly isDone = $derived.by((): boolean | null => (this.stop?.isDone ? this.#wasDone : null));
  /** Whether the open view has the stop's control. Elsewhere the card would be in the way. */
  get isInView(): boolean {
    const { stop } = this;
    return stop !== null && (stop.view === null || stop.view === this.#place.seen.view);
  }
  get count(): number {
    return this.#stops.length;
  }
  readonly isLast = $derived.by(() => this.at === this.count - 1);

  /** Its texts are loaded with the later parts of the page. */
  async begin(): Promise<void> {
    this.#stops = (await import('./tourStops.ts')).TOUR;
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

  /** Followed to its end or skipped, it is not offered again. */
  end(): void {
    clearTimeout(this.#leaves);
    this.at = null;
    this.#place.markOffered();
  }

  /**
   * Call it when what is on the screen has changed. The tour goes on when its task is done, and makes way for what else
   * begins.
   */
  look(): void {
    const { stop } = this;
    const { seen } = this.#place;
    if (!stop || !this.#before) return;
    if (hasBegunElse(this.#before, seen)) return this.end();
    if (stop.isDone?.(this.#before, seen)) this.#wasDone = true;
    if (this.#wasDone) this.#goOnSoon();
  }

  #goOnSoon(): void {
    clearTimeout(this.#leaves);
    this.#leaves = setTimeout(() => this.next(), SEEN_MS);
  }

  #goTo(at: number): void {
    clearTimeout(this.#leaves);
    const { view } = this.#stops[at];
    if (view !== null && this.#place.seen.view !== view) this.#place.show(view);
    this.at = at;
    this.#wasDone = false;
    this.#before = this.#place.seen;
  }
}
