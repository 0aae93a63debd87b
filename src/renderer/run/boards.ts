/** Boards of nodes, replayed from the root (the trace holds only moves) and cached. */
import { applyAction } from '../../shared/puzzle/board.ts';
import { actionOf, NONE, type Trace } from '../../shared/trace/trace.ts';
import type { Puzzle } from '../../shared/contract/types.ts';

/** Cached boards; when there are more, the cache is cleared. */
const REMEMBERED = 20_000;
/** Boards cached of one path, from its end: depth-first paths are much longer. */
const REMEMBERED_OF_PATH = 10_000;

export class Boards {
  readonly #puzzle: Puzzle;
  readonly #trace: Trace;
  readonly #goalRoot: number;
  readonly #known = new Map<number, readonly number[]>();

  /** `goalRoot`: the root of the backward half, which is the goal; `NONE` for none. */
  constructor(puzzle: Puzzle, trace: Trace, goalRoot = NONE) {
    this.#puzzle = puzzle;
    this.#trace = trace;
    this.#goalRoot = goalRoot;
  }

  of(node: number): readonly number[] {
    const missing: number[] = [];
    let at = node;
    for (; at !== NONE && !this.#known.has(at); at = this.#trace.parent[at]) missing.push(at);
    let cells = this.#known.get(at) ?? null;
    const kept = Math.min(missing.length, REMEMBERED_OF_PATH);
    if (this.#known.size + kept > REMEMBERED) this.#known.clear();
    for (let left = missing.length - 1; left >= 0; left--) {
      cells = this.#after(cells, missing[left]);
      if (left < kept) this.#known.set(missing[left], cells);
    }
    return cells!;
  }

  #after(before: readonly number[] | null, node: number): readonly number[] {
    if (before === null) return node === this.#goalRoot ? this.#puzzle.goal : this.#puzzle.start;
    const { rows, cols } = this.#puzzle;
    const cells = applyAction(before, actionOf(this.#trace, node), rows, cols);
    if (!cells) throw new Error(`Node ${node} was reached by a move over the edge of the board.`);
    return cells;
  }
}
