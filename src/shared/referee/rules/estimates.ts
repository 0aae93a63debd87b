/** h of states by number, each worked out once. */
import type { Measure } from '../../puzzle/heuristics/measure.ts';
import { grown } from '../../trace/columns.ts';
import type { KnownStates } from '../output/knownStates.ts';

const NOT_ASKED = -1;

export class StateEstimates {
  readonly #states: KnownStates;
  readonly #measure: Measure;
  #values = new Float64Array(0);

  constructor(states: KnownStates, measure: Measure) {
    this.#states = states;
    this.#measure = measure;
  }

  of(state: number): number {
    const before = this.#values.length;
    if (state >= before) {
      this.#values = grown(this.#values, state + 1);
      this.#values.fill(NOT_ASKED, before);
    }
    if (this.#values[state] === NOT_ASKED) this.#values[state] = this.#measure(this.#states.cellsOf(state));
    return this.#values[state];
  }
}
