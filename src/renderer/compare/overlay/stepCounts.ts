/** Expanded nodes counted by a number of theirs, at any step: from one step to the next only what lies between is counted. */
import type { TraceReader } from '../../../shared/readings/reading.ts';

export class StepCounts {
  readonly #reader: TraceReader;
  readonly #keyOf: (node: number) => number;
  #counts = new Int32Array(0);
  #step = 0;

  /** `keyOf` is at least 0 and below `keys`. */
  constructor(reader: TraceReader, keys: number, keyOf: (node: number) => number) {
    this.#reader = reader;
    this.#keyOf = keyOf;
    this.#counts = new Int32Array(keys);
  }

  /** By key: nodes expanded up to `step`. */
  at(step: number): readonly number[] {
    const { expanded } = this.#reader;
    while (this.#step < step) this.#counts[this.#keyOf(expanded[this.#step++])]++;
    while (this.#step > step) this.#counts[this.#keyOf(expanded[--this.#step])]--;
    return Array.from(this.#counts);
  }
}
