/** Shows the moves that were made once more, one after the other. */

/** Moves per second at which a replay begins. */
const DEFAULT_SPEED = 2;

export class Replay {
  /** Moves shown so far. */
  at = $state(0);
  /** Moves per second. */
  speed = $state(DEFAULT_SPEED);
  readonly #boards: readonly (readonly number[])[];

  /** `boards` from the start on, a move apart. */
  constructor(boards: readonly (readonly number[])[]) {
    this.#boards = boards;
  }

  get moves(): number {
    return this.#boards.length - 1;
  }

  get cells(): readonly number[] {
    return this.#boards[this.at];
  }

  goTo(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.moves);
  }

  /** Makes the next move when it is due. Called in an effect, and again after every change; returns how to stop. */
  run(): (() => void) | undefined {
    if (this.at === this.moves) return undefined;
    const timer = setTimeout(() => this.goTo(this.at + 1), 1000 / this.speed);
    return () => clearTimeout(timer);
  }
}
