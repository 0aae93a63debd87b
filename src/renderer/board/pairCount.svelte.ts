/** Counts the inversions of a board one by one, so that a class can follow. */
import { invertedPairs } from '../../shared/puzzle/solvable.ts';
import type { TileMark, TileMarks } from './trayTiles.ts';

const PAIR_MS = 700;

type ReadBoards = () => { readonly cells: readonly number[]; readonly goal: readonly number[] };

export class PairCount {
  counted = $state<number | null>(null);
  readonly #boards: ReadBoards;

  constructor(boards: ReadBoards) {
    this.#boards = boards;
  }

  /** Pairs of cells, the earlier first. */
  readonly pairs = $derived.by(() => {
    const { cells, goal } = this.#boards();
    return invertedPairs(cells, goal);
  });

  /** Whether all are counted, and the last one was shown for its full time. */
  readonly isOver = $derived.by(() => this.counted !== null && this.counted > this.pairs.length);

  /** The pair counted last; `null` before the first and at the end. */
  readonly pair = $derived.by(() =>
    this.counted === null || this.counted === 0 || this.isOver ? null : this.pairs[this.counted - 1],
  );

  readonly marks = $derived.by((): TileMarks | undefined => {
    const { cells } = this.#boards();
    const [first, second] = this.pair ?? [];
    if (first === undefined || second === undefined) return undefined;
    return new Map<number, TileMark>([
      [cells[first], 'first'],
      [cells[second], 'second'],
    ]);
  });

  /** Counts the next pair when due. Run it in an effect; returns its cleanup. */
  run(): (() => void) | undefined {
    const counted = this.counted;
    if (counted === null || this.isOver) return undefined;
    const timer = setTimeout(() => (this.counted = counted + 1), PAIR_MS);
    return () => clearTimeout(timer);
  }

  toggle(): void {
    this.counted = this.counted === null ? 0 : null;
  }

  stop(): void {
    this.counted = null;
  }
}
