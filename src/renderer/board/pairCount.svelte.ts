/** The inversions of a board, counted one after the other, so that they can be followed on it. */
import { invertedPairs } from '../../shared/puzzle/solvable.ts';

import type { TileMark, TileMarks } from './trayTiles.ts';

/** How long one pair is shown. */
const PAIR_MS = 700;

type ReadBoards = () => { readonly cells: readonly number[]; readonly goal: readonly number[] };

export class PairCount {
  /** Pairs counted so far; `null` while they are not being counted. */
  #counted = $state<number | null>(null);
  readonly #boards: ReadBoards;

  /** `boards` has the board whose inversions against the goal are counted. */
  constructor(boards: ReadBoards) {
    this.#boards = boards;
  }

  get counted(): number | null {
    return this.#counted;
  }

  /** Pairs of cells, the earlier first. */
  readonly pairs = $derived.by(() => {
    const { cells, goal } = this.#boards();
    return invertedPairs(cells, goal);
  });

  /** Whether all have been counted, and the last was shown as long as the others. */
  readonly isOver = $derived.by(() => this.#counted !== null && this.#counted > this.pairs.length);

  /** The pair that was counted last; `null` before the first, and when all have been. */
  readonly pair = $derived.by(() =>
    this.#counted === null || this.#counted === 0 || this.isOver ? null : this.pairs[this.#counted - 1],
  );

  /** The tiles of that pair. */
  readonly marks = $derived.by((): TileMarks | undefined => {
    const { cells } = this.#boards();
    const [first, second] = this.pair ?? [];
    if (first === undefined || second === undefined) return undefined;
    return new Map<number, TileMark>([
      [cells[first], 'first'],
      [cells[second], 'second'],
    ]);
  });

  /** Counts the next pair when it is due. Called in an effect, and again after every change; returns how to stop. */
  run(): (() => void) | undefined {
    const counted = this.#counted;
    if (counted === null || this.isOver) return undefined;
    const timer = setTimeout(() => (this.#counted = counted + 1), PAIR_MS);
    return () => clearTimeout(timer);
  }

  /** Begins to count, or stops. */
  toggle(): void {
    this.#counted = this.#counted === null ? 0 : null;
  }

  stop(): void {
    this.#counted = null;
  }
}
