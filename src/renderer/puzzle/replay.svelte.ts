/** Shows the moves that were made once more, one after the other. */

/** Moves per second at which a replay begins. */
const DEFAULT_SPEED = 2;

export class Replay {
  /** Moves shown so far. */
  #at = $state(0);
  #isPlaying = $state(true);
  /** Moves per second. */
  speed = $state(DEFAULT_SPEED);
  readonly #boards: readonly (readonly number[])[];

  /** `boards` from the start on, a move apart. It plays at once. */
  constructor(boards: readonly (readonly number[])[]) {
    this.#boards = boards;
  }

  get at(): number {
    return this.#at;
  }

  get moves(): number {
    return this.#boards.length - 1;
  }

  get cells(): readonly number[] {
    return this.#boards[this.#at];
  }

  get isOver(): boolean {
    return this.#at === this.moves;
  }

  /** Whether moves follow by themselves; the last one ends that. */
  get isPlaying(): boolean {
    return this.#isPlaying && !this.isOver;
  }

  /** Plays or pauses; after the last move, plays from the start. */
  togglePlay(): void {
    this.#isPlaying = !this.isPlaying;
    if (this.isOver) this.#at = 0;
  }

  /** Shows the board after so many moves, or as near to it as there is one, and pauses. */
  goTo(at: number): void {
    this.#isPlaying = false;
    this.#show(at);
  }

  #show(at: number): void {
    this.#at = Math.min(Math.max(at, 0), this.moves);
  }

  /** Makes the next move when it is due. Called in an effect, and again after every change; returns how to stop. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setTimeout(() => this.#show(this.#at + 1), 1000 / this.speed);
    return () => clearTimeout(timer);
  }
}
