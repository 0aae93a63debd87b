/** The inversions of a board, counted one after the other, so that they can be followed on it. */
import { invertedPairs } from '../../shared/puzzle/solvable.ts';

/** How long one pair is shown. */
const PAIR_MS = 700;

export class PairCount {
  /** Pairs counted so far; `null` while they are not being counted. */
  counted = $state<number | null>(null);
  readonly #boards: () => { readonly cells: readonly number[]; readonly goal: readonly number[] };

  /** `boards` has the board whose inversions against the goal are counted. Made where effects can be. */
  constructor(boards: () => { readonly cells: readonly number[]; readonly goal: readonly number[] }) {
    this.#boards = boards;
    $effect(() => {
      if (this.counted === null || this.isOver) return;
      const timer = setTimeout(() => (this.counted = this.counted! + 1), PAIR_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Pairs of cells, the earlier first. */
  readonly pairs = $derived.by(() => {
    const { cells, goal } = this.#boards();
    return invertedPairs(cells, goal);
  });

  /** Whether all have been counted, and the last was shown as long as the others. */
  readonly isOver = $derived.by(() => this.counted !== null && this.counted > this.pairs.length);

  /** The pair that was counted last; `null` before the first, and when all have been. */
  readonly pair = $derived.by(() =>
    this.counted === null || this.counted === 0 || this.isOver ? null : this.pairs[this.counted - 1],
  );

  /** Begins to count, or stops. */
  toggle(): void {
    this.counted = this.counted === null ? 0 : null;
  }

  stop(): void {
    this.counted = null;
  }
}
