/** The boards of a trace: the state of a node is not sent, so it is replayed from its root, and remembered. */
import { applyAction } from '../../shared/puzzle/board.ts';
import { actionOf, NONE, type Trace } from '../../shared/search/trace.ts';
import type { Puzzle } from '../../shared/contract/types.ts';

/** Boards that are remembered; beyond that, all are forgotten and the ones in view are replayed. */
const REMEMBERED = 20_000;

export class Boards {
  readonly #puzzle: Puzzle;
  readonly #trace: Trace;
  readonly #goalRoot: number;
  readonly #known = new Map<number, readonly number[]>();

  /** `goalRoot`: the root that is the goal, of a search from both ends; `NONE` for none. */
  constructor(puzzle: Puzzle, trace: Trace, goalRoot = NONE) {
    this.#puzzle = puzzle;
    this.#trace = trace;
    this.#goalRoot = goalRoot;
  }

  /** The cells of a node that the trace holds. */
  of(node: number): readonly number[] {
    const missing: number[] = [];
    for (let at = node; at !== NONE && !this.#known.has(at); at = this.#trace.parent[at]) missing.push(at);
    if (this.#known.size + missing.length > REMEMBERED) return this.#forgetAndReplay(node);
    for (const id of missing.reverse()) this.#known.set(id, this.#replay(id));
    return this.#known.get(node)!;
  }

  #replay(node: number): readonly number[] {
    const parent = this.#trace.parent[node];
    if (parent === NONE) return node === this.#goalRoot ? this.#puzzle.goal : this.#puzzle.start;
    const { rows, cols } = this.#puzzle;
    const cells = applyAction(this.#known.get(parent)!, actionOf(this.#trace, node), rows, cols);
    if (!cells) throw new Error(`Node ${node} was reached by a move over the edge of the board.`);
    return cells;
  }

  #forgetAndReplay(node: number): readonly number[] {
    this.#known.clear();
    return this.of(node);
  }
}
