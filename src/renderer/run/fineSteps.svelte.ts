/** Steps within a step: through one expansion, line by line of the pseudocode. */
import { momentAfter, momentsOf, type Course, type Moment } from '../../shared/readings/moments.ts';
import type { OpenedSearch, Player } from './player.svelte.ts';

/** A place inside a step; it holds only as long as that step of that search is shown. */
interface Place {
  readonly opened: OpenedSearch | null;
  readonly step: number;
  /** Position among the moments of the step. */
  readonly at: number;
}

export class FineSteps {
  readonly #player: Player;
  readonly #course: () => Course;
  #place = $state.raw<Place | null>(null);

  /** `course`: the options of the search that is open. */
  constructor(player: Player, course: () => Course) {
    this.#player = player;
    this.#course = course;
  }

  readonly #moments = $derived.by((): readonly Moment[] => {
    const { arrived, step } = this.#player;
    return momentsOf(arrived, step, this.#course());
  });

  /** Position among the moments of the step shown; the last one where the step is complete. */
  readonly #at = $derived.by((): number => {
    const { opened, step } = this.#player;
    const last = this.#moments.length - 1;
    const place = this.#place;
    return place && place.opened === opened && place.step === step ? Math.min(place.at, last) : last;
  });

  /** The moment shown: everything on the screen is read at it. */
  readonly moment = $derived.by((): Moment => {
    const { arrived, step } = this.#player;
    return arrived.nodes === 0 ? momentAfter(arrived, step) : this.#moments[this.#at];
  });

  /** "3 of 9" inside a step, `null` where the step is complete. */
  readonly place = $derived.by((): { part: number; parts: number } | null => {
    const parts = this.#moments.length;
    return this.#at === parts - 1 ? null : { part: this.#at + 1, parts };
  });

  /** The next moment; from the end of a step the first one of the next. */
  forward(): void {
    this.#player.pause();
    if (this.#at < this.#moments.length - 1) return this.#stand(this.#at + 1);
    const { step } = this.#player;
    this.#player.goTo(step + 1);
    if (this.#player.step > step) this.#stand(0);
  }

  /** The moment before; from the beginning of a step the end of the one before. */
  back(): void {
    this.#player.pause();
    if (this.#at > 0) return this.#stand(this.#at - 1);
    this.#place = null;
    this.#player.goTo(this.#player.step - 1);
  }

  /** Back to the whole of the step. */
  leave(): void {
    this.#place = null;
  }

  #stand(at: number): void {
    const { opened, step } = this.#player;
    this.#place = { opened, step, at };
  }
}
