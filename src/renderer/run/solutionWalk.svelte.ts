/** Walks the board along the solution, move by move. */

/** Time that each state of the solution is shown. */
const MILLIS_PER_MOVE = 650;

export class SolutionWalk {
  /** Node ids from the root to the goal. */
  readonly nodes: readonly number[];
  /** Moves made so far. */
  at = $state(0);
  playing = $state(true);
  #dueMs = 0;

  constructor(nodes: readonly number[]) {
    this.nodes = nodes;
  }

  get node(): number {
    return this.nodes[this.at];
  }

  get moves(): number {
    return this.nodes.length - 1;
  }

  /** Called with the time of every frame: makes the move that is due. */
  frame(nowMs: number): void {
    if (!this.playing) return;
    if (this.#dueMs === 0) this.#dueMs = nowMs + MILLIS_PER_MOVE;
    if (nowMs < this.#dueMs) return;
    this.#dueMs = nowMs + MILLIS_PER_MOVE;
    this.goTo(this.at + 1);
  }

  goTo(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.moves);
    if (this.at === this.moves) this.playing = false;
  }

  toggle(): void {
    if (this.at === this.moves) this.at = 0;
    this.#dueMs = 0;
    this.playing = !this.playing;
  }
}
