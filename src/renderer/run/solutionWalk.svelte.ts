/** Walks the board along the solution, one move at a time. */

const MILLIS_PER_MOVE = 650;

export class SolutionWalk {
  readonly nodes: readonly number[];
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

  /** Call with the time of every frame. */
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
