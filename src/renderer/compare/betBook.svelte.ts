/** The bets on every comparison since the program was opened: they stay with the puzzle and the searches that they are about. */
import { SvelteMap } from 'svelte/reactivity';
import type { Bet } from '../../shared/contract/comparisons.ts';

const NO_BETS: readonly Bet[] = [];

export class BetBook {
  /** By comparison (`keyOfComparison`). It grows by what people type, and no faster. */
  readonly #bets = new SvelteMap<string, readonly Bet[]>();

  of(comparison: string): readonly Bet[] {
    return this.#bets.get(comparison) ?? NO_BETS;
  }

  put(comparison: string, bets: readonly Bet[]): void {
    if (bets.length > 0) this.#bets.set(comparison, bets);
    else this.#bets.delete(comparison);
  }
}
