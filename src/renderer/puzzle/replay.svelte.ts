import type { Stepper } from '../ui/stepper.ts';

const DEFAULT_SPEED = 2;

export class Replay implements Stepper {
  #at = $state(0);
  #isPlaying = $state(true);
  /** In moves per second. */
  speed = $state(DEFAULT_SPEED);
  readonly #boards: readonly (readonly number[])[];

  /** `boards`: from the start on, a move apart. Starts playing. */
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

  get atStart(): boolean {
    return this.#at === 0;
  }

  get atEnd(): boolean {
    return this.#at === this.moves;
  }

  get canStepForward(): boolean {
    return !this.atEnd;
  }

  get isPlaying(): boolean {
    return this.#isPlaying && !this.atEnd;
  }

  /** Plays or pauses; after the last move, plays from the start. */
  togglePlay(): void {
    this.#isPlaying = !this.isPlaying;
    if (this.atEnd) this.#at = 0;
  }

  stepBy(moves: number): void {
    this.jump(this.#at + moves);
  }

  /** Shows the board after `at` moves, clamped, and pauses. */
  jump(at: number): void {
    this.#isPlaying = false;
    this.#show(at);
  }

  #show(at: number): void {
    this.#at = Math.min(Math.max(at, 0), this.moves);
  }

  /** Schedules the next move. Call in an effect, after every change; returns a function that stops. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setTimeout(() => this.#show(this.#at + 1), 1000 / this.speed);
    return () => clearTimeout(timer);
  }
}
