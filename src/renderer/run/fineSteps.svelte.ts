/** Steps through one expansion, line by line of the pseudocode. */
import { momentAfter, momentsOf, type Course, type Moment } from '../../shared/readings/moments.ts';
import type { OpenedSearch, Player } from './player.svelte.ts';

/** Valid while that step of that search is shown. */
interface Place {
  readonly opened: OpenedSearch | null;
  readonly step: number;
  readonly at: number;
}

export class FineSteps {
  readonly #player: Player;
  readonly #course: () => Course;
  #place = $state.raw<Place | null>(null);

  constructor(player: Player, course: () => Course) {
    this.#player = player;
    this.#course = course;
  }

  readonly #moments = $derived.by((): readonly Moment[] => {
    const { arrived, step } = this.#player;
    return momentsOf(arrived, step, this.#course());
  });

  /** Index of the moment shown; the last where the step is complete. */
  readonly #at = $derived.by((): number => {
    const { opened, step } = this.#player;
    const last = this.#moments.length - 1;
    const place = this.#place;
    return place && place.opened === opened && place.step === step ? Math.min(place.at, last) : last;
  });

  readonly moment = $derived.by((): Moment => {
    const { arrived, step } = this.#player;
    return arrived.nodes === 0 ? momentAfter(arrived, step) : this.#moments[this.#at];
  });

  /** "3 of 9"; `null` where the step is complete. */
  readonly place = $derived.by((): { part: number; parts: number } | null => {
    const parts = this.#moments.length;
    return this.#at === parts - 1 ? null : { part: this.#at + 1, parts };
  });

  forward(): void {
    this.#player.pause();
    if (this.#at < this.#moments.length - 1) return this.#stand(this.#at + 1);
    const { step } = this.#player;
    this.#player.goTo(step + 1);
    if (this.#player.step > step) this.#stand(0);
  }

  back(): void {
    this.#player.pause();
    if (this.#at > 0) return this.#stand(this.#at - 1);
    this.#place = null;
    this.#player.goTo(this.#player.step - 1);
  }

  leave(): void {
    this.#place = null;
  }

  #stand(at: number): void {
    const { opened, step } = this.#player;
    this.#place = { opened, step, at };
  }
}
