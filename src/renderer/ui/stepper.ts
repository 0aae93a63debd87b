/** Steps through a search, all searches of a comparison, or the moves of a replay. */
export interface Stepper {
  readonly isPlaying: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Whether a step forward changes anything. */
  readonly canStepForward: boolean;
  /** Negative: back. */
  stepBy(steps: number): void;
  togglePlay(): void;
  /** Goes to a place and stops playing; `Infinity` is the end. */
  jump(place: number): void;
}
